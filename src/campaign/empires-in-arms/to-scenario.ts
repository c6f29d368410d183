/**
 * Turns a battle of the campaign into a scenario for the miniatures table, checked by the same schema as any other. The
 * table decides what follows from a scenario; anything that the conversion cannot carry over is in the notes. Section
 * 7.3 of the contract
 */
import { startCP } from '../../scenarios/combat-points.ts';
import { type Scenario, type ScenarioSource, scenario } from '../../scenarios/schema.ts';
import type { BattleRequest, Force, SideRequest } from './politics.ts';
import { commandOf, tacticalRating } from './rules/commander.ts';
import { type Brigade, breaksAt, brigadesOf, type House, officerOf, toneOf } from './rules/table.ts';
import type { Rulings } from './rulings.ts';
import { type BattleSide, FACTOR_TYPES, type FactorType, type Terrain } from './vocabulary.ts';

export interface TableWords {
  readonly title: string;
  readonly summary: string;
  readonly notes: string;
  readonly unit: (type: FactorType, n: number) => string;
  readonly commander: (corps: string) => string;
  /** Returns a name for a force without one: irregulars, or the garrison of a depot. */
  readonly beside: (kind: Force['kind'], type: FactorType) => string;
  readonly nobody: string;
  readonly side: (powers: readonly string[]) => string;
  readonly arrives: (entry: 'outflank' | 'rear') => string;
  readonly ground: string | null;
  readonly river: string;
  readonly ends: string;
}

/** The battle lasts a day of three watches. Times are in minutes. */
const START = 8 * 60;
const WATCH = 3 * 60;

type UnitSource = ScenarioSource['sides']['a']['formations'][number]['units'][number];
type Quality = 1 | 2 | 3 | 4 | 5 | 6;
const asQuality = (n: number): Quality => ([1, 2, 3, 4, 5, 6] as const).find((one) => one === n) ?? 3;

/** Returns the CP that a brigade starts with; 0 for artillery. NBC-SCN-01 */
export const pointsOf = ({ arm, quality, men }: Pick<Brigade, 'arm' | 'quality' | 'men'>): number =>
  arm === 'artillery' ? 0 : startCP([{ arm, quality: asQuality(quality), men }]).total;
export const pointsOfAll = (brigades: readonly Brigade[]): number => brigades.reduce((n, one) => n + pointsOf(one), 0);

function unitOf(brigade: Brigade, n: number, words: TableWords): UnitSource {
  const quality = asQuality(brigade.quality);
  const common = { id: brigade.id, ref: String(n), name: words.unit(brigade.type, n), quality };
  if (brigade.arm === 'artillery') return { arm: 'artillery', ...common, weight: 'heavy', mobility: 'foot' };
  const parts = [{ arm: brigade.arm, quality, men: brigade.men }];
  if (brigade.arm === 'infantry') return { arm: 'infantry', ...common, parts, sk: 1 };
  const horse = brigade.cossack ? 'skirmish' : brigade.type === 'freikorps' ? 'light' : 'medium';
  return { arm: 'cavalry', ...common, parts, horse, cossack: brigade.cossack };
}

/** What a side brings to the table: formations, officers and brigades. */
export interface SideSent {
  readonly force: Force;
  readonly officer: { readonly A: number; readonly L: number; readonly T: number };
  readonly brigades: readonly Brigade[];
}
export function sentSide(side: SideRequest, of: BattleSide, house: House): readonly SideSent[] {
  return side.forces.map((force) => ({
    force,
    officer: officerOf(
      force.intrinsic ?? { s: 1, t: 1 },
      { cavalry: false, tone: toneOf(of, side.chit, house) },
      house,
    ),
    brigades: brigadesOf(force, house),
  }));
}

/**
 * Returns the army's commander: its leader after the check for too many corps, or the best of its corps commanders.
 * EIA-185, EIA-186
 */
export function commanderSent(
  side: SideRequest,
  house: House,
  rulings: Rulings,
): { readonly name: string | null; readonly A: number; readonly L: number; readonly T: number } {
  const leader = side.leaders.find(({ id }) => id === side.commander);
  const corps = side.forces
    .filter(({ kind, entry }) => kind === 'corps' && typeof entry !== 'object')
    .map(({ id, power, intrinsic }) => ({ id, power, ratings: intrinsic ?? { s: 0, t: 0 } }));
  const known = leader && { ...leader, seniority: leader.seniority ?? 'D', napoleon: false };
  const command = commandOf(known, corps, rulings);
  const t = tacticalRating(command, corps.length, rulings).total;
  const temper = { cavalry: leader?.cavalry ?? false, tone: 0 };
  return { name: leader?.name ?? null, ...officerOf({ s: command.ratings.s, t }, temper, house) };
}

/**
 * Returns the CP of the forces on the field at the start, and the loss in CP at which the side breaks. Both grow as
 * forces arrive.
 */
export function breakPointOf(side: SideRequest, house: House): { readonly points: number; readonly breaks: number } {
  const here = side.forces.filter(({ entry }) => entry === 'start');
  const points = here.reduce((n, force) => n + pointsOfAll(brigadesOf(force, house)), 0);
  return { points, breaks: breaksAt(points, side.finalMoraleTenths) };
}

const nameOf = (force: Force, words: TableWords): string =>
  force.name || words.beside(force.kind, FACTOR_TYPES.find((type) => (force.factors[type] ?? 0) > 0) ?? 'regular');

function army(
  side: SideRequest,
  of: BattleSide,
  house: House,
  rulings: Rulings,
  words: TableWords,
): ScenarioSource['sides']['a'] {
  const rating = (n: number) => asQuality(n);
  const { name, A, L, T } = commanderSent(side, house, rulings);
  const sent = sentSide(side, of, house);
  return {
    name: words.side(side.powers),
    armyType: side.powers.every((power) => power === 'FR') ? 'Napoleonic' : 'Traditional',
    commander: { id: `${of}-commander`, name: name ?? words.nobody, A: rating(A), L: rating(L), T: rating(T) },
    formations: sent.map(({ force, officer, brigades }) => ({
      id: force.id,
      name: nameOf(force, words),
      commander: {
        id: `${force.id}-officer`,
        name: words.commander(nameOf(force, words)),
        A: rating(officer.A),
        L: rating(officer.L),
        T: rating(officer.T),
      },
      order: of === 'attacker' ? ('attack' as const) : ('defend' as const),
      units: brigades.map((brigade, n) => unitOf(brigade, n + 1, words)),
    })),
  };
}

const HILLS: Readonly<Partial<Record<Terrain, 'hilly' | 'marchfeld'>>> = { mountain: 'hilly', desert: 'marchfeld' };

/**
 * Returns the reinforcements and outflanking forces, which arrive after the first watch when their roll in the campaign
 * allows. EIA-166, EIA-169
 */
const arrivals = (request: BattleRequest, words: TableWords): NonNullable<ScenarioSource['reinforcements']> =>
  (['attacker', 'defender'] as const).flatMap((of) =>
    request[of].forces
      .filter(({ entry }) => entry !== 'start')
      .map(({ id, entry }) => ({
        id: `${id}-arrives`,
        side: of === 'attacker' ? ('a' as const) : ('b' as const),
        formation: id,
        at: START + WATCH,
        where: words.arrives(entry === 'outflank' ? 'outflank' : 'rear'),
      })),
  );

export function scenarioOf(
  request: BattleRequest,
  id: string,
  house: House,
  rulings: Rulings,
  words: TableWords,
): Scenario {
  const { y, m } = request.date;
  return scenario({
    format: 'scovell-scenario',
    version: 1,
    id,
    title: words.title,
    date: `${y}-${String(m).padStart(2, '0')}-15`,
    summary: words.summary,
    notes: words.notes,
    start: START,
    end: { at: START + 3 * WATCH, terms: words.ends },
    sides: {
      a: army(request.attacker, 'attacker', house, rulings, words),
      b: army(request.defender, 'defender', house, rulings, words),
    },
    reinforcements: arrivals(request, words),
    sky: {
      weather: 'random',
      falls: m === 12 || m <= 2 ? 'snow' : 'rain',
      ground: request.terrain === 'marsh' ? 'soft' : 'hard',
    },
    hills: HILLS[request.terrain] ?? 'rolling',
    terrain: words.ground === null ? [] : [{ name: words.ground, shifts: 1, cover: 'soft' }],
    crossings: request.river ? [{ id: 'river', name: words.river, kind: 'bridge' }] : [],
  });
}
