/** A correction by hand while a question is open that leaves it nobody to ask about: it is called off, said, and the rest goes on. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import type { UnitByHand } from '../../src/battlefield/by-hand/by-hand.ts';
import { unitMenu } from '../../src/battlefield/menu.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import { everything } from '../battlefield/everything.ts';
import { begin, goTo, play, refusal, small, story, top, withUnit } from '../battlefield/fixtures.ts';
import { draws, french, kinds, SAPPERS } from './hands.ts';
import { acts, decides, does, toStep } from './table.ts';
import { evening } from './two-corps.ts';
import { by } from './unbroken.ts';

const away: Play = { do: 'set', what: 'formation', id: 'ii', set: { present: false } };
const gone: readonly UnitByHand[] = [{ cp: 0 }, { fate: 'eliminated' }, { present: false }];

/** Husson has a stand out; Husson and Campi are hit by skirmishers, and the phase ends. */
function standAsked(): Battle {
  const out = ['husson', 'kempt', 'pack'].reduce((now, id) => withUnit(now, id, { stands: 1 }), begin());
  const shoots = (battle: Battle, shooter: string, unit: string) =>
    decides(play(battle, { do: 'skirmish', by: shooter, on: { unit } }), '1');
  return play(shoots(shoots(goTo(out, 3), 'kempt', 'husson'), 'pack', 'campi'), { do: 'next' });
}

describe('a stand that may take the hit', () => {
  it.each(gone)(
    'NBC-SKM-07 NBC-GL-18 is not asked about once its unit is gone (%o); who else was hit draws its card',
    (set) => {
      const asked = standAsked();
      expect(kinds(asked)).toEqual(['stand']);
      const after = by(asked, 'husson', set);
      expect(kinds(after).filter((kind) => kind === 'stand')).toEqual([]);
      let now = after;
      while (top(now))
        now = play(now, {
          do: 'decide',
          task: top(now).id,
          choice: top(now).kind === 'broken-back' ? 'nobody' : 'none',
        });
      const next = play(now, { do: 'next' });
      expect(next.agenda.map(({ kind, unit }) => [kind, unit])).toEqual([['disorder', 'campi']]);
    },
  );
});

describe('skirmishers', () => {
  const open = () => {
    const three = goTo(withUnit(begin(), 'kempt', { stands: 1 }), 3);
    return play(three, { do: 'skirmish', by: 'kempt', on: { unit: 'husson' } });
  };

  it('NBC-SKM-01 who have no stand out shoot no more; those who are shot at may have what they like', () => {
    expect(kinds(open())).toEqual(['skirmish']);
    for (const set of [{ stands: 0 }, { present: false }] as const) expect(kinds(by(open(), 'kempt', set))).toEqual([]);
    expect(kinds(by(open(), 'husson', { stands: 1 }))).toEqual(['skirmish']);
  });
});

describe('who is shot at and joins a unit', () => {
  const three = goTo(withUnit(begin(), 'kempt', { stands: 1 }), 3);
  const joins: Play = { do: 'join', officer: 'reille', unit: 'husson' };

  it('NBC-SKM-08 NBC-OFF-03 an officer is no target any more; where the dice lie, he stays where he was', () => {
    const open = does(three, { do: 'skirmish', by: 'kempt', on: { officer: 'reille' } });
    expect(kinds(play(open, joins))).toEqual([]);
    const thrown = play(open, { do: 'throw', task: top(open).id });
    expect(refusal(thrown, joins)).toBe('turn-answer-first');
  });

  it('NBC-ART-21 NBC-ART-23 guns are no target of their own any more, of a volley or of skirmishers', () => {
    const volley = does(goTo(evening(), 5), { do: 'fire', side: 'a', on: { unit: 'rogers' }, late: true });
    const out = goTo(withUnit(evening(), 'husson', { stands: 1 }), 3);
    const skirmish = does(out, { do: 'skirmish', by: 'husson', on: { unit: 'rogers' } });
    for (const open of [volley, skirmish]) {
      const joined = does(open, { do: 'battery', unit: 'rogers', host: 'kempt' });
      expect([kinds(open).length, kinds(joined), joined.units.rogers!.host]).toEqual([1, [], 'kempt']);
    }
  });
});

describe('a formation that is not on the table after all', () => {
  it('NBC-RNF-02 NBC-ORD-18 changes no order', () => {
    const asked = does(acts(begin(), 'ii', 'orders'), { do: 'order', formation: 'ii', order: 'hold', far: false });
    expect(kinds(asked)).toEqual(['order-change']);
    expect(kinds(play(asked, away))).toEqual([]);
    expect(story(asked, away)).toContain('ask-called-off');
  });

  it('NBC-RNF-02 NBC-UC-03 is not asked for its temper', () => {
    const six = goTo(begin(small(), { rulings: { tCheck: 'card' } }), 6);
    const asked = play(six, { do: 'acts', formation: 'ii', command: 'not' });
    expect(kinds(asked)).toEqual(['temper']);
    expect(kinds(play(asked, away))).toEqual([]);
  });
});

describe('a unit that is Broken by mistake', () => {
  it('NBC-BRK-01 NBC-GL-17 does not flee once it is in order again', () => {
    const moves = toStep(acts(by(begin(), 'husson', { fate: 'broken' }), 'ii', 'orders'), 'move');
    const asked = does(moves, { do: 'move', unit: 'husson' });
    expect(kinds(asked)).toEqual(['broken-move']);
    const back = by(asked, 'husson', { fate: 'good', cp: 4 });
    expect(kinds(back)).toEqual([]);
    expect(kinds(does(back, { do: 'move', unit: 'husson' }))).toEqual(['move']);
  });
});

describe('engineers with a unit that loses', () => {
  it('NBC-ENG-06 NBC-GL-18 take no loss on themselves for a unit that is gone', () => {
    const start = withUnit(begin(french({ engineers: 1 })), SAPPERS, { host: 'husson', formation: 'ii' });
    const hit: Play = { do: 'hits', unit: 'husson', hits: 1, cause: 'other', aspect: 'front' };
    const asked = play(start, hit);
    expect(kinds(asked)).toEqual(['engineer-risk']);
    expect(kinds(by(asked, 'husson', { fate: 'off-table' }))).toEqual([]);
    expect(kinds(by(asked, 'campi', { fate: 'off-table' }))).toEqual(['engineer-risk']);
  });
});

describe('a card to recover', () => {
  it('NBC-REC-02 is not drawn by a unit that has nothing left to recover', () => {
    const asked = does(goTo(by(begin(), 'husson', { disordered: true }), 7), { do: 'recover', unit: 'husson' });
    expect(kinds(asked)).toEqual(['recovery']);
    expect(kinds(by(asked, 'husson', { disordered: false }))).toEqual([]);
    // Two points may come back still.
    const hurt = by(asked, 'husson', { cp: 3 });
    const card = by(hurt, 'husson', { disordered: false });
    expect(kinds(card)).toEqual(['recovery']);
    expect(draws(card, 'VH').units.husson!.lost.white).toBe(1);
  });
});

describe('guns that join a unit while they are to move', () => {
  it('NBC-ART-21 NBC-ART-23 move with it: their own move is called off', () => {
    const asked = does(acts(begin(), 'ii', 'move'), { do: 'move', unit: 'guns' });
    expect(kinds(asked)).toEqual(['move']);
    const joined = does(asked, { do: 'battery', unit: 'guns', host: 'husson' });
    expect([kinds(joined), joined.units.guns!.host]).toEqual([[], 'husson']);
  });
});

describe('what is set by hand', () => {
  const setOf = (id: string, set: UnitByHand): Play => ({ do: 'set', what: 'unit', id, set });

  it('NBC-GL-18 NBC-GAR-11 who is never Broken is Eliminated: guns, engineers', () => {
    const start = begin(french({ engineers: 1 }));
    for (const id of ['guns', SAPPERS]) expect(by(start, id, { fate: 'broken' }).units[id]!.fate).toBe('eliminated');
    expect(by(start, 'husson', { fate: 'broken' }).units.husson!.fate).toBe('broken');
  });

  it.each([{ disordered: true }, { resting: true }, { stands: 1 }, { area: 'farm' }] as const)(
    'NBC-GL-17 a Broken unit cannot have %o, and may be put in order with it',
    (set) => {
      const broken = by(begin(), 'husson', { fate: 'broken' });
      expect(refusal(broken, setOf('husson', set))).toBe('hits-not-in-fight');
      const back = by(broken, 'husson', { fate: 'good', cp: 3, ...set });
      expect(back.units.husson).toMatchObject({ fate: 'good', ...set });
    },
  );

  it('NBC-ART-21 NBC-ENG-06 nobody is put with a unit that is Broken or gone', () => {
    for (const fate of ['broken', 'vanquished'] as const)
      expect(refusal(by(begin(), 'husson', { fate }), setOf('guns', { host: 'husson' }))).toBe('fight-not-on-table');
  });
});

it('NBC-HOW-01 howitzers are made when nothing else is asked, and are offered only then', () => {
  const offers = (battle: Battle) =>
    Object.keys(battle.units).flatMap((id) => unitMenu(battle, id).filter((one) => one.do === 'convert'));
  const start = begin(everything());
  const [convert] = offers(start);
  expect(convert).toBeDefined();
  const asked = play(start, { do: 'check', unit: 'husson' });
  expect([offers(asked), refusal(asked, convert!)]).toEqual([[], 'turn-answer-first']);
});
