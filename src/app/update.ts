/**
 * Installing and updating. A new version waits until the players take it. Taking it reloads every tab, which costs
 * nothing, since each play is on disk before it is shown.
 */
import { signal } from '@preact/signals';
import { messageSW } from 'workbox-window/messageSW.js';
import { startServiceWorker } from './workers.ts';

export const updateWaits = signal(false);
/** The update was requested; the page reloads when the new worker is in control. */
export const updateTaken = signal(false);
export const offlineReady = signal(false);

let takeIt: (() => void) | null = null;

/** Milliseconds between checks whether the new worker is in control. */
const LOOKS = 4000;

/** Milliseconds after which a silent worker counts as failed. */
const PATIENCE = 20_000;

/**
 * Asks the worker to cache what the first visit does not wait for (public/later.js): the campaign games, the print
 * room. Resolves to whether all of it is here; false too without a worker or an answer.
 */
export async function layLater(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.active) return false;
  const late = new Promise<false>((answer) => setTimeout(answer, PATIENCE, false));
  return (await Promise.race([messageSW(registration.active, { type: 'LAY_LATER' }), late])) === true;
}

/** Reports when everything needed offline is here, and when a new version waits. */
function follow(registration: ServiceWorkerRegistration): void {
  const look = () => {
    if (registration.active && !offlineReady.value) {
      offlineReady.value = true;
      void layLater();
    }
    // The first worker has no predecessor to wait for.
    if (registration.active && registration.waiting) updateWaits.value = true;
  };
  const listen = () => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', listen);
  listen();
  look();
}

export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const { serviceWorker } = navigator;
  // The first worker takes over a page that needs nothing from it. A later one means that the update was taken, here or
  // in another tab, and that the old parts are gone.
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) location.reload();
    controlled = true;
  });
  // Its caching would compete with what the page still fetches.
  if (document.readyState !== 'complete') await new Promise((loaded) => addEventListener('load', loaded));
  takeIt = () => {
    updateTaken.value = true;
    const ask = async () => {
      const now = await serviceWorker.getRegistration();
      // An earlier reload would get the old worker's page while its parts are being deleted.
      if (!now?.waiting && now?.active?.state === 'activated') return location.reload();
      if (now?.waiting) void messageSW(now.waiting, { type: 'SKIP_WAITING' });
      // The worker answers when it takes over. A busy phone wakes it slowly, and a message may be lost, so it is asked
      // again.
      setTimeout(() => void ask(), LOOKS);
    };
    void ask();
  };
  try {
    const registration = await startServiceWorker('./sw.js');
    follow(registration);
    // A phone that keeps the app open for days still learns of a new version.
    addEventListener('online', () => void layLater());
    setInterval(() => void registration.update().catch(() => undefined), 3_600_000);
  } catch {
    // If the browser forbids workers, the app runs online only.
  }
}

export const takeUpdate = (): void => takeIt?.();

/** Started from the Home Screen, in a window of its own. */
export const installed = matchMedia('(display-mode: standalone)').matches;

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** Set when the browser offers to install. */
export const installOffer = signal<InstallPrompt | null>(null);
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  installOffer.value = event as InstallPrompt;
});
addEventListener('appinstalled', () => {
  installOffer.value = null;
});
