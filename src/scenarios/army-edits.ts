/** Changes to the armies of a draft. Each returns a new draft without dangling ids. */
import { type Rulings, ruling } from '../book/rulings.ts';
import { type Arm, type Rating, SIDES, type SideId, type SkirmishRating } from '../book/terms.ts';
import { averageQuality } from './average-quality.ts';
import { startCP } from './combat-points.ts';
import type { Draft } from './draft.ts';
import { freshId, idsIn, type NewNames, newFormation, newUnit } from './new-draft.ts';
import { type Army, type FormationCard, MOST, type UnitCard, type UnitPart } from './schema.ts';
import { suggestedNote } from './suggested-note.ts';
import { isMixed, shareBatteries } from './unit-sizes.ts';

export type FieldArm = UnitCard['arm'];
export type FightingCard = Exclude<UnitCard, { arm: 'artillery' }>;

/** A change that made something, and its id. If there was no room: the same draft, and the id of the original. */
export interface Made {
  readonly draft: Draft;
  readonly id: string;
}

const withArmy = (draft: Draft, side: SideId, change: (army: Army) => Army): Draft => ({
  ...draft,
  sides: { ...draft.sides, [side]: change(draft.sides[side]) },
});

const withFormations = (
  draft: Draft,
  change: (formations: readonly FormationCard[], side: SideId) => readonly FormationCard[],
): Draft =>
  SIDES.reduce((now, side) => {
    const before = now.sides[side].formations;
    const after = change(before, side);
    return after === before ? now : withArmy(now, side, (army) => ({ ...army, formations: [...after] }));
  }, draft);

const withFormation = (draft: Draft, id: string, change: (formation: FormationCard) => FormationCard): Draft =>
  withFormations(draft, (formations) =>
    formations.some((formation) => formation.id === id)
      ? formations.map((formation) => (formation.id === id ? change(formation) : formation))
      : formations,
  );

export interface FormationPlace {
  readonly side: SideId;
  readonly at: number;
  readonly formation: FormationCard;
}

export function findFormation(draft: Draft, id: string): FormationPlace | undefined {
  for (const side of SIDES)
    for (const [at, formation] of draft.sides[side].formations.entries())
      if (formation.id === id) return { side, at, formation };
  return undefined;
}

export interface UnitPlace extends FormationPlace {
  readonly unitAt: number;
  readonly unit: UnitCard;
}

export function findUnit(draft: Draft, id: string): UnitPlace | undefined {
  for (const side of SIDES)
    for (const [at, formation] of draft.sides[side].formations.entries()) {
      for (const [unitAt, unit] of formation.units.entries())
        if (unit.id === id) return { side, at, formation, unitAt, unit };
    }
  return undefined;
}

export interface GarrisonPlace {
  readonly side: SideId;
  readonly at: number;
  readonly garrison: Army['garrisons'][number];
}

export function findGarrison(draft: Draft, id: string): GarrisonPlace | undefined {
  for (const side of SIDES)
    for (const [at, garrison] of draft.sides[side].garrisons.entries())
      if (garrison.unit.id === id) return { side, at, garrison };
  return undefined;
}

/** Moves an item one place up (-1) or down (+1) in a list; stays at the ends. */
export function shifted<T>(list: readonly T[], at: number, by: -1 | 1): T[] {
  const next = [...list];
  const to = at + by;
  if (at < 0 || to < 0 || to >= next.length) return next;
  next.splice(to, 0, ...next.splice(at, 1));
  return next;
}

const inserted = <T>(list: readonly T[], at: number, one: T): T[] => [...list.slice(0, at), one, ...list.slice(at)];

/** Whether an army has no room for a formation, or a formation none for a unit. */
export const isFull = (of: Pick<Army, 'formations'> | Pick<FormationCard, 'units'>): boolean =>
  'units' in of ? of.units.length >= MOST.units : of.formations.length >= MOST.formations;

// ---- formations ------------------------------------------------------------------------------------------------------

export function addFormation(draft: Draft, side: SideId, names: NewNames): Made {
  const { formations, armyType } = draft.sides[side];
  const last = formations.at(-1);
  if (last && isFull({ formations })) return { draft, id: last.id };
  const formation = newFormation(idsIn(draft), names.formation(armyType, formations.length + 1), names.commander);
  return {
    draft: withArmy(draft, side, (army) => ({ ...army, formations: [...formations, formation] })),
    id: formation.id,
  };
}

const copyOf = (taken: Set<string>, unit: UnitCard): UnitCard => ({
  ...unit,
  id: freshId(taken, unit.name || unit.id),
});

/** Adds a copy right after the formation, with new ids and without its arrivals. */
export function duplicateFormation(draft: Draft, id: string, names: NewNames): Made {
  const place = findFormation(draft, id);
  if (!place || isFull(draft.sides[place.side])) return { draft, id };
  const taken = idsIn(draft);
  const { formation } = place;
  const copy: FormationCard = {
    ...formation,
    id: freshId(taken, formation.name || formation.id),
    name: names.copyOf(formation.name).slice(0, MOST.name),
    commander: { ...formation.commander, id: freshId(taken, formation.commander.name) },
    units: formation.units.map((unit) => copyOf(taken, unit)),
  };
  const changed = withArmy(draft, place.side, (army) => ({
    ...army,
    formations: inserted(army.formations, place.at + 1, copy),
  }));
  return { draft: changed, id: copy.id };
}

/** Removes the formation and its arrivals. An army keeps at least one formation. */
export function removeFormation(draft: Draft, id: string): Draft {
  const place = findFormation(draft, id);
  if (!place || draft.sides[place.side].formations.length < 2) return draft;
  const gone = withFormations(draft, (formations) =>
    formations.some((each) => each.id === id) ? formations.filter((each) => each.id !== id) : formations,
  );
  return { ...gone, reinforcements: gone.reinforcements.filter(({ formation }) => formation !== id) };
}

export const shiftFormation = (draft: Draft, id: string, by: -1 | 1): Draft =>
  withFormations(draft, (formations) => {
    const at = formations.findIndex((formation) => formation.id === id);
    return at < 0 ? formations : shifted(formations, at, by);
  });

// ---- units -----------------------------------------------------------------------------------------------------------

export function addUnit(draft: Draft, formationId: string, names: NewNames): Made {
  const place = findFormation(draft, formationId);
  if (!place || isFull(place.formation)) return { draft, id: formationId };
  const n = place.formation.units.length + 1;
  const ref = `${place.at + 1}/${n}`;
  const unit = newUnit(idsIn(draft), ref, names.unit(n));
  return {
    draft: withFormation(draft, formationId, (formation) => ({ ...formation, units: [...formation.units, unit] })),
    id: unit.id,
  };
}

export function duplicateUnit(draft: Draft, id: string): Made {
  const place = findUnit(draft, id);
  if (!place || isFull(place.formation)) return { draft, id };
  const copy = copyOf(idsIn(draft), place.unit);
  return {
    draft: withFormation(draft, place.formation.id, (formation) => ({
      ...formation,
      units: inserted(formation.units, place.unitAt + 1, copy),
    })),
    id: copy.id,
  };
}

/** Removes the unit from arrivals; an arrival left without units goes too. */
function withoutArrival(draft: Draft, unit: string): Draft {
  if (!draft.reinforcements.some(({ units }) => units?.includes(unit))) return draft;
  const reinforcements = draft.reinforcements
    .map((coming) => (coming.units ? { ...coming, units: coming.units.filter((id) => id !== unit) } : coming))
    .filter(({ units }) => units === undefined || units.length > 0);
  return { ...draft, reinforcements };
}

export function removeUnit(draft: Draft, id: string): Draft {
  const place = findUnit(draft, id);
  if (!place) return draft;
  const gone = withFormation(draft, place.formation.id, (formation) => ({
    ...formation,
    units: formation.units.filter((unit) => unit.id !== id),
  }));
  return withoutArrival(gone, id);
}

export function shiftUnit(draft: Draft, id: string, by: -1 | 1): Draft {
  const place = findUnit(draft, id);
  if (!place) return draft;
  return withFormation(draft, place.formation.id, (formation) => ({
    ...formation,
    units: shifted(formation.units, place.unitAt, by),
  }));
}

/** Moves the unit to the end of another formation, of either side. */
export function moveUnit(draft: Draft, id: string, to: string): Draft {
  const place = findUnit(draft, id);
  const into = findFormation(draft, to);
  if (!place || !into || place.formation.id === to || isFull(into.formation)) return draft;
  return withFormation(removeUnit(draft, id), to, (formation) => ({
    ...formation,
    units: [...formation.units, place.unit],
  }));
}

// ---- what a unit is --------------------------------------------------------------------------------------------------

/** Infantry, cavalry or Mixed. NBC-SCN-02 */
function armOf(parts: readonly UnitPart[], now: FightingCard['arm']): FightingCard['arm'] {
  if (isMixed(parts)) return 'mixed';
  return parts.find(({ men }) => men > 0)?.arm ?? now;
}

const shared = ({ id, ref, name, quality, note, exhaustion, parts, artilleryPoints }: FightingCard) => ({
  id,
  ref,
  name,
  quality,
  ...(note !== undefined && { note }),
  ...(exhaustion && { exhaustion }),
  parts,
  artilleryPoints,
});

function asFighting(card: FightingCard, arm: FightingCard['arm']): FightingCard {
  if (card.arm === arm) return card;
  const sk = 'sk' in card ? card.sk : 0;
  if (arm === 'cavalry') return { ...shared(card), arm, horse: 'medium', impetuous: false, cossack: false };
  return { ...shared(card), arm, sk, rifles: 'rifles' in card && card.rifles };
}

/** The unit with other men; arm and quality follow from them. NBC-SCN-02, NBC-GL-22 */
export function withParts(card: FightingCard, parts: readonly UnitPart[], rulings: Rulings = {}): FightingCard {
  const quality = averageQuality(parts, ruling(rulings, 'avgQ')).total;
  return { ...asFighting(card, armOf(parts, card.arm)), parts: [...parts], quality };
}

/** The unit as another arm: its men become infantry, cavalry or gunners. */
export function asArm(card: UnitCard, arm: FieldArm): UnitCard {
  if (card.arm === arm) return card;
  const { id, ref, name, quality, note, exhaustion } = card;
  const common = { id, ref, name, quality, ...(note !== undefined && { note }), ...(exhaustion && { exhaustion }) };
  if (arm === 'artillery')
    return { ...common, arm, weight: 'medium', mobility: 'foot', pieces: 'guns', guns: 8, ottoman: false };
  const before: FightingCard =
    card.arm === 'artillery'
      ? { ...common, arm: 'infantry', sk: 1, rifles: false, artilleryPoints: 0, parts: [] }
      : card;
  const usual: UnitPart = { arm: 'infantry', quality, men: 2000 };
  const [first = usual, ...others] = before.parts;
  const men = [first, ...others];
  const parts: UnitPart[] =
    arm === 'mixed'
      ? men.length > 1
        ? men.map((part, i) => ({ ...part, arm: i === men.length - 1 ? 'cavalry' : 'infantry' }))
        : [
            { ...first, arm: 'infantry' },
            { arm: 'cavalry', quality, men: 500 },
          ]
      : men.map((part) => ({ ...part, arm }));
  return withParts(asFighting(before, arm), parts);
}

/** A unit's combat points at the start, with their reckoning; undefined for a battery. NBC-SCN-01 */
export const pointsOf = (card: UnitCard) =>
  card.arm === 'artillery' ? undefined : startCP(card.parts, card.artilleryPoints);

// ---- ratings of a whole formation ------------------------------------------------------------------------------------

export interface FormationRating {
  /** The arm it is for; all arms if absent. */
  readonly arm?: Exclude<Arm, 'engineers' | 'pontoon' | 'baggage'>;
  readonly quality?: Rating;
  readonly sk?: SkirmishRating;
  /** The source of a suggestion, noted in the units. */
  readonly from?: string;
}

/** Sets the same quality or skirmish rating for all men (of one arm) of a formation. */
export const rateFormation = (draft: Draft, id: string, { arm, quality, sk, from }: FormationRating): Draft =>
  withFormation(draft, id, (formation) => ({
    ...formation,
    units: formation.units.map((unit): UnitCard => {
      if (arm !== undefined && unit.arm !== arm) return unit;
      const note = from === undefined ? {} : { note: suggestedNote(unit.note, from) };
      if (unit.arm === 'artillery') return { ...unit, ...note, ...(quality && { quality }) };
      const parts = quality ? unit.parts.map((part) => ({ ...part, quality })) : unit.parts;
      const rated = { ...(quality ? withParts(unit, parts, draft.rulings) : unit), ...note };
      return sk !== undefined && 'sk' in rated ? { ...rated, sk } : rated;
    }),
  }));

// ---- guns that are part of units -------------------------------------------------------------------------------------

/** The artillery points given to each unit of the formation. NBC-SCN-05 */
export const gunPointsOf = ({ units }: FormationCard): readonly number[] =>
  units.map((unit) => (unit.arm === 'artillery' ? 0 : unit.artilleryPoints));

/**
 * Shares this many batteries among the fighting units of a formation, weaker units first. No batteries means no points.
 * NBC-SCN-05
 */
export const withBatteries = (draft: Draft, id: string, batteries: number): Draft =>
  withFormation(draft, id, (formation) => {
    const fighting = formation.units.flatMap((unit) =>
      unit.arm === 'artillery' ? [] : [{ id: unit.id, cp: startCP(unit.parts, 0).total }],
    );
    const given = shareBatteries(batteries, fighting);
    return {
      ...formation,
      units: formation.units.map((unit) =>
        unit.arm === 'artillery' ? unit : { ...unit, artilleryPoints: Math.min(MOST.points, given[unit.id] ?? 0) },
      ),
    };
  });
