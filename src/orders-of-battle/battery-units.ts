/** Batteries of an order of battle: units of their own, or combat points of the units beside them. NBC-GL-23, NBC-SCN-05 */
import type { GunWeight, Pieces } from '../book/terms.ts';
import { say } from '../engine/message.ts';
import { mobilityCalled, weightOfGuns } from '../scenarios/batteries.ts';
import { organicPoints } from '../scenarios/unit-sizes.ts';
import { figured, heading, type ProposedUnit, USUAL } from './proposed.ts';
import { ownStrength, partsTotal } from './totals.ts';
import { called, type Note, type OobNode, walk } from './tree.ts';

/** Guns of a usual battery: what an unnamed number of guns is counted by. */
export const GUNS_PER_BATTERY = 8;
/** More than these no battery has. */
export const MOST_GUNS = 16;

/** An entry without parts that is artillery, or has guns and nothing else. */
export const isBattery = (node: OobNode): boolean =>
  node.children.length === 0 &&
  (node.kind === 'artillery' ||
    node.level === 'battery' ||
    (node.kind === undefined && (node.guns ?? 0) > 0 && ownStrength(node) === undefined));

/** The guns that an entry has beside its parts, as a battery of its own. */
export const batteryWith = (node: OobNode, guns: number): OobNode => ({
  id: `${node.id}g`,
  level: 'battery',
  name: node.name,
  made: say('reader-battery-of', { unit: called(node) }),
  kind: 'artillery',
  guns,
  ...(node.nation && { nation: node.nation }),
  notes: [],
  quality: [],
  marks: [],
  children: [],
  source: node.source,
});

/** Guns that a formation tells, and that are no guns of its parts nor of its silent batteries, stand in it as a battery. */
export function withOwnGuns(node: OobNode): OobNode {
  if (node.children.length === 0 || node.card) return node;
  const children = node.children.map(withOwnGuns);
  const silent = [...walk(children)].filter(({ node: each }) => isBattery(each) && each.guns === undefined).length;
  const rest = node.counted === 'parts' ? 0 : (node.guns ?? 0) - partsTotal({ ...node, children }).guns;
  return { ...node, children: rest > silent * MOST_GUNS ? [...children, batteryWith(node, rest)] : children };
}

const POUNDS = /(?<![\d.,])(\d{1,2})\s?-?\s?(?:pdrs?|pounders?|lbs?|livres?|pfd|pf(?:ünd)?\p{L}*)(?!\p{L})/iu;

/** By the shot where it is told, else by a word; what is too light to be a unit is told as its note. */
function weightCalled(words: string, pieces: Pieces): { readonly weight: GunWeight; readonly note?: Note } {
  const light = /\blight|\blt\b|\bleicht/iu.test(words);
  const pounds = pieces === 'guns' ? POUNDS.exec(words)?.[1] : undefined;
  if (pounds !== undefined) {
    const weight = weightOfGuns(Number(pounds), light);
    return weight === 'too-light' ? { weight: 'light', note: say('reader-note-light', { pounds }) } : { weight };
  }
  return { weight: /heavy|position|reserve/iu.test(words) ? 'heavy' : light ? 'light' : 'medium' };
}

/** NBC-GL-23: weight and mobility by what the name and type say; a usual battery is medium and on foot. */
export function batteryOf(node: OobNode, within: string, ref: readonly string[]): ProposedUnit {
  const words = `${node.name} ${node.type ?? ''}`;
  const pieces: Pieces = /howitz|haubitz|obus/iu.test(words)
    ? 'howitzers'
    : /rocket|raket/iu.test(words)
      ? 'rockets'
      : 'guns';
  const flying = /\bflying|\bflieg/iu.test(words);
  const mobility = mobilityCalled(node.type === 'horse artillery' ? 'horse' : flying ? 'flying' : 'foot');
  const { weight, note } = weightCalled(words, pieces);
  return {
    id: node.id,
    ref: ref.join('/').slice(0, 24),
    ...heading(node),
    arm: 'artillery',
    parts: [],
    quality: USUAL.quality,
    ...(node.guns !== undefined && { guns: node.guns }),
    weight,
    mobility,
    pieces,
    artilleryPoints: 0,
    unknown: node.guns === undefined ? [called(node)] : [],
    proposals: [],
    notes: [...node.notes, ...(note ? [note] : [])],
    ...(node.arrival && { arrival: node.arrival }),
    sources: [node.source],
    within,
  };
}

/** Batteries become two CP each, given to the units one at a time, the weakest of their division first. NBC-SCN-05 */
export function absorbed(units: readonly ProposedUnit[]): ProposedUnit[] {
  return units
    .filter((unit) => unit.arm === 'artillery')
    .reduce<ProposedUnit[]>((left, battery) => absorbBattery(left, battery.id), [...units]);
}

/** One battery becomes CP of the weakest unit of its division, or of its formation. NBC-SCN-05 */
export function absorbBattery(units: readonly ProposedUnit[], battery: string): ProposedUnit[] {
  const gone = units.find((unit) => unit.id === battery && unit.arm === 'artillery');
  const takers = units.filter((unit) => unit.arm !== 'artillery' && unit.parts.length > 0);
  const near = takers.filter((unit) => unit.within === gone?.within || unit.id === gone?.within);
  const [taker] = [...(near.length > 0 ? near : takers)].sort((a, b) => (a.cp ?? 0) - (b.cp ?? 0));
  if (!gone || !taker) return [...units];
  const count = Math.max(1, Math.round((gone.guns ?? GUNS_PER_BATTERY) / GUNS_PER_BATTERY));
  return units.flatMap((unit) => {
    if (unit === gone) return [];
    if (unit !== taker) return [unit];
    const { quality } = unit;
    return [
      {
        ...unit,
        ...figured(unit.parts, unit.artilleryPoints + organicPoints(count), quality),
        quality,
        notes: [...unit.notes, say('reader-note-battery', { battery: called(gone) })],
        sources: [...unit.sources, ...gone.sources],
      },
    ];
  });
}
