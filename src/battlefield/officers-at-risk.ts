/** Officers who may be hit or taken in the battle, and those who take their place (NBC-OFF-01 to -06). */
import { reckon, term } from '../book/reckoning.ts';
import { type Rulings, ruling } from '../book/rulings.ts';
import { RATINGS, type Rating } from '../book/terms.ts';
import { total } from '../dice/faces.ts';
import { radiusOfNewCommander } from '../scenarios/command-radius.ts';
import { type Battle, type Officer, onTable, unitsOf } from './battle.ts';
import { type Draft, setFormation, setOfficer, setSide, tell } from './draft.ts';
import type { Procedure } from './procedure.ts';
import { ownAgain } from './re-roll-dice.ts';
import { diceIn } from './throws.ts';

/** NBC-OFF-03: an officer with a unit is hit on 12 of two dice. */
export const RISK_ATTACHED = 12;

/** NBC-OFF-05, NBC-OFF-06, AMB-56: ratings of the officer who takes over. */
export function replacementRatings(
  fallen: Pick<Officer, 'A' | 'L' | 'T'>,
  rulings: Rulings = {},
): Pick<Officer, 'A' | 'L' | 'T'> {
  const lower = (rating: Rating): Rating =>
    ruling(rulings, 'replacement') === 'allOnes' ? 1 : RATINGS[Math.max(0, rating - 2)]!;
  return { A: lower(fallen.A), L: lower(fallen.L), T: lower(fallen.T) };
}

export function fell(d: Draft, officer: Officer, fate: 'injured' | 'captured', byHand = false): void {
  setOfficer(d, officer.id, { fate, host: null });
  tell(d, `${officer.name} is **${fate}** and will be replaced in phase 5.`, {
    side: officer.side,
    ...(byHand && { byHand }),
  });
  // AMB-157
  if (officer.role === 'army' && ruling(d.battle.rulings, 'acLossEndsGame') === 'yes')
    d.add({ type: 'ended', ended: { why: `${officer.name} is ${fate}.` } });
}

/** NBC-CMA-04: the replacement takes over in phase 5. */
export function replaceOfficer(d: Draft, officer: Officer): void {
  const { battle } = d;
  const ratings = replacementRatings(officer, battle.rulings);
  setOfficer(d, officer.id, { ...ratings, fate: 'fit', host: null, name: `${officer.card.name}'s successor` });
  const sums = [];
  for (const formation of Object.values(battle.formations))
    if (formation.commander === officer.id) {
      const { length: surviving } = unitsOf(battle, formation.id).filter(
        (unit) => unit.kind === 'unit' && onTable(unit),
      );
      const radius = radiusOfNewCommander(
        { current: formation.radius, original: formation.startUnits, surviving },
        ratings.A,
        battle.scenario.sides[formation.side].armyType,
        battle.rulings,
      );
      setFormation(d, formation.id, { radius: radius.total });
      sums.push(radius);
    }
  if (officer.role === 'army' && ruling(battle.rulings, 'acReplacedRRD') === 'capToNewA') {
    const { ready, used } = battle.sides[officer.side].rerolls;
    const kept = Math.min(ready, ratings.A);
    setSide(d, officer.side, { rerolls: { ready: kept, used: Math.min(used, ratings.A - kept) } });
  }
  tell(d, `${officer.name} is replaced: A${ratings.A} L${ratings.L} T${ratings.T}.`, { side: officer.side, sums });
}

export const officerRisk: Procedure = {
  kind: 'officer-risk',
  question: (battle, task) => `Is ${battle.officers[task.officer!]!.name} hit?`,
  needs: (_battle, task) =>
    diceIn(task) ? [] : [{ slot: 'dice', by: task.side!, label: 'Two dice', want: 'dice', dice: 2 }],
  odds: () => ({
    claim: 'Chance that he is safe',
    good: 35,
    of: 36,
    parts: [
      { key: '2–11', n: 35, means: 'safe' },
      { key: '12', n: 1, means: 'hit' },
    ],
  }),
  // NBC-RR-04 forbids re-throws of fire at officers; AMB-05 reads this one with them.
  again: (battle, task) =>
    diceIn(task) && ruling(battle.rulings, 'rrdOfficerInjury') === 'yes' ? [ownAgain(battle, 'dice', task.side!)] : [],
  reading(battle, task) {
    const thrown = total(diceIn(task)!);
    const hit = thrown >= RISK_ATTACHED;
    const { name } = battle.officers[task.officer!]!;
    return {
      word: hit ? 'Hit' : 'Safe',
      means: hit ? `${name} is carried off and must be replaced.` : `${name} is unhurt.`,
      sums: [reckon('Two dice', [term('Hit on 12', thrown, 'NBC-OFF-03')])],
      part: hit ? '12' : '2–11',
      good: !hit,
    };
  },
  settle(d, task) {
    const officer = d.battle.officers[task.officer!]!;
    markRisk(d, task.unit);
    if (total(diceIn(task)!) >= RISK_ATTACHED) fell(d, officer, 'injured');
    else tell(d, `${officer.name} is unhurt in ${task.data.cause}.`, { side: officer.side });
  },
  byHand: () => [
    { value: 'safe', label: 'He is safe' },
    { value: 'hit', label: 'He is hit' },
  ],
  settleByHand(d, task, choice) {
    const officer = d.battle.officers[task.officer!]!;
    markRisk(d, task.unit);
    if (choice === 'hit') fell(d, officer, 'injured', true);
    else tell(d, `${officer.name} is unhurt.`, { side: officer.side, byHand: true });
  },
};

/** Remembers the turn, for the ruling that asks once a turn (AMB-59). */
export function markRisk(d: Draft, unitId: string | undefined): void {
  const unit = unitId ? d.battle.units[unitId] : undefined;
  const formation = unit?.formation ? d.battle.formations[unit.formation] : undefined;
  if (formation) setFormation(d, formation.id, { said: { ...formation.said, riskedIn: d.battle.turn } });
}

/** Officers of a side who wait for phase 5 to be replaced. */
export const toReplace = (battle: Battle): Officer[] =>
  Object.values(battle.officers).filter((officer) => officer.fate !== 'fit');
