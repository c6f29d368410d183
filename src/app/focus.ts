/**
 * Focus is never lost: when the control that had it leaves the screen with its question, the page that took its place
 * has it, so that the next Tab and the next word of a screen reader begin there.
 */
let held: Element | null = null;

const place = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.querySelector('main');

function keep(): void {
  if (!held || held.isConnected || document.activeElement !== document.body) return;
  const next = place();
  if (!next) return;
  if (!next.hasAttribute('tabindex')) next.tabIndex = -1;
  next.focus({ preventScroll: true });
}

export function keepFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    held = target as Element;
  });
  // Focusing lays the page out; done before the frame it would be laid out twice, and the player waits for the second.
  let waits = false;
  const afterPaint = () => {
    if (waits) return;
    waits = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        waits = false;
        keep();
      }),
    );
  };
  new MutationObserver(afterPaint).observe(document.body, { childList: true, subtree: true });
}
