/** Phone features beyond the screen: staying awake, vibration, lasting storage. */
import { settings } from './settings.ts';

const BUZZ = { answer: [12], result: [30], alarm: [40, 80, 40] } as const;

export type Buzz = keyof typeof BUZZ;

/** A short vibration, if the phone can and its owner wants it. */
export function buzz(kind: Buzz): void {
  if (settings.value.haptics) navigator.vibrate?.([...BUZZ[kind]]);
}

let lock: WakeLockSentinel | null = null;
let asking = false;
let wanted = false;

async function hold(): Promise<void> {
  if (!wanted || lock || asking || document.visibilityState !== 'visible') return;
  asking = true;
  try {
    const given = (await navigator.wakeLock?.request('screen')) ?? null;
    lock = given;
    given?.addEventListener('release', () => {
      if (lock === given) lock = null;
    });
    // The battle may have been left while the request was pending.
    if (!wanted) letGo();
  } catch {
    // Low battery, or the browser refuses: the screen may sleep, and nothing is lost.
  } finally {
    asking = false;
  }
}

/** Not awaited: the next battle may be open before the release is confirmed. */
function letGo(): void {
  void lock?.release();
  lock = null;
}

/** The system drops the lock when the page is hidden, so it is requested again each time the page shows. */
document.addEventListener('visibilitychange', () => void hold());

/** Keeps the screen on while a battle is open. */
export function stayAwake(on: boolean): void {
  wanted = on && settings.value.wakeLock;
  if (wanted) void hold();
  else letGo();
}

/** Asks the browser not to clear our storage when space is short. Returns whether it promised. */
export async function keepStorage(): Promise<boolean> {
  if (!navigator.storage?.persist) return false;
  return (await navigator.storage.persisted()) || (await navigator.storage.persist());
}
