/**
 * Rows of our own table that are cards of a scenario, as proposals again: nothing is rated or guessed, and what the card
 * says comes back as it was. The mirror of army-table.ts.
 */
import { RATINGS, type Rating } from '../book/terms.ts';
import type { MenArm } from '../scenarios/combat-points.ts';
import type { Card } from './card-columns.ts';
import {
  figured,
  heading,
  type OwnArmy,
  type OwnFormation,
  type OwnOfficer,
  type ProposedPart,
  type ProposedUnit,
  USUAL,
} from './proposed.ts';
import { type OobNode, walk } from './tree.ts';

/** Ratings are written as sources write them, on scales of the game's own. */
function ratingOn(scale: string, { quality }: Pick<OobNode, 'quality'>): Rating | undefined {
  const value = quality.find((each) => each.scale === scale)?.value.trim() ?? '';
  return RATINGS.find((rating) => String(rating) === value);
}

/** Nothing in it is in doubt: it is a card of ours or all it holds are. */
export const isSure = (node: OobNode): boolean =>
  node.card?.card === 'unit' || (node.children.length > 0 ? node.children.every(isSure) : node.card !== undefined);

const has = (card: Card, trait: NonNullable<Card['traits']>[number]): boolean => card.traits?.includes(trait) ?? false;

/** The men of one arm in a row; a part's name that nobody gave is made up, and marked so. */
function part(node: OobNode, arm: MenArm, men: number, otherwise: string, unit: OobNode): ProposedPart {
  const quality = ratingOn('quality', node) ?? ratingOn('quality', unit) ?? USUAL.quality;
  const named = node.name === '' ? { name: otherwise, nameless: true as const } : { name: node.name };
  return { arm, quality, men, ...named, node: node.id, source: node.source };
}

/** Horse and foot of a row, as it gives them. */
function partsOf(node: OobNode, otherwise: string, unit: OobNode): ProposedPart[] {
  const foot: MenArm = node.kind === 'cavalry' && node.sabres === undefined ? 'cavalry' : 'infantry';
  return [
    ...(node.men === undefined ? [] : [part(node, foot, node.men, otherwise, unit)]),
    ...(node.sabres === undefined ? [] : [part(node, 'cavalry', node.sabres, otherwise, unit)]),
  ];
}

/** A unit as its card has it. What a spreadsheet has emptied is as usual. */
export function ownUnit(node: OobNode, card: Card, within: string): ProposedUnit {
  const common = {
    own: true,
    id: node.id,
    ref: card.label ?? '',
    ...heading(node),
    unknown: [],
    proposals: [],
    notes: node.notes,
    ...(node.arrival && { arrival: node.arrival }),
    within,
  } as const;
  const quality = ratingOn('quality', node);
  if (node.kind === 'artillery')
    return {
      ...common,
      arm: 'artillery',
      parts: [],
      quality: quality ?? USUAL.quality,
      ...(node.guns !== undefined && { guns: node.guns }),
      weight: card.weight ?? 'medium',
      mobility: card.mobility ?? 'foot',
      pieces: card.pieces ?? 'guns',
      ottoman: has(card, 'ottoman'),
      artilleryPoints: 0,
      sources: [node.source],
    };
  const below = [...walk(node.children)].filter(({ node: each }) => each.children.length === 0);
  const inside = below.flatMap(({ node: each }, i) =>
    each.kind === 'artillery' ? [] : partsOf(each, `${node.name} (${i + 1})`, node),
  );
  const parts = inside.length > 0 ? inside : partsOf(node, node.name, node);
  const fighting = {
    ...common,
    ...figured(parts, card.absorbed ?? 0, USUAL.quality),
    ...(quality !== undefined && { quality }),
    sources: [node.source, ...parts.map((each) => each.source)],
  };
  if (node.kind === 'cavalry')
    return {
      ...fighting,
      arm: 'cavalry',
      horse: card.horse ?? 'medium',
      impetuous: has(card, 'impetuous'),
      cossack: has(card, 'cossack'),
    };
  return {
    ...fighting,
    arm: node.kind === 'mixed' ? 'mixed' : 'infantry',
    sk: card.sk ?? USUAL.sk,
    rifles: has(card, 'rifles'),
  };
}

/** Who leads a formation or an army, by its row. NBC-SCN-07 */
function officerOf(node: OobNode, card: Card): OwnOfficer {
  const note = card['on the commander'];
  return {
    name: node.commander ?? '',
    ...(node.rank && { rank: node.rank }),
    A: ratingOn('ability', node) ?? 3,
    L: ratingOn('leadership', node) ?? 3,
    T: ratingOn('temperament', node) ?? 3,
    ...(note && { note }),
  };
}

/** What a row that is a formation's card says of it. */
export function ownFormation(node: OobNode): { readonly own?: OwnFormation } {
  const { card } = node;
  if (card?.card !== 'formation') return {};
  const why = card['why awkward'];
  const awkward = card.awkward !== undefined && { awkward: { extra: card.awkward, ...(why && { why }) } };
  return { own: { commander: officerOf(node, card), ...awkward } };
}

/** What a row that is an army's card says of it. */
export function ownArmy(node: OobNode): { readonly own?: OwnArmy } {
  const { card } = node;
  if (card?.card !== 'army') return {};
  const { engineers = 0, pontoons = 0, baggage = 0 } = card;
  const armyType = card['army type'] ?? 'Napoleonic';
  const ottoman = has(card, 'ottoman');
  return { own: { commander: officerOf(node, card), armyType, ottoman, engineers, pontoons, baggage } };
}
