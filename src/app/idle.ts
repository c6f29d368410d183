/** Runs `work` once the screen is painted and the app is idle. Returns a function that cancels it. */
export function whenIdle(work: () => unknown): () => void {
  // Safari has no idle callback; half a second after the paint will do.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 500);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(() => void work(), { timeout: 2000 });
  return () => cancelIdleCallback(waiting);
}
