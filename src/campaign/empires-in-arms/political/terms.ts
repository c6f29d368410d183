/**
 * The terms of a formal peace, chosen one at a time, and the effect of each. EIA-031 to EIA-033, EIA-036, EIA-037,
 * EIA-039
 */
import * as z from 'zod/mini';
import { whyNot } from '../../../engine/legality.ts';
import { type Said, say, word } from '../../../engine/message.ts';
import { amount, type Choice, type Fact, oneOf, yesNo } from '../../../engine/procedure.ts';
import { later } from '../calendar.ts';
import type { Campaign } from '../campaign.ts';
import { readCell } from '../charts.ts';
import { type Asked, numberOf, type Procedure, saysSo, wordOf } from '../desk.ts';
import { dominanceChanged } from '../dominance.ts';
import { freshId, nationName } from '../ledger.ts';
import { type Leader, power } from '../pieces.ts';
import type { Treaty } from '../politics.ts';
import {
  BOUND_LEADER,
  boundTerms,
  effectOfTerm,
  FLEETS_TAKEN,
  LISTS,
  type List,
  mayTake,
  NAMED_TERMS,
  nextToChoose,
  OF_ALL,
  readTerm,
  takesEffect,
  tiedIn,
  warOrder,
} from '../rules/peace.ts';
import { dollars, isPower, type Power } from '../vocabulary.ts';
import { ask, type Builder, log, putPiece, setFlag, setPiece } from '../writing.ts';
import { fleetOff } from './forces.ts';
import { partWays } from './homeward.ts';
import { cedable, handOver } from './lands.ts';
import { listed, note, noted } from './ties.ts';

// ---- lists -----------------------------------------------------------------------------------------------------------

/** The text names no term of list A; the owner types the number from the chart. */
const UNTYPED = 9;
/** Returns how many terms each list has: as typed, or as many as the text names. CH-01 */
export const countsOf = (state: Campaign): Readonly<Record<List, number>> => {
  const of = (list: List) => readCell(state.slots, 'CH-01', list, 'terms') ?? (NAMED_TERMS[list] || UNTYPED);
  return { A: of('A'), B: of('B'), C: of('C') };
};
/**
 * Returns the pairs of terms that exclude each other which the owner typed besides those of the text, from a flag such
 * as "B.3 C.2, B.5 C.1".
 */
function typedClashes(state: Campaign): readonly (readonly [string, string])[] {
  const typed = state.flags['term-clashes'];
  return typeof typed !== 'string'
    ? []
    : typed.split(',').flatMap((pair) => {
        const [one, other] = pair.trim().split(/\s+/);
        return one && other ? [[one, other] as const] : [];
      });
}
export const cannotTake = (state: Campaign, treaty: Treaty, of: Power, code: string): Said | undefined =>
  whyNot(mayTake(treaty.victors, of, code, { counts: countsOf(state), clashes: typedClashes(state) }));

const WORDED = ['B.2', 'B.3', 'B.4', 'B.6', 'B.7', 'C.2', 'C.3', 'C.4', 'C.5', 'C.6', 'C.7', 'C.8', 'C.9'] as const;
/** Returns a term by its place on the chart, with what the text says of it. */
export function termName(code: string): Said {
  const known = WORDED.find((one) => one === code);
  if (code === 'C.1.c') return say('eiapol-term-named', { code, what: { code: 'eiapol-term-fleets' } });
  return known
    ? say('eiapol-term-named', { code, what: { code: `eiapol-term-${known.replace('.', '')}` } })
    : say('eiapol-term-plain', { code });
}

/** Returns the terms a victor may still choose. */
export function termsFor(state: Campaign, treaty: Treaty, of: Power): readonly string[] {
  const counts = countsOf(state);
  const codes = LISTS.filter((list) => list !== 'A').flatMap((list) =>
    Array.from({ length: counts[list] }, (_, i) => `${list}.${i + 1}`).flatMap((code) =>
      code === 'C.1' ? ['C.1.a', 'C.1.b', 'C.1.c'] : [code],
    ),
  );
  return codes.filter((code) => cannotTake(state, treaty, of, code) === undefined);
}

// ---- the course of it ------------------------------------------------------------------------------------------------

const isDone = (state: Campaign, treaty: Treaty, of: Power): boolean =>
  noted(state, `done ${treaty.id} ${of}`) === true || termsFor(state, treaty, of).length === 0;
const hasA = (terms: readonly string[]): boolean => terms.some((code) => readTerm(code)?.list === 'A');

/**
 * Takes the next step of a treaty: the loser's own choices, the order of victors, their choices, the effects of the
 * terms.
 */
export function advance(d: Builder, id: string): void {
  const treaty = d.state.treaties[id];
  if (!treaty) return;
  const orders = treaty.victors.map((one) => ({
    power: one.power,
    order: Number(noted(d.state, `order ${id} ${one.power}`) ?? 0),
  }));
  const own = treaty.victors.find(({ unconditional, terms }) => !unconditional && !hasA(terms));
  if (own) {
    ask(d, 'eia-term', treaty.loser, { treaty: id, victor: own.power, byLoser: true });
    return;
  }
  const tied = tiedIn(orders);
  const ranked = listed(d.state, `ranked ${id}`);
  if (tied.length > 1 && ranked.length === 0) {
    ask(d, 'eia-claim', null, { claimants: tied, about: '', settles: 'victors', treaty: id });
    return;
  }
  const dice = Object.fromEntries(ranked.map((one, i) => [one, ranked.length - i]));
  const last = noted(d.state, `last ${id}`);
  const next = nextToChoose(warOrder(orders, dice), typeof last === 'string' && isPower(last) ? last : null, (of) =>
    isDone(d.state, treaty, of),
  );
  if (next) ask(d, 'eia-term', next, { treaty: id, victor: next, byLoser: false });
  else effects(d, id);
}

/** Returns whether an option binds this peace to terms. EIA-258 */
export const isBoundTo = (state: Campaign, loser: Power, victor: Power): boolean =>
  boundTerms(loser, victor, { rulings: state.rulings, changed: dominanceChanged(state) }).length > 0;
export const boundTo = (state: Campaign, loser: Power, victor: Power): readonly string[] =>
  boundTerms(loser, victor, { rulings: state.rulings, changed: dominanceChanged(state) }).filter(
    (code) => code !== OF_ALL || !isGoneForGood(state),
  );
const isBoundLeader = ({ name, special }: Leader): boolean =>
  special === 'napoleon' || name.toUpperCase() === BOUND_LEADER;
/** Returns whether the leader is dead or already removed, so that nobody can ask for him. EIA-258 */
const isGoneForGood = (state: Campaign): boolean => {
  const all = Object.values(state.leaders).filter(isBoundLeader);
  return all.length > 0 && all.every(({ status }) => status.is === 'dead');
};

/** Applies each term in the order of the treaty; a term that needs a decision asks for it. */
function effects(d: Builder, id: string): void {
  const treaty = d.state.treaties[id];
  if (!treaty) return;
  const all = treaty.victors.flatMap(({ power: victor, terms }) => terms.map((code) => ({ victor, code })));
  for (const { victor, code } of all) {
    if (noted(d.state, `effect ${id} ${victor} ${code}`) === true) continue;
    note(d, `effect ${id} ${victor} ${code}`, true);
    const effect = effectOfTerm(code);
    if (!effect) continue;
    if (!takesEffect(treaty.victors, code)) {
      log(d, say('eiapol-told-not-all', { power: nationName(d.state, victor) }));
      continue;
    }
    const bound = treaty.victors.some((one) => boundTo(d.state, treaty.loser, one.power).includes(code));
    if (effect === 'leader' && bound) {
      if (victor !== treaty.victors[0]?.power) continue;
      for (const leader of Object.values(d.state.leaders))
        if (isBoundLeader(leader)) setPiece(d, 'leaders', leader.id, { status: { is: 'removed' } });
    } else if (effect === 'access')
      putPiece(d, 'access', {
        ...{ id: freshId('x', d.state.access), of: treaty.loser, to: victor, byTreaty: true, note: 'C.5' },
      });
    else if (effect === 'empireEnds' || effect === 'empireBack') setFlag(d, 'empire', effect === 'empireBack');
    else if (effect === 'leader' && victor !== treaty.victors[0]?.power) continue;
    else {
      ask(d, 'eia-effect', victor, { treaty: id, victor, term: code });
      return;
    }
    log(d, say('eiapol-told-term', { power: nationName(d.state, victor), term: word(termName(code)) }));
  }
  for (const { power: victor } of treaty.victors) partWays(d, victor, treaty.loser);
  log(d, say('eiapol-told-concluded', { power: nationName(d.state, treaty.loser) }), { power: treaty.loser });
}

// ---- choosing --------------------------------------------------------------------------------------------------------

export const termSchema = z.object({ treaty: z.string(), victor: power, byLoser: z.boolean() });
type TermTask = Asked<z.infer<typeof termSchema>>;
const NO_MORE = '';

const codeIn = (state: Campaign, task: TermTask, treaty: Treaty): string => {
  const { victor, byLoser } = task.data;
  if (byLoser) return `A.${numberOf(task, 'n', firstA(state, treaty, victor))}`;
  const all = termsFor(state, treaty, victor);
  return all.find((code) => code === wordOf(task, 'term', NO_MORE)) ?? NO_MORE;
};
const firstA = (state: Campaign, treaty: Treaty, of: Power): number => {
  const { A } = countsOf(state);
  const n = Array.from({ length: A }, (_, i) => i + 1).find(
    (one) => cannotTake(state, treaty, of, `A.${one}`) === undefined,
  );
  return n ?? 1;
};
const noMore: Choice = { value: NO_MORE, label: 'eiapol-no-more' };

export const choosing: Procedure<z.infer<typeof termSchema>> = {
  kind: 'eia-term',
  schema: { data: termSchema },
  question: (state, { data }) =>
    data.byLoser
      ? say('eiapol-term-own', { power: nationName(state, data.victor) })
      : say('eiapol-term-question', { power: nationName(state, data.victor) }),
  facts(state, task): readonly Fact[] {
    const treaty = state.treaties[task.data.treaty];
    if (!treaty) return [];
    const { victor, byLoser } = task.data;
    if (byLoser)
      return [amount('n', 'eiapol-term-a', numberOf(task, 'n', firstA(state, treaty, victor)), [1, countsOf(state).A])];
    return [
      oneOf('term', 'eiapol-term-choose', codeIn(state, task, treaty), [
        ...termsFor(state, treaty, victor).map((code) => ({ value: code, label: termName(code) })),
        noMore,
      ]),
    ];
  },
  needs: () => [],
  waits(state, task) {
    const treaty = state.treaties[task.data.treaty];
    const code = treaty && codeIn(state, task, treaty);
    return treaty && code ? cannotTake(state, treaty, task.data.victor, code) : undefined;
  },
  reading: () => ({ word: 'eiapol-term-choose', means: '', sums: [] }),
  settle(d, task) {
    const { treaty: id, victor } = task.data;
    const treaty = d.state.treaties[id];
    if (!treaty) return;
    const code = codeIn(d.state, task, treaty);
    if (!task.data.byLoser) note(d, `last ${id}`, victor);
    if (code === NO_MORE) note(d, `done ${id} ${victor}`, true);
    else {
      setPiece(d, 'treaties', id, {
        victors: treaty.victors.map((one) => (one.power === victor ? { ...one, terms: [...one.terms, code] } : one)),
      });
      log(
        d,
        say(task.data.byLoser ? 'eiapol-told-chose-own' : 'eiapol-told-chose', {
          power: nationName(d.state, task.data.byLoser ? treaty.loser : victor),
          term: word(termName(code)),
        }),
        { power: victor },
      );
    }
    advance(d, id);
  },
};

/**
 * A term in force of a power's treaties, and whether the ledgers apply it or the card and the table do. EIA-031,
 * EIA-032
 */
export interface Standing {
  readonly id: string;
  readonly date: Treaty['date'];
  readonly victor: Power;
  readonly loser: Power;
  readonly code: string;
  readonly byTable: boolean;
}
export const standingTerms = (state: Campaign, of: Power): readonly Standing[] =>
  Object.values(state.treaties).flatMap(({ id, date, loser, victors }) =>
    victors
      .filter((one) => loser === of || one.power === of)
      .flatMap(({ power: victor, terms }) =>
        terms.map((code) => ({ id, date, victor, loser, code, byTable: effectOfTerm(code) === undefined })),
      ),
  );

// ---- what a term does ------------------------------------------------------------------------------------------------

export const effectSchema = z.object({ treaty: z.string(), victor: power, term: z.string() });
type EffectTask = Asked<z.infer<typeof effectSchema>>;
const MOST_MONTHS = 60;
const MOST_MONEY = 500;

const landsOf = (state: Campaign, task: EffectTask) => cedable(state, state.treaties[task.data.treaty]?.loser ?? 'FR');
const landIn = (state: Campaign, task: EffectTask) =>
  landsOf(state, task).find(({ is, id }) => `${is}:${id}` === wordOf(task, 'land', ''));
const leadersOf = (state: Campaign, task: EffectTask) =>
  Object.values(state.leaders).filter(
    ({ power: of, status }) =>
      of === state.treaties[task.data.treaty]?.loser && status.is !== 'dead' && status.is !== 'removed',
  );

/** Returns the loser's fleets on the map. */
const fleetsOf = (state: Campaign, task: EffectTask) =>
  Object.values(state.fleets).filter(
    ({ nation, place }) => nation === state.treaties[task.data.treaty]?.loser && place.at !== 'pool',
  );
function goingOf(state: Campaign, task: EffectTask) {
  const all = fleetsOf(state, task);
  return all.filter(({ id }, i) => saysSo(task, `goes-${id}`, i < FLEETS_TAKEN));
}
/** Removes two fleets from the map, without points. Corps and leaders aboard wait off the map. */
function takeFleets(d: Builder, task: EffectTask): void {
  for (const { id, place } of goingOf(d.state, task)) {
    const port = place.at === 'port' || place.at === 'box' ? d.state.ports[place.port] : undefined;
    for (const corps of Object.values(d.state.corps))
      if (corps.place.at === 'fleet' && corps.place.fleet === id)
        setPiece(d, 'corps', corps.id, { place: port ? { at: 'area', area: port.area } : { at: 'down' } });
    fleetOff(d, id);
  }
}

export const working: Procedure<z.infer<typeof effectSchema>> = {
  kind: 'eia-effect',
  schema: { data: effectSchema },
  question: (state, { data }) =>
    say('eiapol-effect-question', { power: nationName(state, data.victor), term: word(termName(data.term)) }),
  facts(state, task): readonly Fact[] {
    switch (effectOfTerm(task.data.term)) {
      case 'fleets': {
        const going = goingOf(state, task);
        return fleetsOf(state, task).map((fleet) =>
          yesNo(`goes-${fleet.id}`, say('eiapol-effect-fleet', { name: fleet.name }), going.includes(fleet)),
        );
      }
      case 'months':
        return [amount('months', 'eiapol-effect-months', numberOf(task, 'months'), [0, MOST_MONTHS])];
      case 'debt':
        return [amount('money', 'eiapol-effect-money', numberOf(task, 'money'), [0, MOST_MONEY])];
      case 'leader':
        return [
          oneOf('leader', 'eiapol-effect-leader', wordOf(task, 'leader', ''), [
            ...leadersOf(state, task).map(({ id, name }) => ({ value: id, label: say('eiapol-name', { name }) })),
            { value: '', label: 'eiapol-nobody' },
          ]),
        ];
      case 'land': {
        const land = landIn(state, task);
        return [
          oneOf('land', 'eiapol-effect-land', land ? `${land.is}:${land.id}` : '', [
            ...landsOf(state, task).map(({ is, id, name, capital }) => ({
              value: `${is}:${id}`,
              label: say(capital ? 'eiapol-land-capital' : 'eiapol-name', { name }),
            })),
            { value: '', label: 'eiapol-nothing' },
          ]),
          ...(land?.free ? [yesNo('keep', 'eiapol-effect-keep', saysSo(task, 'keep', true))] : []),
          ...(land ? [yesNo('more', 'eiapol-effect-more', saysSo(task, 'more'))] : []),
        ];
      }
      default:
        return [];
    }
  },
  needs: () => [],
  waits(state, task) {
    if (effectOfTerm(task.data.term) !== 'fleets') return undefined;
    const n = Math.min(FLEETS_TAKEN, fleetsOf(state, task).length);
    return goingOf(state, task).length === n ? undefined : say('eiapol-effect-fleets-n', { n });
  },
  reading: () => ({ word: 'eiapol-term-choose', means: '', sums: [] }),
  settle(d, task) {
    const { treaty: id, victor, term } = task.data;
    const treaty = d.state.treaties[id];
    if (!treaty) return;
    const { loser } = treaty;
    const effect = effectOfTerm(term);
    if (effect === 'months') {
      const lock = d.state.locks[`${loser}>${victor}`];
      if (lock) setPiece(d, 'locks', lock.id, { until: later(lock.until, numberOf(task, 'months')) });
    }
    if (effect === 'debt' && numberOf(task, 'money') > 0)
      putPiece(d, 'debts', {
        ...{ id: freshId('d', d.state.debts), from: loser, to: victor, money: dollars(numberOf(task, 'money')) },
        ...{ formal: true, note: term },
      });
    if (effect === 'fleets') takeFleets(d, task);
    const leader = effect === 'leader' ? d.state.leaders[wordOf(task, 'leader')] : undefined;
    if (leader) setPiece(d, 'leaders', leader.id, { status: { is: 'removed' } });
    const land = effect === 'land' ? landIn(d.state, task) : undefined;
    if (land) handOver(d, loser, victor, land, saysSo(task, 'keep', true));
    log(d, say('eiapol-told-term', { power: nationName(d.state, victor), term: word(termName(term)) }), {
      power: victor,
    });
    if (land && saysSo(task, 'more') && d.state.powers[loser]?.out === false)
      return ask(d, 'eia-effect', victor, task.data);
    effects(d, id);
  },
};
