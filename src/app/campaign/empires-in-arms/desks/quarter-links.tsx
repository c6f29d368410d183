/** The quarter, from the month. EIA-203, EIA-209 */
import type { Campaign } from '../../../../campaign/empires-in-arms/campaign.ts';
import { players } from '../../../../campaign/empires-in-arms/quarter/holdings.ts';
import { t } from '../../../../words/t.ts';
import { Button } from '../../../components/index.ts';
import { to } from '../../../route.ts';
import { nameIn } from '../frame.tsx';
import { moneyWords } from '../powers.tsx';

/** The ways to the desk, under the month's question. */
export const QuarterLinks = ({ id, state }: { readonly id: string; readonly state: Campaign }) =>
  state.clock.step === 'spending' || state.clock.step === 'lending' ? (
    <div class="picks">
      {players(state).map((power) => (
        <Button
          key={power}
          href={to('campaign', id, 'quarter', power)}
          note={moneyWords(state.powers[power]?.money ?? 0)}
        >
          {t(state.clock.step === 'spending' ? 'eiaqtr-buys' : 'eiaqtr-lends', { power: nameIn(state, power) })}
        </Button>
      ))}
    </div>
  ) : null;
