/** Units too strong or too weak: what they might be split into or joined with, and doing it. NBC-SCN-03 */
import type { SkirmishRating } from '../book/terms.ts';
import { isSame, say } from '../engine/message.ts';
import { startCP } from '../scenarios/combat-points.ts';
import { isMixed, UNIT_POINTS } from '../scenarios/unit-sizes.ts';
import { shareOf } from './figure-edits.ts';
import { figured, type ProposedPart, type ProposedUnit, type SizeProposal } from './proposed.ts';
import { gather } from './tree.ts';

/** Below this a unit is too weak to stand for itself. */
const TOO_WEAK = 3;
/** What a split aims at: between the usual five and nine. */
const AIM = 7;

/** The units with proposals for those above twelve CP and below three. */
export function sizeProposals(units: readonly ProposedUnit[]): ProposedUnit[] {
  const partners = partnersOf(units);
  return units.map((unit) => ({ ...unit, proposals: proposalsFor(unit, partners) }));
}

function proposalsFor(unit: ProposedUnit, partners: Partners): SizeProposal[] {
  if (unit.cp === undefined || unit.arm === 'artillery') return [];
  if (unit.cp > UNIT_POINTS.most) {
    const groups = split(unit);
    if (groups.length > 1)
      return [
        { do: 'split', into: groups.map((parts) => ({ name: nameOf(unit, parts), parts, cp: cpOf(unit, parts) })) },
      ];
    const count = Math.ceil(unit.cp / UNIT_POINTS.usual);
    return [{ do: 'halve', count, cp: Math.round(unit.cp / count) }];
  }
  if (unit.cp >= TOO_WEAK) return [];
  const partner = partnerOf(unit, partners);
  if (!partner) return [];
  const joined = mergedOf(partner, unit);
  return [{ do: 'merge', with: partner.id, name: joined.name, cp: joined.cp ?? 0 }];
}

const partsAt = ({ parts }: ProposedUnit, at: readonly number[]): readonly ProposedPart[] =>
  at.flatMap((i) => parts[i] ?? []);
const cpOf = (unit: ProposedUnit, at: readonly number[]): number => startCP(partsAt(unit, at)).total;
const nameOf = (unit: ProposedUnit, at: readonly number[]): string => {
  const [first, ...others] = partsAt(unit, at).map(({ name }) => name);
  const names = [first, ...others];
  return first !== undefined && others.length === 0
    ? first
    : `${unit.name}: ${names.slice(0, 3).join(', ')}${names.length > 3 ? ' …' : ''}`;
};

/** Regiments in the order they are listed, cut where a group comes nearest to its even share of the points. */
function split(unit: ProposedUnit): number[][] {
  const points = unit.parts.map((part) => startCP([part]).terms[0]?.value ?? 0);
  const all = points.reduce((a, b) => a + b, 0);
  const wanted = Math.min(unit.parts.length, Math.max(2, Math.round(all / AIM)));
  const groups: number[][] = [];
  let last: number[] = [];
  let sum = 0;
  for (const [i, value] of points.entries()) {
    const share = (all / wanted) * (groups.length + 1);
    const partsLeft = unit.parts.length - i;
    const groupsLeft = wanted - groups.length - 1;
    if (last.length > 0 && groupsLeft > 0 && (sum + value / 2 > share || partsLeft <= groupsLeft)) {
      groups.push(last);
      last = [];
    }
    last.push(i);
    sum += value;
  }
  return [...groups, last].filter((group) => group.length > 0);
}

/** Units that may be joined, the weakest first: by arm and arrival, and by these within a division. */
type Partners = ReadonlyMap<string, readonly ProposedUnit[]>;

/** One unit comes at one time. */
const akin = ({ arm, parts, arrival = '' }: ProposedUnit): string => `${arm}:${parts.length > 0}:${arrival}`;
const nearby = (unit: ProposedUnit): string => `${akin(unit)}:${unit.within}`;

function partnersOf(units: readonly ProposedUnit[]): Partners {
  const lists = new Map<string, ProposedUnit[]>();
  for (const unit of units) {
    if (unit.cp === undefined) continue;
    gather(lists, akin(unit), unit);
    gather(lists, nearby(unit), unit);
  }
  for (const list of lists.values()) list.sort((a, b) => (a.cp ?? 0) - (b.cp ?? 0));
  return lists;
}

/** Of the same arm, of its own division before others, and together still of a usual size. */
function partnerOf(unit: ProposedUnit, partners: Partners): ProposedUnit | undefined {
  const weakest = (key: string): ProposedUnit | undefined => {
    const found = partners.get(key)?.find((other) => other.id !== unit.id);
    return found && (found.cp ?? 0) + (unit.cp ?? 0) <= UNIT_POINTS.usual ? found : undefined;
  };
  return weakest(nearby(unit)) ?? weakest(akin(unit));
}

const higher = (a: SkirmishRating, b: SkirmishRating): SkirmishRating => (a > b ? a : b);

/** Whose ratings two units have that become one. */
function ratedByBoth({ ratedBy: one }: ProposedUnit, { ratedBy: other }: ProposedUnit): Pick<ProposedUnit, 'ratedBy'> {
  if (!one || !other) return { ...(one && { ratedBy: one }), ...(other && { ratedBy: other }) };
  return { ratedBy: isSame(one, other) ? one : say('reader-by-both', { one, other }) };
}

function mergedOf(into: ProposedUnit, other: ProposedUnit): ProposedUnit {
  const parts = [...into.parts, ...other.parts];
  const points =
    into.pointsOfSource === undefined && other.pointsOfSource === undefined
      ? undefined
      : (into.pointsOfSource ?? 0) + (other.pointsOfSource ?? 0);
  const { made: _, ...kept } = into;
  return {
    ...kept,
    name: `${into.name} + ${other.name}`,
    arm: isMixed(parts) ? 'mixed' : into.arm,
    ...figured(parts, into.artilleryPoints + other.artilleryPoints, into.quality, points),
    ...(into.sk !== undefined || other.sk !== undefined ? { sk: higher(into.sk ?? 0, other.sk ?? 0) } : {}),
    ...ratedByBoth(into, other),
    unknown: [...into.unknown, ...other.unknown],
    notes: [
      ...into.notes,
      ...other.notes,
      ...(other.commander ? [say('reader-note-with', { commander: other.commander })] : []),
    ],
    sources: [...into.sources, ...other.sources],
  };
}

/** Two units of a formation become one. */
export function mergeUnits(units: readonly ProposedUnit[], into: string, other: string): ProposedUnit[] {
  const a = units.find((unit) => unit.id === into);
  const b = units.find((unit) => unit.id === other);
  if (!a || !b || a === b || a.arm === 'artillery' || b.arm === 'artillery') return [...units];
  return sizeProposals(units.flatMap((unit) => (unit === a ? [mergedOf(a, b)] : unit === b ? [] : [unit])));
}

/** A unit that is too strong becomes several, as its proposal says. */
export function splitUnit(units: readonly ProposedUnit[], id: string): ProposedUnit[] {
  const done = units.flatMap((unit) => {
    const proposal = unit.id === id ? unit.proposals.find((each) => each.do !== 'merge') : undefined;
    if (!proposal) return [unit];
    const groups =
      proposal.do === 'split'
        ? proposal.into.map(({ name, parts }) => ({ name, parts: partsAt(unit, parts) }))
        : Array.from({ length: proposal.count }, (_, i) => ({
            name: `${unit.name} (${i + 1})`,
            parts: unit.parts.map((part) => ({ ...part, men: shareOf(part.men, i, proposal.count) })),
          }));
    return groups.map(({ name, parts }, i): ProposedUnit => {
      const { commander, rank, reckoning: _, pointsOfSource, cp: __, made: ___, ...rest } = unit;
      const points = pointsOfSource === undefined ? undefined : pointsOfSource / groups.length;
      const arms = new Set(parts.map((part) => part.arm));
      return {
        ...rest,
        ...(i === 0 && commander && { commander }),
        ...(i === 0 && rank && { rank }),
        id: i === 0 ? unit.id : `${unit.id}.${i + 1}`,
        ref: `${unit.ref}${'abcdefghijklmnopqrstuvwxyz'[i] ?? ''}`.slice(0, 24),
        name,
        arm: (arms.size === 1 && [...arms][0]) || unit.arm,
        ...figured(parts, i === 0 ? unit.artilleryPoints : 0, unit.quality, points),
      };
    });
  });
  return sizeProposals(done);
}
