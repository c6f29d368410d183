/** Threads of our own code: the one door by which the page's policy (scripts/policy.ts) lets an address become code. */

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

/** What lies in a page on a disk has no origin that could be named. */
const here = (): string => (location.protocol === 'file:' ? 'null' : location.origin);

const own = (address: string): string => {
  const { href, origin } = new URL(address, document.baseURI);
  if (origin !== here()) throw new TypeError(`Not ours: ${href}`);
  return href;
};

/** Made once: the policy lets its name be taken only once. Older browsers ask for no such mark. */
const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
const marks = trustedTypes?.createPolicy('scovell', { createScriptURL: own });

/** An address of our own code, marked as such where the browser wants the mark. */
const codeAt = (address: string): string => marks?.createScriptURL(address) ?? own(address);

export const startWorker = (address: string): Worker => new Worker(codeAt(address), { type: 'module' });

export const startServiceWorker = (address: string): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(codeAt(address), { scope: './' });
