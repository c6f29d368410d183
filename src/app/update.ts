/**
 * Installing and updating. A new version waits until the players take it; taking it reloads every tab, and since each
 * play is on the disk before it is shown, a reload costs nothing.
 */
import { signal } from '@preact/signals';
import { messageSW } from 'workbox-window/messageSW.js';
import { startServiceWorker } from './workers.ts';

export const updateWaits = signal(false);
/** It was asked for, and the page will be loaded anew when the new worker has taken over. */
export const updateTaken = signal(false);
export const offlineReady = signal(false);

let takeIt: (() => void) | null = null;

/** Milliseconds between two looks whether the new worker has taken over. */
const LOOKS = 4000;

/** Milliseconds after which a worker that does not answer is taken to have failed. */
const PATIENCE = 20_000;

/**
 * Has the worker lay by what the first visit does not wait for (public/later.js): the campaign games. Resolves to whether all of
 * it is here; false too where there is no worker, or it does not answer.
 */
export async function layLater(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.active) return false;
  const late = new Promise<false>((answer) => setTimeout(answer, PATIENCE, false));
  return (await Promise.race([messageSW(registration.active, { type: 'LAY_LATER' }), late])) === true;
}

/** Says when all is there to go on without a net, and when a newer version waits for the players. */
function follow(registration: ServiceWorkerRegistration): void {
  const look = () => {
    if (registration.active && !offlineReady.value) {
      offlineReady.value = true;
      void layLater();
    }
    // The first worker has nobody to wait for.
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
  // The first worker takes over a page that needs nothing from it; any later one means that the update was taken, here
  // or in another tab, and that the parts this page would still fetch are gone.
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) location.reload();
    controlled = true;
  });
  // What it lays by would be in the way of what the page itself still fetches.
  if (document.readyState !== 'complete') await new Promise((loaded) => addEventListener('load', loaded));
  takeIt = () => {
    updateTaken.value = true;
    const ask = async () => {
      const now = await serviceWorker.getRegistration();
      // Loaded anew any earlier, the page would be the old one's while its parts are being thrown away.
      if (!now?.waiting && now?.active?.state === 'activated') return location.reload();
      if (now?.waiting) void messageSW(now.waiting, { type: 'SKIP_WAITING' });
      // It says when it takes over. A laden phone is slow to wake it; one that was never heard is asked again.
      setTimeout(() => void ask(), LOOKS);
    };
    void ask();
  };
  try {
    const registration = await startServiceWorker('./sw.js');
    follow(registration);
    // A phone that stays in the app for days still hears of a new version.
    addEventListener('online', () => void layLater());
    setInterval(() => void registration.update().catch(() => undefined), 3_600_000);
  } catch {
    // A browser that forbids workers runs the app online.
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
