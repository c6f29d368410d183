import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Something is still to come to the screen by itself: a hidden mark, by which it can be told from a whole one. */
export const ToCome = () => <i hidden data-later="" />;

/**
 * What begins below the fold of a phone: made in the frame after the one that shows the rest, so that what a tap is about
 * does not wait for it.
 */
export function Later({ children }: { readonly children: () => ComponentChildren }) {
  const [due, come] = useState(false);
  useEffect(() => come(true), []);
  return due ? children() : <ToCome />;
}
