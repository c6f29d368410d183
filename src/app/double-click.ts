/**
 * The second click of a double click belongs to what was there at the first. If that is gone, the click on its
 * replacement is ignored. Undo may be tapped repeatedly.
 */
const UNDO = '[data-undo]';

const pressed = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest('button, a, label, summary') : null;

export function guardDoubleClicks(page: Document = document): void {
  // Weakly: what was tapped last shall not keep its page in memory, which may have held a PIN.
  let first: WeakRef<Element> | null = null;
  page.addEventListener(
    'click',
    (event) => {
      const now = pressed(event);
      const second = event.detail > 1 && first !== null && !first.deref()?.isConnected;
      if (second && !now?.matches(UNDO)) {
        event.preventDefault();
        event.stopPropagation();
      } else first = now && new WeakRef(now);
    },
    { capture: true },
  );
}
