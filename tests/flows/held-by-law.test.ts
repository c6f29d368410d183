/** What the laws have found over many random battles (tests/laws): offers that nobody may take, and questions asked twice. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { officerMenu } from '../../src/battlefield/menu.ts';
import { everything } from '../battlefield/everything.ts';
import { begin, goTo, play, refusal, SMALL, small, story, top, withUnit } from '../battlefield/fixtures.ts';
import { isOffered } from './table.ts';

const setByHand = (battle: Battle, id: string, fate: 'fit' | 'injured' | 'captured') =>
  play(battle, { do: 'set', what: 'officer', id, set: { fate } });

describe('a game that leaves something out', () => {
  it('NBC-SIM-01 offers no forgotten firefight where none is played', () => {
    const steps = (battle = begin()) =>
      (['move', 'firefights', 'combats'] as const).map((step) =>
        isOffered(battle, { do: 'take-up', formation: 'ii', step }),
      );
    expect(steps()).toEqual([true, true, true]);
    expect(steps(begin(small(), { simplified: ['noFirefights'] }))).toEqual([true, false, true]);
  });

  it('NBC-SIM-02 NBC-ORD-01 gives nobody under command an order where none are played', () => {
    const [picton, guards] = SMALL.sides.b.formations;
    const keen = small({
      sides: { ...SMALL.sides, b: { ...SMALL.sides.b, formations: [{ ...picton!, order: 'defend-keen' }, guards!] } },
    });
    const under = { do: 'acts', formation: 'picton', command: 'under' } as const;
    const told = (battle = begin(keen)) => story(goTo(battle, 6), under).includes('orders-log');
    expect([told(), told(begin(keen, { simplified: ['simpleCommand'] }))]).toEqual([true, false]);
  });
});

describe('what is offered while a question is open', () => {
  it('NBC-HOW-01 howitzers are made before the battle, and not in the middle of a check', () => {
    const make = { do: 'convert', unit: 'howitzers-to-be', donors: [] } as const;
    const battle = begin(everything());
    expect(isOffered(battle, make)).toBe(true);
    expect(isOffered(play(battle, { do: 'check', unit: 'husson' }), make)).toBe(false);
  });
});

describe('a phone that keeps the ledger only', () => {
  it('NBC-DC-03 NBC-SKM-07 settles the hits of a phase as it ends, though another’s stand is still to be chosen for', () => {
    const shot = (on: string) =>
      ({ side: 'b', by: null, on: { unit: on }, hits: 1, aspect: 'front', faces: [] }) as const;
    const out = withUnit(goTo(begin(small(), { help: 'ledger' }), 3), 'husson', { stands: 1 });
    const shots = { ...out, shots: [shot('campi'), shot('husson')] };
    const ended = play(shots, { do: 'next' });
    expect([ended.phase, ended.units.campi?.lost.white, ended.units.campi?.hurt]).toEqual([4, 1, null]);
  });
});

describe('a question that is set aside', () => {
  it('NBC-CMD-03 who acts first is thrown for once', () => {
    const asked = play(begin(), { do: 'first' });
    const aside = play(asked, { do: 'defer', task: top(asked).id });
    expect(isOffered(aside, { do: 'first' })).toBe(false);
    expect(refusal(aside, { do: 'first' })).toBe('ask-set-aside');
  });

  it('NBC-OFF-01 nobody is ridden into again while that question is set aside', () => {
    const asked = play(begin(), { do: 'strike', officer: 'reille', by: 'entered' });
    const aside = play(asked, { do: 'defer', task: top(asked).id });
    expect(refusal(aside, { do: 'strike', officer: 'reille', by: 'entered' })).toBe('ask-set-aside');
    expect(officerMenu(asked, 'reille').map(({ do: name, ...rest }) => [name, rest])).toEqual([
      ['strike', { officer: 'reille', by: 'shot' }],
    ]);
  });

  it('NBC-BAG-04 whoever stopped looting in this turn takes no other baggage in it', () => {
    const two = begin(small({ sides: { ...SMALL.sides, b: { ...SMALL.sides.b, baggage: 2 } } }));
    const takes = { do: 'capture', baggage: 'baggage:b:2', by: 'husson' } as const;
    const acting = play(goTo(two, 6), { do: 'acts', formation: 'ii', command: 'under' });
    expect(isOffered(acting, takes)).toBe(true);
    expect(refusal(withUnit(acting, 'husson', { looting: true, disordered: true }), takes)).toBe('attack-looting');
  });

  it('NBC-OFF-02 a commander who is fit again by hand stands where nobody was asked about', () => {
    const fallen = setByHand(begin(), 'reille', 'captured');
    const told = withUnit(fallen, 'husson', { facts: { ooc: true } });
    expect(setByHand(told, 'reille', 'fit').units.husson!.facts).toEqual({});
    expect(setByHand(told, 'reille', 'injured').units.husson!.facts).toEqual({});
  });
});
