/** Fights for areas and out of them, as the ledger knows who stands where: cover, garrisons, guns. */
import { describe, expect, it } from 'vitest';
import type { Battle, Unit } from '../../../src/battlefield/battle.ts';
import { combatDuel } from '../../../src/battlefield/fights/close-combats.ts';
import { procedureFor } from '../../../src/battlefield/procedures.ts';
import type { Rulings } from '../../../src/book/rulings.ts';
import { say as message } from '../../../src/engine/message.ts';
import type { ScenarioSource } from '../../../src/scenarios/schema.ts';
import { argsOf, battery, codesIn, play, SMALL, told, top, withUnit } from '../fixtures.ts';
import { accept, acting, areaOf, decide, enter, facts, fought, garrisoned, say, slots } from './played-out.ts';

const combat = (battle: Battle, attacker: string, target: string) =>
  play(battle, { do: 'combat', attackers: [attacker], target });
const proofs = (battle: Battle, id: string) =>
  combatDuel(battle, top(battle))
    .sides.find((side) => side.id === id)!
    .thrown!.penalties.map(({ what }) => what);

describe('who attacks out of an area', () => {
  it.each(['built-up', 'works', 'strong-point'] as const)(
    'NBC-CC-09 NBC-CC-31 NBC-CC-32 has left its cover, %s: nobody proves hits on him',
    (kind) => {
      const battle = withUnit(acting('combats', areaOf(kind)), 'husson', { area: 'farm' });
      expect(proofs(combat(battle, 'husson', 'kempt'), 'kempt')).toEqual([]);
    },
  );

  it.each([
    ['works', 'hard-cover'],
    ['strong-point', 'combat-prove-strong-point'],
  ] as const)('NBC-CC-09 who is attacked in %s has its cover, and may be said not to', (kind, what) => {
    const battle = combat(
      withUnit(acting('combats', areaOf(kind, kind === 'works' ? 'hard' : 'soft')), 'kempt', { area: 'farm' }),
      'husson',
      'kempt',
    );
    expect(proofs(battle, 'husson')).toEqual([what]);
    expect(facts(battle).map(({ key }) => key)).toContain(kind === 'works' ? 'd:hardCover' : 'd:strongPoint');
  });
});

describe('a Support Unit beside a garrison', () => {
  const AREAS = [
    ['built-up', 'hard'],
    ['built-up', 'soft'],
    ['works', 'hard'],
    ['works', 'soft'],
  ] as const;
  /** Kempt stands beside the walls that Pack holds. */
  const held = (kind: 'built-up' | 'works', cover: 'hard' | 'soft') =>
    withUnit(garrisoned(acting('combats', areaOf(kind, cover)), 'pack'), 'kempt', { area: 'farm' });

  it.each(AREAS)(
    'NBC-GAR-01 NBC-GAR-07 NBC-GAR-08 in %s of %s cover has hard cover, and its attacker goes back',
    (...where) => {
      let battle = combat(held(...where), 'campi', 'kempt');
      expect(proofs(battle, 'campi')).toEqual(['hard-cover']);
      battle = fought(battle, { campi: 3 });
      const lines = told(battle, { do: 'accept', task: top(battle).id });
      expect(lines.flatMap(codesIn)).not.toContain('combat-takes-ground');
      const ofCampi = lines.filter((line) => JSON.stringify(line).includes('"campi"'));
      expect(ofCampi.map((line) => argsOf(line, 'combat-goes-back')?.move)).toContain('fall-back');
      battle = accept(battle);
      expect([battle.units.kempt!.area, battle.units.campi!.area, battle.units.pack!.area]).toEqual([
        null,
        null,
        'farm',
      ]);
    },
  );

  it('NBC-GAR-07 NBC-BUA-03 in works its guns stay and fire, in a built-up area they leave', () => {
    const guns = (kind: 'built-up' | 'works') => {
      let battle = withUnit(garrisoned(acting('combats', areaOf(kind), 'picton'), 'lefol'), 'husson', { area: 'farm' });
      battle = combat(withUnit(battle, 'guns', { host: 'husson' }), 'kempt', 'husson');
      const { dice } = combatDuel(battle, top(battle)).sides.find(({ id }) => id === 'husson')!.thrown!;
      return [dice.total, accept(fought(battle)).units.guns!.host];
    };
    expect(guns('works')).toEqual([8, 'husson']);
    expect(guns('built-up')).toEqual([6, null]);
  });

  it('NBC-GAR-01 in works that no garrison holds the winner has the ground', () => {
    let battle = withUnit(acting('combats', areaOf('works', 'soft')), 'kempt', { area: 'farm' });
    battle = combat(battle, 'campi', 'kempt');
    expect(proofs(battle, 'campi')).toEqual([]);
    battle = accept(fought(battle, { campi: 3 }));
    expect([battle.units.kempt!.area, battle.units.campi!.area]).toEqual([null, 'farm']);
  });
});

it('NBC-CC-24 cavalry that wins in works has charged out of them to take the ground; infantry stays in them', () => {
  const wins = (id: string) => {
    const battle = withUnit(acting('combats', areaOf('works'), 'picton'), id, { area: 'farm' });
    return accept(fought(combat(battle, 'kempt', id), { [id]: 3 })).units[id]!.area;
  };
  expect([wins('pire'), wins('husson')]).toEqual([null, 'farm']);
});

describe('guns that are charged in an area', () => {
  const [ii, iii] = SMALL.sides.a.formations;
  const light = battery('guns', 'II/a', 'Guns', { weight: 'light' });
  const sides = {
    ...SMALL.sides,
    a: { ...SMALL.sides.a, formations: [{ ...ii!, units: [...ii!.units.slice(0, 3), light] }, iii!] },
  };
  /** Kempt's charge at them has gone home. */
  const charged = (kind: 'built-up' | 'works', more: Partial<Unit> = {}) => {
    let battle = acting('move', { ...areaOf(kind), sides } as Partial<ScenarioSource>, 'picton');
    battle = withUnit(battle, 'guns', { area: 'farm', occupied: 20, ...more });
    return decide(play(battle, { do: 'charge', unit: 'kempt', target: 'guns' }), 'home');
  };
  const evaded = (battle: Battle) => accept(fought(enter(battle, 'evade', { result: 'VH' }))).units.guns;

  it('NBC-EVD-01 stand in field works and fire their last shot; the table may say that they are out of them', () => {
    const battle = charged('works');
    expect(slots(battle)).toEqual(['throw:guns']);
    expect(facts(battle)).toContainEqual(expect.objectContaining({ key: 'd:works', value: true }));
    const out = say(battle, { 'd:works': false });
    expect(slots(out)).toEqual(['evade']);
    expect(evaded(out)).toMatchObject({ area: null, occupied: 0, disordered: false, fate: 'good' });
  });

  it('NBC-BUA-03 NBC-EVD-02 leave a built-up area Disordered, whatever their card says', () => {
    const battle = charged('built-up');
    expect(evaded(battle)).toMatchObject({ area: null, occupied: 0, disordered: true, fate: 'good' });
    expect(decide(battle, 'evades').units.guns).toMatchObject({ area: null, disordered: true });
    const drawn = fought(enter(battle, 'evade', { result: 'VH' }));
    const { means } = procedureFor('guns-attacked').reading(drawn, top(drawn));
    expect(argsOf(means, 'guns-go-back')).toMatchObject({ order: 'disordered' });
    // It ends Disordered, and no worse than it was.
    expect(evaded(charged('built-up', { disordered: true }))).toMatchObject({ area: null, fate: 'good' });
  });
});

describe('guns with a unit that is attacked in an area', () => {
  /** Husson stands there with the guns, and Kempt of Picton’s acts. */
  const start = (step: 'firefights' | 'combats', kind: 'built-up' | 'works' = 'built-up', rulings: Rulings = {}) => {
    const battle = withUnit(acting(step, areaOf(kind), 'picton', rulings), 'husson', { area: 'farm' });
    return withUnit(battle, 'guns', { host: 'husson' });
  };
  const fire = (battle: Battle) => play(battle, { do: 'firefight', unit: 'kempt', target: 'husson' });
  const gone = { host: null, disordered: true, fate: 'good' };

  it('NBC-BUA-03 NBC-FF-03 AMB-88 leave it Disordered when it is fired at, and give it no dice', () => {
    const battle = fought(fire(start('firefights')));
    expect(told(battle, { do: 'accept', task: top(battle).id })).toContainEqual(
      message('fight-guns-leave-area', { unit: { id: 'husson', name: 'II/5/1 Husson' } }),
    );
    expect(accept(battle).units.guns).toMatchObject(gone);
    for (const stay of [start('firefights', 'works'), start('firefights', 'built-up', { artBuaDice: 'yes' })])
      expect(accept(fought(fire(stay))).units.guns).toMatchObject({ host: 'husson', disordered: false });
  });

  it.each(['nothing', 'set'])('NBC-BUA-03 leave it when the table sets the result: %s', (choice) => {
    expect(decide(combat(start('combats'), 'kempt', 'husson'), choice).units.guns).toMatchObject(gone);
    expect(decide(fire(start('firefights')), choice).units.guns).toMatchObject(gone);
  });
});

describe('a threat to the flank', () => {
  it('NBC-GL-12 is asked of whoever fights, but never of a garrison', () => {
    const flanks = (battle: Battle) => facts(battle).flatMap(({ key }) => (key.endsWith(':flanked') ? [key] : []));
    expect(flanks(combat(acting('combats'), 'husson', 'kempt'))).toEqual(['d:flanked', 'a:flanked']);
    const walls = garrisoned(acting('combats', areaOf('built-up', 'hard')), 'pack');
    const garrison = Object.values(walls.units).find(({ kind }) => kind === 'garrison');
    expect(flanks(combat(walls, 'husson', garrison?.id ?? ''))).toEqual(['a:flanked']);
  });
});
