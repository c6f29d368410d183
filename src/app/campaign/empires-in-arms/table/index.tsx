/** The bridge's page: a battle before it goes to the table, at the table, and on its way home. */
import type { Campaign } from '../../../../campaign/empires-in-arms/campaign.ts';
import { battleOf } from '../../../../campaign/empires-in-arms/modules/bridge.ts';
import { isPower } from '../../../../campaign/empires-in-arms/vocabulary.ts';
import { t } from '../../../../words/t.ts';
import { Button, Empty } from '../../../components/index.ts';
import { to } from '../../../route.ts';
import { Frame } from '../frame.tsx';
import { Draft } from './draft.tsx';
import { Sent } from './sent.tsx';

interface TableProps {
  readonly id: string;
  readonly state: Campaign;
  /** The id of a battle at the table, or its area and powers before it is one. */
  readonly of: string;
}

export function TablePage({ id, state, of }: TableProps) {
  const combat = state.combats[of];
  if (combat) return <Sent key={of} id={id} state={state} combat={combat} />;
  const [area = '', attacker = '', defender = ''] = of.split('~');
  if (state.areas[area] && isPower(attacker) && isPower(defender))
    return <Draft key={of} id={id} state={state} from={battleOf(state, area, attacker, defender)} />;
  return (
    <Frame here="month" id={id}>
      <Empty what={t('eiabridge-no-request')} todo={t('eiatable-gone-todo')}>
        <Button href={to('campaign', id, 'month')}>{t('eiatable-to-month')}</Button>
      </Empty>
    </Frame>
  );
}
