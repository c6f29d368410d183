/** Chips to enter the table's own throws: the possible results, and what follows. */

import { asked, type Battle, type Task, type Thing } from '../../battlefield/battle.ts';
import { called } from '../../battlefield/named.ts';
import { acceptance, isOfTheHour } from '../../battlefield/passing.ts';
import type { Play } from '../../battlefield/plays.ts';
import type { Joint, Need } from '../../battlefield/procedure.ts';
import { procedureFor } from '../../battlefield/procedures.ts';
import { referee } from '../../battlefield/referee.ts';
import { againWorth } from '../../battlefield/tasks.ts';
import { qualityDeck, timeDeck } from '../../battlefield/throws.ts';
import { columnFor, columnName, minuteCounts } from '../../cards/deck.ts';
import { FACES, type Face } from '../../dice/faces.ts';
import { type Bare, say } from '../../engine/message.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { disorderOptions, qualityOptions } from '../components/index.ts';

/** One tap enters the result; one more if a rule also reads a face. */
export interface Chip {
  readonly label: string | number;
  /** Shown in its place. */
  readonly mark?: string;
  /** The red die with this face. */
  readonly red?: Face;
  readonly tells: Thing | Row;
}

export interface Row {
  readonly asks?: Bare;
  readonly chips: readonly Chip[];
}

export const isRow = (tells: Thing | Row): tells is Row => 'chips' in tells;

/** The possible sums of two dice. */
const SUMS = Array.from({ length: 11 }, (_, n) => n + 2);

const redRow = (asks: Bare, thing: (red: Face) => Thing): Row => ({
  asks,
  chips: FACES.map((face) => ({ label: face, red: face, tells: thing(face) })),
});

function hitsTell(hits: number, { reads }: Need): Thing | Row {
  if (!reads || ('redFrom' in reads && hits < reads.redFrom)) return { hits };
  if ('redFrom' in reads) return redRow('own-red-die', (red) => ({ hits, red }));
  return {
    asks: 'own-one',
    chips: [
      { label: t('own-one-none'), tells: { hits, one: false } },
      { label: t('own-one-fell'), tells: { hits, one: true } },
    ],
  };
}

/** So many dice are told face by face, a row a die. */
const IN_ROWS = 3;

const facesRow = (dice: number, before: readonly Face[] = []): Row => ({
  chips: FACES.map((face) => {
    const told = [...before, face];
    return { label: face, tells: dice > told.length ? facesRow(dice, told) : { dice: told } };
  }),
});

/** The chips are the faces themselves. */
export const isByFaces = (need: Need): boolean => need.want === 'dice' && !need.sum && need.hits === undefined;

const hitsFrom0 = (most: number): number[] => Array.from({ length: most + 1 }, (_, hits) => hits);

/** What is told of several throws at once: the hits of both attackers, or whose officer is hit. */
function jointChips(joint: Joint): readonly Chip[] {
  if ('hits' in joint) {
    const [leads] = joint.leads ?? [];
    return folded(
      hitsFrom0(joint.hits).map((hits) => ({
        label: hits,
        tells: { hits, both: true, ...(leads && { leads: leads.id }) },
      })),
    );
  }
  const { lives } = joint;
  let those: (typeof lives)[] = [[]];
  for (const life of lives) those = [...those, ...those.map((one) => [...one, life])];
  return those.map((struck) => ({
    label: struck.map(({ name }) => speak(called(name))).join(' + ') || t('nobody'),
    tells: { struck: struck.map(({ id }) => id) },
  }));
}

/** So many fill two rows of a small phone, and leave the facts in sight. */
const IN_TWO_ROWS = 12;

/** The chips of 0 and more hits, or the likely ones and one that opens the rest. */
function folded(chips: readonly Chip[]): readonly Chip[] {
  if (chips.length <= IN_TWO_ROWS) return chips;
  const likely = IN_TWO_ROWS - 1;
  return [...chips.slice(0, likely), { label: `${likely}+`, tells: { chips: chips.slice(likely) } }];
}

/** The chips for all results of a throw; empty if its faces are needed. */
export function chipsFor(battle: Battle, need: Need): readonly Chip[] {
  const { hits: most, joint } = need;
  if (joint) return jointChips(joint);
  if (need.none)
    return [
      { label: speak(need.none), tells: { hits: 0 } },
      ...redRow('own-red-die', (red) => ({ hits: 1, red })).chips,
    ];
  if (most !== undefined) return hitsFrom0(most).map((hits) => ({ label: hits, tells: hitsTell(hits, need) }));
  switch (need.want) {
    case 'pot':
      return need.sum === undefined
        ? []
        : SUMS.map((sum) => ({
            label: sum,
            tells: need.sum === 'alone' ? { pot: { sum } } : redRow('own-red', (red) => ({ pot: { sum, red } })),
          }));
    case 'dice':
      if (need.sum) return SUMS.map((sum) => ({ label: sum, tells: { sum } }));
      return need.dice <= IN_ROWS ? facesRow(need.dice).chips : [];
    case 'result':
      return qualityOptions().map(({ value, label, mark }) => ({ label, mark, tells: { result: value } }));
    case 'disorder':
      return disorderOptions().map(({ value, label }) => ({ label, tells: { disorder: value === 'disordered' } }));
    case 'time':
      return minuteCounts(timeDeck(battle)).map(({ minutes }) => ({ label: minutes, tells: { minutes } }));
  }
}

/** A row of chips for each of two equals that may lead; else one. */
export const rowsFor = (need: Need): readonly Need[] =>
  need.joint && 'hits' in need.joint && need.joint.leads
    ? need.joint.leads.map((one) => ({
        ...need,
        joint: { ...need.joint, label: say('combat-leads-both', { unit: one.name }), leads: [one] } as Joint,
      }))
    : [need];

/** The question over the chips. */
export function asksFor(battle: Battle, need: Need): string {
  if (need.joint && ('lives' in need.joint || need.joint.leads)) return '';
  if (need.joint || need.hits !== undefined) return speak(need.asks ?? 'own-hits-stand');
  switch (need.want) {
    case 'pot':
      return t(need.slot === 'green' ? 'own-sum' : 'own-sum-white');
    case 'dice':
      return t(need.sum ? 'own-sum' : 'own-face');
    case 'time':
      return t('own-minutes');
    default:
      return lookUp(battle, need);
  }
}

/** Where to look on the card: "Rating 9: read column ≥7, Hit." */
const lookUp = (battle: Battle, need: Extract<Need, { readonly rating: number }>): string =>
  t('own-look-up', {
    rating: need.rating,
    column: columnName(columnFor(qualityDeck(battle), need.rating, battle.rulings)),
    line: 'column' in need ? need.column : 'result',
  });

/** The turn in which the players go straight to the formations: an arrival on the way is asked about, and does not stop them. */
let straight = 0;
export const goesStraight = (turn: number): void => {
  straight = turn;
};

/** Accepts a result, and goes on to where the players were going. */
export const accepts = ({ turn }: Battle, task: Task): Play =>
  task.kind === 'arrival' && straight === turn ? { do: 'on', accept: task.id, to: 6 } : acceptance(task);

/**
 * The play that follows the table's own throw, or any card for an arrival, at once. It is accepted if everything is
 * there, nobody can usefully re-throw, and either another question follows, which shows the result, or the turn goes on,
 * or order was kept, or the next page tells what came of it: of an officer, or of a shot told by its hits. Clock and sky
 * continue by themselves; players go back to throw the time card again.
 */
export function leadsOn(battle: Battle, id: string): Play | null {
  const task = asked(battle);
  if (task?.id !== id || (battle.dice !== 'table' && task.kind !== 'arrival')) return null;
  const procedure = procedureFor(task.kind);
  if (procedure.needs(battle, task).length > 0 || procedure.waits?.(battle, task) !== undefined) return null;
  const read = procedure.reading(battle, task);
  const { good, foreseen, part, means } = read;
  const accept = { do: 'accept', task: id } as const;
  // The verdict was shown before the pursuit, and what the riders cost is told by what follows.
  if (foreseen || task.rolls.at(-1)?.slot.startsWith('pursuit:')) return accept;
  // The next question may have nothing to decide either.
  const on = { do: 'on', accept: id } as const;
  if (isOfTheHour(task)) return on;
  const decides = againWorth(battle, task, procedure, read).some(
    ({ refused, side }) => !refused && !(good && side === task.side),
  );
  if (decides) return null;
  const ruled = referee(battle, accept, nothingIsThrown);
  if (!ruled.ok) return null;
  if (task.kind === 'arrival') return accepts(battle, task);
  // Hits of shots count when the phase ends.
  const isShot = acceptance(task).do === 'on' && task.rolls.every(({ thing }) => 'hits' in thing);
  if (asked(ruled.state) || (isShot && means !== 'volley-tell')) return on;
  return part === 'OK' || task.kind.startsWith('officer') ? accept : null;
}

function nothingIsThrown(): never {
  throw new Error('There is no throw.');
}
