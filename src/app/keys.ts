import { liftStep } from './route.ts';

/** Where Enter does nothing by itself. */
const IDLE = 'body,main,dialog,fieldset,[type=radio]';
const WRITTEN_IN = 'textarea,select,input:not([type=radio])';

/** A battle asks for it, and so do the campaigns. */
let taken = false;

/**
 * By keys alone: Enter presses the large button from wherever it would do nothing, Escape leaves what lies over a
 * question (a sheet has its own Escape), Ctrl and Z undo.
 */
export function takeKeys(): void {
  if (taken) return;
  taken = true;
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey } = event;
    const at = document.activeElement;
    if (event.repeat || event.defaultPrevented || event.altKey || event.shiftKey || !at || at.matches(WRITTEN_IN))
      return;
    const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
    const press = (what: string) => {
      const button = [...(sheet ?? document).querySelectorAll<HTMLElement>(what)].at(-1);
      if (button) event.preventDefault();
      button?.click();
    };
    if (ctrlKey || metaKey) {
      if (key === 'z') press('[data-undo]:not([aria-disabled=true])');
    } else if (key === 'Enter' && at.matches(IDLE)) press('.btn--primary:not([aria-disabled=true])');
    else if (key === 'Escape' && !sheet) liftStep();
  });
}
