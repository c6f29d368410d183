import type { ComponentChildren } from 'preact';
import { thousands } from '../../book/figures.ts';

/** Journal text: `**bold**` marks become bold, everything else stays as it is. */
export function Marked({ text }: { readonly text: string }) {
  return <>{text.split('**').map((part, i) => (i % 2 ? <b key={i}>{part}</b> : part))}</>;
}

/** Words for a screen reader only. */
export const Hidden = ({ children }: { readonly children: ComponentChildren }) => (
  <span class="out-of-sight">{children}</span>
);

/** Class names, those that apply. */
export const classes = (...names: readonly (string | false | null | undefined)[]) => names.filter(Boolean).join(' ');

/** A number as it is printed: thousands parted, a true minus sign, and a plus where it is added to something. */
export const figure = (n: number, added = false): string =>
  n < 0 ? `−${thousands(-n)}` : added && n > 0 ? `+${thousands(n)}` : thousands(n);
