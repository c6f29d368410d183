/** Throws that the table makes to their end by itself: the hits alone do what their faces would, and faces are asked where a rule reads them. */
import { describe, expect, it } from 'vitest';
import type { Battle, Thing, UnitState } from '../../src/battlefield/battle.ts';
import type { Need } from '../../src/battlefield/procedure.ts';
import { referee } from '../../src/battlefield/referee.ts';
import type { Face } from '../../src/dice/faces.ts';
import { codeOf } from '../../src/engine/message.ts';
import { speak } from '../../src/words/speak.ts';
import { acting } from '../battlefield/fights/played-out.ts';
import { begin, goTo, play, told, top, withUnit } from '../battlefield/fixtures.ts';
import { accepts, does, enters, says, wants } from './table.ts';

const charge = () => play(acting('combats'), { do: 'combat', attackers: ['husson'], target: 'kempt' });
const musketry = () => play(acting('firefights'), { do: 'firefight', unit: 'husson', target: 'kempt' });
const bombards = (guns: Partial<UnitState> = {}, on = 'kempt'): Battle =>
  does(goTo(withUnit(begin(), 'guns', guns), 4), { do: 'fire', side: 'a', on: { unit: on } });
const stands = (): Battle =>
  play(goTo(withUnit(begin(), 'husson', { stands: 2 }), 3), { do: 'skirmish', by: 'husson', on: { unit: 'kempt' } });

const pot = (...[w, v, r, g, h]: [Face, Face, Face, Face, Face]): Thing => ({
  pot: { red: r, white: [w, v], green: [g, h] },
});
const POT_ORDER: Readonly<Record<number, readonly number[]>> = { 1: [2], 2: [0, 1], 3: [0, 1, 2], 4: [0, 1, 3, 4] };

/** Faces of a first throw with so many sixes; what is re-thrown misses, what must be proved is proved. */
function faces(need: Need, made: number): Thing {
  if (need.want === 'pot') {
    const counted = POT_ORDER[need.counts] ?? [0, 1, 2, 3, 4];
    const shown = [0, 1, 2, 3, 4].map((at): Face => (counted.indexOf(at) >= 0 && counted.indexOf(at) < made ? 6 : 1));
    return pot(...(shown as [Face, Face, Face, Face, Face]));
  }
  if (need.want !== 'dice') throw new Error(need.want);
  const proving = JSON.stringify(need.label).includes('round-confirm');
  const first = need.hits !== undefined;
  return { dice: Array.from({ length: need.dice }, (_, n): Face => (proving || (first && n < made) ? 6 : 1)) };
}

/** Plays a question to its end with the table's own dice, so many hits a throw, told by hits or by faces. */
function ends(battle: Battle, made: number, by: 'hits' | 'faces'): Battle {
  let now = battle;
  for (let [need] = wants(now); need; [need] = wants(now)) {
    if (need.want === 'result') now = enters(now, need.slot, { result: 'N' });
    else if (need.want === 'disorder') now = enters(now, need.slot, { disorder: true });
    else now = enters(now, need.slot, by === 'hits' && need.hits !== undefined ? { hits: made } : faces(need, made));
  }
  return accepts(now);
}

/** What accepting it says in the story. */
const storyOf = (battle: Battle): string =>
  told(battle, { do: 'accept', task: top(battle).id })
    .map((line) => speak(line))
    .join('\n');

const ledger = ({ units, officers, formations, shots }: Battle) => ({
  units,
  officers,
  formations,
  shots: shots.map(({ by, on, hits, aspect }) => ({ by, on, hits, aspect })),
});

describe.each<[string, () => Battle]>([
  ['NBC-CC-03 a close combat', charge],
  ['NBC-FF-02 a firefight', musketry],
  ['NBC-ART-05 a volley', () => bombards()],
  ['NBC-SKM-03 a skirmish attack', stands],
])('%s told by its hits', (_, asked) => {
  it.each([0, 1, 2])('does with %i hits what their faces do', (made) => {
    expect(ledger(ends(asked(), made, 'hits'))).toEqual(ledger(ends(asked(), made, 'faces')));
  });

  it('takes no more than the dice can give', () => {
    const battle = asked();
    const need = wants(battle)[0]!;
    const more = { do: 'enter', task: top(battle).id, slot: need.slot, thing: { hits: need.hits! + 1 } } as const;
    const told = referee(battle, more, () => {
      throw new Error('nothing is thrown');
    });
    expect(told.ok ? '' : codeOf(told.why)).toBe('own-hits-most');
  });
});

const refused = (battle: Battle, slot: string, thing: Thing): string => {
  const told = referee(battle, { do: 'enter', task: top(battle).id, slot, thing }, () => {
    throw new Error('nothing is thrown');
  });
  return told.ok ? '' : codeOf(told.why);
};

describe('NBC-CC-26 two on one, told with the hits of both attackers together', () => {
  const pair = () => play(acting('combats'), { do: 'combat', attackers: ['husson', 'campi'], target: 'kempt' });
  const joined = (battle: Battle) => wants(battle).find(({ joint }) => joint && 'hits' in joint)!;

  it.each([0, 1, 2, 4])('does with %i hits what one by one they do', (made) => {
    const together = pair();
    const both = joined(together);
    const other = wants(together).find(
      ({ slot }) => slot.startsWith('throw:') && slot !== both.slot && slot !== 'throw:kempt',
    )!;
    const told = ends(enters(together, both.slot, { hits: made, both: true }), 1, 'hits');
    const each = enters(enters(together, both.slot, { hits: Math.ceil(made / 2) }), other.slot, {
      hits: Math.floor(made / 2),
    });
    expect(ledger(told)).toEqual(ledger(ends(each, 1, 'hits')));
  });

  it('takes no more than all their dice can give, and of nobody who attacks alone', () => {
    const [battle, alone] = [pair(), charge()];
    const { slot, joint } = joined(battle);
    const most = joint && 'hits' in joint ? joint.hits : 0;
    expect(refused(battle, slot, { hits: most, both: true })).toBe('');
    expect(refused(battle, slot, { hits: most + 1, both: true })).toBe('own-hits-most');
    expect(refused(alone, 'throw:husson', { hits: 1, both: true })).not.toBe('');
  });
});

describe('NBC-CC-26 two equals: which of them leads is told with the hits of both', () => {
  const equals = () => {
    const battle = acting('combats');
    const { husson, campi } = battle.units;
    const units = {
      ...battle.units,
      campi: { ...campi!, startCP: husson!.startCP, card: { ...campi!.card, quality: husson!.card.quality } },
    };
    return play({ ...battle, units } as Battle, { do: 'combat', attackers: ['husson', 'campi'], target: 'kempt' });
  };

  it.each([
    ['husson', 2],
    ['campi', 5],
  ] as const)('%s, as by a die of %i', (leads, face) => {
    const asked = equals();
    const [need] = wants(asked);
    expect(need?.joint).toMatchObject({ hits: expect.any(Number), leads: [{ id: 'husson' }, { id: 'campi' }] });
    const once = ends(enters(asked, 'major', { hits: 2, both: true, leads }), 3, 'hits');
    const by = enters(asked, 'major', { dice: [face] });
    const slot = `throw:${leads}`;
    expect(wants(by)[0]?.slot).toBe(slot);
    expect(ledger(once)).toEqual(ledger(ends(enters(by, slot, { hits: 2, both: true }), 3, 'hits')));
  });

  it('takes nobody else for the leader, and no hits without one', () => {
    for (const more of [{}, { leads: 'kempt' }])
      expect(refused(equals(), 'major', { hits: 1, both: true, ...more })).toBe('own-dice-needed');
  });

  it('says that both lose, and both stay', () => {
    let lost = enters(enters(equals(), 'major', { hits: 0, both: true, leads: 'campi' }), 'throw:kempt', { hits: 3 });
    for (let [need] = wants(lost); need; [need] = wants(lost)) lost = enters(lost, need.slot, { result: 'N' });
    expect(storyOf(lost)).toMatch(/Husson and .*Campi against .*Kempt: \*\*Husson and Campi lose: /);
  });
});

describe('NBC-CC-34 two riders, their hits told together', () => {
  const riders = (impetuous = false) => {
    const battle = acting('combats');
    const { husson, campi, pire, kempt } = battle.units;
    const mounted = (unit: typeof husson, more: object) => ({
      ...unit!,
      card: { ...pire!.card, id: unit!.id, ...more },
    });
    const units = {
      ...battle.units,
      husson: mounted(husson, { impetuous }),
      campi: mounted(campi, {}),
      kempt: mounted(kempt, {}),
    };
    let now = play({ ...battle, units } as Battle, { do: 'combat', attackers: ['husson', 'campi'], target: 'kempt' });
    for (let [need] = wants(now); need && !need.slot.startsWith('pursuit:'); [need] = wants(now)) {
      if (need.slot === 'major') now = enters(now, 'major', { dice: [1] });
      else if (need.want === 'result')
        now = enters(now, need.slot, { result: need.slot === 'check:kempt' ? 'L' : 'VH' });
      else now = enters(now, need.slot, { hits: need.slot === 'throw:kempt' ? 0 : 1 });
    }
    return now;
  };

  it('does what their own do, and says that both rode', () => {
    const now = riders();
    const [one, other] = wants(now);
    expect(one?.joint).toMatchObject({ hits: expect.any(Number) });
    const once = enters(now, one!.slot, { hits: 2, both: true });
    const each = enters(enters(now, one!.slot, { hits: 1 }), other!.slot, { hits: 1 });
    expect(ledger(accepts(once))).toEqual(ledger(accepts(each)));
    expect(storyOf(once)).toContain('both ride down **2**');
    expect(storyOf(each)).toContain('rides down **1**');
  });

  it('NBC-CC-35 is asked of each where one follows up by its own hits, or does not ride', () => {
    const joined = (battle: Battle) => wants(battle).filter(({ joint }) => joint).length;
    expect(joined(riders())).toBe(2);
    expect(joined(riders(true))).toBe(0);
    const declined = says(riders(), { 'a:pursues': false });
    expect(wants(declined).map(({ slot }) => slot)).toHaveLength(1);
    expect(wants(declined).filter(({ joint }) => joint)).toEqual([]);
  });
});

describe('NBC-OFF-03 the officers with both units of a close combat, told at once', () => {
  const led = (): Battle => {
    const battle = charge();
    const host = (unit: string) => {
      const formation = battle.formations[battle.units[unit]!.formation ?? '']!;
      return { ...battle.officers[formation.commander]!, host: unit };
    };
    const [mine, theirs] = [host('husson'), host('kempt')];
    return { ...battle, officers: { ...battle.officers, [mine.id]: mine, [theirs.id]: theirs } };
  };
  const untilLives = (battle: Battle): Battle => {
    let now = battle;
    for (let [need] = wants(now); need && !need.slot.startsWith('officer:'); [need] = wants(now))
      now = enters(now, need.slot, need.want === 'result' ? { result: 'N' } : { hits: 1 });
    return now;
  };
  const fallen = ({ officers }: Battle) => Object.values(officers).filter(({ fate }) => fate === 'injured').length;

  it.each([[[]], [['husson']], [['kempt']], [['husson', 'kempt']]])('with %j hit, as by their dice', (struck) => {
    const asked = untilLives(led());
    const [need] = wants(asked);
    const once = accepts(enters(asked, need!.slot, { struck }));
    const sum = (unit: string) => ({ sum: struck.includes(unit) ? 12 : 5 });
    const each = accepts(enters(enters(asked, 'officer:husson', sum('husson')), 'officer:kempt', sum('kempt')));
    expect(ledger(once)).toEqual(ledger(each));
    expect(fallen(once)).toBe(struck.length);
  });

  it('nobody is hit whose dice are not asked', () => {
    const asked = untilLives(led());
    expect(refused(asked, wants(asked)[0]!.slot, { struck: ['husson', 'saltoun'] })).toBe('own-dice-needed');
  });
});

describe('what a rule reads of the faces is told beside the hits', () => {
  const cardOf = (battle: Battle, id: string, card: object): Battle => {
    const unit = battle.units[id]!;
    return { ...battle, units: { ...battle.units, [id]: { ...unit, card: { ...unit.card, ...card } } } } as Battle;
  };
  const lacks = (battle: Battle, thing: Thing): string => {
    const [need] = wants(battle);
    const ruled = referee(battle, { do: 'enter', task: top(battle).id, slot: need!.slot, thing }, () => {
      throw new Error('nothing is thrown');
    });
    return ruled.ok ? '' : codeOf(ruled.why);
  };
  const tells = (battle: Battle, thing: Thing): Battle => accepts(enters(battle, wants(battle)[0]!.slot, thing));

  it('NBC-RKT-01 of rockets, whether a natural 1 fell', () => {
    const fired = cardOf(says(bombards(), {}), 'guns', { pieces: 'rockets' });
    expect(wants(fired)[0]).toMatchObject({ want: 'pot', hits: expect.any(Number), reads: { one: true } });
    expect(lacks(fired, { hits: 0 })).toBe('own-one-needed');
    const ends = (one: boolean) => play(tells(fired, { hits: 0, one }), { do: 'next' });
    expect([true, false].map((one) => top(ends(one))?.kind)).toEqual(['disorder', undefined]);
  });

  const atGuns = (rulings: Battle['rulings'] = {}): Battle => {
    const start = goTo(begin(), 4);
    const { guns, kempt } = start.units;
    const battery = { ...kempt!, card: { ...guns!.card, id: 'kempt' }, startCP: 0 } as Battle['units'][string];
    const units = { ...start.units, kempt: battery };
    return does({ ...start, rulings, units }, { do: 'fire', side: 'a', on: { unit: 'kempt' } });
  };

  it('NBC-ART-19 of guns at guns, the red die from two hits on; not where a die of its own decides', () => {
    expect(wants(atGuns())[0]).toMatchObject({ hits: expect.any(Number), reads: { redFrom: 2 } });
    expect(lacks(atGuns(), { hits: 2 })).toBe('own-red-needed');
    expect(lacks(atGuns(), { hits: 1 })).toBe('');
    const [fresh] = wants(atGuns({ cbConfirm: 'freshDie' }));
    expect(fresh).toHaveProperty('hits');
    expect(fresh).not.toHaveProperty('reads');
    const fate = (red: Face) => play(tells(atGuns(), { hits: 2, red }), { do: 'next' }).units.kempt?.fate;
    expect([fate(6), fate(5)]).toEqual(['eliminated', 'good']);
  });
});

describe('two dice that are read by their total', () => {
  it.each([
    [11, 'fit'],
    [12, 'injured'],
  ] as const)('NBC-OFF-03 a total of %i leaves an officer %s', (sum, fate) => {
    const start = goTo(begin(), 5);
    const reille = { ...start.officers.reille!, host: 'husson' };
    const hit = play(
      { ...start, officers: { ...start.officers, reille } },
      { do: 'strike', officer: 'reille', by: 'with-unit' },
    );
    expect(wants(hit)).toMatchObject([{ want: 'dice', dice: 2, sum: true }]);
    expect(accepts(enters(hit, 'dice', { sum })).officers.reille?.fate).toBe(fate);
  });

  it('NBC-RR-02 of used re-roll dice, how many come back', () => {
    const start = goTo(begin(), 6);
    const used = {
      ...start,
      sides: { ...start.sides, a: { ...start.sides.a, rerolls: { ready: 1, used: 3 } } },
    };
    let now = goTo(used, 9);
    for (let i = 0; i < 9 && top(now)?.kind !== 'recover-rerolls'; i += 1)
      now = top(now) ? accepts(play(now, { do: 'throw', task: top(now).id })) : play(now, { do: 'next' });
    expect(wants(now)).toMatchObject([{ dice: 3, hits: 3 }]);
    expect(accepts(enters(now, 'dice', { hits: 2 })).sides.a.rerolls).toEqual({ ready: 3, used: 1 });
  });
});

describe('pots told by the total of their white dice', () => {
  const meets = (): Battle => {
    let battle = goTo(begin(), 6);
    battle = does(battle, { do: 'choose', side: 'a', card: { formation: 'ii' } });
    return does(battle, { do: 'choose', side: 'b', card: { formation: 'picton' } });
  };
  const told = (battle: Battle, a: number, b: number) =>
    enters(enters(battle, 'a', { pot: { sum: a } }), 'b', { pot: { sum: b } });

  it('NBC-CCD-04 NBC-UC-01 the higher total acts, and the same total decides command', () => {
    // Reille has A4: nine and four are thirteen, of ten that are needed.
    const won = accepts(told(meets(), 9, 5));
    expect(top(won)).toMatchObject({ kind: 'command', formation: 'ii' });
    expect(wants(won)).toEqual([]);
    expect(accepts(won).formations.ii?.command).toBe('under');
  });

  it('NBC-UC-03 who is not under command is asked for his green dice', () => {
    const won = accepts(told(meets(), 3, 2));
    expect(wants(won)).toMatchObject([{ slot: 'green', want: 'pot', sum: 'alone' }]);
    const done = accepts(enters(won, 'green', { pot: { sum: 12 } }));
    const faces = accepts(enters(enters(meets(), 'a', pot(1, 2, 1, 6, 6)), 'b', pot(1, 1, 1, 1, 1)));
    expect(ledger(done)).toEqual(ledger(accepts(faces)));
    expect(done.formations.ii?.command).toBe('not');
  });

  it('NBC-CCD-05 a losing commander’s red die is told with it', () => {
    const battle = meets();
    const lost = {
      ...battle,
      agenda: battle.agenda.map((task) => ({
        ...task,
        data: { ...(task.data as object), red: { a: true, b: false } },
      })),
    } as Battle;
    expect(wants(lost)).toMatchObject([
      { slot: 'a', sum: 'with-red' },
      { slot: 'b', sum: 'alone' },
    ]);
    const without = referee(lost, { do: 'enter', task: top(lost).id, slot: 'a', thing: { pot: { sum: 5 } } }, () => {
      throw new Error('nothing is thrown');
    });
    expect(without.ok ? '' : codeOf(without.why)).toBe('own-red-needed');
    const thrown = enters(enters(lost, 'a', { pot: { sum: 5, red: 4 } }), 'b', { pot: { sum: 8 } });
    expect(accepts(thrown).action?.formation ?? top(accepts(thrown)).formation).toBe('ii');
  });
});
