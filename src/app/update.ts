/**
 * Installing and updating. A new version waits until the players take it; taking it reloads every tab, and since each
 * play is on the disk before it is shown, a reload costs nothing.
 */
import { signal } from '@preact/signals';
import { codeAt } from './workers.ts';

export const updateWaits = signal(false);
/** It was asked for, and the page will be loaded anew when the new worker has taken over. */
export const updateTaken = signal(false);
export const offlineReady = signal(false);

let takeIt: (() => void) | null = null;

/** Milliseconds between two looks whether the new worker has taken over. */
const LOOKS = 4000;

export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox(codeAt('./sw.js'), { scope: './' });
  worker.addEventListener('activated', () => {
    offlineReady.value = true;
  });
  worker.addEventListener('waiting', () => {
    updateWaits.value = true;
  });
  // The first worker takes over a page that needs nothing from it; any later one means that the update was taken, here
  // or in another tab, and that the parts this page would still fetch are gone.
  let controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) location.reload();
    controlled = true;
  });
  takeIt = () => {
    updateTaken.value = true;
    const ask = async () => {
      const now = await navigator.serviceWorker.getRegistration();
      // Loaded anew any earlier, the page would be the old one's while its parts are being thrown away.
      if (!now?.waiting && now?.active?.state === 'activated') return location.reload();
      worker.messageSkipWaiting();
      // It says when it takes over. A laden phone is slow to wake it; one that was never heard is asked again.
      setTimeout(() => void ask(), LOOKS);
    };
    void ask();
  };
  try {
    const registration = await worker.register();
    if (registration?.active) offlineReady.value = true;
    // A phone that stays in the app for days still hears of a new version.
    setInterval(() => void registration?.update().catch(() => undefined), 3_600_000);
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
