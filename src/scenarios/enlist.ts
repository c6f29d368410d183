/** Takes a proposed army into a scenario: cards with ids of their own, held to the scenario's limits. */

import type { SideId } from '../book/terms.ts';
import { arrivalMinutes, fromTheStart } from './arrivals.ts';
import { MEN_PER_POINT } from './combat-points.ts';
import { type Draft, freshId, idsIn, newOfficer } from './draft.ts';
import type { ProposedArmy, ProposedFormation, ProposedUnit } from './import/proposed.ts';
import type { LikenedOfficer } from './officer-ratings.ts';
import { OFFICER_RATINGS, type OfficerRatings } from './ratings.ts';
import type { FormationCard, OfficerCard, Reinforcement, UnitCard, UnitPart } from './schema.ts';
import { suggestedNote } from './suggested-note.ts';

/** The scenario's own limits. */
const MOST = {
  formations: 40,
  units: 40,
  parts: 40,
  men: 30_000,
  name: 120,
  ref: 24,
  note: 20_000,
  guns: 48,
  points: 12,
};

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
      unit.parts.map(({ arm, quality, men, name }) => ({
        arm,
        quality,
        men: Math.min(MOST.men, Math.round(men)),
        ...(clip(name, MOST.name) && { name: clip(name, MOST.name) }),
      })),
    );
  const arm = unit.arm === 'cavalry' ? 'cavalry' : 'infantry';
  const men = Math.min(MOST.men, (unit.cp ?? 0) * MEN_PER_POINT[arm][unit.quality]);
  return [{ arm, quality: unit.quality, men }];
}

function noteOf(unit: ProposedUnit): string | undefined {
  const lines = [
    unit.commander && `${unit.name}${unit.rank ? ` under ${unit.rank} ${unit.commander}` : ''}`,
    unit.pointsOfSource !== undefined &&
      `The source gives points (${unit.pointsOfSource}), not men; the men are reckoned from them.`,
    unit.unknown.length > 0 && unit.parts.length === 0 && 'The source gives no strength.',
    ...unit.notes,
  ];
  const text = lines.filter(Boolean).join('\n');
  return text === '' ? undefined : clip(text, MOST.note);
}

/** The label bears the brigadier's name where he is known; what the unit is called goes to its notes. NBC-SCN-17 */
function cardOf(unit: ProposedUnit, taken: Set<string>): UnitCard {
  const note = noteOf(unit);
  const name = named(unit.arm === 'artillery' ? unit.name : (unit.commander ?? unit.name), 'Unit');
  const common = {
    id: freshId(taken, name),
    ref: clip(unit.ref, MOST.ref),
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
      ottoman: false,
    };
  const fighting = { ...common, parts: partsOf(unit), artilleryPoints: Math.min(MOST.points, unit.artilleryPoints) };
  if (unit.arm === 'cavalry')
    return {
      ...fighting,
      arm: 'cavalry',
      horse: unit.horse ?? 'medium',
      impetuous: false,
      cossack: unit.cossack ?? false,
    };
  return { ...fighting, arm: unit.arm === 'mixed' ? 'mixed' : 'infantry', sk: unit.sk ?? 1, rifles: false };
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
  const name = named(formation.name, 'Formation');
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
    if (at === undefined || at <= draft.start) {
      remarks.push(
        `${name}: the source says "${clip(text, 60)}" of its arrival; write it under Arrivals if it comes later.`,
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
  return {
    id,
    name,
    commander: officerOf(
      formation.commander,
      formation.rank,
      freshId(taken, formation.commander ?? `${name} commander`),
      options.officer,
      formation.rated,
    ),
    order: 'attack',
    units,
  };
}

/** The scenario with the army on one of its sides. The army's type, its trains and its garrisons stay as they are. */
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
  const commander =
    replace && proposed.commander
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
          ...(replace && { name: named(proposed.name, army.name) }),
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
