/**
 * Focus is never lost or hidden. If the focused control leaves the screen with its question, the new page gets the
 * focus, so that the next Tab and the screen reader start there.
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

/** The nearest sticky or fixed element around it; null if there is none. */
function staying(from: Element | null): Element | null {
  for (let at = from; at; at = at.parentElement) if (/sticky|fixed/.test(getComputedStyle(at).position)) return at;
  return null;
}

/** The sticky or fixed element that covers this point; null if there is none. */
function staysAt(x: number, y: number, of: Element): DOMRect | null {
  const there = staying(document.elementFromPoint(x, y));
  return there && !there.contains(of) ? there.getBoundingClientRect() : null;
}

/** Pixels inside an edge, and room for the focus ring. */
const [INSIDE, RING] = [2, 8];

/**
 * Scrolls the focused element out from under sticky elements: first at its bottom, then at its top, where reading
 * begins.
 */
function uncover(one: Element): void {
  const moved = one.closest('dialog[open]') ?? document.scrollingElement;
  const middle = () => {
    const { left, width } = one.getBoundingClientRect();
    return left + width / 2;
  };
  const { bottom } = one.getBoundingClientRect();
  // With large type a sticky footer hangs below the edge and shows only at the end of the page.
  const foot = staying(one);
  if (bottom > innerHeight && foot && foot !== moved) {
    moved?.scrollTo(0, moved.scrollHeight);
    return;
  }
  const under = staysAt(middle(), Math.min(bottom, innerHeight) - INSIDE, one);
  if (under) moved?.scrollBy(0, bottom + RING - under.top);
  const { top } = one.getBoundingClientRect();
  const over = staysAt(middle(), Math.max(top, 0) + INSIDE, one);
  if (over) moved?.scrollBy(0, top - RING - over.bottom);
}

/** A touch scrolls nothing: what the finger touches must stay under it. */
function uncoverFocused(): void {
  let byKey = false;
  addEventListener('keydown', () => (byKey = true), true);
  addEventListener('pointerdown', () => (byKey = false), true);
  document.addEventListener('focusin', ({ target }) => {
    if (byKey && target instanceof Element)
      requestAnimationFrame(() => document.activeElement === target && uncover(target));
  });
}

export function keepFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    held = target as Element;
  });
  uncoverFocused();
  // Focusing forces a layout. Before the frame it would cost a second one, which delays the player.
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
