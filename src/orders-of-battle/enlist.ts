/** Takes a proposed army into a scenario: cards with ids of their own, held to the scenario's limits. */

import type { SideId } from '../book/terms.ts';
import { arrivalMinutes, fromTheStart } from '../scenarios/arrivals.ts';
import { MEN_PER_POINT } from '../scenarios/combat-points.ts';
import { type Draft, freshId, idsIn, newOfficer } from '../scenarios/draft.ts';
import { OFFICER_RATINGS, type OfficerRatings } from '../scenarios/ratings.ts';
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
import type { OwnOfficer, ProposedArmy, ProposedFormation, ProposedUnit } from './proposed.ts';

/** An officer's ratings, and whose they are. */
export interface Suggested extends OfficerRatings {
  readonly of: string;
}

export interface EnlistOptions {
  /** In the place of the side's formations, or behind them. */
  readonly how: 'replace' | 'add';
  /** Ratings for an officer by his name. What the source itself says of him goes before them. */
  readonly officer?: (name: string) => Suggested | undefined;
  /** What the sources of the scenario are to say of it. */
  readonly source?: string;
}

export interface Enlisted {
  readonly draft: Draft;
  /** What did not fit or is not known, in sentences. */
  readonly remarks: readonly string[];
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

function noteOf(unit: ProposedUnit): string | undefined {
  const told = [
    unit.commander && `${unit.name}${unit.rank ? ` under ${unit.rank} ${unit.commander}` : ''}`,
    unit.pointsOfSource !== undefined &&
      `The source gives points (${unit.pointsOfSource}), not men; the men are reckoned from them.`,
    unit.unknown.length > 0 && unit.parts.length === 0 && 'The source gives no strength.',
  ];
  const text = [...told.filter(Boolean), ...unit.notes].join('\n');
  if (unit.own) return text.slice(0, MOST.prose) || undefined;
  return text === '' ? undefined : clip(text, MOST.prose);
}

/** The label bears the brigadier's name where he is known; what the unit is called goes to its notes. NBC-SCN-17 */
function cardOf(unit: ProposedUnit, taken: Set<string>): UnitCard {
  const note = noteOf(unit);
  const called = unit.arm === 'artillery' ? unit.name : (unit.commander ?? unit.name);
  const name = unit.own ? called.slice(0, MOST.name) : named(called, 'Unit');
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
  rate: EnlistOptions['officer'],
  told: LikenedOfficer | undefined,
): OfficerCard {
  const known = named(name, 'Commander');
  const rated = name ? rate?.(name) : undefined;
  const { why, ...bySource } = told ?? {};
  return {
    ...newOfficer(id, known),
    ...(rank && { rank: named(rank, 'General') }),
    ...(rated && { A: rated.A, L: rated.L, T: rated.T, note: suggestedNote(undefined, rated.of) }),
    ...bySource,
    ...(why && { note: suggestedNote(undefined, ratedBy(why, bySource, rated)) }),
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
function ratedBy(why: string, told: Partial<OfficerRatings>, rated: Suggested | undefined): string {
  const left = OFFICER_RATINGS.filter((rating) => told[rating] === undefined);
  const of = rated && left.length > 0 && `${left.join(' and ')} as of ${rated.of}`;
  return [`the source’s ${why}`, of].filter(Boolean).join('; ');
}

/** Nobody knows yet where those come on that the source only gives a time for. */
const SOMEWHERE = 'Where is to be decided';

interface Context {
  readonly draft: Draft;
  readonly side: SideId;
  readonly taken: Set<string>;
  readonly options: EnlistOptions;
  readonly arrivals: Reinforcement[];
  readonly remarks: string[];
}

function formationOf(formation: ProposedFormation, context: Context): FormationCard {
  const { taken, options, remarks, arrivals, side, draft } = context;
  const { own } = formation;
  const name = own ? formation.name.slice(0, MOST.name) : named(formation.name, 'Formation');
  const id = freshId(taken, name);
  if (formation.units.length > MOST.units)
    remarks.push(
      `${name} has ${formation.units.length} units and a formation has ${MOST.units} at most; the rest was left out.`,
    );
  const from = formation.units.slice(0, MOST.units);
  const units = from.map((unit) => cardOf(unit, taken));
  const due = (text: string | undefined, some?: readonly string[]) => {
    if (!text || fromTheStart(text)) return;
    const at = arrivalMinutes(text, draft.start);
    if (at === undefined || at <= draft.start || at > MOST.minutes) {
      remarks.push(
        `${name}: the source says “${clip(text, 60)}” of its arrival; write it under Arrivals if it comes later.`,
      );
      return;
    }
    const id_ = freshId(taken, `${name} comes`);
    arrivals.push({ id: id_, side, formation: id, at, where: SOMEWHERE, ...(some && { units: [...some] }) });
  };
  if (formation.arrival) due(formation.arrival);
  else {
    const byTime = new Map<string, string[]>();
    for (const [i, unit] of from.entries())
      if (unit.arrival) byTime.set(unit.arrival, [...(byTime.get(unit.arrival) ?? []), units[i]!.id]);
    for (const [text, some] of byTime) due(text, some);
  }
  const silent = from.filter((unit) => unit.arm !== 'artillery' && unit.cp === undefined);
  if (silent.length > 0)
    remarks.push(`${name}: no strength is known of ${silent.map((unit) => unit.name).join(', ')}; write their men.`);
  const officer = freshId(taken, formation.commander ?? `${name} commander`);
  return {
    id,
    name,
    commander: own
      ? ownOfficer(officer, own.commander)
      : officerOf(formation.commander, formation.rank, officer, options.officer, formation.rated),
    ...(own?.awkward && { awkward: own.awkward }),
    order: 'attack',
    units,
  };
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
  if (proposed.formations.length > room)
    context.remarks.push(
      `A side has ${MOST.formations} formations at most; ${proposed.formations.length - room} were left out.`,
    );
  const made = proposed.formations.slice(0, room).map((formation) => formationOf(formation, context));
  if (made.length === 0) return { draft, remarks: [...context.remarks, 'No formation was taken in.'] };
  const { commander: led, ...park } = (replace && proposed.own) || {};
  const commander = led
    ? ownOfficer(army.commander.id, led)
    : replace && proposed.commander
      ? officerOf(proposed.commander, proposed.rank, army.commander.id, options.officer, proposed.rated)
      : army.commander;
  const source = options.source?.trim();
  return {
    draft: {
      ...bare,
      sides: {
        ...bare.sides,
        [side]: {
          ...army,
          ...(replace && { name: proposed.own ? proposed.name.slice(0, MOST.name) : named(proposed.name, army.name) }),
          ...park,
          commander,
          formations: replace ? made : [...army.formations, ...made],
        },
      },
      reinforcements: [...bare.reinforcements, ...context.arrivals],
      sources: source && !draft.sources.includes(source) ? [...draft.sources, source] : draft.sources,
    },
    remarks: context.remarks,
  };
}
