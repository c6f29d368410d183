/** A courier comes later than was said, or never. */
import { t } from '../../words/t.ts';
import { once } from '../once.ts';
import { sealForUmpire } from './table.ts';

/** Minutes. */
const LATER = 30;

interface CourierTabsProps {
  /** The number of the message. */
  readonly message: number;
  /** When it would have come. */
  readonly due: number;
  readonly lost: boolean;
}

export function CourierTabs({ message, due, lost }: CourierTabsProps) {
  const comes = (at: number | null) => once(() => sealForUmpire({ is: 'courier', message, due: at }));
  return (
    <>
      <button type="button" class="tab" onClick={comes(due + LATER)}>
        {t('desk-late', { n: LATER })}
      </button>
      {!lost && (
        <button type="button" class="tab" onClick={comes(null)}>
          {t('desk-lost')}
        </button>
      )}
    </>
  );
}
