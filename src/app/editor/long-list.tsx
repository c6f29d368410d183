/** A possibly long list: part of it at a time, the rest a tap away, so that a thousand entries do not slow the page. */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../../words/t.ts';
import { Button } from '../components/index.ts';

/** A formation has at most forty units. */
const AT_ONCE = 40;

export function LongList<T>({
  of,
  children,
}: {
  readonly of: readonly T[];
  readonly children: (one: T, i: number) => ComponentChildren;
}) {
  const [most, show] = useState(AT_ONCE);
  const left = of.length - most;
  return (
    <>
      <ul class="list">{of.slice(0, most).map(children)}</ul>
      {left > 0 && (
        <Button note={t('editor-show-next-note', { n: left })} onClick={() => show(most + AT_ONCE)}>
          {t('editor-show-next', { n: Math.min(left, AT_ONCE) })}
        </Button>
      )}
    </>
  );
}
