/**
 * The reading of an order of battle, question by question: the text and its tree stay here, and only what the screen shows
 * goes out. It runs in a worker, so that the screen answers while a large file is read; it needs no browser.
 */
import type { ArmyType } from '../../../book/terms.ts';
import { absorbBattery } from '../../../scenarios/import/battery-units.ts';
import { decode, type Encoding } from '../../../scenarios/import/bytes.ts';
import type { Mapping } from '../../../scenarios/import/columns.ts';
import { detect, type Guess } from '../../../scenarios/import/detect.ts';
import type { Answers, Doubt } from '../../../scenarios/import/doubts.ts';
import type { FormatId } from '../../../scenarios/import/format.ts';
import { openFormat } from '../../../scenarios/import/formats.ts';
import type { ProposedArmy, ProposedFormation, ProposedUnit, Rated } from '../../../scenarios/import/proposed.ts';
import { through } from '../../../scenarios/import/review.ts';
import { mergeUnits, splitUnit } from '../../../scenarios/import/sizes.ts';
import { toUnits } from '../../../scenarios/import/to-units.ts';
import { leafTotals, type Totals } from '../../../scenarios/import/totals.ts';
import {
  EMPTY_TREE,
  type OobNode,
  type OobTree,
  type Problem,
  type Source,
  walk,
} from '../../../scenarios/import/tree.ts';
import { guessNation } from '../../../scenarios/nations.ts';
import {
  type ByOfficers,
  type LikenedOfficer,
  likenedOfficer,
  type OfficerScales,
  officerScalesOf,
} from '../../../scenarios/officer-ratings.ts';
import { type ByScale, type Likened, likened, type SourceScale, scalesOf } from '../../../scenarios/source-ratings.ts';
import { suggestedNote } from '../../../scenarios/suggested-note.ts';

export interface Rating {
  /** The year of the battle and the nation of those who have none of their own. */
  readonly year: number;
  readonly nation: string;
}

export type Ask =
  | {
      readonly do: 'open';
      readonly bytes?: Uint8Array;
      readonly text?: string;
      readonly name?: string;
      readonly encoding?: Encoding;
    }
  /** Another file of the same order of battle, joined to it by the ids in both. */
  | { readonly do: 'join'; readonly bytes: Uint8Array }
  | { readonly do: 'read'; readonly format: FormatId; readonly mapping?: Mapping }
  | { readonly do: 'review'; readonly answers: Answers }
  /** The same, with the proposed answer to every question that has none. */
  | { readonly do: 'propose'; readonly answers: Answers }
  | {
      readonly do: 'units';
      readonly answers: Answers;
      readonly armyType: ArmyType;
      readonly batteries: 'units' | 'absorbed';
      readonly rating: Rating | null;
      /** The source's own ratings of troops and of officers, where it has them and they are to count. */
      readonly byScale?: ByScale | undefined;
      readonly byOfficers?: ByOfficers | undefined;
      /** What was done to the units before, to be done again. */
      readonly moves?: readonly Regroup[];
    }
  | { readonly do: 'regroup'; readonly units: readonly ProposedUnit[]; readonly move: Regroup };

/** What a tap on a proposed unit asks for. */
export type Regroup =
  | { readonly do: 'merge'; readonly into: string; readonly other: string }
  | { readonly do: 'split'; readonly unit: string }
  | { readonly do: 'absorb'; readonly battery: string };

export interface Opened {
  readonly is: 'opened';
  readonly encoding: Encoding | null;
  readonly because: string;
  readonly guesses: readonly Guess[];
  /** As the likeliest format reads it, so that nobody waits for two answers; absent when that reader broke off. */
  readonly read?: Read;
}
/** A table's columns as they were guessed, with what stands in the first rows. */
export interface Columns {
  readonly headings: readonly string[];
  readonly first: readonly (readonly string[])[];
  readonly mapping: Mapping;
}
export interface Joined {
  readonly is: 'joined';
  readonly files: number;
}
export interface Read {
  readonly is: 'read';
  readonly entries: number;
  readonly problems: readonly Problem[];
  readonly columns: Columns | null;
  /** The scales on which the source rates its troops. */
  readonly scales: readonly SourceScale[];
  /** Those on which it rates its officers. */
  readonly officers: OfficerScales;
  /** What an army of our own table is; others do not say. */
  readonly armyType?: ArmyType | undefined;
}
export interface Reviewed {
  readonly is: 'reviewed';
  readonly answers: Answers;
  readonly doubts: readonly Doubt[];
  /** Where the entries stand that the doubts speak of. */
  readonly lines: Readonly<Record<string, Source>>;
  readonly before: Totals;
  readonly after: Totals;
}
export interface Proposed {
  readonly is: 'proposed';
  readonly armies: readonly ProposedArmy[];
  /** How many of the moves find their units no more. */
  readonly lost: number;
}
export interface Regrouped {
  readonly is: 'regrouped';
  readonly units: readonly ProposedUnit[];
}
export interface Refused {
  readonly is: 'refused';
  readonly sentence: string;
}
export type Answer = Opened | Joined | Read | Reviewed | Proposed | Regrouped | Refused;

/** The nearest nation that is told above an entry, or that speaks from the army's name. */
const nationOf = (node: OobNode, above: readonly OobNode[]): string | undefined =>
  node.nation ?? [...above].reverse().find((each) => each.nation)?.nation ?? guessNation((above[0] ?? node).name);

/** Lines shown beside one question: more would bury it. */
const LINES = 6;

const MOST_FIRST_ROWS = 3;

function regrouped(units: readonly ProposedUnit[], move: Regroup): readonly ProposedUnit[] {
  if (move.do === 'merge') return mergeUnits(units, move.into, move.other);
  return move.do === 'split' ? splitUnit(units, move.unit) : absorbBattery(units, move.battery);
}

/** The armies with every move done again, in its order; the units are known by their entries whatever they are rated. */
function replayed(given: readonly ProposedArmy[], moves: readonly Regroup[]): Omit<Proposed, 'is'> {
  let armies = given;
  let lost = 0;
  for (const move of moves) {
    const subject = move.do === 'merge' ? move.into : move.do === 'split' ? move.unit : move.battery;
    const before = armies
      .flatMap((army) => army.formations)
      .find(({ units }) => units.some(({ id }) => id === subject));
    const units = before ? regrouped(before.units, move) : [];
    if (!before || units.length === before.units.length) lost += 1;
    else
      armies = armies.map((army) => ({
        ...army,
        formations: army.formations.map((each) => (each === before ? { ...each, units } : each)),
      }));
  }
  return { armies, lost };
}

export function makeReader(): (ask: Ask) => Promise<Answer> {
  let text = '';
  let tree: OobTree = EMPTY_TREE;
  let others: readonly { readonly text: string }[] = [];
  let illegible: readonly Problem[] = [];

  async function opened(encoding: Encoding | null, because: string, guesses: readonly Guess[]): Promise<Answer> {
    const first = await read(guesses[0]?.format ?? 'pasted').catch(() => undefined);
    return { is: 'opened', encoding, because, guesses, ...(first && { read: first }) };
  }

  async function open(ask: Extract<Ask, { do: 'open' }>): Promise<Answer> {
    others = [];
    illegible = [];
    if (ask.bytes) {
      const decoded = decode(ask.bytes, ask.encoding);
      if (!decoded.ok) return { is: 'refused', sentence: decoded.sentence };
      text = decoded.text;
      illegible = decoded.problems ?? [];
      return opened(decoded.encoding, decoded.because, detect(text, ask.name));
    }
    text = (ask.text ?? '').replace(/\r\n?/g, '\n');
    if (text.trim() === '')
      return { is: 'refused', sentence: 'There is nothing in it. Paste the order of battle first.' };
    return opened(null, '', detect(text));
  }

  function join(bytes: Uint8Array): Answer {
    const decoded = decode(bytes);
    if (!decoded.ok) return { is: 'refused', sentence: decoded.sentence };
    others = [...others, { text: decoded.text }];
    illegible = [...illegible, ...(decoded.problems ?? [])];
    return { is: 'joined', files: others.length + 1 };
  }

  async function read(format: FormatId, mapping?: Mapping): Promise<Read> {
    const reading = (await openFormat(format)).read(text, { ...(mapping && { mapping }), others });
    tree = reading.tree;
    return {
      is: 'read',
      entries: [...walk(tree.roots)].length,
      problems: [...illegible, ...reading.problems],
      columns: format === 'csv' ? await columnsOf(mapping) : null,
      scales: scalesOf(tree),
      officers: officerScalesOf(tree),
      armyType: tree.roots.find(({ card }) => card)?.card?.['army type'],
    };
  }

  async function columnsOf(mapping: Mapping | undefined): Promise<Columns> {
    const table = (await import('../../../scenarios/import/csv.ts')).columns(text);
    const first = table.rows.slice(0, MOST_FIRST_ROWS).map(({ cells }) => cells);
    return { headings: table.headings, first, mapping: mapping ?? table.mapping };
  }

  const settled = (answers: Answers): OobTree => through(tree, ({ id }) => answers[id]).tree;

  function reviewed(asked: Answers, propose: boolean): Reviewed {
    const looked = through(tree, ({ id, proposed }) => asked[id] ?? (propose ? proposed : undefined));
    const { doubts } = looked;
    // An answer to a question that another answer took away is kept: it may come back.
    const answers = propose ? looked.answers : asked;
    const wanted = new Set(doubts.flatMap(({ nodes }) => nodes.slice(0, LINES)));
    const lines: Record<string, Source> = {};
    for (const { node } of walk(tree.roots)) if (wanted.has(node.id)) lines[node.id] = node.source;
    const after = leafTotals(looked.tree.roots);
    return { is: 'reviewed', answers, doubts, lines, before: leafTotals(tree.roots), after };
  }

  async function units({
    answers,
    armyType,
    batteries,
    rating,
    byScale,
    byOfficers,
    moves = [],
  }: Extract<Ask, { do: 'units' }>): Promise<Answer> {
    const now = settled(answers);
    // Where all batteries are absorbed, one that was absorbed by hand is so already.
    const wanted = batteries === 'units' ? moves : moves.filter((move) => move.do !== 'absorb');
    if (!rating) return { is: 'proposed', ...replayed(toUnits(now, { armyType, batteries }), wanted) };
    const { suggestFor } = await import('../../../scenarios/rate-by-name.ts');
    const why = new Map<string, string>();
    const toldOf = new Map<string, Likened>();
    if (byScale)
      for (const { node, above } of walk(now.roots)) {
        const told = node.children.length === 0 ? likened(node, above, byScale) : undefined;
        if (told) toldOf.set(node.id, told);
      }
    const armies = toUnits(now, {
      armyType,
      batteries,
      rate: (node, above): Rated => {
        const nation = nationOf(node, above) ?? rating.nation;
        const arm = node.kind === 'cavalry' || (node.sabres ?? 0) > (node.men ?? 0) ? 'cavalry' : 'infantry';
        const words = [node.name, node.type, ...above.map(({ name }) => name)].filter(Boolean).join(' ');
        const found = suggestFor(words, nation, rating.year, arm);
        const told = byScale && likened(node, above, byScale);
        const by = [
          told && `the source’s ${told.why}`,
          found?.quality && (told ? `SK as of ${found.nation}, ${found.troops}` : `${found.nation}, ${found.troops}`),
        ].filter(Boolean);
        if (by.length > 0) why.set(node.id, by.join('; '));
        return { quality: told?.quality ?? found?.quality?.usual ?? 3, sk: found?.skirmish ?? 1 };
      },
    });
    const noted = (unit: ProposedUnit, nation: string): ProposedUnit => {
      if (unit.own) return unit;
      if (unit.arm === 'artillery') {
        const told = toldOf.get(unit.id);
        if (told)
          return {
            ...unit,
            quality: told.quality,
            notes: [...unit.notes, suggestedNote(undefined, `the source’s ${told.why}`)],
          };
        const found = suggestFor(`${unit.name} ${unit.weight} ${unit.mobility}`, nation, rating.year, 'artillery');
        if (!found?.quality) return unit;
        return {
          ...unit,
          quality: found.quality.usual,
          notes: [...unit.notes, suggestedNote(undefined, `${found.nation}, ${found.troops}`)],
        };
      }
      const from = new Set(unit.parts.flatMap(({ node }) => why.get(node) ?? []));
      return from.size === 0
        ? unit
        : { ...unit, notes: [...unit.notes, suggestedNote(undefined, [...from].join('; '))] };
    };
    const officers = new Map<string, LikenedOfficer>();
    if (byOfficers)
      for (const { node } of walk(now.roots)) {
        const told = likenedOfficer(node, byOfficers);
        if (told) officers.set(node.id, told);
      }
    const led = ({ id, commander }: ProposedArmy | ProposedFormation) => {
      const rated = commander === undefined ? undefined : officers.get(id);
      return rated && { rated };
    };
    const rated = armies.map((army) => ({
      ...army,
      ...led(army),
      formations: army.formations.map((formation) => ({
        ...formation,
        ...led(formation),
        units: formation.units.map((unit) =>
          noted(unit, unit.nation ?? formation.nation ?? army.nation ?? guessNation(army.name) ?? rating.nation),
        ),
      })),
    }));
    return { is: 'proposed', ...replayed(rated, wanted) };
  }

  return async (ask) => {
    switch (ask.do) {
      case 'open':
        return open(ask);
      case 'join':
        return join(ask.bytes);
      case 'read':
        return read(ask.format, ask.mapping);
      case 'review':
        return reviewed(ask.answers, false);
      case 'propose':
        return reviewed(ask.answers, true);
      case 'units':
        return units(ask);
      case 'regroup':
        return { is: 'regrouped', units: regrouped(ask.units, ask.move) };
    }
  };
}
