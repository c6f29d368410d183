/**
 * A finger's tap on a button acts as it leaves the glass. The browser would take it for a mouse's first: move that there,
 * press it, paint the button pressed, and then click, on a slow phone a frame later. What is more than a tap (a second finger,
 * a long press, a finger that wandered or that stops a page as it rolls) is left to the browser, and so is all that is no button.
 * The second tap of two in one breath was meant for the page of the first: on a button that has come under the finger since
 * it does nothing, and one that is still there is told by the click's `detail`, as with a mouse.
 */

/** Pixels that a finger may wander and still tap. */
const WANDERED = 10;

/** Milliseconds from which a finger that stays presses long. */
const LONG = 400;

/** Milliseconds without a scroll event after which a page has come to rest. */
const ROLLING = 120;

/** Milliseconds from one tap to the next, and pixels between them, within which they are one double tap. */
const BREATH = 250;
const BESIDE = 30;

/** Undo is tapped as often as there are deeds to take back. */
const UNDO = '[data-undo]';

interface Acted {
  readonly button: HTMLButtonElement;
  readonly x: number;
  readonly y: number;
  readonly at: number;
  /** The how-manieth of one breath. */
  readonly nth: number;
}

interface Touched {
  readonly button: HTMLButtonElement;
  readonly finger: number;
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

const buttonAt = (target: EventTarget | null): HTMLButtonElement | null =>
  target instanceof Element ? target.closest('button') : null;

export function actAtOnce(page: Document = document): void {
  let touched: Touched | null = null;
  let acted: Acted | null = null;
  let rolled = Number.NEGATIVE_INFINITY;
  const forget = () => {
    touched = null;
  };
  const wandered = ({ clientX, clientY }: Touch, { x, y }: Touched) => Math.hypot(clientX - x, clientY - y) > WANDERED;
  page.addEventListener(
    'scroll',
    ({ timeStamp }) => {
      rolled = timeStamp;
    },
    { capture: true, passive: true },
  );
  page.addEventListener(
    'touchstart',
    ({ target, touches, timeStamp }) => {
      const [only] = touches;
      const button = buttonAt(target);
      const atRest = timeStamp - rolled > ROLLING;
      touched =
        button && only && touches.length === 1 && atRest
          ? { button, finger: only.identifier, x: only.clientX, y: only.clientY, at: timeStamp }
          : null;
    },
    { passive: true },
  );
  page.addEventListener(
    'touchmove',
    ({ touches: [only] }) => {
      if (touched && only && wandered(only, touched)) forget();
    },
    { passive: true },
  );
  page.addEventListener('touchcancel', forget, { passive: true });
  page.addEventListener(
    'touchend',
    (event) => {
      const was = touched;
      forget();
      const [left] = event.changedTouches;
      if (!was || !left || left.identifier !== was.finger || !event.cancelable || event.defaultPrevented) return;
      if (event.timeStamp - was.at >= LONG || wandered(left, was)) return;
      if (!was.button.isConnected || was.button.disabled) return;
      event.preventDefault();
      // What was being written in is left, and taken as it stands. Otherwise the focus stays where it is, as on some phones it
      // always does: moving it has the page styled and painted for nothing.
      if (page.activeElement?.matches('input, textarea, select')) was.button.focus({ preventScroll: true });
      const before = acted && was.at - acted.at < BREATH && beside(was, acted) ? acted : null;
      const changed =
        before && !before.button.isConnected && !(before.button.matches(UNDO) && was.button.matches(UNDO));
      if (changed) return;
      acted = { ...was, at: event.timeStamp, nth: (before?.nth ?? 0) + 1 };
      const { x: clientX, y: clientY } = was;
      const click = {
        bubbles: true,
        cancelable: true,
        composed: true,
        view: window,
        detail: acted.nth,
        clientX,
        clientY,
      };
      was.button.dispatchEvent(new MouseEvent('click', click));
    },
    { passive: false },
  );
  // Two clicks of a mouse are one double click wherever the second one lands.
  let clicked: Element | null = null;
  page.addEventListener(
    'click',
    (event) => {
      const button = buttonAt(event.target);
      if (event.isTrusted && event.detail > 1 && clicked && !clicked.isConnected && !button?.matches(UNDO)) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      clicked = button;
    },
    { capture: true },
  );
}

const beside = (one: { x: number; y: number }, other: { x: number; y: number }): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) < BESIDE;
