/** What the table sets by hand while a question lies open is known: it is not asked, and nobody is asked twice. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import { begin, goTo, play, refusal, small, withUnit } from '../battlefield/fixtures.ts';
import { charge, french, kinds, moving, SAPPERS } from './hands.ts';
import { accepts, acts, does, isOffered, throws } from './table.ts';
import { aside, by, falls } from './unbroken.ts';

const corps = (set: object): Play => ({ do: 'set', what: 'formation', id: 'ii', set });

describe('a command throw whose answer is told by hand', () => {
  /** Nobody throws against II Corps, which draws for command alone. */
  const open = (): Battle => {
    const six = goTo(begin(), 6);
    const alone = play(play(six, { do: 'pass', formation: 'picton' }), { do: 'pass', formation: 'iii' });
    return does(alone, { do: 'choose', side: 'a', card: { formation: 'ii' } });
  };

  it('NBC-UC-02 who is set under command acts without a throw', () => {
    expect(kinds(open())).toEqual(['command']);
    const under = play(open(), corps({ command: 'under' }));
    expect([kinds(under), under.action?.formation, under.formations.ii!.command]).toEqual([[], 'ii', 'under']);
    expect(under.formations.ii!.card).toBe('spent');
  });

  it('NBC-UC-03 who is set as not under command tests his temperament', () => {
    const not = play(open(), corps({ command: 'not' }));
    expect([kinds(not), not.action?.formation, not.formations.ii!.command]).toEqual([['temper'], 'ii', 'not']);
  });

  it('NBC-UC-01 AMB-167 whose commander falls is not under command, and tests nothing', () => {
    const fallen = falls(open(), 'reille');
    expect([kinds(fallen), fallen.action?.formation, fallen.formations.ii!.command]).toEqual([[], 'ii', 'not']);
    const deputy = { ...open(), rulings: { fallenFC: 'deputy' } as const };
    expect(kinds(falls(deputy, 'reille'))).toEqual(['command']);
  });

  it('NBC-UC-01 whose card is back in the hand is thrown for again', () => {
    const acted = play(play(open(), corps({ command: 'under' })), { do: 'finish' });
    const back = play(acted, corps({ card: 'hand' }));
    expect(kinds(does(back, { do: 'choose', side: 'a', card: { formation: 'ii' } }))).toEqual(['command']);
  });

  it('NBC-RNF-03 a formation that is taken away does not act', () => {
    const gone = play(open(), corps({ present: false }));
    expect([kinds(gone), gone.action]).toEqual([[], null]);
  });
});

describe('what is set by hand where the rules leave no room for it', () => {
  it('NBC-SIM-01 who is Broken is Eliminated where no rally is played, and draws no card', () => {
    const seven = goTo(begin(small(), { simplified: ['noRally'] }), 7);
    const broken = by(seven, 'husson', { fate: 'broken' });
    expect(broken.units.husson!.fate).toBe('eliminated');
    expect(by(goTo(begin(), 7), 'husson', { fate: 'broken' }).units.husson!.fate).toBe('broken');
  });

  it('NBC-SIM-01 NBC-SKM-01 no stand is out where no skirmishing is played', () => {
    const out: Play = { do: 'set', what: 'unit', id: 'husson', set: { stands: 1 } };
    expect(refusal(begin(small(), { simplified: ['noSkirmishing'] }), out)).toBe('set-stands-too-many');
    expect(play(begin(), out).units.husson!.stands).toBe(1);
  });

  it.each([{ cp: 0 }, { fate: 'broken' }] as const)(
    'NBC-GL-17 who is Broken is on the table, and not beside it (%o)',
    (set) => {
      const away = by(begin(), 'husson', { present: false });
      expect(refusal(away, { do: 'set', what: 'unit', id: 'husson', set })).toBe('hits-not-in-fight');
      expect(by(away, 'husson', { cp: 1 }).units.husson!.fate).toBe('good');
    },
  );
});

describe('engineers who throw', () => {
  const sappers = (host: string | null) =>
    withUnit(begin(french({ engineers: 1 })), SAPPERS, { host, formation: 'ii', present: true });

  it('NBC-ENG-06 who are said to be elsewhere take no loss of this unit', () => {
    const hit: Play = { do: 'hits', unit: 'husson', hits: 6, cause: 'other', aspect: 'front' };
    const asked = play(sappers('husson'), hit);
    expect([kinds(asked).includes('engineer-risk'), asked.units.husson!.fate]).toEqual([true, 'good']);
    for (const host of [null, 'campi']) {
      const after = by(asked, SAPPERS, { host });
      expect([kinds(after).includes('engineer-risk'), after.units.husson!.fate]).toEqual([false, 'broken']);
      expect(after.units[SAPPERS]!.fate).toBe('good');
    }
  });

  it('NBC-ENG-07 throw once for a commander who is hit again before they have thrown', () => {
    const injured = falls(sappers(null), 'reille');
    expect(kinds(injured)).toEqual(['engineer-risk']);
    const twice = falls(falls(aside(injured), 'reille', 'fit'), 'reille');
    expect(kinds(twice)).toEqual(['engineer-risk']);
  });
});

describe('a Broken unit whose move was set aside', () => {
  it('NBC-BRK-01 AMB-100 flees from one Disordered enemy before another comes', () => {
    const broken = by(moving(begin()), 'kempt', { fate: 'broken' });
    const both = by(by(broken, 'husson', { disordered: true }), 'campi', { disordered: true });
    const flees = accepts(does(both, charge('husson', 'kempt')));
    expect(isOffered(aside(flees), charge('campi', 'kempt'))).toBe(false);
    expect(refusal(aside(flees), charge('campi', 'kempt'))).toBe('ask-set-aside');
    // Once it has fled, it may be caught again.
    expect(kinds(accepts(does(accepts(flees), charge('campi', 'kempt'))))).toEqual(['broken-move']);
  });
});

describe('a firefight whose attacker is set on the march', () => {
  const open = (): Battle =>
    does(acts(begin(), 'ii', 'firefights'), { do: 'firefight', unit: 'husson', target: 'kempt' });

  it.each(['redeploy', 'strategic'] as const)('NBC-FF-01 is called off before anything is thrown (%s)', (order) => {
    expect(kinds(open())).toEqual(['firefight']);
    expect(kinds(play(open(), corps({ order })))).toEqual([]);
    expect(kinds(play(open(), corps({ order: 'hold' })))).toEqual(['firefight']);
  });

  it('NBC-FF-01 is fought out once dice are thrown', () => {
    const thrown = throws(open(), { husson: 2 }).battle;
    expect(kinds(play(thrown, corps({ order: 'redeploy' })))).toEqual(['firefight']);
  });
});
