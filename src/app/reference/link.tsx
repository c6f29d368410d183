/** The way into the reference from a battle. */

import { t } from '../../words/t.ts';
import { Icon } from '../components/index.ts';
import { to } from '../route.ts';

/** At the head of a question's sheet. */
export const ReferenceLink = ({ id }: { readonly id: string }) => (
  <a class="sheet__close" href={to('battle', id, 'reference')} aria-label={t('shell-reference')}>
    <Icon name="book" />
  </a>
);
