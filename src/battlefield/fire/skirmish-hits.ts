/** The end of phase 3: what was written down falls at once, and a stand in front may take it (NBC-SKM-07, AMB-68). */

import type { Order } from '../../book/terms.ts';
import { reckon, term } from '../../engine/reckoning.ts';
import {
  allCounted,
  type Battle,
  keepsBooks,
  orderOf,
  type Task,
  toCount,
  type Unit,
  type WrittenShot,
} from '../battle.ts';
import { type EventBuilder, log, openTask } from '../event-builder.ts';
import { settlePhase, sufferBattery, takeHits } from '../losses.ts';
import { type Procedure, saidOr } from '../procedure.ts';
import { hitWords } from './hit-throws.ts';
import { skirmishCasualties } from './skirmish.ts';
import { asSkirmishTarget } from './skirmish-facts.ts';

/** Counts what was written down: all attacks of the phase fall at once (AMB-68). What asks for a choice is asked. */
export function countSkirmishes(d: EventBuilder): void {
  const { state } = d;
  const shots = toCount(state.shots);
  d.add({ type: 'shots', shots: allCounted(state.shots) });
  const choices: { unit: Unit; attacks: WrittenShot[] }[] = [];
  for (const unit of Object.values(d.state.units)) {
    const attacks = shots.filter(({ on, hits }) => on && 'unit' in on && on.unit === unit.id && hits > 0);
    if (attacks.length === 0 || unit.fate !== 'good') continue;
    if (!keepsBooks(d.state, unit.side)) continue;
    if (unit.card.arm === 'artillery')
      sufferBattery(
        d,
        unit.id,
        skirmishCasualties(asSkirmishTarget(d.state, unit), attacks, d.state.rulings),
        'skirmish',
      );
    else if (unit.stands > 0 && unit.hurt?.stand === undefined) choices.push({ unit, attacks });
    else fallsOn(d, unit, attacks, 'absorb', orderOf(state, unit));
  }
  for (const officer of Object.values(d.state.officers)) {
    const hits = shots
      .filter(({ on }) => on && 'officer' in on && on.officer === officer.id)
      .reduce((sum, shot) => sum + shot.hits, 0);
    if (hits > 0 && officer.fate === 'fit' && keepsBooks(d.state, officer.side))
      openTask(d, {
        kind: 'officer-risk',
        side: officer.side,
        officer: officer.id,
        data: { cause: 'skirmish fire', alone: true },
      });
  }
  for (const { unit, attacks } of choices.reverse()) {
    const order = orderOf(state, unit);
    openTask(d, { kind: 'stand', side: unit.side, unit: unit.id, data: { attacks, ...(order && { order }) } });
  }
}

function fallsOn(
  d: EventBuilder,
  unit: Unit,
  attacks: readonly WrittenShot[],
  stand: 'absorb' | 'keep',
  order: Order | undefined,
): void {
  takeHits(d, {
    unit: unit.id,
    hits: attacks.reduce((sum, shot) => sum + shot.hits, 0),
    cause: 'skirmish',
    aspect: 'front',
    aspects: attacks.map((shot) => shot.aspect),
    stand,
    order,
  });
}

const attacksIn = (task: Task): readonly WrittenShot[] => task.data.attacks as readonly WrittenShot[];
const choiceIn = (task: Task) => saidOr<'absorb' | 'keep'>(task, 'stand', 'absorb');

/** NBC-SKM-07: its owner says whether the stand goes with the first hit, or stays and the unit takes it. */
export const standChoice: Procedure = {
  kind: 'stand',
  question: (battle, task) => `What do ${battle.units[task.unit!]!.card.name}’s skirmishers do?`,
  facts: (battle, task) => {
    const harm = (choice: 'absorb' | 'keep') => {
      const { standsRemoved, check } = harmOf(battle, task, choice);
      return `${standsRemoved > 0 ? `${standsRemoved} in` : 'none in'}, ${check ? 'disorder check' : 'no check'}`;
    };
    return [
      {
        key: 'stand',
        label: 'Its skirmishers',
        kind: 'choice',
        value: choiceIn(task),
        options: [
          { value: 'absorb', label: 'Take the first hit', effect: harm('absorb') },
          { value: 'keep', label: 'Stay out', effect: harm('keep') },
        ],
      },
    ];
  },
  needs: () => [],
  reading(battle, task) {
    const harm = harmOf(battle, task, choiceIn(task));
    const { name } = battle.units[task.unit!]!.card;
    return {
      word: hitWords(harm.hits),
      means:
        harm.fate === 'good'
          ? `${name} loses ${harm.cpLost}CP${harm.standsRemoved > 0 ? ' and takes in its skirmishers' : ''}${harm.check ? '; a disorder check follows.' : ', with no check.'}`
          : `${name} loses its last point.`,
      sums: [
        reckon(
          'Hits',
          attacksIn(task).map((shot) => term(shooter(battle, shot), shot.hits, 'NBC-SKM-07')),
        ),
      ],
    };
  },
  settle: (d, task) => concludeStand(d, task, choiceIn(task)),
  byHand: () => [
    { value: 'absorb', label: 'They take the first hit' },
    { value: 'keep', label: 'They stay out' },
    { value: 'none', label: 'No hit counts' },
  ],
  settleByHand(d, task, choice) {
    const { name } = d.state.units[task.unit!]!.card;
    const words = { absorb: 'take the first hit', keep: 'stay out', none: 'lose nobody' }[choice];
    log(d, `${name}’s skirmishers ${words}.`, { side: task.side!, byHand: true });
    concludeStand(d, task, choice as 'absorb' | 'keep' | 'none');
  },
};

/** The last choice made, the checks of the phase follow. */
function concludeStand(d: EventBuilder, task: Task, choice: 'absorb' | 'keep' | 'none'): void {
  const unit = d.state.units[task.unit!]!;
  if (choice !== 'none' && unit.fate === 'good')
    fallsOn(d, unit, attacksIn(task), choice, task.data.order as Order | undefined);
  if (!d.state.agenda.some((open) => open.kind === 'stand')) settlePhase(d);
}

const shooter = (battle: Battle, { by }: WrittenShot): string => (by ? battle.units[by]!.card.name : 'The enemy');

function harmOf(battle: Battle, task: Task, choice: 'absorb' | 'keep') {
  const unit = battle.units[task.unit!]!;
  return skirmishCasualties(asSkirmishTarget(battle, unit), attacksIn(task), battle.rulings, {
    choice: choice === 'keep' ? 'stand-stays' : 'stand-goes',
  });
}
