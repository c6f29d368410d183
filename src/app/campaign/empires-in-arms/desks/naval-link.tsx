/** The naval desk, from the month. EIA-048, EIA-092 */
import type { Campaign } from '../../../../campaign/empires-in-arms/campaign.ts';
import { offersOf } from '../../../../campaign/empires-in-arms/desks.ts';
import { aboardNow } from '../../../../campaign/empires-in-arms/naval/cargo.ts';
import { shipsOf, stacks, strandedFleets } from '../../../../campaign/empires-in-arms/naval/waters.ts';
import { t } from '../../../../words/t.ts';
import { Button } from '../../../components/index.ts';
import { to } from '../../../route.ts';

/** The way to the desk, under the month's question. */
export function NavalLink({ id, state }: { readonly id: string; readonly state: Campaign }) {
  const { step, acting, started } = state.clock;
  const own = stacks(state).filter(({ power }) => acting.includes(power));
  const attacks = step === 'navalCombat' && offersOf(state, 'attack-fleets').length > 0;
  const atSea = own.length > 0 && (step === 'navalMove' || attacks);
  const aboard = step === 'landMove' && acting.some((power) => aboardNow(state, power).length > 0);
  if (!started || !(atSea || aboard || strandedFleets(state).length > 0)) return null;
  return (
    <div class="picks">
      <Button
        href={to('campaign', id, 'naval')}
        note={t('eianaval-link-note', {
          fleets: own.reduce((n, { fleets }) => n + fleets.length, 0),
          ships: own.reduce(
            (n, { fleets }) =>
              n +
              shipsOf(
                state,
                fleets.map((one) => one.id),
              ),
            0,
          ),
        })}
      >
        {t(aboard ? 'eianaval-link-land' : step === 'navalCombat' ? 'eianaval-link-attack' : 'eianaval-link')}
      </Button>
    </div>
  );
}
