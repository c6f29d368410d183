/**
 * An army of a scenario as an order of battle again, for our own table. Every row is a card of the army and says all that
 * the card does, so that it comes back the same; the figures beside it are what any reader of orders of battle
 * understands. What belongs to the day stays in the scenario: orders, arrivals, garrisons. Its mirror is import/own-units.ts.
 */
import type { ArmyType } from '../book/terms.ts';
import type { Army, FormationCard, OfficerCard, UnitCard } from '../scenarios/schema.ts';
import { type Card, TRAITS, type Trait } from './card-columns.ts';
import { grow, type Kind, type OobTree, type Quality, type Sprout, sprout } from './tree.ts';

const quality = (value: number): Quality => ({ scale: 'quality', value: String(value) });

const led = ({ name, rank, A, L, T }: OfficerCard): Partial<Sprout> => ({
  commander: name,
  ...(rank && { rank }),
  quality: [
    { scale: 'ability', value: String(A) },
    { scale: 'leadership', value: String(L) },
    { scale: 'temperament', value: String(T) },
  ],
});
const remark = ({ note }: OfficerCard) => note && { 'on the commander': note };

/** What a name or type has to say for other readers to find the weight and the mobility. NBC-GL-23 */
const batteryType = ({ mobility, weight }: Extract<UnitCard, { arm: 'artillery' }>): string =>
  mobility === 'horse' ? 'horse artillery' : weight === 'medium' ? 'foot artillery' : weight;

const HORSE = { heavy: 'heavy', medium: 'dragoon', light: 'light', skirmish: 'cossack' } as const;

/** The marks that are set, as a card's cell or none. */
function marked(marks: { readonly [T in Trait]?: boolean }): Pick<Card, 'traits'> {
  const traits = TRAITS.filter((trait) => marks[trait]);
  return traits.length > 0 ? { traits } : {};
}

/** What a unit's card says that no column of an order of battle does. */
function cardOf(unit: UnitCard): Card {
  const common = { card: 'unit', ...(unit.ref && { label: unit.ref }) } as const;
  if (unit.arm === 'artillery') {
    const { weight, mobility, pieces, ottoman } = unit;
    return { ...common, weight, mobility, pieces, ...marked({ ottoman }) };
  }
  const absorbed = unit.artilleryPoints > 0 && { absorbed: unit.artilleryPoints };
  if (unit.arm === 'cavalry') {
    const { horse, impetuous, cossack } = unit;
    return { ...common, horse, ...absorbed, ...marked({ impetuous, cossack }) };
  }
  return { ...common, sk: unit.sk, ...absorbed, ...marked({ rifles: unit.rifles }) };
}

function unitOf(unit: UnitCard): Sprout {
  const made = (kind: Kind, more: Partial<Sprout>) =>
    sprout(unit.name, 1, unit.ref, {
      kind,
      quality: [quality(unit.quality)],
      notes: unit.note ? unit.note.split('\n') : [],
      card: cardOf(unit),
      ...more,
    });
  if (unit.arm === 'artillery')
    return made('artillery', {
      level: 'battery',
      type: batteryType(unit),
      ...(unit.guns !== undefined && { guns: unit.guns }),
    });
  const [foot, horse] = [
    unit.arm === 'cavalry' ? undefined : 'line',
    unit.arm === 'cavalry' ? HORSE[unit.horse] : 'dragoon',
  ];
  const children = unit.parts.map((part) => {
    const type = part.arm === 'cavalry' ? horse : foot;
    return sprout(part.name ?? '', 1, unit.ref, {
      level: 'regiment',
      kind: part.arm,
      ...(type && { type }),
      [part.arm === 'cavalry' ? 'sabres' : 'men']: part.men,
      quality: [quality(part.quality)],
      card: { card: 'part' },
    });
  });
  // NBC-SCN-05: two points are a battery, and other readers count eight guns as one.
  const guns = 4 * unit.artilleryPoints;
  if (guns > 0 && children[0]) children[0].guns = guns;
  return made(unit.arm, { level: 'brigade', children });
}

const LEVEL = { Napoleonic: 'corps', Traditional: 'division' } as const;

const formationOf = ({ name, commander, awkward, units }: FormationCard, armyType: ArmyType): Sprout =>
  sprout(name, 1, '', {
    level: LEVEL[armyType],
    ...led(commander),
    card: {
      card: 'formation',
      ...(awkward && { awkward: awkward.extra, ...(awkward.why && { 'why awkward': awkward.why }) }),
      ...remark(commander),
    },
    children: units.map(unitOf),
  });

/** What the army's own row says. */
const armyCard = ({ armyType, ottoman, engineers, pontoons, baggage, commander }: Army): Card => ({
  card: 'army',
  'army type': armyType,
  engineers,
  pontoons,
  baggage,
  ...marked({ ottoman }),
  ...remark(commander),
});

/** The army as a tree of corps or divisions, units as brigades, and what they are made of. */
export const treeOf = (army: Army): OobTree =>
  grow([
    sprout(army.name, 1, '', {
      level: 'army',
      ...led(army.commander),
      card: armyCard(army),
      children: army.formations.map((formation) => formationOf(formation, army.armyType)),
    }),
  ]).tree;
