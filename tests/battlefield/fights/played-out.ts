/** Fights with the table's own dice: who acts, what is wanted next, and every first throw with so many sixes. */
import type { ActionStep, Battle, Thing, Unit } from '../../../src/battlefield/battle.ts';
import type { Need } from '../../../src/battlefield/procedure.ts';
import { procedureFor } from '../../../src/battlefield/procedures.ts';
import type { Rulings } from '../../../src/book/rulings.ts';
import type { Face } from '../../../src/dice/faces.ts';
import { type ScenarioSource, scenario } from '../../../src/scenarios/schema.ts';
import { begin, play, SMALL, top, withUnit } from '../fixtures.ts';

export const acts = (battle: Battle, step: ActionStep, formation = 'ii'): Battle => ({
  ...battle,
  phase: 6,
  agenda: [],
  action: { formation, step },
});

export const acting = (
  step: ActionStep,
  more: Partial<ScenarioSource> = {},
  formation = 'ii',
  rulings: Rulings = {},
): Battle => acts(begin(scenario({ ...SMALL, ...more }), { rulings }), step, formation);

/** The one area of the field, of another kind. */
export const areaOf = (kind: 'built-up' | 'works' | 'strong-point', cover: 'hard' | 'soft' = 'hard') =>
  ({ areas: [{ id: 'farm', name: 'the redoubt', kind, cover }] }) as Partial<ScenarioSource>;

export const needs = (battle: Battle): readonly Need[] => procedureFor(top(battle).kind).needs(battle, top(battle));
export const slots = (battle: Battle): string[] => needs(battle).map(({ slot }) => slot);
export const facts = (battle: Battle) => procedureFor(top(battle).kind).facts!(battle, top(battle));
export const enter = (battle: Battle, slot: string, thing: Thing): Battle =>
  play(battle, { do: 'enter', task: top(battle).id, slot, thing });
export const say = (battle: Battle, said: Record<string, boolean | string | number>): Battle =>
  play(battle, { do: 'answer', task: top(battle).id, facts: said });
export const accept = (battle: Battle): Battle => play(battle, { do: 'accept', task: top(battle).id });
export const decide = (battle: Battle, choice: string): Battle =>
  play(battle, { do: 'decide', task: top(battle).id, choice });
export const dice = (...faces: Face[]): Thing => ({ dice: faces });

/** Throws all that is wanted, hits of these units with sixes, and draws these cards; Normal, and in order, where none is said. */
export function fought(
  battle: Battle,
  hits: Readonly<Record<string, number>> = {},
  cards: Readonly<Record<string, 'VH' | 'H' | 'N' | 'L' | 'VL'>> = {},
): Battle {
  let now = battle;
  for (let [need] = needs(now); need; [need] = needs(now)) {
    const [kind, unit = ''] = need.slot.replace(/#.*/, '').split(':');
    if (need.want === 'dice') {
      const sixes = kind === 'throw' ? (hits[unit] ?? 0) : 0;
      now = enter(now, need.slot, dice(...Array.from({ length: need.dice }, (_, n): Face => (n < sixes ? 6 : 1))));
    } else now = enter(now, need.slot, need.want === 'disorder' ? { disorder: false } : { result: cards[unit] ?? 'N' });
  }
  return now;
}

/** A unit holds the area as its garrison. */
export const garrisoned = (battle: Battle, id: string, area = 'farm'): Battle =>
  withUnit(battle, id, { kind: 'garrison', area, formation: null } as Partial<Unit>);
