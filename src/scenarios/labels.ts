/**
 * The strip at the back of a base, and the sizes of bases. NBC-SCN-16, NBC-SCN-17. The marks for units other than
 * infantry and Mixed are ours.
 */
import type { Arm } from '../book/terms.ts';
import { type Message, say, type Written } from '../engine/message.ts';
import type { OfficerRatings } from './ratings.ts';
import type { UnitCard } from './schema.ts';

/** Millimetres, NBC-SCN-16. */
export interface BaseSize {
  readonly front: number;
  readonly depth: number;
}

/** Frontage and depth in mm. Advice only: any bases will do if both sides use the same. NBC-SCN-16 */
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

/** Depth of the label strip in mm; deeper on commanders' bases. NBC-SCN-17 */
export const labelStrip = (kind: BaseKind): number => (kind === 'commander' || kind === 'headquarters' ? 9 : 6);

/** Guns of a battery: the usual number (NBC-GL-23), and from where its base is wider (NBC-SCN-16). */
export const BATTERY_GUNS = { usual: 8, wide: 12 } as const;

/** The base of a unit; a battery of twelve guns has a wider one. NBC-SCN-16 */
export function baseOf(arm: Arm, guns: number = BATTERY_GUNS.usual): BaseKind {
  if (arm === 'artillery') return guns >= BATTERY_GUNS.wide ? 'artillery-12' : 'artillery';
  if (arm === 'engineers') return 'engineers';
  return arm === 'pontoon' || arm === 'baggage' ? 'train' : 'unit';
}

/** The line on a unit's base, e.g. `III/1/2 Roeben Q3 MX S1 6CP`. Batteries have no points. NBC-SCN-17 */
export function cardLabel(card: UnitCard, cp: number): Message {
  const common = { who: [card.ref, card.name].filter(Boolean).join(' '), q: card.quality };
  switch (card.arm) {
    case 'infantry':
      return say('label-infantry', { ...common, sk: card.sk, cp });
    case 'mixed':
      return say('label-mixed', { ...common, sk: card.sk, cp });
    case 'cavalry':
      return say('label-cavalry', { ...common, horse: card.horse, cp });
    case 'artillery':
      return say('label-artillery', { ...common, weight: card.weight, mobility: card.mobility, pieces: card.pieces });
  }
}

/** The content of an officer's label. */
export interface OfficerLabel extends OfficerRatings {
  readonly name: string;
  /** His formation, "X"; absent for army commanders. */
  readonly formation?: string;
  /** Formation commanders only, cm. */
  readonly radius?: number;
}

/** The two lines on an officer's base, e.g. `X: Liechtenstein R23` over `L1 T2 A3`. NBC-SCN-17, NBC-SCN-07 */
export function officerLabel({ name, formation, radius, A, L, T }: OfficerLabel): readonly [Written, Message] {
  const known = formation ? say('label-officer-of', { formation, name }) : name;
  return [
    radius === undefined ? known : say('label-radius', { name: known, cm: radius }),
    say('label-ratings', { A, L, T }),
  ];
}
