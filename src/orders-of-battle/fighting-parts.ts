/** What a unit fights with: its men and sabres by quality, and the guns that are part of it. NBC-SCN-01, NBC-SCN-05 */
import type { SkirmishRating } from '../book/terms.ts';
import type { Text } from '../engine/message.ts';
import { organicPoints } from '../scenarios/unit-sizes.ts';
import { GUNS_PER_BATTERY, isBattery } from './battery-units.ts';
import type { ProposedPart, Rated } from './proposed.ts';
import { ownStrength, partsTotal } from './totals.ts';
import { called, type OobNode } from './tree.ts';

export interface Fighting {
  readonly parts: readonly ProposedPart[];
  readonly sk: SkirmishRating;
  readonly unknown: readonly Text[];
  readonly points?: number;
  readonly gunPoints: number;
}

/** How far a formation's own figure may be from its parts and still let them speak. */
const NEAR = 0.05;

/** Men and sabres below an entry, by the lowest entries that give them. Gunners are no part of it. */
export function fightingParts(
  node: OobNode,
  way: readonly OobNode[],
  rate: (node: OobNode, above: readonly OobNode[]) => Rated,
): Fighting {
  const parts: ProposedPart[] = [];
  const unknown: Text[] = [];
  let sk: SkirmishRating = 0;
  let points: number | undefined;
  let guns = 0;
  const visit = (each: OobNode, above: readonly OobNode[]): void => {
    if (isBattery(each) || (each.kind === 'other' && each.children.length === 0)) return;
    const own = ownStrength(each);
    const parted = each.children.filter((child) => !isBattery(child) && child.kind !== 'other');
    const below = parted.length === 0 ? undefined : partsTotal({ ...each, children: parted });
    const sum = below ? below.men + below.sabres : 0;
    const speak =
      below !== undefined &&
      each.counted !== 'own' &&
      (own === undefined ? true : sum > 0 && below.unknown === 0 && Math.abs(own - sum) <= own * NEAR + 1);
    if (below !== undefined && (speak || each.counted === 'parts')) {
      for (const child of parted) visit(child, [...above, child]);
      return;
    }
    const rated = rate(each, above);
    if (each.kind !== 'cavalry' && rated.sk > sk) sk = rated.sk;
    const add = (arm: 'infantry' | 'cavalry', men: number | undefined) => {
      if (men !== undefined && men > 0)
        parts.push({ arm, quality: rated.quality, men, name: each.name, node: each.id, source: each.source });
    };
    const ridden = each.kind === 'cavalry' && each.sabres === undefined;
    add(ridden ? 'cavalry' : 'infantry', each.men);
    add('cavalry', each.sabres);
    if (each.points !== undefined) points = (points ?? 0) + each.points;
    guns += Math.round((each.guns ?? 0) / GUNS_PER_BATTERY);
    if (own === undefined && each.points === undefined) unknown.push(called(each));
  };
  visit(node, way);
  return { parts, sk, unknown, ...(points !== undefined && { points }), gunPoints: organicPoints(guns) };
}
