/** Phase 4: which target, and by which side's guns. */
import type { Battle, Mark } from '../../../battlefield/battle.ts';
import { keepsBooks } from '../../../battlefield/battle.ts';
import { RANGE_BANDS, reachOf } from '../../../battlefield/fire/artillery.ts';
import { HOWITZER_RANGE_CM } from '../../../battlefield/fire/howitzers.ts';
import { ROCKET_RANGE_CM } from '../../../battlefield/fire/rockets.ts';
import { batteriesAt, batteryOf } from '../../../battlefield/fire/volley-batteries.ts';
import { bombardable, mayBombard } from '../../../battlefield/fire/volleys.ts';
import { SIDES, type SideId } from '../../../book/terms.ts';
import { Button, Flag, Question } from '../../components/index.ts';
import { act } from '../../session/battle-session.ts';
import { HitsByHand, UnitRows } from './rows.tsx';
import { ownSides } from './sides.tsx';

export function ArtilleryPhase({ battle, id }: { readonly battle: Battle; readonly id: string }) {
  const own = ownSides(battle);
  // A side fires at units of the other; where only one side's books are kept here, the other fires at that one alone.
  const targets = (side: SideId) =>
    bombardable(battle, side).filter((unit) => own.includes(side) || keepsBooks(battle, unit.side));
  const firing = SIDES.filter((side) => targets(side).length > 0 || stranger(battle, own, side));
  const fire = (side: SideId, on: Mark) => void act({ do: 'fire', side, on });
  return (
    <>
      <Question>{firing.length === 0 ? 'No battery is left to fire' : 'Which target?'}</Question>
      {firing.map((side) => (
        <section key={side} class={`side-${side} by-side`} aria-label={`${battle.sides[side].name} fire`}>
          <h2 class="side-name">
            <Flag side={side} size={20} />
            {battle.sides[side].name} guns fire on
          </h2>
          {own.includes(side) && <p class="note reach">{reachWords(battle, side)}</p>}
          <UnitRows battle={battle} units={targets(side)} onPick={(unit) => fire(side, { unit: unit.id })} />
          {stranger(battle, own, side) && (
            <Button kind="quiet" onClick={() => fire(side, null)}>
              An enemy not in the book
            </Button>
          )}
        </section>
      ))}
      <HitsByHand battle={battle} id={id} />
    </>
  );
}

/** "Light guns reach 7, 13, 20 cm. Howitzers reach 30 cm.": what to measure before a target is chosen. */
function reachWords(battle: Battle, side: SideId): string {
  const kinds = batteriesAt(battle, side, null).map((unit) => {
    const { pieces, weight } = batteryOf(battle, unit)!;
    if (pieces === 'howitzers') return `Howitzers reach ${HOWITZER_RANGE_CM} cm.`;
    if (pieces === 'rockets') return `Rockets reach ${ROCKET_RANGE_CM} cm.`;
    const bands = RANGE_BANDS.map((band) => reachOf(weight, band)).join(', ');
    return `${weight.charAt(0).toUpperCase()}${weight.slice(1)} guns reach ${bands} cm.`;
  });
  return [...new Set(kinds)].join(' ');
}

const stranger = (battle: Battle, own: readonly SideId[], side: SideId): boolean =>
  own.includes(side) && mayBombard(battle, side, null).ok;
