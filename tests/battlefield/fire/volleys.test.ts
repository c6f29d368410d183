import { describe, expect, it } from 'vitest';
import { type Battle, currentCP, hitsFall, type Mark, type Unit } from '../../../src/battlefield/battle.ts';
import { menu } from '../../../src/battlefield/menu.ts';
import { unitNamed } from '../../../src/battlefield/named.ts';
import { procedureFor } from '../../../src/battlefield/procedures.ts';
import { referee } from '../../../src/battlefield/referee.ts';
import { visibilityNow } from '../../../src/battlefield/rules/sky/visibility.ts';
import type { Rulings } from '../../../src/book/rulings.ts';
import { chanceOf } from '../../../src/engine/chance.ts';
import { codeOf, say, word } from '../../../src/engine/message.ts';
import { hasWords } from '../../../src/words/speak.ts';
import { answer, begin, goTo, play, pot, refusal, seedFrom, small, told, top, withUnit } from '../fixtures.ts';

const on = (unit: string): Mark => ({ unit });
const fire = (battle: Battle, target: Mark = on('kempt'), side: 'a' | 'b' = 'a') =>
  play(battle, { do: 'fire', side, on: target });
/** One answer after the other: what a battery is asked follows from its firing. */
const tell = (battle: Battle, facts: Record<string, string | boolean | number>) =>
  Object.entries(facts).reduce(
    (now, [key, value]) => play(now, { do: 'answer', task: top(now).id, facts: { [key]: value } }),
    battle,
  );
const needs = (battle: Battle) => procedureFor(top(battle).kind).needs(battle, top(battle));
const next = (battle: Battle) => play(battle, { do: 'next' });
/** What the rules say against the volley that is open. */
const warned = (battle: Battle) => procedureFor('volley').warnings?.(battle, top(battle)) ?? [];

const gun = { id: 'guns', name: begin(small()).units.guns!.card.name };

// The French have one battery of Heavy foot guns, Quality 4; a second one is cloned from it, and the Allies get one too.
const clone = (battle: Battle, of: string, id: string, more: Partial<Unit> = {}): Battle => ({
  ...battle,
  units: { ...battle.units, [id]: { ...battle.units[of]!, id, ...more } as Unit },
});
const field = (rulings: Rulings = {}): Battle => {
  const fourth = goTo(begin(small(), { rulings }), 4);
  return clone(clone(fourth, 'guns', 'guns2'), 'guns', 'rogers', { side: 'b', formation: 'picton' });
};
const card = (battle: Battle, id: string, set: object): Battle => ({
  ...battle,
  units: { ...battle.units, [id]: { ...battle.units[id]!, card: { ...battle.units[id]!.card, ...set } } as Unit },
});

describe('a volley', () => {
  it('NBC-ART-05 is all batteries that fire at one target, together and once', () => {
    let battle = tell(fire(field()), {
      'fires.guns': true,
      'fires.guns2': true,
      'range.guns': 'short',
      'range.guns2': 'long',
    });
    // Heavy guns: four dice at short range, two at long (NBC-ART-06).
    expect(needs(battle)).toMatchObject([
      { slot: 'guns', want: 'pot', counts: 4 },
      { slot: 'guns2', want: 'pot', counts: 2 },
    ]);
    battle = answer(battle, { guns: pot(5, 6, 1, 1, 1), guns2: pot(4, 5) });
    expect(battle.shots.map(({ by, hits }) => [by, hits])).toEqual([
      ['guns', 2],
      ['guns2', 1],
    ]);
    expect(battle.units.guns!.firedIn).toBe(battle.turn);
    expect(refusal(battle, { do: 'fire', side: 'a', on: on('kempt') })).toBe('target-had-volley');
    expect(refusal(battle, { do: 'fire', side: 'a', on: on('pack') })).toBe('volley-none-left');
  });

  it('NBC-ART-05 waits until a battery is chosen, and takes the only one there is unasked', () => {
    const battle = fire(field());
    expect(refusal(battle, { do: 'throw', task: top(battle).id })).toBe('volley-choose');
    expect(menu(battle).some((one) => one.do === 'throw' || one.do === 'accept')).toBe(false);
    expect(needs(fire(goTo(begin(), 4)))).toMatchObject([{ slot: 'guns', counts: 3 }]);
  });

  it.each([
    [{}, 3],
    [{ 'level.guns': true }, 2],
    [{ 'range.guns': 'long', 'level.guns': true }, 1],
  ] as const)('NBC-ART-09 NBC-ART-11 with %j throws %i dice', (facts, dice) => {
    expect(needs(tell(fire(field()), { 'fires.guns': true, ...facts }))).toMatchObject([{ counts: dice }]);
  });

  it('NBC-ART-10 loses a die to skirmishers before the target, and no more with the level', () => {
    const screened = tell(fire(withUnit(field(), 'kempt', { stands: 1 })), { 'fires.guns': true });
    expect(needs(screened)).toMatchObject([{ counts: 2 }]);
    expect(needs(tell(screened, { 'level.guns': true }))).toMatchObject([{ counts: 2 }]);
  });

  it('NBC-ART-12 NBC-ART-15 misses into the flank are thrown again, then hits on hard cover must prove themselves', () => {
    let battle = tell(fire(field()), { 'fires.guns': true, 'aspect.guns': 'flank', cover: 'hard' });
    const enter = (slot: string, thing: Parameters<typeof answer>[1][string]) => {
      battle = play(battle, { do: 'enter', task: top(battle).id, slot, thing });
    };
    enter('guns', pot(5, 1, 2));
    expect(needs(battle)).toMatchObject([{ slot: 'guns.1', dice: 2 }]);
    enter('guns.1', { dice: [6, 1] });
    expect(needs(battle)).toMatchObject([{ slot: 'guns.2', dice: 2 }]);
    enter('guns.2', { dice: [4, 3] });
    expect(needs(battle)).toEqual([]);
    battle = play(battle, { do: 'accept', task: top(battle).id });
    expect(battle.shots).toMatchObject([{ hits: 1, aspect: 'flank', faces: [5, 1, 2] }]);
    expect(battle.units.kempt!.facts.cover).toBe('hard');
  });

  it('NBC-ART-12 into the flank of a battery too, and of rockets the target’s check is told (NBC-QC-11)', () => {
    let battle = tell(fire(field(), on('rogers')), { 'fires.guns': true, 'aspect.guns': 'flank' });
    battle = play(battle, { do: 'enter', task: top(battle).id, slot: 'guns', thing: pot(1, 1, 1) });
    expect(needs(battle)).toMatchObject([{ slot: 'guns.1', dice: 3 }]);
    battle = play(battle, { do: 'enter', task: top(battle).id, slot: 'guns.1', thing: { dice: [5, 1, 1] } });
    battle = next(play(battle, { do: 'accept', task: top(battle).id }));
    expect(battle.units.rogers).toMatchObject({ disordered: true, fate: 'good' });

    const rockets = card(field(), 'guns', { pieces: 'rockets' });
    let told = tell(fire(rockets), { 'fires.guns': true, 'aspect.guns': 'rear' });
    told = next(answer(told, { guns: { pot: { red: 1, white: [3, 3], green: [3, 3] } } }));
    expect(top(told)).toMatchObject({ kind: 'disorder', unit: 'kempt', data: { lost: 0, aspects: ['rear'] } });
  });

  it('NBC-ART-13 NBC-ART-14 square and march throw misses again too, each miss once', () => {
    const square = answer(tell(fire(field()), { 'fires.guns': true, square: true }), {
      guns: pot(1, 1, 1),
      'guns.1': { dice: [1, 1, 1] },
    });
    expect(square.shots).toMatchObject([{ hits: 0 }]);
    const march = play(field(), { do: 'set', what: 'formation', id: 'picton', set: { order: 'redeploy' } });
    const entered = tell(fire(march), { 'fires.guns': true });
    const thrown = play(entered, { do: 'enter', task: top(entered).id, slot: 'guns', thing: pot(1, 1, 1) });
    expect(needs(thrown)).toMatchObject([{ slot: 'guns.1', dice: 3 }]);
  });

  it('NBC-ART-16 soft ground asks for confirmation beyond short range', () => {
    const wet = { ...field(), sky: { ...field().sky, ground: 'soft' as const } };
    const at = (range: string) => {
      const battle = tell(fire(wet), { 'fires.guns': true, 'range.guns': range });
      return needs(play(battle, { do: 'enter', task: top(battle).id, slot: 'guns', thing: pot(6, 1, 1, 1, 1) }));
    };
    expect(at('medium')).toMatchObject([{ slot: 'guns.1', dice: 1 }]);
    expect(at('short')).toEqual([]);
  });

  it('NBC-ART-03 attached guns fire with their host, never at long range, and share its disorder', () => {
    let battle = play(field(), { do: 'battery', unit: 'guns', host: 'husson' });
    battle = tell(fire(withUnit(battle, 'husson', { disordered: true })), { 'fires.guns': true });
    const facts = procedureFor('volley').facts!(battle, top(battle));
    expect(facts.find((fact) => fact.key === 'range.guns')!.options!.map((o) => o.value)).toEqual(['short', 'medium']);
    expect(answer(battle, { guns: pot(5, 6, 5) }).shots).toMatchObject([{ hits: 1 }]);
  });

  it('NBC-ART-21 an attached battery is no target; its host is, and shares what comes of it', () => {
    const battle = play(field(), { do: 'battery', unit: 'guns', host: 'husson' });
    expect(refusal(battle, { do: 'fire', side: 'b', on: on('guns') })).toBe('target-of-attached');
    let hit = next(answer(tell(fire(battle, on('husson'), 'b'), { 'fires.rogers': true }), { rogers: pot(6, 1, 1) }));
    hit = play(hit, { do: 'decide', task: top(hit).id, choice: 'disordered' });
    expect([hit.units.husson!.disordered, hit.units.guns!.disordered]).toEqual([true, true]);
  });

  it('NBC-GAR-04 what is fired at a garrison falls on the unit that stands there in support', () => {
    const held = withUnit(field(), 'pack', { kind: 'garrison', area: 'farm', formation: null });
    expect(fire(held, on('pack')).agenda).toHaveLength(1);
    const both = withUnit(held, 'kempt', { area: 'farm' });
    expect(refusal(both, { do: 'fire', side: 'a', on: on('pack') })).toBe('volley-support');
    expect(menu(both)).not.toContainEqual({ do: 'fire', side: 'a', on: on('pack') });
    expect(fire(both).agenda).toHaveLength(1);
  });

  it('NBC-ART-01 guns do not fire on the march, and warnings are no wall', () => {
    const march = play(field(), { do: 'set', what: 'formation', id: 'ii', set: { order: 'strategic' } });
    expect(refusal(march, { do: 'fire', side: 'a', on: on('kempt') })).toBe('volley-none-left');
    const doubtful = tell(fire(field()), { 'fires.guns': true, nearer: true, line: 'hidden' });
    expect(warned(doubtful)).toEqual([say('volley-warns', { gun, why: word('target-nearer-first') })]);
    expect(answer(doubtful, { guns: pot(6, 6, 1) }).shots).toMatchObject([{ hits: 2 }]);
  });

  it('NBC-ART-04, NBC-VIS-02 guns are warned of a range at which nobody sees the target', () => {
    // In fog at noon everybody sees 15 cm; Heavy guns fire at 11 to 20 and at 21 to 30.
    const fog = { ...field().sky, fog: { total: 4, target: 20 } };
    const at = (range: string) =>
      warned(tell(fire({ ...field(), minutes: 720, sky: fog }), { 'fires.guns': true, 'range.guns': range }));
    expect(at('medium')).toEqual([]);
    const { total } = visibilityNow({ ...field(), minutes: 720, sky: fog });
    expect(at('long')).toEqual([say('volley-warns', { gun, why: say('target-beyond-sight', { cm: total }) })]);
  });

  it('NBC-ART-04, NBC-HOW-03 what stands between is asked for once, and howitzers fire over it', () => {
    const howitzers = withUnit(field(), 'guns', { pieces: 'howitzers' });
    const against = (battle: Battle, facts: Record<string, string | boolean>) =>
      warned(tell(fire(battle), { 'fires.guns': true, ...facts })).map((one) => JSON.stringify(one));
    expect(against(field(), { line: 'friends' })).toHaveLength(1);
    expect(against(howitzers, { line: 'friends' })).toHaveLength(1);
    expect(against(howitzers, { line: 'friends', overhead: true })).toEqual([]);
  });

  it('NBC-ART-02 a battery that has an enemy in its contact zone joins the volley at him, or loses its fire (AMB-78)', () => {
    // Pack stands in the contact zone of the first battery; the table says so while Kempt is fired at.
    let battle = tell(fire(field()), { 'fires.guns': true, 'fires.guns2': true, 'nearest.guns': 'pack' });
    expect(warned(battle)).toEqual([say('volley-warns', { gun, why: word('target-nearer-first') })]);
    battle = answer(tell(battle, { 'fires.guns': false }), { guns2: pot(1, 1) });
    // It is remembered: at Pack the battery fires unasked, and left out it is warned before the volley goes off.
    const pack = fire(battle, on('pack'));
    expect(needs(pack).map(({ slot }) => slot)).toEqual(['guns']);
    expect(warned(pack)).toEqual([]);
    // A third battery fires at Pack without the first: after that the first has lost its fire.
    const third = fire(clone(battle, 'guns', 'guns3', { facts: {} }), on('pack'));
    const without = tell(third, { 'fires.guns3': true, 'fires.guns': false });
    expect(warned(without)).toEqual([say('volley-loses-fire', { gun })]);
    const late = tell(fire(answer(without, { guns3: pot(1, 1) }), on('rogers')), { 'fires.guns': true });
    expect(warned(late)).toEqual([say('volley-warns', { gun, why: word('target-lost-fire') })]);
    // The table has the last word, and next turn it is asked anew.
    expect(answer(late, { guns: pot(1, 1) }).shots).toHaveLength(3);
  });

  it('NBC-ART-05 the story names the batteries that fired', () => {
    let battle = tell(fire(field()), { 'fires.guns': true });
    battle = play(battle, { do: 'enter', task: top(battle).id, slot: 'guns', thing: pot(6, 6) });
    const { kempt } = battle.units;
    expect(told(battle, { do: 'accept', task: top(battle).id })).toContainEqual(
      say('volley-fired', { guns: [gun], target: unitNamed(kempt!), hits: 2 }),
    );
  });

  it('NBC-RR-04 nobody throws artillery hits again', () => {
    expect(procedureFor('volley').again).toBeUndefined();
  });
});

describe('the end of the phase', () => {
  const exchange = () => {
    const battle = answer(tell(fire(field()), { 'fires.guns': true }), { guns: pot(5, 6, 1) });
    return answer(tell(fire(battle, on('guns'), 'b'), { 'fires.rogers': true }), { rogers: pot(5, 1, 1) });
  };

  it('NBC-ART-01 counts both sides at once: guns that are silenced have fired all the same (AMB-83)', () => {
    const thrown = exchange();
    expect([currentCP(thrown.units.kempt!), thrown.units.guns!.disordered]).toEqual([
      thrown.units.kempt!.startCP,
      false,
    ]);
    const battle = next(thrown);
    expect(battle.units.kempt!.lost.white).toBe(2);
    expect(battle.units.guns!.disordered).toBe(true);
    // NBC-ART-17: one check for the unit that lost; none for the battery.
    expect(battle.agenda.map((task) => [task.kind, task.unit])).toEqual([['disorder', 'kempt']]);
    expect(battle.phase).toBe(4);
    // The screen tells what fell when it fell, and not again when the phase ends.
    expect(hitsFall(thrown.shots)).toBe(false);
    expect(hitsFall(battle.shots)).toBe(true);
    // The phase is not over; Kempt has had its volley of it.
    const checked = answer(battle, { card: { card: 1 } });
    expect(refusal(checked, { do: 'fire', side: 'a', on: on('kempt') })).toBe('target-had-volley');
    expect(next(checked)).toMatchObject({ phase: 5, shots: [] });
    expect(hitsFall(next(checked).shots)).toBe(false);
  });

  it('NBC-ART-18 NBC-ART-20 one hit disorders a battery, and disorder twice is its end', () => {
    const at = (disordered: boolean) =>
      next(
        answer(tell(fire(withUnit(field(), 'rogers', { disordered }), on('rogers')), { 'fires.guns': true }), {
          guns: pot(5, 1, 1),
        }),
      ).units.rogers!;
    expect(at(false)).toMatchObject({ fate: 'good', disordered: true });
    expect(at(true).fate).toBe('eliminated');
  });

  it('NBC-ART-19 two hits destroy a battery when the red die of that pot shows 6, counted or not (AMB-04)', () => {
    const thrown = (red: 5 | 6) =>
      next(
        answer(tell(fire(field(), on('rogers')), { 'fires.guns': true, 'range.guns': 'long' }), {
          guns: pot(5, 6, red),
        }),
      ).units.rogers!;
    expect(thrown(6).fate).toBe('eliminated');
    expect(thrown(5)).toMatchObject({ fate: 'good', disordered: true });
  });

  it('NBC-ART-19 or a die of its own, where the group says so (cbConfirm)', () => {
    const battle = tell(fire(field({ cbConfirm: 'freshDie' }), on('rogers')), {
      'fires.guns': true,
      'range.guns': 'long',
    });
    const thrown = play(battle, { do: 'enter', task: top(battle).id, slot: 'guns', thing: pot(5, 6, 1) });
    expect(needs(thrown)).toMatchObject([{ slot: 'guns.die', want: 'dice', dice: 1 }]);
    expect(next(answer(thrown, { 'guns.die': { dice: [6] } })).units.rogers!.fate).toBe('eliminated');
    expect(next(answer(thrown, { 'guns.die': { dice: [5] } })).units.rogers!.fate).toBe('good');
  });

  it('NBC-ART-22 a unit broken by fire is moved 10 cm to the rear by its opponent', () => {
    const worn = withUnit(field(), 'kempt', { lost: { white: field().units.kempt!.startCP - 1, red: 0, blue: 0 } });
    const thrown = answer(tell(fire(worn), { 'fires.guns': true }), { guns: pot(6, 1, 1) });
    expect(told(thrown, { do: 'next' })).toContainEqual(
      say('unit-broken', { unit: unitNamed(worn.units.kempt!), moves: say('flight-at-once', { cm: 10, first: 5 }) }),
    );
    expect(next(thrown).units.kempt!.fate).toBe('broken');
  });

  it('NBC-QC-11 only the aspects of those that hit count in the check', () => {
    const battle = tell(fire(field()), { 'fires.guns': true, 'fires.guns2': true, 'aspect.guns2': 'rear' });
    const missed = next(answer(battle, { guns: pot(6, 1, 1), guns2: pot(1, 1, 1), 'guns2.1': { dice: [1, 1, 1] } }));
    expect(top(missed).data).toMatchObject({ aspects: [], lost: 1 });
    const hit = next(answer(battle, { guns: pot(1, 1, 1), guns2: pot(6, 1, 1), 'guns2.1': { dice: [1, 1] } }));
    expect(top(hit).data).toMatchObject({ aspects: ['rear'], lost: 1 });
  });
});

describe('howitzers and rockets', () => {
  it('NBC-HOW-03 NBC-HOW-05 howitzers throw two dice at any range and destroy guns on a red 5 or 6', () => {
    const battle = tell(fire(card(field(), 'guns', { pieces: 'howitzers' }), on('rogers')), { 'fires.guns': true });
    expect(needs(battle)).toMatchObject([{ counts: 2 }]);
    expect(next(answer(battle, { guns: pot(5, 6, 5) })).units.rogers!.fate).toBe('eliminated');
  });

  it('NBC-RKT-01 NBC-RKT-03 rockets throw one die at foot; a hit disorders without a card, a natural 1 asks for one', () => {
    const battle = tell(fire(card(field(), 'guns', { pieces: 'rockets' })), { 'fires.guns': true });
    expect(needs(battle)).toMatchObject([{ counts: 1 }]);
    const hit = next(answer(battle, { guns: pot(1, 1, 6) }));
    expect(hit.units.kempt).toMatchObject({ disordered: true, lost: { white: 1 } });
    expect(hit.agenda).toEqual([]);
    const one = next(answer(battle, { guns: pot(6, 6, 1) }));
    expect(one.agenda.map((task) => [task.kind, task.unit])).toEqual([['disorder', 'kempt']]);
    expect(one.units.kempt!.lost.white).toBe(0);
  });

  it('NBC-RKT-01 or the rockets themselves check, where the group reads it so (rocketOne)', () => {
    const battle = tell(fire(card(field({ rocketOne: 'firer' }), 'guns', { pieces: 'rockets' })), {
      'fires.guns': true,
    });
    expect(next(answer(battle, { guns: pot(6, 6, 1) })).agenda.map((task) => task.unit)).toEqual(['guns']);
  });

  it('NBC-RKT-04 rockets are not offered against guns', () => {
    const battle = card(card(field(), 'guns', { pieces: 'rockets' }), 'guns2', { pieces: 'rockets' });
    expect(refusal(battle, { do: 'fire', side: 'a', on: on('rogers') })).toBe('volley-none-left');
  });
});

describe('the table', () => {
  it('NBC-ART-08 may tell the hits of a volley instead of a throw', () => {
    const battle = tell(fire(field()), { 'fires.guns': true });
    const told = play(battle, { do: 'decide', task: top(battle).id, choice: '3' });
    expect(told.shots).toMatchObject([{ by: 'guns', hits: 3, faces: [] }]);
    const guns = tell(fire(field(), on('rogers')), { 'fires.guns': true });
    const gone = play(guns, { do: 'decide', task: top(guns).id, choice: 'destroyed' });
    expect(next(gone).units.rogers!.fate).toBe('eliminated');
  });

  it('NBC-ART-06 describes an enemy who is not in the book, firing or fired at', () => {
    const alone = goTo(begin(small(), { keeps: 'a' }), 4);
    const cavalry = tell(fire(alone, null), { arm: 'cavalry' });
    expect(needs(cavalry)).toMatchObject([{ counts: 3 }]);
    const theirs = tell(fire(alone, on('husson'), 'b'), {
      'fires.stranger': true,
      theirWeight: 'light',
      'range.stranger': 'short',
    });
    expect(needs(theirs)).toMatchObject([{ counts: 5, by: 'b' }]);
    const weights = procedureFor('volley').facts!(theirs, top(theirs)).find(({ key }) => key === 'theirWeight');
    expect(weights?.options?.filter(({ label }) => !hasWords(codeOf(label)))).toEqual([]);
    const hit = next(answer(theirs, { stranger: pot(6, 1, 1, 1, 1) }));
    expect(hit.units.husson!.lost.white).toBe(1);
  });

  it('finds in the menu nothing that the referee refuses', () => {
    const offers = menu(field()).filter((one) => one.do === 'fire');
    expect(offers.length).toBeGreaterThan(6);
    for (const one of offers) expect(referee(field(), one, (topic) => chanceOf(seedFrom(1), topic)).ok).toBe(true);
  });
});
