import { describe, expect, it } from 'vitest';
import {
  type ActionStep,
  type Battle,
  currentCP,
  type FactValue,
  type UnitState,
} from '../../../src/battlefield/battle.ts';
import { engineersAt } from '../../../src/battlefield/ledger/losses.ts';
import { unitMenu } from '../../../src/battlefield/menu.ts';
import { procedureFor } from '../../../src/battlefield/procedures.ts';
import { engineersWith } from '../../../src/battlefield/special-troops/engineer-hosts.ts';
import type { Order } from '../../../src/book/terms.ts';
import type { Result } from '../../../src/cards/results.ts';
import type { Face } from '../../../src/dice/faces.ts';
import { word } from '../../../src/engine/message.ts';
import { begin, codesIn, goTo, play, refusal, SMALL, small, told, top, withUnit } from '../fixtures.ts';

/** Both armies with a park: two engineers for the French (1 + 2 formations / 2), one for the Allies. */
const PARK = small({
  sides: {
    a: { ...SMALL.sides.a, engineers: 1, pontoons: 1, baggage: 0 },
    b: { ...SMALL.sides.b, engineers: 1, baggage: 2 },
  },
});

const acting = (battle: Battle, step: ActionStep, formation = 'ii', order: Order = 'defend'): Battle => ({
  ...battle,
  phase: 6,
  agenda: [],
  action: { formation, step },
  formations: { ...battle.formations, [formation]: { ...battle.formations[formation]!, command: 'under', order } },
});
const read = (battle: Battle) => procedureFor(top(battle).kind).reading(battle, top(battle));
const say = (battle: Battle, facts: Record<string, FactValue>) =>
  play(battle, { do: 'answer', task: top(battle).id, facts });
const accept = (battle: Battle) => play(battle, { do: 'accept', task: top(battle).id });
const decide = (battle: Battle, choice: string) => play(battle, { do: 'decide', task: top(battle).id, choice });
const two = (battle: Battle, a: Face, b: Face) =>
  accept(play(battle, { do: 'enter', task: top(battle).id, slot: 'dice', thing: { dice: [a, b] } }));
const card = (battle: Battle, result: Result) =>
  accept(play(battle, { do: 'enter', task: top(battle).id, slot: 'card', thing: { result } }));
const raised = (battle: Battle, kind: string) => Object.values(battle.units).filter((unit) => unit.kind === kind);

describe('detachments', () => {
  it('NBC-DET-01 takes up to three points, fewer than it keeps, into the blue book', () => {
    // Campi has 8 points: 3 at most. Husson has 6: two.
    let battle = say(play(acting(begin(), 'administration'), { do: 'detach', unit: 'campi' }), { cp: 3 });
    expect(read(battle)).toMatchObject({
      word: { code: 'detach-word', args: { what: 'detachment', cp: 3 } },
      means: { code: 'detach-means', args: { quality: { code: 'rating-quality', args: { n: 3 } } } },
      sums: [{ total: 5 }],
    });
    battle = accept(battle);
    const [sent] = raised(battle, 'detachment');
    expect(sent).toMatchObject({
      startCP: 3,
      side: 'a',
      formation: 'ii',
      card: { quality: 3, sk: 0, arm: 'infantry' },
    });
    expect(battle.units.campi!.lost.blue).toBe(3);
    expect(currentCP(battle.units.campi!)).toBe(5);
    const husson = play(acting(begin(), 'administration'), { do: 'detach', unit: 'husson' });
    expect(refusal(husson, { do: 'answer', task: top(husson).id, facts: { cp: 3 } })).toContain('ask-no-such-answer');
  });

  it('NBC-DET-01 NBC-FAD-02 only in the administration, and under command', () => {
    expect(refusal(acting(begin(), 'move'), { do: 'detach', unit: 'campi' })).toBe('detach-when');
    const not = acting(begin(), 'administration');
    const alone = { ...not, formations: { ...not.formations, ii: { ...not.formations.ii!, command: 'not' as const } } };
    expect(refusal(alone, { do: 'detach', unit: 'campi' })).toBe('detach-not-under-command');
  });

  it('NBC-DET-02 cavalry sends cavalry, guns nothing', () => {
    const battle = accept(play(acting(begin(), 'administration'), { do: 'detach', unit: 'pire' }));
    expect(raised(battle, 'detachment')[0]!.card).toMatchObject({ arm: 'cavalry', horse: 'light' });
    expect(refusal(acting(begin(), 'administration'), { do: 'detach', unit: 'guns' })).toBe('detach-formation');
  });

  it('NBC-DET-05 a detachment without points is eliminated, and sends out nothing itself', () => {
    let battle = accept(play(acting(begin(), 'administration'), { do: 'detach', unit: 'campi' }));
    const { id } = raised(battle, 'detachment')[0]!;
    expect(refusal(battle, { do: 'detach', unit: id })).toBe('detach-never');
    battle = play(battle, { do: 'hits', unit: id, hits: 1, cause: 'other', aspect: 'front' });
    expect(battle.units[id]!.fate).toBe('eliminated');
  });

  it('NBC-DET-03 a detachment goes to its post and stops there; after that it only goes back', () => {
    const made = accept(play(acting(begin(), 'administration'), { do: 'detach', unit: 'campi' }));
    const { id } = raised(made, 'detachment')[0]!;
    let battle = play(acting(made, 'move'), { do: 'move', unit: id });
    const waits = (now: Battle) => procedureFor('move').waits!(now, top(now));
    expect(waits(battle)).toBeUndefined();
    expect(waits(say(battle, { going: 'elsewhere' }))).toBe('detachment-straight');
    battle = accept(say(battle, { stops: true }));
    expect(battle.units[id]!.stopped).toBe(true);
    battle = play(withUnit(battle, id, { facts: {} }), { do: 'move', unit: id });
    expect(waits(battle)).toBeUndefined();
    expect(waits(say(battle, { going: 'to-post' }))).toBe('detachment-stays-stopped');
    expect(accept(battle).units[id]!.facts.moved).toBe(true);
  });

  it('NBC-DET-04 a detachment that moves is told to keep out of Contact Zones, and starts no fight', () => {
    const made = accept(play(acting(begin(), 'administration'), { do: 'detach', unit: 'campi' }));
    const { id } = raised(made, 'detachment')[0]!;
    const moving = play(acting(made, 'move'), { do: 'move', unit: id });
    expect(procedureFor('move').warnings!(moving, top(moving))).toEqual(['detachment-keeps-out']);
    expect(refusal(acting(made, 'move'), { do: 'charge', unit: id, target: 'kempt' })).toBe('detachment-starts-none');
    const near = { do: 'firefight', unit: id, target: 'kempt' } as const;
    expect(refusal(acting(made, 'firefights'), near)).toBe('detachment-starts-none');
  });

  it('NBC-DET-06 a march puts out four cavalry screens of one point, and may have them back', () => {
    const rulings = { screenAbsorb: 'returnWhenOrderEnds' } as const;
    let battle = acting(begin(small(), { rulings }), 'orders', 'ii', 'redeploy');
    battle = accept(play(battle, { do: 'detach', unit: 'pire' }));
    const [screen] = raised(battle, 'detachment');
    expect(screen).toMatchObject({ screen: true, startCP: 1 });
    expect(battle.units.pire!.lost.blue).toBe(1);
    battle = play(battle, { do: 'hits', unit: 'husson', hits: 1, cause: 'firefight', aspect: 'front' });
    expect(battle.formations.ii!.order).toBe('defend');
    expect(battle.units.pire!.lost.blue).toBe(0);
    expect(battle.units[screen!.id]!.present).toBe(false);
    const later = play(acting(begin(), 'administration', 'ii', 'redeploy'), { do: 'detach', unit: 'pire' });
    expect(procedureFor('detach').facts!(later, top(later))).toContainEqual(
      expect.objectContaining({ key: 'screen', effect: { code: 'detach-screen-effect', args: { cp: 1, cm: 20 } } }),
    );
    const four = accept(play(acting(begin(), 'orders', 'ii', 'redeploy'), { do: 'detach', unit: 'pire' }));
    const ids = ['s2', 's3', 's4'].map((id) => ({ ...raised(four, 'detachment')[0]!, id }));
    const full = { ...four, units: { ...four.units, ...Object.fromEntries(ids.map((one) => [one.id, one])) } };
    expect(refusal(full, { do: 'detach', unit: 'pire' })).toBe('screen-most');
  });
});

describe('garrisons', () => {
  const inFarm = (occupied: number) =>
    withUnit(acting(begin(), 'administration'), 'husson', { area: 'farm', occupied });

  it('NBC-GAR-02 NBC-FAD-03 sixty minutes of the time cards and no fewer make one', () => {
    expect(refusal(inFarm(0), { do: 'garrison', unit: 'campi' })).toBe('garrison-no-area');
    expect(refusal(inFarm(55), { do: 'garrison', unit: 'husson' })).toBe('garrison-hour');
    const asked = say(play(inFarm(60), { do: 'garrison', unit: 'husson' }), { cp: 2 });
    expect(read(asked)).toMatchObject({
      word: { code: 'garrison-word', args: { cp: 2 } },
      means: { code: 'garrison-keeps', args: { unit: { id: 'husson' }, cp: 4 } },
      sums: [{ total: 60 }, { total: 4 }],
    });
    const battle = accept(asked);
    expect(raised(battle, 'garrison')[0]).toMatchObject({ startCP: 2, area: 'farm', formation: null });
    expect(battle.units.husson).toMatchObject({ area: 'farm', lost: { blue: 2 } });
  });

  it('NBC-GAR-11 all of a unit may become the garrison, and leaves its formation', () => {
    const battle = accept(play(inFarm(60), { do: 'garrison', unit: 'husson' }));
    expect(battle.units.husson).toMatchObject({ kind: 'garrison', formation: null, area: 'farm', startCP: 6 });
    expect(refusal(acting(battle, 'move'), { do: 'move', unit: 'husson' })).toBe('move-not-by-itself');
  });

  it('NBC-GAR-02 NBC-GAR-11 the story says which of the two it was', () => {
    const lines = (cp?: number) => {
      const asked = play(inFarm(60), { do: 'garrison', unit: 'husson' });
      const answered = cp === undefined ? asked : say(asked, { cp });
      return told(answered, { do: 'accept', task: top(answered).id }).flatMap(codesIn);
    };
    expect(lines(2)).toContain('garrison-log');
    expect(lines(2)).not.toContain('garrison-log-converts');
    expect(lines()).toContain('garrison-log-converts');
    expect(lines()).not.toContain('garrison-log');
  });

  it('NBC-GAR-03 NBC-GAR-11 a unit that becomes one leaves its guns behind, and friends beside it go if they do not fit', () => {
    let battle = withUnit(inFarm(60), 'guns', { host: 'husson' });
    battle = withUnit(battle, 'campi', { area: 'farm', occupied: 60 });
    // Six points of Husson and eight of Campi are more than the ten the farm has room for.
    const made = accept(play(battle, { do: 'garrison', unit: 'husson' }));
    expect(made.units.guns!.host).toBe(null);
    expect([made.units.husson!.area, made.units.campi!.area]).toEqual(['farm', null]);
  });

  it('NBC-GAR-03 a donor too large to stay beside it leaves at once, and a unit that grows does too', () => {
    const campi = withUnit(acting(begin(), 'administration'), 'campi', { area: 'farm', occupied: 60 });
    // Eight points with a limit of ten: two beside six fit.
    const fits = accept(say(play(campi, { do: 'garrison', unit: 'campi' }), { cp: 2 }));
    expect(fits.units.campi!.area).toBe('farm');
    const big = small({ areas: [{ id: 'farm', name: 'the farm', kind: 'built-up', limit: 8 }] });
    const tight = withUnit(acting(begin(big), 'administration'), 'campi', {
      area: 'farm',
      occupied: 60,
      lost: { white: 0, red: 0, blue: 0 },
    });
    expect(accept(say(play(tight, { do: 'garrison', unit: 'campi' }), { cp: 2 })).units.campi!.area).toBe('farm');
    const six = small({ areas: [{ id: 'farm', name: 'the farm', kind: 'built-up', limit: 6 }] });
    const over = withUnit(acting(begin(six), 'administration'), 'campi', { area: 'farm', occupied: 60 });
    const asked = say(play(over, { do: 'garrison', unit: 'campi' }), { cp: 2 });
    expect(read(asked).means).toMatchObject({ code: 'garrison-keeps-outside' });
    expect(accept(asked).units.campi!.area).toBe(null);
    const [garrison] = raised(fits, 'garrison');
    const nine = { ...fits, units: { ...fits.units, [garrison!.id]: { ...garrison!, startCP: 5 } } };
    let back = withUnit({ ...nine, phase: 7, action: null, agenda: [] }, 'campi', {
      lost: { white: 3, red: 0, blue: 0 },
    });
    back = card(play(back, { do: 'recover', unit: 'campi' }), 'H');
    expect(currentCP(back.units.campi!)).toBe(6);
    expect(back.units.campi!.area).toBe(null);
  });

  it('NBC-GAR-07 who takes a place from a garrison need not wait the hour, but a turn', () => {
    const here = withUnit(acting({ ...begin(), turn: 3 }, 'administration'), 'husson', { area: 'farm', areaIn: 2 });
    expect(refusal(here, { do: 'garrison', unit: 'husson' })).toBe('garrison-hour');
    const captured = { ...here, places: { farm: { fortified: true } } };
    const battle = accept(say(play(captured, { do: 'garrison', unit: 'husson' }), { cp: 1 }));
    expect(raised(battle, 'garrison')).toHaveLength(1);
    const same = withUnit(captured, 'husson', { areaIn: 3 });
    expect(refusal(same, { do: 'garrison', unit: 'husson' })).toBe('garrison-captors');
  });

  it('NBC-GAR-06 NBC-GAR-11 the unit beside a garrison may attack out of the area, the garrison never', () => {
    const beside = withUnit(
      withUnit(acting(begin(), 'combats'), 'campi', { kind: 'garrison', area: 'farm' }),
      'husson',
      {
        area: 'farm',
      },
    );
    const out = play(beside, { do: 'combat', attackers: ['husson'], target: 'kempt' });
    expect(top(out)).toMatchObject({ kind: 'close-combat', unit: 'husson' });
    expect(refusal(beside, { do: 'combat', attackers: ['campi'], target: 'kempt' })).toBe('attack-garrison');
  });

  it('NBC-GAR-10 a detachment left behind goes on with the hour', () => {
    const battle = accept(play(inFarm(40), { do: 'detach', unit: 'husson' }));
    expect(raised(battle, 'detachment')[0]).toMatchObject({ area: 'farm', occupied: 40 });
  });

  it('NBC-GAR-02 the clock runs with the time card, not in a turn of close combat, and starts anew on entering', () => {
    const eighth = (set: Parameters<typeof withUnit>[2], rulings = {}) => {
      const battle = withUnit(play(goTo(begin(small(), { rulings }), 7), { do: 'next' }), 'husson', {
        area: 'farm',
        ...set,
      });
      return decide(battle, '20').units.husson!.occupied;
    };
    expect(eighth({ occupied: 25, areaIn: 0 })).toBe(45);
    expect(eighth({ occupied: 25, areaIn: 0, facts: { attackedHere: true } })).toBe(25);
    expect(eighth({ occupied: 25, areaIn: 1 })).toBe(20);
    expect(eighth({ occupied: 25, areaIn: 1 }, { garrisonEntryTurn: 'doesNot' })).toBe(0);
  });

  it('NBC-GL-26 a unit goes into an area and out of it, but not where the enemy is', () => {
    let battle = play(acting(begin(), 'move'), { do: 'occupy', unit: 'husson', area: 'farm' });
    expect(battle.units.husson).toMatchObject({ area: 'farm', areaIn: 1 });
    expect(refusal(battle, { do: 'occupy', unit: 'kempt', area: 'farm' })).toBe('area-held');
    battle = play(battle, { do: 'occupy', unit: 'husson', area: null });
    expect(battle.units.husson!.area).toBe(null);
  });

  it('NBC-GL-26 NBC-BUA-01 a built-up area takes one unit besides its garrison; other places have no such bound', () => {
    const places = [
      { id: 'farm', name: 'the farm', kind: 'built-up' as const },
      { id: 'works', name: 'the works', kind: 'works' as const },
    ];
    const entering = (area: string) => ({ do: 'occupy', unit: 'campi', area }) as const;
    const beside = (area: string, special: Partial<UnitState>) =>
      withUnit(acting(begin(small({ areas: places })), 'move'), 'husson', { area, ...special });
    expect(refusal(beside('farm', {}), entering('farm'))).toBe('area-taken');
    expect(unitMenu(beside('farm', {}), 'campi')).not.toContainEqual(entering('farm'));
    // Husson 6 CP, Campi 8.
    expect(refusal(beside('farm', { kind: 'garrison' }), entering('farm'))).toBe('area-too-many');
    const weak = { kind: 'garrison', lost: { white: 4, red: 0, blue: 0 } } as const;
    for (const there of [beside('works', {}), beside('farm', weak), beside('farm', { area: null })])
      expect(play(there, entering(there.units.husson!.area ?? 'farm')).units.campi!.area).not.toBe(null);
    // Guns that are attached go in with their host.
    const guns = withUnit(beside('farm', { area: null }), 'guns', { area: 'farm', host: 'pire' });
    expect(play(guns, entering('farm')).units.campi!.area).toBe('farm');
  });
});

describe('engineers', () => {
  const five = () => goTo(begin(PARK), 5);
  const E1 = 'engineers:a:1';
  const sent = () => play(five(), { do: 'engineers', unit: E1, to: { at: 'commander', formation: 'ii' } });
  /** With Husson in the next turn's phase of the commanders. */
  const served = () => play({ ...sent(), turn: 2 }, { do: 'engineers', unit: E1, to: { at: 'unit', unit: 'husson' } });

  it('NBC-ENG-03 a Napoleonic army has one more for each two formations, a Traditional one what the scenario gives', () => {
    const battle = begin(PARK);
    expect(raised(battle, 'engineers').map(({ side }) => side)).toEqual(['a', 'a', 'b']);
    expect(raised(begin(), 'engineers')).toEqual([]);
  });

  it('NBC-ENG-04 NBC-CMA-06 go from the park to a commander for a die, on to his infantry free, once a turn', () => {
    expect(sent().sides.a.rerolls).toEqual({ ready: 3, used: 1 });
    expect(refusal(sent(), { do: 'engineers', unit: E1, to: { at: 'unit', unit: 'husson' } })).toBe('engineers-once');
    const battle = served();
    expect(battle.sides.a.rerolls.ready).toBe(3);
    expect(engineersAt(battle, 'husson')!.id).toBe(E1);
    expect(refusal({ ...sent(), turn: 2 }, { do: 'engineers', unit: E1, to: { at: 'unit', unit: 'pire' } })).toBe(
      'engineers-infantry-only',
    );
    expect(
      refusal(
        { ...sent(), turn: 2 },
        { do: 'engineers', unit: 'engineers:a:2', to: { at: 'commander', formation: 'ii' } },
      ),
    ).toBe('engineers-one-each');
  });

  it('NBC-ENG-06 ten or more: they are gone and take one point of the loss; the check counts what is left', () => {
    let battle = play(served(), { do: 'hits', unit: 'husson', hits: 2, cause: 'firefight', aspect: 'front' });
    expect(top(battle)).toMatchObject({ kind: 'engineer-risk', unit: 'husson' });
    const thrown = play(battle, { do: 'enter', task: top(battle).id, slot: 'dice', thing: { dice: [6, 4] } });
    expect(read(thrown)).toMatchObject({ means: 'engineers-gone-with-loss', part: '10+' });
    expect(read(thrown).sums.map(({ total }) => total)).toEqual([10, 1]);
    expect(told(thrown, { do: 'accept', task: top(thrown).id })).toContainEqual(
      expect.objectContaining({ code: 'engineers-log-taken', args: expect.objectContaining({ cp: 5 }) }),
    );
    battle = accept(thrown);
    expect(battle.units[E1]!.fate).toBe('eliminated');
    expect(currentCP(battle.units.husson!)).toBe(5);
    expect(top(battle)).toMatchObject({ kind: 'disorder', data: { lost: 1 } });
    const lived = two(
      play(served(), { do: 'hits', unit: 'husson', hits: 2, cause: 'firefight', aspect: 'front' }),
      5,
      4,
    );
    expect(lived.units[E1]!.fate).toBe('good');
    expect(currentCP(lived.units.husson!)).toBe(4);
  });

  it('NBC-ENG-06 they may save a host from breaking; else they are lost with it', () => {
    const hit = play(served(), { do: 'hits', unit: 'husson', hits: 6, cause: 'canister', aspect: 'front' });
    expect(hit.units.husson!.fate).toBe('good');
    const saved = two(hit, 5, 5);
    expect(saved.units.husson!.fate).toBe('good');
    expect(currentCP(saved.units.husson!)).toBe(1);
    const lost = two(hit, 1, 1);
    expect(lost.units.husson!.fate).toBe('broken');
    expect(lost.units[E1]!.fate).toBe('eliminated');
  });

  it('NBC-ENG-06 the throw may be made again where the group allows it', () => {
    const hit = play(served(), { do: 'hits', unit: 'husson', hits: 1, cause: 'canister', aspect: 'front' });
    const thrown = play(hit, { do: 'enter', task: top(hit).id, slot: 'dice', thing: { dice: [6, 6] } });
    const again = { do: 'again', task: top(hit).id, slot: 'dice', side: 'a', thing: { dice: [1, 2] } } as const;
    expect(play(thrown, again).sides.a.rerolls.ready).toBe(2);
    expect(refusal({ ...thrown, rulings: { rrdEngineer: 'no' } }, again)).toContain('ask-not-again');
  });

  it('NBC-ENG-07 NBC-OFF-07 are taken with their commander, throw when he is hit or gives way, and find new hosts', () => {
    const taken = decide(play(sent(), { do: 'strike', officer: 'reille', by: 'entered' }), 'captured');
    expect(taken.units[E1]!.fate).toBe('eliminated');
    const evades = two(play(sent(), { do: 'strike', officer: 'reille', by: 'entered' }), 2, 3);
    expect(top(evades)).toMatchObject({ kind: 'engineer-risk' });
    expect(two(evades, 6, 5).units[E1]!.fate).toBe('eliminated');
    // Whose throw was set aside is not sent off before it, which would be the end of the throw.
    const aside = play({ ...evades, turn: 2 }, { do: 'defer', task: top(evades).id });
    const off = { do: 'engineers', unit: E1, to: { at: 'unit', unit: 'husson' } } as const;
    expect(refusal(aside, off)).toBe('ask-set-aside');
    let shot = two(play(sent(), { do: 'strike', officer: 'reille', by: 'shot' }), 6, 4);
    shot = two(shot, 1, 1);
    expect(engineersWith(shot, 'ii')!.id).toBe(E1);
    shot = play(shot, { do: 'next' });
    expect(top(shot)).toMatchObject({ kind: 'engineers-rehomed' });
    expect(accept(say(shot, { unit: 'campi' })).units[E1]).toMatchObject({ host: 'campi', formation: 'ii' });
  });
});

describe('pontoon trains', () => {
  const P = 'pontoon:a:1';
  const five = () => goTo(begin(PARK), 5);

  it('NBC-PON-01 NBC-CMA-07 start for a re-roll die, then move as wagons; engineers join in the park for nothing', () => {
    expect(refusal(five(), { do: 'move', unit: P })).toBe('move-train-stands');
    let battle = play(five(), { do: 'engineers', unit: 'engineers:a:1', to: { at: 'pontoon', unit: P } });
    expect(battle.sides.a.rerolls.ready).toBe(4);
    battle = play(battle, { do: 'train', unit: P });
    expect(battle.sides.a.rerolls.ready).toBe(3);
    expect(read(play(battle, { do: 'move', unit: P })).word).toMatchObject({ args: { cm: 12 } });
    const late = { do: 'engineers', unit: 'engineers:a:2', to: { at: 'pontoon', unit: P } } as const;
    expect(refusal(play(five(), { do: 'train', unit: P }), late)).toBe('engineers-train-in-park');
    expect(refusal(play(battle), late)).toBeTruthy();
  });

  it('NBC-PON-02 NBC-PON-07 a volley hits a train as it hits a battery, and its bridge only to destruction', () => {
    const rogers = { ...begin(PARK).units.guns!, id: 'rogers', side: 'b', formation: 'picton' } as const;
    const under = (state: Parameters<typeof withUnit>[2], ...pots: readonly [white: Face, red: Face][]) => {
      const fourth = withUnit({ ...five(), phase: 4 }, P, state);
      const guns = Object.fromEntries(pots.map((_, i) => [`rogers${i}`, { ...rogers, id: `rogers${i}` }]));
      let battle: Battle = play(
        { ...fourth, units: { ...fourth.units, ...guns } },
        { do: 'fire', side: 'b', on: { unit: P } },
      );
      for (const id of Object.keys(guns)) if (pots.length > 1) battle = say(battle, { [`fires.${id}`]: true });
      // Heavy guns at long range: two dice, the white ones.
      for (const id of Object.keys(guns)) battle = say(battle, { [`range.${id}`]: 'long' });
      pots.forEach(([white, red], i) => {
        const thing = { pot: { red, white: [5, white], green: [1, 1] } } as const;
        battle = play(battle, { do: 'enter', task: top(battle).id, slot: `rogers${i}`, thing });
      });
      const foretold = read(battle).means;
      return { foretold, train: play(accept(battle), { do: 'next' }).units[P]! };
    };
    expect(under({}, [1, 6]).train).toMatchObject({ fate: 'good', disordered: true });
    expect(under({}, [5, 5]).train).toMatchObject({ fate: 'good', disordered: true });
    expect(under({}, [5, 6]).train.fate).toBe('eliminated');
    expect(under({ disordered: true }, [1, 1]).train.fate).toBe('eliminated');
    expect(under({}, [1, 1], [1, 1]).train.fate).toBe('eliminated');
    const bridge = { building: { cm: 2, built: [120], done: true } };
    expect(under(bridge, [1, 1], [1, 1]).train).toMatchObject({
      fate: 'good',
      disordered: false,
      building: { done: true },
    });
    const razed = under(bridge, [5, 6]);
    expect(razed.foretold).toBe('volley-bridge');
    expect(razed.train).toMatchObject({ fate: 'good', building: { built: [], done: false } });
  });

  it('NBC-PON-04 NBC-PON-05 NBC-PON-06 builds with each time card: an hour a centimetre, ten minutes more undisturbed', () => {
    const moving = play(five(), { do: 'train', unit: P });
    let battle = play(moving, { do: 'build', unit: P, cm: 1 });
    expect(refusal(moving, { do: 'build', unit: P, cm: 6 })).toBe('boats-more-trains');
    battle = { ...battle, phase: 8, agenda: [] };
    for (const [minutes, near, built] of [
      ['20', false, 30],
      ['20', true, 50],
    ] as const) {
      battle = play({ ...battle, phase: 7 }, { do: 'next' });
      battle = decide(battle, minutes);
      expect(top(battle)).toMatchObject({ kind: 'bridge-building', unit: P });
      battle = accept(say(battle, { enemyNear: near }));
      expect(battle.units[P]!.building!.built.reduce((sum, n) => sum + n, 0)).toBe(built);
    }
    battle = decide(play({ ...battle, phase: 7 }, { do: 'next' }), '10');
    expect(read(battle).word).toBe('boats-stands');
    expect(accept(battle).units[P]!.building!.done).toBe(true);
  });

  it('NBC-PON-06 a freezing day ignores short cards, engineers double every second one', () => {
    let battle = play(five(), { do: 'engineers', unit: 'engineers:a:1', to: { at: 'pontoon', unit: P } });
    battle = play(battle, { do: 'train', unit: P }, { do: 'build', unit: P, cm: 5 });
    const asked = (from: Battle, minutes: string) =>
      decide(play({ ...from, phase: 7, agenda: [] }, { do: 'next' }), minutes);
    const turn = (from: Battle, minutes: string) => accept(asked(from, minutes));
    const nearby = (from: Battle, minutes: string) => {
      const now = asked(from, minutes);
      return procedureFor('bridge-building').facts!(now, top(now))[0]!.effect;
    };
    const less = (minutes: number) => ({ code: 'boats-enemy-effect', args: { minutes } });
    expect([nearby(battle, '20'), nearby(turn(battle, '20'), '20')]).toEqual([less(10), less(20)]);
    battle = turn(turn(battle, '20'), '20');
    expect(battle.units[P]!.building!.built).toEqual([30, 60]);
    const cold = { ...battle, sky: { ...battle.sky, freezing: true } };
    expect(turn(cold, '15').units[P]!.building!.built).toEqual([30, 60, 0]);
    expect(nearby(cold, '15')).toEqual(less(0));
  });

  it('NBC-PON-02 NBC-PON-03 NBC-PON-07 falls to a second disorder or one hit at close quarters; its bridge only to destruction', () => {
    const disordered = withUnit(five(), P, { disordered: true });
    const fire = { do: 'hits', unit: P, hits: 1, cause: 'artillery', aspect: 'front' } as const;
    expect(play(five(), fire).units[P]!.disordered).toBe(true);
    expect(play(disordered, fire).units[P]!.fate).toBe('eliminated');
    expect(play(five(), { ...fire, cause: 'close-combat' }).units[P]!.fate).toBe('eliminated');
    const built = withUnit(five(), P, { building: { cm: 2, built: [120], done: true } });
    expect(play(built, fire).units[P]!.disordered).toBe(false);
    const razed = play(built, { ...fire, hits: 2, cause: 'close-combat' });
    expect(razed.units[P]).toMatchObject({ fate: 'good', building: { built: [], done: false } });
  });
});

describe('baggage', () => {
  const B1 = 'baggage:b:1';
  const five = () => goTo(begin(PARK), 5);
  const taken = () => play(acting(begin(PARK), 'combats'), { do: 'capture', baggage: B1, by: 'husson' });
  const check = () => play(taken(), { do: 'next' });

  it('NBC-BAG-01 moves all together for one re-roll die', () => {
    const battle = play(five(), { do: 'train', unit: B1 });
    expect(battle.sides.b.rerolls).toEqual({ ready: 4, used: 1 });
    expect(raised(battle, 'baggage').map(({ movesIn }) => movesIn)).toEqual([1, 1]);
  });

  it('NBC-BAG-02 is taken by the unit that touches it, never by guns', () => {
    expect(taken().units[B1]!.captured).toEqual({ by: 'husson', open: true });
    expect(refusal(acting(begin(PARK), 'combats'), { do: 'capture', baggage: B1, by: 'guns' })).toBe('baggage-guns');
    expect(refusal(taken(), { do: 'capture', baggage: B1, by: 'campi' })).toBe('baggage-taken');
    const back = play(taken(), { do: 'capture', baggage: B1, by: 'kempt' });
    expect(back.units[B1]!.captured).toBe(null);
  });

  it.each<[Result, boolean, number]>([
    ['VH', false, 6],
    ['H', false, 6],
    ['N', true, 6],
    ['L', true, 6],
    ['VL', true, 5],
  ])('NBC-BAG-03 a first %s in the administration: loots %s, %i CP', (result, loots, cp) => {
    const asked = check();
    expect(top(asked)).toMatchObject({ kind: 'looting', unit: 'husson' });
    const battle = card(asked, result);
    expect(battle.units.husson).toMatchObject({ looting: loots, disordered: loots });
    expect(currentCP(battle.units.husson!)).toBe(cp);
    expect(battle.units[B1]!.captured!.open).toBe(loots);
  });

  it.each<[Result, boolean, number]>([
    ['N', false, 6],
    ['L', true, 6],
    ['VL', true, 5],
  ])('NBC-BAG-03 a later %s: loots on %s, %i CP', (result, loots, cp) => {
    const next = { ...withUnit(card(check(), 'N'), 'husson', { facts: {} }), turn: 2 };
    const battle = card(play(acting(next, 'combats'), { do: 'next' }), result);
    expect(battle.units[B1]!.captured!.open).toBe(loots);
    expect(battle.units.husson).toMatchObject({ looting: true, disordered: true });
    expect(currentCP(battle.units.husson!)).toBe(cp);
  });

  it.each<[Result, boolean]>([
    ['N', false],
    ['L', true],
  ])('NBC-BAG-04 a later %s: in the next turn it loots %s, and is Disordered either way', (result, loots) => {
    const next = { ...withUnit(card(check(), 'N'), 'husson', { facts: {} }), turn: 2 };
    const battle = card(play(acting(next, 'combats'), { do: 'next' }), result);
    const turn = play({ ...battle, phase: 9, action: null, agenda: [] }, { do: 'next' });
    expect([turn.turn, turn.phase]).toEqual([3, 1]);
    expect(turn.units.husson).toMatchObject({ looting: loots, disordered: true });
  });

  it('NBC-BAG-03 tells what each card would do, and what it did', () => {
    const means = (battle: Battle) =>
      Object.fromEntries(
        (procedureFor('looting').odds!(battle, top(battle))?.parts ?? []).map(({ key, means: said }) => [
          key,
          word(said).args?.does,
        ]),
      );
    const first = check();
    expect(means(first)).toEqual({
      VH: 'keeps-off',
      H: 'keeps-off',
      N: 'begins',
      L: 'begins',
      VL: 'begins-and-loses',
    });
    const enter = { do: 'enter', task: top(first).id, slot: 'card', thing: { result: 'VL' } } as const;
    const thrown = play(first, enter);
    const what = { code: 'loot-does', args: { does: 'begins-and-loses' } };
    expect(read(thrown)).toMatchObject({
      word: 'result-VL',
      means: { code: 'loot-means', args: { unit: { id: 'husson', name: 'Husson' }, what } },
      part: 'VL',
    });
    expect(told(thrown, { do: 'accept', task: top(thrown).id })).toContainEqual({
      code: 'loot-log',
      args: {
        unit: { id: 'husson', name: 'II/5/1 Husson' },
        what,
        how: { code: 'card-told', args: { result: { code: 'result-VL' }, own: 'yes' } },
      },
    });
    const later = { ...withUnit(card(check(), 'N'), 'husson', { facts: {} }), turn: 2 };
    expect(means(play(acting(later, 'combats'), { do: 'next' }))).toEqual({
      VH: 'restrained',
      H: 'restrained',
      N: 'restrained',
      L: 'goes-on',
      VL: 'goes-on-and-loses',
    });
  });

  it('NBC-BAG-03 NBC-FAD-04 is asked as well when the rest of the action is left out, and once a turn', () => {
    let battle = play(taken(), { do: 'finish' });
    expect(top(battle)).toMatchObject({ kind: 'looting' });
    battle = play(card(battle, 'N'), { do: 'finish' });
    expect(battle.action).toBe(null);
  });

  it('NBC-BAG-04 looters stay, put out no skirmishers, and take theirs in', () => {
    const out = withUnit(check(), 'husson', { stands: 1 });
    const battle = card(out, 'L');
    expect(battle.units.husson!.stands).toBe(0);
    const later = withUnit({ ...acting(battle, 'move'), turn: 2 }, 'husson', { facts: {} });
    const moving = play(later, { do: 'move', unit: 'husson' });
    expect(read(moving).means).toContain('looting');
    expect(
      refusal({ ...battle, phase: 1, action: null }, { do: 'skirmishers', unit: 'husson', stands: 1 }),
    ).toBeTruthy();
  });
});

describe('officers on their own', () => {
  it.each<[Face, Face, string]>([
    [4, 5, 'fit'],
    [4, 6, 'captured'],
    [5, 6, 'injured'],
    [6, 6, 'injured'],
  ])('NBC-OFF-01 ridden into with %i and %i he is %s, and no re-roll dice help', (a, b, fate) => {
    const struck = play(begin(), { do: 'strike', officer: 'reille', by: 'entered' });
    expect(two(struck, a, b).officers.reille!.fate).toBe(fate);
    const thrown = play(struck, { do: 'enter', task: top(struck).id, slot: 'dice', thing: { dice: [a, b] } });
    expect(refusal(thrown, { do: 'again', task: top(thrown).id, slot: 'dice', side: 'a' })).toContain('ask-not-again');
  });

  it('NBC-OFF-01 escapes in 30 ways of 36, is captured in three and injured in three, and each throw reads as its part', () => {
    const struck = play(begin(), { do: 'strike', officer: 'reille', by: 'entered' });
    expect(procedureFor('officer-entered').odds!(struck, top(struck))).toMatchObject({
      ...{ claim: 'struck-chance', good: 30, of: 36 },
      parts: [
        { key: 'escapes', n: 30, means: 'struck-escapes' },
        { key: 'captured', n: 3, means: 'struck-captured' },
        { key: 'injured', n: 3, means: 'struck-injured' },
      ],
    });
    const reads = (a: Face, b: Face) =>
      read(play(struck, { do: 'enter', task: top(struck).id, slot: 'dice', thing: { dice: [a, b] } }));
    expect(reads(4, 5)).toMatchObject({ word: 'struck-escapes', part: 'escapes' });
    expect(reads(4, 6)).toMatchObject({
      word: 'struck-captured',
      means: { args: { how: 'captured' } },
      part: 'captured',
    });
    expect(reads(5, 6)).toMatchObject({ word: 'struck-injured', means: { args: { how: 'injured' } }, part: 'injured' });
  });

  it('NBC-OFF-01 he goes as far as the group reads it, or to nearer friends', () => {
    const far = (rulings = {}) => {
      const struck = play(begin(small(), { rulings }), { do: 'strike', officer: 'reille', by: 'entered' });
      return play(struck, { do: 'enter', task: top(struck).id, slot: 'dice', thing: { dice: [1, 1] } });
    };
    expect(read(far()).means).toMatchObject({ code: 'struck-goes', args: { cm: 15 } });
    expect(read(far({ escapeCm: '150' })).means).toMatchObject({ code: 'struck-goes', args: { cm: 150 } });
    expect(read(say(say(far(), { friends: true }), { friendsCm: 8 })).means).toMatchObject({
      code: 'struck-joins-friends',
    });
  });

  it.each<[Face, Face, string]>([
    [4, 5, 'fit'],
    [4, 6, 'injured'],
  ])('NBC-OFF-04 shot at with %i and %i he is %s', (a, b, fate) => {
    expect(two(play(begin(), { do: 'strike', officer: 'reille', by: 'shot' }), a, b).officers.reille!.fate).toBe(fate);
  });

  it('NBC-OFF-03 with a unit he shares its fate, and is not struck by himself', () => {
    const joined = play(begin(), { do: 'join', officer: 'reille', unit: 'husson' });
    expect(refusal(joined, { do: 'strike', officer: 'reille', by: 'shot' })).toBe('struck-with-unit');
  });

  it('NBC-OFF-05 the fall of an army commander ends the battle only where the group says so', () => {
    const fall = (rulings = {}) =>
      decide(play(begin(small(), { rulings }), { do: 'strike', officer: 'ac-b', by: 'entered' }), 'captured');
    expect(fall().ended).toBe(null);
    expect(fall({ acLossEndsGame: 'yes' }).ended).not.toBe(null);
  });
});
