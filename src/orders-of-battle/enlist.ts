/** Takes a proposed army into a scenario: cards with ids of their own, held to the scenario's limits. */

import type { SideId } from '../book/terms.ts';
import { type Message, type Named, type Said, say, word } from '../engine/message.ts';
import { arrivalMinutes, fromTheStart } from '../scenarios/arrivals.ts';
import { MEN_PER_POINT } from '../scenarios/combat-points.ts';
import type { Draft } from '../scenarios/draft.ts';
import { freshId, idsIn, newOfficer } from '../scenarios/new-draft.ts';
import { OFFICER_RATINGS, type OfficerRatings } from '../scenarios/ratings.ts';
import { renumbered } from '../scenarios/renumber.ts';
import {
  type FormationCard,
  MOST,
  type OfficerCard,
  type Reinforcement,
  type UnitCard,
  type UnitPart,
} from '../scenarios/schema.ts';
import { suggestedNote } from '../scenarios/suggested-note.ts';
import type { LikenedOfficer } from './officer-ratings.ts';
import type { Heading, OwnOfficer, ProposedArmy, ProposedFormation, ProposedUnit } from './proposed.ts';
import { called, gather, type Note, type Told } from './tree.ts';

/** An officer's ratings, and whose they are. */
export interface Suggested extends OfficerRatings {
  readonly of: string;
}

interface EnlistOptions {
  /** In the place of the side's formations, or behind them. */
  readonly how: 'replace' | 'add';
  /** Ratings for an officer by his name. What the source itself says of him goes before them. */
  readonly officer?: (name: string) => Suggested | undefined;
  /** What the sources of the scenario are to say of it. */
  readonly source?: Told;
  /** Writes what the reader has to say as the player’s own text, in his language. */
  readonly tell: (said: Said) => string;
}

interface Enlisted {
  readonly draft: Draft;
  /** What did not fit or is not known. */
  readonly remarks: readonly Told[];
}

const clip = (text: string, most: number): string => text.trim().slice(0, most);
const named = (text: string | undefined, otherwise: string): string => clip(text ?? '', MOST.name) || otherwise;

/** Parts beyond the limit go together with those of the same arm and quality. */
function within(parts: readonly UnitPart[]): UnitPart[] {
  if (parts.length <= MOST.parts) return [...parts];
  const sums = new Map<string, UnitPart>();
  for (const { arm, quality, men } of parts) {
    const key = `${arm}${quality}`;
    sums.set(key, { arm, quality, men: Math.min(MOST.men, (sums.get(key)?.men ?? 0) + men) });
  }
  return [...sums.values()];
}

/** The men of a unit; where only points are known, as many as make them at that quality. NBC-SCN-01 */
function partsOf(unit: ProposedUnit): UnitPart[] {
  if (unit.parts.length > 0)
    return within(
      unit.parts.map(({ arm, quality, men, name, nameless }) => {
        const called = nameless ? '' : unit.own ? name.slice(0, MOST.name) : clip(name, MOST.name);
        return { arm, quality, men: Math.min(MOST.men, Math.round(men)), ...(called && { name: called }) };
      }),
    );
  const arm = unit.arm === 'cavalry' ? 'cavalry' : 'infantry';
  const men = Math.min(MOST.men, (unit.cp ?? 0) * MEN_PER_POINT[arm][unit.quality]);
  return [{ arm, quality: unit.quality, men }];
}

/** A name in writing: the source's, or the one the reader gives. */
const nameOf = ({ name, made }: Pick<Heading, 'name' | 'made'>, { tell }: Pick<EnlistOptions, 'tell'>): string =>
  made ? tell(made) : name;

/** What there is to say of a unit beside its card. */
function saidOf(unit: ProposedUnit): readonly Note[] {
  const { commander, rank, pointsOfSource: points } = unit;
  return [
    ...(commander && rank ? [say('reader-note-under', { unit: called(unit), rank, commander })] : []),
    ...(commander && !rank ? [unit.made ?? unit.name] : []),
    ...(points === undefined ? [] : [say('reader-note-points', { points })]),
    ...(unit.unknown.length > 0 && unit.parts.length === 0 ? [word('reader-note-no-strength')] : []),
    ...unit.notes,
  ];
}

function noteOf(unit: ProposedUnit, { tell }: EnlistOptions): string | undefined {
  const lines = saidOf(unit).map((note) => (typeof note === 'string' ? note : tell(note)));
  const text = (unit.ratedBy ? [...lines, suggestedNote(undefined, tell(unit.ratedBy))] : lines).join('\n');
  if (unit.own) return text.slice(0, MOST.prose) || undefined;
  return text === '' ? undefined : clip(text, MOST.prose);
}

/** The label bears the brigadier's name where he is known; what the unit is called goes to its notes. NBC-SCN-17 */
function cardOf(unit: ProposedUnit, taken: Set<string>, options: EnlistOptions): UnitCard {
  const note = noteOf(unit, options);
  const whole = nameOf(unit, options);
  const onLabel = unit.arm === 'artillery' ? whole : (unit.commander ?? whole);
  const name = unit.own ? onLabel.slice(0, MOST.name) : named(onLabel, options.tell('reader-unit'));
  const common = {
    id: freshId(taken, name),
    ref: unit.own ? unit.ref.slice(0, MOST.ref) : clip(unit.ref, MOST.ref),
    name,
    quality: unit.quality,
    ...(note && { note }),
  };
  if (unit.arm === 'artillery')
    return {
      ...common,
      arm: 'artillery',
      weight: unit.weight ?? 'medium',
      mobility: unit.mobility ?? 'foot',
      pieces: unit.pieces ?? 'guns',
      ...(unit.guns !== undefined && { guns: Math.min(MOST.guns, Math.round(unit.guns)) }),
      ottoman: unit.ottoman ?? false,
    };
  const fighting = { ...common, parts: partsOf(unit), artilleryPoints: Math.min(MOST.points, unit.artilleryPoints) };
  if (unit.arm === 'cavalry')
    return {
      ...fighting,
      arm: 'cavalry',
      horse: unit.horse ?? 'medium',
      impetuous: unit.impetuous ?? false,
      cossack: unit.cossack ?? false,
    };
  return {
    ...fighting,
    arm: unit.arm === 'mixed' ? 'mixed' : 'infantry',
    sk: unit.sk ?? 1,
    rifles: unit.rifles ?? false,
  };
}

function officerOf(
  name: string | undefined,
  rank: string | undefined,
  id: string,
  { officer: rate, tell }: EnlistOptions,
  told: LikenedOfficer | undefined,
): OfficerCard {
  const known = named(name, tell('reader-commander'));
  const rated = name ? rate?.(name) : undefined;
  const { why, ...bySource } = told ?? {};
  return {
    ...newOfficer(id, known),
    ...(rank && { rank: named(rank, tell('reader-general')) }),
    ...(rated && { A: rated.A, L: rated.L, T: rated.T, note: suggestedNote(undefined, rated.of) }),
    ...bySource,
    ...(why && { note: suggestedNote(undefined, tell(ratedBy(why, bySource, rated))) }),
  };
}

/** An officer of our own table, under an id of this scenario. */
const ownOfficer = (id: string, { name, rank, ...rest }: OwnOfficer): OfficerCard => ({
  id,
  name: name.slice(0, MOST.name),
  ...(rank && { rank: rank.slice(0, MOST.name) }),
  ...rest,
});

/** What the source rates, and what is left of the suggestion for the name beside it. */
function ratedBy(why: readonly Message[], told: Partial<OfficerRatings>, rated: Suggested | undefined): Message {
  const left = OFFICER_RATINGS.filter((rating) => told[rating] === undefined);
  return rated && left.length > 0
    ? say('reader-by-source-and-name', { why, ratings: left, name: rated.of })
    : say('reader-by-source', { why });
}

interface Context {
  readonly draft: Draft;
  readonly side: SideId;
  readonly taken: Set<string>;
  readonly options: EnlistOptions;
  readonly arrivals: Reinforcement[];
  readonly remarks: Told[];
}

/** Puts what a source says of an arrival among the reinforcements, or into the remarks. */
function arrive(text: string, of: Named, context: Context, some?: readonly string[]): void {
  const { draft, options, taken, side } = context;
  if (fromTheStart(text)) return;
  const at = arrivalMinutes(text, draft.start);
  if (at === undefined || at <= draft.start || at > MOST.minutes) {
    context.remarks.push(say('reader-remark-arrival', { formation: of, said: clip(text, 60) }));
    return;
  }
  // Nobody knows yet where those come on that the source only gives a time for.
  const where = options.tell('reader-where-open');
  const id = freshId(taken, `${of.name}-comes`);
  context.arrivals.push({ id, side, formation: of.id, at, where, ...(some && { units: [...some] }) });
}

/** The formation's arrival, or else those of its units, the ones that come together as one. */
function arrivals(formation: ProposedFormation, units: readonly UnitCard[], of: Named, context: Context): void {
  const byTime = new Map<string, string[]>();
  if (formation.arrival) arrive(formation.arrival, of, context);
  for (const [i, { id }] of units.entries()) {
    const when = formation.arrival ? undefined : formation.units[i]?.arrival;
    if (when) gather(byTime, when, id);
  }
  for (const [text, some] of byTime) arrive(text, of, context, some);
}

function formationOf(formation: ProposedFormation, context: Context): FormationCard {
  const { taken, options, remarks } = context;
  const { own } = formation;
  const given = nameOf(formation, options);
  const name = own ? given.slice(0, MOST.name) : named(given, options.tell('reader-formation'));
  const id = freshId(taken, name);
  const of = { id, name };
  const n = formation.units.length;
  if (n > MOST.units) remarks.push(say('reader-remark-units', { formation: of, n, most: MOST.units }));
  const from = formation.units.slice(0, MOST.units);
  const units = from.map((unit) => cardOf(unit, taken, options));
  arrivals(formation, units, of, context);
  const silent = from.filter((unit) => unit.arm !== 'artillery' && unit.cp === undefined);
  if (silent.length > 0) remarks.push(say('reader-remark-strength', { formation: of, units: silent.map(called) }));
  const officer = freshId(taken, formation.commander ?? `${name}-commander`);
  return {
    ...of,
    commander: own
      ? ownOfficer(officer, own.commander)
      : officerOf(formation.commander, formation.rank, officer, options, formation.rated),
    ...(own?.awkward && { awkward: own.awkward }),
    order: 'attack',
    units,
  };
}

/** Armies of one import, and where each goes. */
export type Placements = readonly { readonly army: ProposedArmy; readonly side: SideId }[];

export const isEmpty = ({ sides }: Draft, side: SideId): boolean =>
  sides[side].formations.every(({ units }) => units.length === 0);

/** Unasked, the same armies replace those that stand there, and others join them. */
export function joining(draft: Draft, side: SideId, armies: Placements): EnlistOptions['how'] {
  const same = (one: string, other: string | undefined): boolean => one.toLowerCase() === other?.toLowerCase();
  const isThere = ({ army, side: of }: Placements[number]): boolean => {
    const { name, commander } = draft.sides[of];
    return isEmpty(draft, of) || same(name, army.name) || same(commander.name, army.commander);
  };
  const firsts = armies.filter((each, i) => armies.findIndex((other) => other.side === each.side) === i);
  return isEmpty(draft, side) || firsts.every(isThere) ? 'replace' : 'add';
}

/**
 * The scenario with the army on one of its sides. The army's type and its park stay as they are, unless a table of our own
 * says them; its garrisons stay.
 */
export function enlist(draft: Draft, side: SideId, proposed: ProposedArmy, options: EnlistOptions): Enlisted {
  const army = draft.sides[side];
  const replace = options.how === 'replace';
  const bare: Draft = replace
    ? {
        ...draft,
        sides: { ...draft.sides, [side]: { ...army, formations: [] } },
        reinforcements: draft.reinforcements.filter((coming) => coming.side !== side),
      }
    : draft;
  const context: Context = { draft, side, taken: idsIn(bare), options, arrivals: [], remarks: [] };
  const room = MOST.formations - (replace ? 0 : army.formations.length);
  const beyond = proposed.formations.length - room;
  if (beyond > 0) context.remarks.push(say('reader-remark-formations', { most: MOST.formations, n: beyond }));
  const made = proposed.formations.slice(0, room).map((formation) => formationOf(formation, context));
  if (made.length === 0) return { draft, remarks: [...context.remarks, 'reader-remark-none'] };
  const { commander: led, ...park } = (replace && proposed.own) || {};
  const commander = led
    ? ownOfficer(army.commander.id, led)
    : replace && proposed.commander
      ? officerOf(proposed.commander, proposed.rank, army.commander.id, options, proposed.rated)
      : army.commander;
  const source = options.source && options.tell(options.source);
  const called = nameOf(proposed, options);
  return {
    draft: {
      ...bare,
      sides: {
        ...bare.sides,
        [side]: {
          ...army,
          ...(replace && { name: proposed.own ? called.slice(0, MOST.name) : named(called, army.name) }),
          ...park,
          commander,
          formations: replace ? made : [...army.formations, ...renumbered(army.formations, made)],
        },
      },
      reinforcements: [...bare.reinforcements, ...context.arrivals],
      sources: source && !draft.sources.includes(source) ? [...draft.sources, source] : draft.sources,
    },
    remarks: context.remarks,
  };
}
