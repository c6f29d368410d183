/**
 * The second click of a double one was meant for what stood there at the first. Where that has left the page, what came in
 * its place is not pressed. Undo is tapped as often as there are deeds to take back.
 */
const UNDO = '[data-undo]';

const pressed = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest('button, a, label, summary') : null;

export function guardDoubleClicks(page: Document = document): void {
  let first: Element | null = null;
  page.addEventListener(
    'click',
    (event) => {
      const now = pressed(event);
      const second = event.detail > 1 && first !== null && !first.isConnected;
      if (second && !now?.matches(UNDO)) {
        event.preventDefault();
        event.stopPropagation();
      } else first = now;
    },
    { capture: true },
  );
}
