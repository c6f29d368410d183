/** Naval interception: each enemy stack in its order, by a die or, in a box, without one. EIA-076 to EIA-078 */
import { whyNot } from '../../../engine/legality.ts';
import { type Said, say } from '../../../engine/message.ts';
import { oneOf, yesNo } from '../../../engine/procedure.ts';
import type { Campaign } from '../campaign.ts';
import { type Asked, dieIn, type Procedure, saysSo, wordOf } from '../desk.ts';
import { nationName } from '../ledger.ts';
import type { Fleet } from '../pieces.ts';
import { attempt, mayIntercept, needsDie } from '../rules/interception.ts';
import type { Power } from '../vocabulary.ts';
import { ask, type Builder, log, setPiece } from '../writing.ts';
import { entrySchema, type SeaEntry, type SeaFight, type Spot, type Voyage } from './shapes.ts';
import {
  areBeside,
  beatenMark,
  hunting,
  isBlockaded,
  isIced,
  isMarked,
  leadsIntoStraits,
  maySailStraits,
  nelsonIn,
  othersInOrder,
  type Stack,
  sameSpot,
  sayBeside,
  setMark,
  spotKey,
  spotName,
  stacks,
  triedMark,
} from './waters.ts';

type Task = Asked<SeaEntry>;

const distanceOf = (state: Campaign, from: Spot, spot: Spot): 'same' | 'adjacent' | 'far' | undefined => {
  if (sameSpot(from, spot)) return 'same';
  const beside = areBeside(state, from, spot);
  return beside === undefined ? undefined : beside ? 'adjacent' : 'far';
};

/**
 * Returns why a stack cannot intercept, or undefined. If nobody has said whether a sea is adjacent, the table says so.
 */
function whyNotFrom(state: Campaign, stack: Stack, { fleets }: Voyage, spot: Spot, beside?: boolean): Said | undefined {
  const { power, spot: from } = stack;
  if (isIced(state, spot) || isIced(state, from)) return 'eianaval-ice';
  const distance = distanceOf(state, from, spot) ?? (beside === false ? 'far' : 'adjacent');
  return whyNot(
    mayIntercept(
      {
        ...{ lies: from.at, distance, atWar: stack.fleets.length > 0 },
        blockaded: from.at === 'port' && stack.fleets.some(({ nation }) => isBlockaded(state, from.port, nation)),
        beaten: stack.fleets.some(({ id }) => isMarked(state, beatenMark(id))),
        tried: isMarked(state, triedMark(power, spot, fleets[0] ?? '')),
        maySailThere: !leadsIntoStraits(state, spot) || maySailStraits(state, power),
      },
      { into: spot.at, asks: false, afterBattle: false },
    ),
  );
}
const sailing = (state: Campaign, { fleets }: Voyage): readonly Fleet[] =>
  fleets.flatMap((key) => state.fleets[key] ?? []);
/**
 * Returns the stacks that may try, each with its fleets that are enemies of the voyage or of its cargo. EIA-044,
 * EIA-076, EIA-085
 */
const candidates = (state: Campaign, voyage: Voyage, spot: Spot, group: readonly Power[]): readonly Stack[] =>
  stacks(state)
    .filter(({ power }) => group.includes(power))
    .map((stack) => ({ ...stack, fleets: hunting(state, stack.fleets, sailing(state, voyage)) }))
    .filter((stack) => whyNotFrom(state, stack, voyage, spot) === undefined);

/** Returns the groups of powers that may still try here, in order. EIA-076 */
export const eligibleGroups = (state: Campaign, voyage: Voyage, spot: Spot): readonly (readonly Power[])[] =>
  othersInOrder(state).filter(
    (group) =>
      candidates(state, voyage, spot, group).length > 0 &&
      !group.some((one) => isMarked(state, triedMark(one, spot, voyage.fleets[0] ?? ''))),
  );

const chosen = (state: Campaign, task: Task): Stack | undefined => {
  const key = wordOf(task, 'stack', 'pass');
  return candidates(state, task.data.voyage, task.data.spot, task.data.group).find(
    (stack) => `${stack.power} ${spotKey(stack.spot)}` === key,
  );
};
const asksBeside = (state: Campaign, { data }: Task, stack: Stack): boolean =>
  distanceOf(state, stack.spot, data.spot) === undefined;
/** Returns the stack that tries, once it is known to be adjacent. */
function trying(state: Campaign, task: Task): Stack | undefined {
  const stack = chosen(state, task);
  if (!stack) return undefined;
  return asksBeside(state, task, stack) && !saysSo(task, 'beside') ? undefined : stack;
}
function rolled(state: Campaign, task: Task) {
  const stack = trying(state, task);
  const die = dieIn(task, 'die');
  if (!stack || !die) return undefined;
  const distance = distanceOf(state, stack.spot, task.data.spot) ?? 'adjacent';
  return attempt(
    die,
    { distance, lies: stack.spot.at },
    nelsonIn(
      state,
      stack.fleets.map(({ id }) => id),
    ),
  );
}
const succeeds = (state: Campaign, task: Task): boolean =>
  needsDie(task.data.spot.at) ? rolled(state, task)?.succeeds === true : trying(state, task) !== undefined;

/** Opens the battle after a successful interception. EIA-078, EIA-084 */
function meet(d: Builder, { voyage, spot, from }: SeaEntry, stack: Stack): void {
  for (const { id } of stack.fleets) setPiece(d, 'fleets', id, { place: spot });
  const hunted = sailing(d.state, voyage).filter((one) => hunting(d.state, stack.fleets, [one]).length > 0);
  const fight: SeaFight = {
    ...{ spot, why: 'interception', comesOut: spot.at === 'box' && from.at === 'port' ? 'defender' : null, voyage },
    attacker: { power: stack.power, fleets: stack.fleets.map(({ id }) => id) },
    defender: { power: voyage.power, fleets: hunted.map(({ id }) => id) },
  };
  ask(d, 'eia-sea-battle', stack.power, fight);
}

/** What happens after a failed attempt: the next group, or the rest of the voyage. */
export type GoesOn = (d: Builder, voyage: Voyage) => void;

export const intercepting = (goOn: GoesOn): Procedure<SeaEntry> => ({
  kind: 'eia-intercept',
  schema: { data: entrySchema },
  question: (state, { data }) =>
    say('eianaval-intercept-question', {
      power: nationName(state, data.voyage.power),
      place: spotName(state, data.spot),
    }),
  facts(state, task) {
    const { voyage, spot, group } = task.data;
    if (task.rolls.length > 0) return [];
    const all = candidates(state, voyage, spot, group);
    const stack = chosen(state, task);
    return [
      oneOf('stack', 'eianaval-which-stack', wordOf(task, 'stack', 'pass'), [
        { value: 'pass', label: 'eianaval-lets-pass' },
        ...all.map((one) => ({
          value: `${one.power} ${spotKey(one.spot)}`,
          label: say('eianaval-stack-at', {
            power: nationName(state, one.power),
            place: spotName(state, one.spot),
            n: one.fleets.reduce((n, { ships }) => n + ships, 0),
          }),
        })),
      ]),
      ...(stack && asksBeside(state, task, stack)
        ? [
            yesNo(
              'beside',
              say('eianaval-fact-beside', { one: spotName(state, stack.spot), other: spotName(state, spot) }),
              saysSo(task, 'beside'),
            ),
          ]
        : []),
    ];
  },
  sums: (state, task) => {
    const one = rolled(state, task);
    return one ? [one.sum] : [];
  },
  needs(state, task) {
    const stack = trying(state, task);
    return stack && needsDie(task.data.spot.at) && !dieIn(task, 'die')
      ? [{ slot: 'die', by: stack.power, label: 'eianaval-intercepts' }]
      : [];
  },
  reading(state, task) {
    const one = rolled(state, task);
    const stack = trying(state, task);
    return {
      word: !stack ? 'eianaval-lets-pass' : succeeds(state, task) ? 'eianaval-meets-them' : 'eianaval-misses-them',
      means: one ? say('eianaval-intercept-means', { most: one.most }) : 'eianaval-intercept-means-none',
      sums: one ? [one.sum] : [],
    };
  },
  settle(d, task) {
    const { voyage, spot, from, group } = task.data;
    const stack = chosen(d.state, task);
    const tries = trying(d.state, task);
    const one = rolled(d.state, task);
    const met = succeeds(d.state, task);
    if (stack && asksBeside(d.state, task, stack)) sayBeside(d, stack.spot, spot, saysSo(task, 'beside'));
    for (const power of group) setMark(d, triedMark(power, spot, voyage.fleets[0] ?? ''));
    if (tries) {
      log(
        d,
        say(met ? 'eianaval-told-intercepts' : 'eianaval-told-misses', {
          power: nationName(d.state, tries.power),
          other: nationName(d.state, voyage.power),
          place: spotName(d.state, spot),
        }),
        { power: tries.power, sums: one ? [one.sum] : [] },
      );
      if (met) {
        meet(d, task.data, tries);
        return;
      }
    }
    const [next] = eligibleGroups(d.state, voyage, spot);
    const [speaker] = next ?? [];
    if (next && speaker) ask(d, 'eia-intercept', speaker, { voyage, spot, from, group: next });
    else goOn(d, voyage);
  },
});
