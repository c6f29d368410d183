/** Starts workers. The page's policy (scripts/policy.ts) lets only this file turn an address into code. */

/** A page opened from a disk has the origin "null". */
const here = (): string => (location.protocol === 'file:' ? 'null' : location.origin);

const own = (address: string): string => {
  const { href, origin } = new URL(address, document.baseURI);
  if (origin !== here()) throw new TypeError(`Not ours: ${href}`);
  return href;
};

/** Made once, since the policy allows its name only once. Older browsers need no trusted types. */
const { trustedTypes } = globalThis;
const marks = trustedTypes?.createPolicy('scovell', { createScriptURL: own });

/** An address of our own code, as a trusted type if the browser wants one. */
const codeAt = (address: string): string => marks?.createScriptURL(address) ?? own(address);

/** The worker may read its name. */
export const startWorker = (address: string, name = ''): Worker =>
  new Worker(codeAt(address), { type: 'module', name });

export const startServiceWorker = (address: string): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(codeAt(address), { scope: './' });
