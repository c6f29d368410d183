/** Phase 4: which target, and by which side's guns. */
import { type Battle, keepsBooks, type Mark } from '../../../battlefield/battle.ts';
import { batteriesAt, batteryOf } from '../../../battlefield/fire/volley-batteries.ts';
import { bombardable, mayBombard } from '../../../battlefield/fire/volleys.ts';
import { reachOf } from '../../../battlefield/rules/fire/artillery.ts';
import { HOWITZER_RANGE_CM, ROCKET_RANGE_CM } from '../../../battlefield/rules/fire/fighters.ts';
import { visibilityNow } from '../../../battlefield/rules/sky/visibility.ts';
import { type GunWeight, RANGE_BANDS, SIDES, type SideId } from '../../../book/terms.ts';
import { word } from '../../../engine/message.ts';
import { t } from '../../../words/t.ts';
import { Button, Question } from '../../components/index.ts';
import { act } from '../../session/battle-session.ts';
import { HitsByHand } from './hits-by-hand.tsx';
import { UnitRows } from './rows.tsx';
import { BySides, ownSides } from './sides.tsx';

export function ArtilleryPhase({ battle, id }: { readonly battle: Battle; readonly id: string }) {
  const own = ownSides(battle);
  // A side fires at enemy units. If only one side's books are kept here, the other side fires only at those.
  const targets = (side: SideId) =>
    bombardable(battle, side).filter((unit) => own.includes(side) || keepsBooks(battle, unit.side));
  const firing = SIDES.filter((side) => targets(side).length > 0 || stranger(battle, own, side));
  const fire = (side: SideId, on: Mark) => void act({ do: 'fire', side, on });
  return (
    <>
      <Question>{t(firing.length === 0 ? 'guns-none-left' : 'guns-which-target')}</Question>
      <BySides battle={battle} sides={firing} named={(side) => t('guns-fire-on', { side: battle.sides[side].name })}>
        {(side) => (
          <>
            {own.includes(side) && <p class="note reach">{reachWords(battle, side)}</p>}
            <UnitRows battle={battle} units={targets(side)} onPick={(unit) => fire(side, { unit: unit.id })} />
            {stranger(battle, own, side) && (
              <Button kind="quiet" onClick={() => fire(side, null)}>
                {t('unit-stranger-is')}
              </Button>
            )}
          </>
        )}
      </BySides>
      <HitsByHand battle={battle} id={id} />
    </>
  );
}

/** "Light guns reach 7, 13, 20 cm. Howitzers reach 30 cm.": what to measure before a target is chosen, as far as one sees. */
function reachWords(battle: Battle, side: SideId): string {
  const { total } = visibilityNow(battle);
  const reaches = (kind: GunWeight | 'howitzers' | 'rockets', ...cm: readonly number[]): string =>
    t('guns-reach', { guns: word(`guns-kind-${kind}`), cm: [...new Set(cm.map((one) => Math.min(one, total)))] });
  const kinds = batteriesAt(battle, side, null).map((unit) => {
    const { pieces, weight } = batteryOf(battle, unit)!;
    if (pieces === 'guns') return reaches(weight, ...RANGE_BANDS.map((band) => reachOf(weight, band)));
    return reaches(pieces, pieces === 'howitzers' ? HOWITZER_RANGE_CM : ROCKET_RANGE_CM);
  });
  return [...new Set(kinds)].join(' ');
}

const stranger = (battle: Battle, own: readonly SideId[], side: SideId): boolean =>
  own.includes(side) && mayBombard(battle, side, null).ok;
