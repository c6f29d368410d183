/** How far the taking-in of an order of battle has come. It stays while other rooms are looked into. */
import { signal } from '@preact/signals';
import type { ArmyType, SideId } from '../../../book/terms.ts';
import type { Said } from '../../../engine/message.ts';
import type { Encoding } from '../../../orders-of-battle/bytes.ts';
import type { Mapping } from '../../../orders-of-battle/columns.ts';
import type { Answers } from '../../../orders-of-battle/doubts.ts';
import type { FormatId } from '../../../orders-of-battle/format.ts';
import type { ByOfficers } from '../../../orders-of-battle/officer-ratings.ts';
import type { ProposedArmy } from '../../../orders-of-battle/proposed.ts';
import type { ByScale } from '../../../orders-of-battle/source-ratings.ts';
import { openReader, type ReaderLine } from './ask.ts';
import type { Answer, Ask, Opened, Rating, Read, Regroup, Reviewed } from './asks.ts';

export interface ImportState {
  /** The scenario it is for. */
  readonly scenario: string;
  readonly step: 'source' | 'read' | 'review' | 'army';
  readonly busy: boolean;
  readonly wrong: Said | null;
  /** The files it comes from; none for a text that was pasted. */
  readonly files: readonly string[];
  readonly bytes?: Uint8Array | undefined;
  readonly opened?: Opened;
  readonly format?: FormatId;
  readonly read?: Read;
  readonly reviewed?: Reviewed;
  readonly armies?: readonly ProposedArmy[];
  /** What was done to their units, in its order, and how much of it does not fit them as they are now. */
  readonly moves: readonly Regroup[];
  readonly lost: number;
  readonly army: number;
  readonly side: SideId;
  readonly how: 'replace' | 'add';
  readonly armyType: ArmyType;
  readonly batteries: 'units' | 'absorbed';
  /** By the suggestions for their names, by the source's own ratings, or all alike. */
  readonly ratings: 'suggested' | 'source' | 'plain';
  readonly byScale?: ByScale | undefined;
  readonly byOfficers?: ByOfficers;
  readonly nation: string;
}

export const taking = signal<ImportState | null>(null);
let reader: ReaderLine | null = null;
let queue: Promise<unknown> = Promise.resolve();

/** The units are worked on by one at a time: each finds them as the one before has left them. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const done = queue.then(work, work);
  queue = done;
  return done;
}

export function begin(scenario: string, armyType: ArmyType, side: SideId = 'a'): void {
  reader?.close();
  // What was asked of the one that is closed is never answered.
  queue = Promise.resolve();
  // Before it is wanted: it gets ready while the text is looked for.
  reader = openReader();
  taking.value = {
    scenario,
    step: 'source',
    busy: false,
    wrong: null,
    files: [],
    moves: [],
    lost: 0,
    army: 0,
    side,
    how: 'replace',
    armyType,
    batteries: 'units',
    ratings: 'suggested',
    nation: '',
  };
}

export const set = (change: Partial<ImportState>): void => {
  if (taking.value) taking.value = { ...taking.value, ...change };
};

/** Asks, and says what was refused; the answer comes back only when it is what was asked for. */
async function asked<K extends Answer['is']>(ask: Ask, is: K): Promise<Extract<Answer, { is: K }> | null> {
  if (ask.do === 'open' && reader?.broken()) {
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
  // What it had read is lost with it, so the text is asked for again.
  set({ busy: false, wrong, ...(line.broken() && { step: 'source' }) });
  return said.is === is ? (said as Extract<Answer, { is: K }>) : null;
}

/** What was read in a format; troops and officers are rated as the source rates them, where it does. */
function shown(format: FormatId, read: Read): Partial<ImportState> {
  const [scale] = read.scales;
  const rates = scale !== undefined || Object.keys(read.officers).length > 0;
  return {
    step: 'read',
    format,
    read,
    ratings: rates ? 'source' : 'suggested',
    byScale: scale,
    byOfficers: read.officers,
    // They name units of what was read before.
    moves: [],
    lost: 0,
    ...(read.armyType && { armyType: read.armyType }),
  };
}

async function read(format: FormatId, mapping?: Mapping): Promise<void> {
  const got = await asked({ do: 'read', format, ...(mapping && { mapping }) }, 'read');
  if (got) set(shown(format, got));
}

async function open(ask: Extract<Ask, { do: 'open' }>, from: Pick<ImportState, 'files' | 'bytes'>): Promise<void> {
  const opened = await asked(ask, 'opened');
  if (!opened) return;
  const format = opened.guesses[0]?.format ?? 'pasted';
  set({ ...from, opened, ...(opened.read && shown(format, opened.read)) });
  if (!opened.read) await read(format);
}

export const openText = (text: string): Promise<void> => open({ do: 'open', text }, { files: [], bytes: undefined });

export const openBytes = (bytes: Uint8Array, name: string, encoding?: Encoding): Promise<void> =>
  open({ do: 'open', bytes, name, ...(encoding && { encoding }) }, { files: name === '' ? [] : [name], bytes });

/** Another file of the same order of battle, as tables of units and of their strengths are kept apart. */
export async function join(bytes: Uint8Array, name: string): Promise<void> {
  const joined = await asked({ do: 'join', bytes }, 'joined');
  const now = taking.value;
  if (!joined || !now?.format) return;
  set({ files: [...now.files, name] });
  await read(now.format, now.read?.columns?.mapping);
}

export const readAs = (format: FormatId, mapping?: Mapping): Promise<void> => read(format, mapping);

export async function toReview(answers: Answers = {}): Promise<void> {
  const reviewed = await asked({ do: 'review', answers }, 'reviewed');
  if (reviewed) set({ step: 'review', reviewed });
}

export async function acceptAll(): Promise<void> {
  const reviewed = await asked({ do: 'propose', answers: taking.value?.reviewed?.answers ?? {} }, 'reviewed');
  if (reviewed) set({ reviewed });
}

export function toArmies(year: number, change: Partial<ImportState> = {}): Promise<void> {
  set(change);
  return inTurn(async () => {
    const now = taking.value;
    if (!now) return;
    const rating: Rating | null = now.ratings === 'plain' ? null : { year, nation: now.nation };
    const { armyType, batteries, byScale, byOfficers, moves } = now;
    const bySource = now.ratings === 'source' && { byScale, byOfficers };
    const answers = now.reviewed?.answers ?? {};
    const got = await asked({ do: 'units', answers, armyType, batteries, rating, moves, ...bySource }, 'proposed');
    if (!got) return;
    const { armies, lost } = got;
    set({ step: 'army', armies, lost, army: Math.min(now.army, Math.max(0, armies.length - 1)) });
  });
}

/** Splits, joins or absorbs units of one formation of the army that is looked at. */
export const regroup = (formation: string, move: Regroup): Promise<void> =>
  inTurn(async () => {
    const units = taking.value?.armies?.[taking.value.army]?.formations.find(({ id }) => id === formation)?.units;
    if (!units) return;
    const got = await asked({ do: 'regroup', units, move }, 'regrouped');
    const now = taking.value;
    // A second tap on a unit that the first has changed finds nothing to do.
    if (!got || !now?.armies || got.units.length === units.length) return;
    const changed = <T extends { readonly id: string }>(each: T) =>
      each.id === formation ? { ...each, units: got.units } : each;
    set({
      moves: [...now.moves, move],
      armies: now.armies.map((army, i) =>
        i === now.army ? { ...army, formations: army.formations.map((each) => changed(each)) } : army,
      ),
    });
  });
