/** What a phone can do beside showing: stay awake, buzz, keep its storage. */
import { settings } from './settings.ts';

const BUZZ = { answer: [12], result: [30], alarm: [40, 80, 40] } as const;

export type Buzz = keyof typeof BUZZ;

/** A short buzz, where the phone can and its owner wants it. */
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
    // The battle may have been left while the system made up its mind.
    if (!wanted) letGo();
  } catch {
    // Low battery or a browser that refuses: the screen may sleep, and nothing is lost by it.
  } finally {
    asking = false;
  }
}

/** Its release is told later, and must not be waited for: the next battle may be open by then. */
function letGo(): void {
  void lock?.release();
  lock = null;
}

/** The system drops the lock whenever the page is hidden, so it is asked for again each time it is seen. */
document.addEventListener('visibilitychange', () => void hold());

/** Keeps the screen on while a battle is open. */
export function stayAwake(on: boolean): void {
  wanted = on && settings.value.wakeLock;
  if (wanted) void hold();
  else letGo();
}

/** Asks the browser not to clear what is stored when room gets scarce; says whether it promised. */
export async function keepStorage(): Promise<boolean> {
  if (!navigator.storage?.persist) return false;
  return (await navigator.storage.persisted()) || (await navigator.storage.persist());
}
