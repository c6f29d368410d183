/**
 * Focus is never lost, and never out of sight: when the control that had it leaves the screen with its question, the page that took its place
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

/** The element around it, or itself, that stays in sight while the page moves; null where all of it moves. */
function staying(from: Element | null): Element | null {
  for (let at = from; at; at = at.parentElement) if (/sticky|fixed/.test(getComputedStyle(at).position)) return at;
  return null;
}

/** What stays over a point of it; null where nothing does. */
function staysAt(x: number, y: number, of: Element): DOMRect | null {
  const there = staying(document.elementFromPoint(x, y));
  return there && !there.contains(of) ? there.getBoundingClientRect() : null;
}

/** A hair's breadth inside an edge, and the room for the ring around what has the focus. */
const [INSIDE, RING] = [2, 8];

/** What has the focus lies under nothing that stays: at its foot first, for it begins to be read at its head. */
function uncover(one: Element): void {
  const moved = one.closest('dialog[open]') ?? document.scrollingElement;
  const middle = () => {
    const { left, width } = one.getBoundingClientRect();
    return left + width / 2;
  };
  const { bottom } = one.getBoundingClientRect();
  // Large letters: a foot hangs below the edge, and comes up at the end of the page.
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

/** A finger's own touch moves nothing: what it touches must stay under it. */
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
