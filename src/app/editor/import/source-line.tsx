import type { Source } from '../../../orders-of-battle/tree.ts';
import { t } from '../../../words/t.ts';

/** A line of the source, unchanged. */
export const SourceLine = ({ of: { line, text } }: { readonly of: Source }) => (
  <p class="source-line">
    <b>{t('reader-line', { line })}</b> {text}
  </p>
);
