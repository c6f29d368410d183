import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useStage } from './stage.ts';

/** Something is still to come to the screen by itself: a hidden mark, by which it can be told from a whole one. */
export const ToCome = () => <i hidden data-later="" />;

/**
 * What begins below the fold of a phone: made in the frame after the one that shows the rest, so that what a tap is about
 * does not wait for it. On a page that is made ready out of sight it is made with the rest.
 */
export function Later({ children }: { readonly children: () => ComponentChildren }) {
  const { lit } = useStage();
  const [due, come] = useState(!lit);
  useEffect(() => come(true), []);
  return due ? children() : <ToCome />;
}
