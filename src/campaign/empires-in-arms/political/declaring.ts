/** Declarations of war: sealed by each power, opened together, judged in one question. EIA-021 to EIA-026 */
import * as z from 'zod/mini';
import { whyNot } from '../../../engine/legality.ts';
import { say } from '../../../engine/message.ts';
import { oneOf } from '../../../engine/procedure.ts';
import type { Campaign } from '../campaign.ts';
import { type Asked, type Procedure, type Why, wordOf } from '../desk.ts';
import { areAllied, areAtWar, nationName, pairId } from '../ledger.ts';
import { readEntry } from '../modules/sealing.ts';
import { nation, power } from '../pieces.ts';
import type { Round } from '../politics.ts';
import { countedDistricts } from '../rules/minors.ts';
import { type Bar, barOf, mayDeclare, mayName, priceOfMinor, priceOfWar } from '../rules/war.ts';
import { isPower, type MinorId, type Nation, type Power } from '../vocabulary.ts';
import { addPoints, ask, type Builder, log } from '../writing.ts';
import { beginWar, declaring as known, list, listed, lockOf, nextOrder, note } from './ties.ts';

const pairSchema = z.object({ by: power, on: nation });
export type Pair = Readonly<z.infer<typeof pairSchema>>;
export const declaringSchema = z.object({ pairs: z.readonly(z.array(pairSchema)) });
type Data = z.infer<typeof declaringSchema>;
type Weighed = Asked<Data>;

const keyOf = ({ by, on }: Pair): string => `${by}>${on}`;

/** Returns why a power cannot name this target at all, or undefined. EIA-025 */
export function cannotName(state: Campaign, by: Power, on: Nation): Why {
  const minor = isPower(on) ? undefined : state.minors[on];
  if (!minor && !(isPower(on) && state.powers[on]?.out === false)) return 'eia-gone';
  const major = minor?.major ? state.minors[minor.major] : undefined;
  return whyNot(
    mayName({
      self: by === on,
      minorIsNeutral: minor ? minor.state === 'neutral' : null,
      district: minor?.state === 'neutral' && major?.state === 'neutral',
      atWarWith: areAtWar(state, by, on),
    }),
  );
}

/** Returns whether a treaty between the two contains B.6, whose exception the table judges. EIA-024 */
const hasB6 = (state: Campaign, by: Power, on: Nation): boolean =>
  Object.values(state.treaties).some(({ loser, victors }) =>
    victors.some(
      (one) =>
        one.terms.includes('B.6') && [loser, one.power].includes(by) && [loser, one.power].some((each) => each === on),
    ),
  );

/** Returns what prevents a war by the ledgers, and what the table may choose instead. EIA-024 */
function barsOf(state: Campaign, { by, on }: Pair): { readonly now: Bar; readonly options: readonly Bar[] } {
  const what = known(state, by, on);
  const now = barOf(what);
  if (!isPower(on)) return { now, options: ['stands', 'inside', 'unreachable'] };
  const locked: readonly Bar[] = lockOf(state, by, on) ? ['locked'] : [];
  return { now, options: ['stands', ...locked, 'inside', ...(what.atWar ? (['invaded'] as const) : [])] };
}
const barIn = (state: Campaign, task: Weighed, pair: Pair): Bar => {
  const { now, options } = barsOf(state, pair);
  return options.find((one) => one === wordOf(task, keyOf(pair), now)) ?? now;
};
const both = (state: Campaign, { by, on }: Pair) => ({
  power: nationName(state, by),
  other: nationName(state, on),
});

export const weighing: Procedure<Data> = {
  kind: 'eia-declare',
  schema: { data: declaringSchema },
  question: () => 'eiapol-declare-question',
  facts: (state, task) =>
    task.data.pairs.map((pair) =>
      oneOf(
        keyOf(pair),
        say('eiapol-declare-on', both(state, pair)),
        barIn(state, task, pair),
        barsOf(state, pair).options.map((value) => ({ value, label: `eiapol-barred-${value}` as const })),
      ),
    ),
  needs: () => [],
  reading: () => ({ word: 'eiapol-declare-question', means: 'eiapol-declare-means', sums: [] }),
  settle(d, task) {
    const stands = task.data.pairs.filter((pair) => {
      const bar = barIn(d.state, task, pair);
      if (bar === 'stands') return true;
      log(d, say('eiapol-told-barred', { ...both(d.state, pair), why: { code: `eiapol-barred-${bar}` } }), {
        power: pair.by,
      });
      return false;
    });
    declareAll(d, stands);
  },
};

/** Makes all declarations of a step at once, with the same number in the order of wars. EIA-021, EIA-033 */
function declareAll(d: Builder, pairs: readonly Pair[]): void {
  const order = nextOrder(d.state);
  const allies = new Set(
    pairs.filter(({ by, on }) => isPower(on) && areAllied(d.state, by, on)).map((pair) => pairId(pair.by, pair.on)),
  );
  for (const pair of pairs) {
    const { by, on } = pair;
    if (!isPower(on)) {
      onMinor(d, by, on, order);
      continue;
    }
    const mutual = pairs.some((other) => other.by === on && other.on === by);
    const sum = priceOfWar(allies.has(pairId(by, on)));
    const wasAlly = allies.has(pairId(by, on));
    const changes = [addPoints(d, by, -3, '4.2.1.1'), ...(wasAlly ? [addPoints(d, by, -2, '4.2.1.1')] : [])];
    beginWar(d, by, on, mutual ? 'both' : by, order);
    log(d, say('eiapol-told-war', both(d.state, pair)), { power: by, changes, sums: [sum] });
  }
}

/** Declares war on a neutral minor, and notes its cost, which is refunded if no power takes control. EIA-023 */
function onMinor(d: Builder, by: Power, on: MinorId, order: number): void {
  const minor = d.state.minors[on];
  if (!minor) return;
  const sum = priceOfMinor(countedDistricts(Object.values(d.state.minors), minor));
  const before = d.state.powers[by]?.marker ?? 0;
  const change = addPoints(d, by, sum.total, '4.2.1.2');
  note(d, `paid ${by} ${on}`, before - (d.state.powers[by]?.marker ?? 0));
  beginWar(d, by, on, 'late', order);
  list(d, `minor ${on}`, [...listed(d.state, `minor ${on}`), by]);
  log(d, say('eiapol-told-war', both(d.state, { by, on })), { power: by, changes: [change], sums: [sum] });
}

/** All declarations are open: impossible ones are void at once, the rest are judged. EIA-021, EIA-024 */
export function declarationsOpened(d: Builder, round: Round): void {
  const pairs: Pair[] = [];
  for (const by of round.asked) {
    const targets = [...new Set(readEntry(round, 'targets', by) ?? [])].filter(
      (on) => isPower(on) || d.state.minors[on] !== undefined,
    );
    if (targets.length === 0) log(d, say('eiapol-told-no-war', { power: nationName(d.state, by) }), { power: by });
    for (const on of targets) {
      const locked = barOf(known(d.state, by, on)) === 'locked' && !hasB6(d.state, by, on);
      const why = cannotName(d.state, by, on) ?? (locked ? whyNot(mayDeclare(known(d.state, by, on))) : undefined);
      if (why === undefined) pairs.push({ by, on });
      else
        log(
          d,
          say('eiapol-told-void', { ...both(d.state, { by, on }), why: typeof why === 'string' ? { code: why } : why }),
          { power: by },
        );
    }
  }
  if (pairs.length > 0) ask(d, 'eia-declare', null, { pairs });
}
