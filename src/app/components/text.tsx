import type { ComponentChildren } from 'preact';
import { thousands } from '../../book/figures.ts';

/** Journal text: `**bold**` marks become bold; the rest stays. */
export function Marked({ text }: { readonly text: string }) {
  return <>{text.split('**').map((part, i) => (i % 2 ? <b key={i}>{part}</b> : part))}</>;
}

/** Words for a screen reader only. */
export const Hidden = ({ children }: { readonly children: ComponentChildren }) => (
  <span class="out-of-sight">{children}</span>
);

/** The class names that apply. */
export const classes = (...names: readonly (string | false | null | undefined)[]) => names.filter(Boolean).join(' ');

/** A number with separated thousands, a true minus sign, and a plus if it is added. */
export const figure = (n: number, added = false): string =>
  n < 0 ? `−${thousands(-n)}` : added && n > 0 ? `+${thousands(n)}` : thousands(n);
