import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/**
 * What begins below the fold of a phone: made in the frame after the one that shows the rest, so that what a tap is about
 * does not wait for it. Until then a hidden mark stands there, by which the screen can be told from a whole one.
 */
export function Later({ children }: { readonly children: () => ComponentChildren }) {
  const [due, come] = useState(false);
  useEffect(() => come(true), []);
  return due ? children() : <i hidden data-later="" />;
}
