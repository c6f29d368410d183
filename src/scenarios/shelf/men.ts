/**
 * Shorthand for writing orders of battle. What can be computed (the quality of a unit of several parts) is not typed.
 */
import type { GunWeight, Mobility, Pieces, Rating, SkirmishRating } from '../../book/terms.ts';
import { averageQuality } from '../average-quality.ts';
import type { UnitPart } from '../combat-points.ts';
import type { ScenarioSource } from '../schema.ts';

export type ArmySource = ScenarioSource['sides']['a'];
export type FormationSource = ArmySource['formations'][number];
export type UnitSource = FormationSource['units'][number];

type NamedPart = UnitPart & { readonly name: string };

export const foot = (name: string, quality: Rating, men: number): NamedPart => ({
  arm: 'infantry',
  quality,
  men,
  name,
});

export const horse = (name: string, quality: Rating, men: number): NamedPart => ({
  arm: 'cavalry',
  quality,
  men,
  name,
});

interface Where {
  readonly id: string;
  readonly ref: string;
  readonly name: string;
  readonly note?: string;
}

/** An infantry unit. `guns`: its combat points from the formation's batteries. */
export const brigade = (
  where: Where,
  sk: SkirmishRating,
  parts: NamedPart[],
  more: { guns?: number; rifles?: boolean } = {},
): UnitSource => ({
  ...where,
  arm: 'infantry',
  quality: averageQuality(parts).total,
  sk,
  parts,
  artilleryPoints: more.guns ?? 0,
  rifles: more.rifles ?? false,
});

/** A cavalry unit. `guns`: its combat points from the formation's batteries. */
export const squadrons = (
  where: Where,
  cavalryClass: 'heavy' | 'medium' | 'light',
  parts: NamedPart[],
  more: { guns?: number; impetuous?: boolean } = {},
): UnitSource => ({
  ...where,
  arm: 'cavalry',
  quality: averageQuality(parts).total,
  horse: cavalryClass,
  parts,
  artilleryPoints: more.guns ?? 0,
  impetuous: more.impetuous ?? false,
});

/** A battery with a base of its own. */
export const battery = (
  where: Where,
  quality: Rating,
  weight: GunWeight,
  mobility: Mobility,
  guns: number,
  pieces: Pieces = 'guns',
): UnitSource => ({ ...where, arm: 'artillery', quality, weight, mobility, guns, pieces });

/** Minutes since midnight. */
export const at = (hours: number, minutes = 0): number => hours * 60 + minutes;
