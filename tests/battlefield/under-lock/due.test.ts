/** What is due for the umpire, whom he keeps books of, and what a side is told of them. */
import { describe, expect, it } from 'vitest';
import type { ActionStep, Battle } from '../../../src/battlefield/battle.ts';
import type { Play } from '../../../src/battlefield/plays.ts';
import { dueOf, laterOf } from '../../../src/battlefield/under-lock/due.ts';
import { type Paper, papersOf } from '../../../src/battlefield/under-lock/papers.ts';
import { beliefOf, gradeNow, reportOf, subjectsOf } from '../../../src/battlefield/under-lock/subjects.ts';
import { codeOf, word } from '../../../src/engine/message.ts';
import { speak } from '../../../src/words/speak.ts';
import { acts } from '../fights/played-out.ts';
import { top } from '../fixtures.ts';
import { lockedBattle, plays, readFor, seals, unseals } from './locked.ts';

const deskOf = (battle: Battle) => papersOf(readFor(battle, 'umpire'));
const due = (battle: Battle) => dueOf(battle, deskOf(battle)).map(({ is }) => is);
const at = (battle: Battle, minutes: number): Battle => ({ ...battle, minutes });
const number = (battle: Battle) => (battle.sealed?.length ?? 0) - 1;
const order = (when: Extract<Paper, { is: 'order' }>['when']): Paper => ({
  is: 'order',
  side: 'a',
  formation: 'ii',
  order: 'defend',
  when,
});

describe('what is due', () => {
  it('is an order at its hour, or when the umpire says so', () => {
    const start = lockedBattle();
    const byClock = seals(start, 'a', order({ is: 'clock', at: 660 }), 'a', 'umpire');
    expect(due(byClock)).toEqual([]);
    expect(laterOf(byClock, deskOf(byClock)).orders.map(({ paper }) => paper.formation)).toEqual(['ii']);
    expect(due(at(byClock, 660))).toEqual(['arrival', 'order']);
    expect(due(seals(start, 'a', order({ is: 'event', what: 'the bridge' }), 'a', 'umpire'))).toEqual(['order']);
    const aside = seals(byClock, 'umpire', { is: 'done', of: number(byClock) }, 'umpire');
    expect(due(at(aside, 660))).toEqual(['arrival']);
  });

  it('stands by its hour; what only the umpire can tell comes after all that has one, and nothing is due unattacked', () => {
    const start = at(lockedBattle(), 640);
    const bridge: Paper = { ...order({ is: 'event', what: 'the bridge' }), formation: 'iii' } as Paper;
    const early = seals({ ...start, minutes: 600 }, 'a', bridge, 'a', 'umpire');
    const late = seals(early, 'a', order({ is: 'clock', at: 639 }), 'a', 'umpire');
    const told = dueOf(at(late, 640), deskOf(late));
    expect(told.map((one) => [one.is, one.at])).toEqual([
      ['arrival', expect.any(Number)],
      ['order', 639],
      ['order', 600],
    ]);
    const waits = seals(start, 'a', order({ is: 'attacked' }), 'a', 'umpire');
    const desk = deskOf(waits);
    const first = { ...desk, orders: desk.orders.map((one) => ({ ...one, number: 0 })) };
    expect(dueOf(waits, first).map(({ is }) => is)).toEqual(['arrival']);
  });

  it('comes later: a courier on the road and a secret arrival, each until its time', () => {
    const told = { to: 'b', from: 'umpire', told: { words: 'Hurry' } };
    const ride = (due: number) => seals(lockedBattle(), 'umpire', { is: 'message', ...told, due }, 'umpire');
    const rides = ride(lockedBattle().minutes + 15);
    const later = (battle: Battle) => {
      const { messages, arrivals } = laterOf(battle, deskOf(battle));
      return [messages.length, arrivals.length];
    };
    expect(later(rides)).toEqual([1, 1]);
    expect(due(rides)).toEqual([]);
    expect(later(at(rides, 720))).toEqual([0, 0]);
    expect(due(at(rides, 720)).sort()).toEqual(['arrival', 'message']);
  });

  describe('is an order for when its formation is attacked, once that has happened since it was sealed', () => {
    const sealed = (battle: Battle, side: 'a' | 'b', formation: string) =>
      seals(battle, side, { is: 'order', side, formation, order: 'hold', when: { is: 'attacked' } }, side, 'umpire');
    const waits = sealed(lockedBattle(), 'b', 'picton');
    const attack = (step: ActionStep, play: Play): Battle => plays(acts(waits, step), 'a', play);
    const decided = (battle: Battle, choice: string) =>
      plays(battle, 'a', { do: 'decide', task: top(battle).id, choice });
    const charged = (choice: string) =>
      decided(attack('move', { do: 'charge', unit: 'husson', target: 'kempt' }), choice);

    it('by a charge that goes home, and not by one that stops short', () => {
      expect(due(waits)).toEqual([]);
      expect(due(charged('short'))).toEqual([]);
      expect(due(charged('home'))).toEqual(['order']);
    });
    it('by a firefight from which nothing came', () => {
      const shot = attack('firefights', { do: 'firefight', unit: 'husson', target: 'kempt' });
      expect(due(shot)).toEqual([]);
      expect(due(decided(shot, 'nothing'))).toEqual(['order']);
    });
    it('by fire that hits it, in whatever turn the umpire looks', () => {
      const hit = plays({ ...waits, phase: 4 }, 'b', {
        do: 'hits',
        unit: 'kempt',
        hits: 1,
        cause: 'artillery',
        aspect: 'front',
      });
      expect(due(hit)).toEqual(['order']);
      expect(due({ ...hit, turn: hit.turn + 2, phase: 1 })).toEqual(['order']);
    });
    it('and not by an attack of its own, nor by one before it was sealed', () => {
      const waitsToo = sealed(lockedBattle(), 'a', 'ii');
      const own = plays(acts(waitsToo, 'move'), 'a', { do: 'charge', unit: 'husson', target: 'kempt' });
      expect(due(decided(own, 'home'))).toEqual([]);
      expect(due(sealed(charged('home'), 'b', 'picton'))).toEqual([]);
    });
  });

  it('is a message when its courier is there; one who is late comes later, one who is lost never', () => {
    const sent = seals(lockedBattle(), 'umpire', { is: 'message', to: 'a', due: 615, told: { words: 'x' } }, 'umpire');
    expect(due(sent)).toEqual([]);
    expect(due(at(sent, 615))).toEqual(['message']);
    const late = seals(sent, 'umpire', { is: 'courier', message: number(sent), due: 625 }, 'umpire');
    expect(due(at(late, 615))).toEqual([]);
    expect(due(at(late, 625))).toEqual(['message']);
    const lost = seals(late, 'umpire', { is: 'courier', message: number(sent), due: null }, 'umpire');
    expect(due(at(lost, 629))).toEqual([]);
    const told: Paper = { is: 'telling', to: 'a', told: { words: 'x' }, message: number(sent) };
    expect(due(at(seals(late, 'umpire', told, 'a', 'umpire'), 625))).toEqual([]);
  });

  it('is what a seat asks, a dispute until it is ruled, the sky and a lull', () => {
    const asked = seals(
      lockedBattle(),
      'a',
      { is: 'message', to: 'umpire', from: 'a', due: 600, told: { said: 'ask-lull' } },
      'a',
      'umpire',
    );
    expect(due(asked)).toEqual(['ask']);
    expect(due(seals(asked, 'umpire', { is: 'done', of: number(asked) }, 'umpire'))).toEqual([]);
    const open = seals(lockedBattle(), 'umpire', { is: 'dispute', what: 'the crest' }, 'umpire');
    expect(due(open)).toEqual(['dispute']);
    expect(due(seals(open, 'umpire', { is: 'dispute', what: '', ruled: 'no', of: number(open) }, 'umpire'))).toEqual(
      [],
    );
    const lull = { by: 'a', where: '', since: 1 } as never;
    expect(due({ ...lockedBattle(), lull })).toEqual(['lull']);
    expect(due({ ...lockedBattle(), ended: true } as never)).toEqual([]);
  });

  it('NBC-RNF-02 draws once a turn for those who come in secret', () => {
    const battle = at(lockedBattle(), 630);
    const [arrival] = deskOf(battle).arrivals;
    expect(due(battle)).toEqual(['arrival']);
    const check = (comes: boolean): Paper => ({
      is: 'check',
      arrival: arrival!.number,
      turn: battle.turn,
      result: 'N',
      own: false,
      comes,
    });
    expect(due(seals(battle, 'umpire', check(false), 'umpire'))).toEqual([]);
    expect(due(seals(battle, 'umpire', check(true), 'umpire'))).toEqual(['arrival']);
    expect(due(plays(battle, 'umpire', unseals(battle, arrival!.number)))).toEqual([]);
  });
});

describe('whom the umpire keeps books of', () => {
  const battle = lockedBattle();
  const papers = deskOf(battle);
  const secret = subjectsOf(battle, papers).find(({ arrival }) => arrival)!;

  it('are the formations, and those who come in secret, who are unseen until he says otherwise', () => {
    expect(
      subjectsOf(battle, papers)
        .map(({ formation }) => formation.id)
        .sort(),
    ).toEqual(['guards', 'ii', 'iii', 'picton']);
    expect(gradeNow(papers, 'a', secret)).toBe('unseen');
    expect(secret.officer.name).toBe('Cooke');
    const picton = subjectsOf(battle, papers).find(({ of }) => of === 'picton')!;
    expect(gradeNow(papers, 'a', picton)).toBe('identified');
  });

  it('a belief of them bears a name that tells its reader nothing', () => {
    const cloak = secret.of;
    expect(cloak).toMatch(/^[0-9a-f]{16}$/);
    expect(battle.sealed!.some(({ seal }) => seal.startsWith(cloak))).toBe(false);
    const belief: Paper = { is: 'belief', side: 'a', of: secret.of, grade: 'suspected' };
    const told = seals(battle, 'umpire', belief, 'a', 'umpire');
    expect(gradeNow(deskOf(told), 'a', secret)).toBe('suspected');
    expect(beliefOf(papersOf(readFor(told, 'a')), 'a', secret)?.grade).toBe('suspected');
    expect(beliefOf(papersOf(readFor(told, 'b')), 'a', secret)).toBeUndefined();
  });

  it('a belief of them ends when they are seen', () => {
    const belief: Paper = { is: 'belief', side: 'a', of: secret.of, grade: 'seen', called: 'foot', strength: 40 };
    const told = seals(battle, 'umpire', belief, 'a', 'umpire');
    const seen = plays(told, 'umpire', unseals(told, secret.arrival!.number));
    for (const seat of ['a', 'umpire'] as const) {
      expect(papersOf(readFor(told, seat)).beliefs.a[secret.of]).toMatchObject({ strength: 40 });
      expect(papersOf(readFor(seen, seat)).beliefs.a).toEqual({});
    }
  });

  it('a report says as much as is believed, and a strength as it is told', () => {
    const words = (...how: Parameters<typeof reportOf> extends [unknown, ...infer R] ? R : never) =>
      speak(reportOf(secret, ...how));
    expect(codeOf(reportOf(secret, 'unseen'))).toBe('report-nothing');
    for (const grade of ['suspected', 'seen'] as const) {
      expect(words(grade)).not.toMatch(/Cooke|1st Division/);
      expect(words(grade)).toContain('foot');
    }
    expect(words('identified')).toMatch(/1st Division.*Cooke/);
    expect(words('seen', { cp: 77, doubtful: true })).toContain('77');
    expect(JSON.stringify(word(reportOf(secret, 'seen', { cp: 77, doubtful: true })))).toContain('report-doubtful');
  });
});
