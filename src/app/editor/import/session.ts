/** The progress of an import. What was read, and how, is stored with the scenario. */
import { signal } from '@preact/signals';
import type { ArmyType } from '../../../book/terms.ts';
import type { Said } from '../../../engine/message.ts';
import type { Encoding } from '../../../orders-of-battle/bytes.ts';
import { JOINED } from '../../../orders-of-battle/format.ts';
import type { ByOfficers } from '../../../orders-of-battle/officer-ratings.ts';
import { NO_ORIGIN, type Origin, type Source, taughtAnswers } from '../../../orders-of-battle/origin.ts';
import type { ProposedArmy } from '../../../orders-of-battle/proposed.ts';
import type { ByScale } from '../../../orders-of-battle/source-ratings.ts';
import type { Draft } from '../../../scenarios/draft.ts';
import { guessNation, NATION_NAMES } from '../../../scenarios/nations.ts';
import { TROOP_SUGGESTIONS } from '../../../scenarios/suggestions.ts';
import { amend, draft, origin } from '../session.ts';
import { openReader, type ReaderLine } from './ask.ts';
import type { Answer, Ask, Laid, Opened, Rating, Regroup } from './asks.ts';

/** What an opened text becomes: the only one, an additional one, or the next version of the first. */
export type Becomes = 'only' | 'more' | 'next';

export interface ImportState {
  /** The scenario to import into. */
  readonly scenario: string;
  readonly step: 'source' | 'sheet' | 'army';
  readonly busy: boolean;
  readonly wrong: Said | null;
  /** The last opened file, to read it again in another encoding. */
  readonly bytes?: Uint8Array | undefined;
  readonly opened?: Opened;
  /** A source that was opened before its scenario. */
  readonly waiting?: { readonly source: Source; readonly as: Becomes } | undefined;
  readonly laid?: Laid;
  readonly armies?: readonly ProposedArmy[];
  /** The changes to the units in order, and how many no longer apply. */
  readonly moves: readonly Regroup[];
  readonly lost: number;
  /** As answered; unasked, it replaces the same army and joins another. */
  readonly how?: 'replace' | 'add';
  readonly armyType: ArmyType;
  readonly batteries: 'units' | 'absorbed';
  /** Ratings from suggestions, from the source, or all alike. */
  readonly ratings: 'suggested' | 'source' | 'plain';
  readonly byScale?: ByScale | undefined;
  readonly byOfficers?: ByOfficers;
  readonly nation: string;
}

export const taking = signal<ImportState | null>(null);
let reader: ReaderLine | null = null;
let queue: Promise<unknown> = Promise.resolve();

/** Changes to units run one at a time, each on the result of the one before. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const done = queue.then(work, work);
  queue = done;
  return done;
}

export function begin(scenario: string, armyType: ArmyType): void {
  reader?.close();
  // Questions to the closed reader are never answered.
  queue = Promise.resolve();
  // Started early: it warms up while the user looks for the text.
  reader = openReader();
  taking.value = {
    scenario,
    step: 'source',
    busy: false,
    wrong: null,
    moves: [],
    lost: 0,
    armyType,
    batteries: 'units',
    ratings: 'suggested',
    nation: '',
  };
}

export const set = (change: Partial<ImportState>): void => {
  if (taking.value) taking.value = { ...taking.value, ...change };
};

/** Asks the reader and shows a refusal. Returns the answer only if it is of the expected kind. */
async function asked<K extends Answer['is']>(ask: Ask, is: K): Promise<Extract<Answer, { is: K }> | null> {
  if ((ask.do === 'open' || ask.do === 'sheet') && reader?.broken()) {
    reader.close();
    reader = null;
  }
  reader ??= openReader();
  const line = reader;
  const mine = taking.value?.scenario;
  set({ busy: true, wrong: null });
  const said = await line.ask(ask);
  if (taking.value?.scenario !== mine) return null;
  const wrong = said.is === 'refused' ? said.said : null;
  // Its reading is lost with it; the text is still there and is read again when needed.
  set({ busy: false, wrong, ...(line.broken() && { step: 'source' }) });
  return said.is === is ? (said as Extract<Answer, { is: K }>) : null;
}

/** The origin with this source added, or with this one alone. */
function withSource(now: Origin, source: Source, as: Becomes): Origin {
  const [first, ...rest] = now.sources;
  if (as === 'only' || !first)
    return {
      ...NO_ORIGIN,
      corrections: now.corrections.filter(isTaught),
      answers: taughtAnswers(now.answers),
      sources: [source],
    };
  if (as === 'next') return { ...now, sources: [source, ...rest] };
  const joined = source.format === first.format && JOINED.includes(source.format) && { joined: true as const };
  return { ...now, sources: [...now.sources, { ...source, ...joined }] };
}

/** Rules taught for a shape of line apply to other texts too. */
const isTaught = ({ do: what }: Origin['corrections'][number]): boolean => what === 'such';

const put = (source: Source, as: Becomes): void =>
  amend((now) => withSource(now, source, as), as === 'next' ? 'reader-done-next' : 'reader-done-text');

/** Stores a source that was opened before its scenario. */
export function arrive(): void {
  const now = taking.value;
  if (!now?.waiting || draft.value?.id !== now.scenario) return;
  set({ waiting: undefined });
  put(now.waiting.source, now.waiting.as);
}

/** Whether the text was opened; what became of it stands above whatever brought it. */
async function open(ask: Extract<Ask, { do: 'open' }>, as: Becomes): Promise<boolean> {
  const opened = await asked(ask, 'opened');
  if (!opened) return false;
  const { text, guesses } = opened;
  const source: Source = { name: ask.name ?? '', text, format: guesses[0]?.format ?? 'pasted' };
  set({ opened, bytes: ask.bytes, waiting: { source, as }, moves: [], lost: 0 });
  arrive();
  scrollTo(0, 0);
  return true;
}

export const openText = (text: string, as: Becomes = 'only'): Promise<boolean> => open({ do: 'open', text }, as);

export const openBytes = (
  bytes: Uint8Array,
  name: string,
  as: Becomes = 'only',
  encoding?: Encoding,
): Promise<boolean> => open({ do: 'open', bytes, name, ...(encoding && { encoding }) }, as);

/** Reads the stored text and shows the result beside it. */
export const lay = (): Promise<void> =>
  inTurn(async () => {
    const from = origin.value;
    if (from.sources.length === 0) return set({ step: 'source' });
    const laid = await asked({ do: 'sheet', origin: from }, 'sheet');
    const now = taking.value;
    if (!laid || !now) return;
    const [scale] = laid.scales;
    const rates = scale !== undefined || Object.keys(laid.officers).length > 0;
    set({
      laid,
      ...(now.step === 'source' && { step: 'sheet' }),
      ...(!now.laid && {
        ratings: rates ? 'source' : 'suggested',
        byScale: scale,
        byOfficers: laid.officers,
        ...(laid.armyType && { armyType: laid.armyType }),
      }),
    });
  });

/** The year named in the text, or else the scenario's. */
export const yearOfBattle = (of: Draft, { laid }: ImportState): number =>
  laid?.when.year ?? Number(of.date.slice(0, 4));

/** The nation of the first side, if it has suggestions: no other can be chosen. */
export function ownNation({ sides }: Draft): string {
  const nation = guessNation(sides.a.name);
  return nation && NATION_NAMES.includes(nation) ? nation : '';
}

export function toArmies(year: number, change: Partial<ImportState> = {}): Promise<void> {
  set(change);
  return inTurn(async () => {
    const now = taking.value;
    if (!now) return;
    const rating: Rating | null = now.ratings === 'plain' ? null : { year, nation: now.nation };
    const { armyType, batteries, byScale, byOfficers, moves } = now;
    const bySource = now.ratings === 'source' && { byScale, byOfficers };
    const got = await asked(
      { do: 'units', armyType, batteries, rating, troops: TROOP_SUGGESTIONS, moves, ...bySource },
      'proposed',
    );
    if (got) set({ step: 'army', armies: got.armies, lost: got.lost });
  });
}

/** Splits, joins or absorbs units of one formation. */
export const regroup = (formation: string, move: Regroup): Promise<void> =>
  inTurn(async () => {
    const of = (armies: readonly ProposedArmy[] | undefined) =>
      armies?.flatMap(({ formations }) => formations).find(({ id }) => id === formation)?.units;
    const units = of(taking.value?.armies);
    if (!units) return;
    const got = await asked({ do: 'regroup', units, move }, 'regrouped');
    const now = taking.value;
    // A second tap finds the unit already changed and does nothing.
    if (!got || !now?.armies || got.units.length === units.length) return;
    set({
      moves: [...now.moves, move],
      armies: now.armies.map((army) => ({
        ...army,
        formations: army.formations.map((each) => (each.id === formation ? { ...each, units: got.units } : each)),
      })),
    });
  });
