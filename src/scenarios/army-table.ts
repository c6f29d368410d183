/**
 * An army of a scenario as an order of battle again, for our own table: what is taken in from it has the same formations,
 * men, guns and ratings. The label's number, what the importer cannot read, and the day's orders stay in the scenario.
 */
import type { ArmyType } from '../book/terms.ts';
import { grow, type Kind, type OobTree, type Quality, type Sprout, sprout } from './import/tree.ts';
import type { Army, FormationCard, OfficerCard, UnitCard } from './schema.ts';

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

/** What a name or type has to say for the importer to find the weight and the mobility again. NBC-GL-23 */
const batteryType = ({ mobility, weight }: Extract<UnitCard, { arm: 'artillery' }>): string =>
  mobility === 'horse' ? 'horse artillery' : weight === 'medium' ? 'foot artillery' : weight;

const HORSE = { heavy: 'heavy', medium: 'dragoon', light: 'light', skirmish: 'cossack' } as const;

function unitOf(unit: UnitCard): Sprout {
  const notes = unit.note ? unit.note.split('\n') : [];
  const made = (kind: Kind, more: Partial<Sprout>) => sprout(unit.name, 1, unit.ref, { kind, notes, ...more });
  if (unit.arm === 'artillery')
    return made('artillery', {
      level: 'battery',
      type: batteryType(unit),
      quality: [quality(unit.quality)],
      ...(unit.guns !== undefined && { guns: unit.guns }),
    });
  const [foot, horse] = [
    unit.arm === 'cavalry' ? undefined : 'line',
    unit.arm === 'cavalry' ? HORSE[unit.horse] : 'dragoon',
  ];
  const children = unit.parts.map((part, i) => {
    const type = part.arm === 'cavalry' ? horse : foot;
    return sprout(part.name ?? `${unit.name}, part ${i + 1}`, 1, unit.ref, {
      level: 'regiment',
      kind: part.arm,
      ...(type && { type }),
      [part.arm === 'cavalry' ? 'sabres' : 'men']: part.men,
      quality: [quality(part.quality)],
    });
  });
  // NBC-SCN-05: two points are a battery, and the importer counts eight guns as one.
  const guns = 4 * unit.artilleryPoints;
  if (guns > 0 && children[0]) children[0].guns = guns;
  return made(unit.arm, { level: 'brigade', children });
}

const LEVEL = { Napoleonic: 'corps', Traditional: 'division' } as const;

const formationOf = (formation: FormationCard, armyType: ArmyType): Sprout =>
  sprout(formation.name, 1, '', {
    level: LEVEL[armyType],
    ...led(formation.commander),
    children: formation.units.map(unitOf),
  });

/** The army as a tree of corps or divisions, units as brigades, and what they are made of. */
export const treeOf = (army: Army): OobTree =>
  grow([
    sprout(army.name, 1, '', {
      level: 'army',
      ...led(army.commander),
      children: army.formations.map((formation) => formationOf(formation, army.armyType)),
    }),
  ]).tree;
