/**
 * What is printed on the strip at the back of a base, and how large bases are. NBC-SCN-16, NBC-SCN-17. The signs for
 * a unit that is neither plain infantry nor Mixed are ours.
 */
import type { Arm, CavalryClass, GunWeight, Mobility, Pieces, Rating, SkirmishRating } from '../book/terms.ts';
import type { OfficerRatings } from './ratings.ts';
import type { UnitCard } from './schema.ts';

/** Millimetres, NBC-SCN-16. */
export interface BaseSize {
  readonly front: number;
  readonly depth: number;
}

/** Frontage and depth in mm. Advice: a group's own bases do as well, if both sides use the same. NBC-SCN-16 */
export const BASE_SIZES = {
  unit: { front: 50, depth: 50 },
  'artillery-12': { front: 35, depth: 50 },
  artillery: { front: 25, depth: 50 },
  headquarters: { front: 50, depth: 50 },
  commander: { front: 25, depth: 32 },
  garrison: { front: 50, depth: 50 },
  train: { front: 25, depth: 50 },
  engineers: { front: 25, depth: 32 },
  'skirmish-stand': { front: 50, depth: 20 },
  detachment: { front: 20, depth: 20 },
} as const satisfies Record<string, BaseSize>;
export type BaseKind = keyof typeof BASE_SIZES;

/** Depth of the label strip in mm: commanders' bases have a deeper one. NBC-SCN-17 */
export const labelStrip = (kind: BaseKind): number => (kind === 'commander' || kind === 'headquarters' ? 9 : 6);

/** The base of a unit; a battery of twelve guns has a wider one. NBC-SCN-16 */
export function baseOf(arm: Arm, guns = 8): BaseKind {
  if (arm === 'artillery') return guns >= 12 ? 'artillery-12' : 'artillery';
  if (arm === 'engineers') return 'engineers';
  return arm === 'pontoon' || arm === 'baggage' ? 'train' : 'unit';
}

/** What a unit's label says. */
export interface UnitLabel {
  /** Where it belongs: "III/1/2". */
  readonly place: string;
  readonly name: string;
  readonly arm: Arm;
  readonly quality: Rating;
  /** Infantry and Mixed units only. */
  readonly skirmish?: SkirmishRating;
  readonly cavalry?: CavalryClass;
  readonly weight?: GunWeight;
  readonly mobility?: Mobility;
  readonly pieces?: Pieces;
  /** Artillery, engineers and trains have none. */
  readonly cp?: number;
}

const ARM_SIGNS: Partial<Record<Arm, string>> = {
  mixed: 'MX',
  engineers: 'Engineers',
  pontoon: 'Pontoons',
  baggage: 'Baggage',
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The one line on a unit's base, as in `III/1/2 Roeben Q3 MX S1 6CP`. NBC-SCN-17 */
export function unitLabel(unit: UnitLabel): string {
  const foot = unit.arm === 'infantry' || unit.arm === 'mixed';
  return [
    unit.place,
    unit.name,
    `Q${unit.quality}`,
    ARM_SIGNS[unit.arm],
    unit.arm === 'cavalry' && unit.cavalry && capital(unit.cavalry),
    unit.arm === 'artillery' && unit.weight && `${capital(unit.weight)} ${unit.mobility ?? 'foot'}`,
    unit.arm === 'artillery' && unit.pieces && unit.pieces !== 'guns' && unit.pieces,
    foot && unit.skirmish !== undefined && `S${unit.skirmish}`,
    unit.cp !== undefined && `${unit.cp}CP`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The label of a unit as its card has it; batteries have no points to print. NBC-SCN-17 */
export function cardLabel(card: UnitCard, cp: number): string {
  return unitLabel({
    place: card.ref,
    name: card.name,
    arm: card.arm,
    quality: card.quality,
    ...('sk' in card && { skirmish: card.sk }),
    ...('horse' in card && { cavalry: card.horse }),
    ...(card.arm === 'artillery' ? { weight: card.weight, mobility: card.mobility, pieces: card.pieces } : { cp }),
  });
}

/** What an officer's label says. */
export interface OfficerLabel extends OfficerRatings {
  readonly name: string;
  /** His formation, "X"; army commanders have none. */
  readonly formation?: string;
  /** Formation commanders only, cm. */
  readonly radius?: number;
}

/** The two lines on an officer's base, as in `X: Liechtenstein R23` over `L1 T2 A3`. NBC-SCN-17, NBC-SCN-07 */
export function officerLabel(officer: OfficerLabel): readonly [string, string] {
  const name = officer.formation ? `${officer.formation}: ${officer.name}` : officer.name;
  return [
    officer.radius === undefined ? name : `${name} R${officer.radius}`,
    `L${officer.L} T${officer.T} A${officer.A}`,
  ];
}
