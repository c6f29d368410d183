/** Does something once the screen has been painted and nothing presses; gives back what calls it off. */
export function whenIdle(work: () => unknown): () => void {
  // Safari has no idle callback; half a second after the paint is idle enough.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 500);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(() => void work(), { timeout: 2000 });
  return () => cancelIdleCallback(waiting);
}
