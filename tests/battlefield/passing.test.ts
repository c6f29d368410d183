/** One tap past everything in which nobody has anything to decide. */
import { describe, expect, it } from 'vitest';
import { type Battle, currentCP, type Thing, type UnitState } from '../../src/battlefield/battle.ts';
import { acceptance, drawn, drawnAtOnce, mayGoToFormations, nextStop, passes } from '../../src/battlefield/passing.ts';
import { decisive } from '../../src/battlefield/tasks.ts';
import { isOffered } from '../flows/table.ts';
import { begin, goTo, play, pot, refusal, small, top, withUnit } from './fixtures.ts';

/** A whole turn in which nobody does anything; how many taps it took. */
function quietTurn(start: Battle): { battle: Battle; taps: number } {
  let battle = start;
  let taps = 0;
  while (battle.turn === start.turn) {
    battle = play(battle, { do: battle.phase === 6 && isOffered(battle, { do: 'pass-all' }) ? 'pass-all' : 'on' });
    taps += 1;
    expect(taps).toBeLessThan(20);
  }
  return { battle, taps };
}

describe('nothing to decide, nothing to tap', () => {
  it('NBC-SEQ-01 a turn in which nobody does anything is eight taps at most', () => {
    const { battle, taps } = quietTurn(begin());
    expect(battle.phase).toBe(1);
    expect(battle.minutes).toBeGreaterThan(600);
    expect(taps).toBeLessThanOrEqual(8);
  });

  it('passes arrivals and skirmishing that nobody has, and stops where guns may fire', () => {
    const battle = begin();
    expect(nextStop(battle)).toBe(4);
    expect(play(battle, { do: 'on' }).phase).toBe(4);
    expect(play(battle, { do: 'on', to: 3 }).phase).toBe(3);
  });

  it('stops for skirmishers that are out, and for hits that are to be settled', () => {
    const out = play(begin(), { do: 'skirmishers', unit: 'husson', stands: 1 });
    expect(nextStop(out)).toBe(3);
    expect(play(out, { do: 'on' }).phase).toBe(3);
  });

  it('NBC-TIM-01 turns the time card and throws for the weather; with its own cards the table is asked', () => {
    const seven = goTo(begin(), 7);
    const nine = play(seven, { do: 'on' });
    expect(nine.phase).toBe(9);
    expect(nine.agenda).toEqual([]);
    const own = play(seven, { do: 'dice', dice: 'table' }, { do: 'on' });
    expect(own.phase).toBe(8);
    expect(top(own)).toMatchObject({ kind: 'time', rolls: [] });
    const told = play(own, { do: 'enter', task: top(own).id, slot: 'card', thing: { minutes: 15 } });
    const on = play(told, { do: 'on', accept: top(told).id });
    expect(on.phase).toBe(9);
    expect(on.minutes).toBe(615);
    expect(top(on)).toMatchObject({ kind: 'weather', rolls: [] });
  });

  it('passes nothing of a table that keeps the books alone', () => {
    const ledger = play(goTo(begin(), 7), { do: 'help', help: 'ledger' });
    expect(passes(ledger)).toBeUndefined();
    expect(play(ledger, { do: 'on' }).phase).toBe(8);
  });

  it('NBC-UC-01 command that no answer could change goes with the throw that decides who acts', () => {
    const contest = (whites: readonly [3 | 6, 2 | 6]) => {
      const laid = play(
        goTo(begin(), 6),
        { do: 'choose', side: 'a', card: { formation: 'ii' } },
        { do: 'choose', side: 'b', card: { formation: 'picton' } },
      );
      const task = top(laid).id;
      return play(
        laid,
        { do: 'enter', task, slot: 'a', thing: pot(...whites) },
        { do: 'enter', task, slot: 'b', thing: pot(1, 2) },
        { do: 'on', accept: task },
      );
    };
    expect(contest([6, 6]).action).toMatchObject({ formation: 'ii', step: 'orders' });
    // Nine: not under command, where his temper and a grab by the lapels are to be decided.
    expect(top(contest([3, 2])).kind).toBe('command');
  });

  it('NBC-SEQ-02 comes to a later step of the action in one tap', () => {
    const acting = play(goTo(begin(), 6), { do: 'acts', formation: 'ii', command: 'under' });
    expect(play(acting, { do: 'on', to: 'combats' }).action?.step).toBe('combats');
    expect(play(acting, { do: 'on' }).action?.step).toBe('move');
  });

  it('NBC-RNF-01 once whoever is due has drawn his card, the turn goes on by itself', () => {
    const due = { ...goTo(begin(), 1), minutes: 630 };
    const two = play(due, { do: 'on' });
    expect([two.phase, top(two).kind]).toEqual([2, 'arrival']);
    for (const card of ['H', 'VL'] as const) {
      const drawn = play(two, { do: 'enter', task: top(two).id, slot: 'card', thing: { result: card } });
      const after = play(drawn, acceptance(top(drawn)));
      expect([after.phase, after.formations.guards?.present]).toEqual([4, card === 'H']);
    }
  });

  it('NBC-ART-17 with the shot of the last battery its hits are settled, and a miss ends the phase', () => {
    const fired = play(goTo(begin(), 4), { do: 'fire', side: 'a', on: { unit: 'kempt' } });
    const shot = (thing: Thing) => {
      const thrown = play(fired, { do: 'enter', task: top(fired).id, slot: 'guns', thing });
      return play(thrown, acceptance(top(thrown)));
    };
    // Three dice at medium range: the red one hits.
    const hit = shot(pot(1, 1, 6));
    expect([hit.phase, top(hit).kind, currentCP(hit.units.kempt!)]).toEqual([4, 'disorder', 7]);
    // What the check did is seen before the phase ends.
    const checked = play(hit, { do: 'enter', task: top(hit).id, slot: 'card', thing: { disorder: false } });
    expect(play(checked, acceptance(top(checked))).phase).toBe(4);
    expect(shot(pot(1, 1, 1)).phase).toBe(5);
  });

  it('NBC-ART-05 a battery that may still fire keeps the phase open, and the hits wait', () => {
    const four = goTo(begin(), 4);
    const two = { ...four, units: { ...four.units, more: { ...four.units.guns!, id: 'more' } } };
    const fired = play(two, { do: 'fire', side: 'a', on: { unit: 'kempt' } });
    const chosen = play(fired, { do: 'answer', task: top(fired).id, facts: { 'fires.guns': true } });
    const thrown = play(chosen, { do: 'enter', task: top(chosen).id, slot: 'guns', thing: pot(1, 1, 6) });
    const after = play(thrown, acceptance(top(thrown)));
    expect([after.phase, after.agenda, currentCP(after.units.kempt!)]).toEqual([4, [], 8]);
  });

  it('NBC-SEQ-01 goes straight to the formations, past what could be decided before', () => {
    const one = begin();
    expect(mayGoToFormations(one)).toBe(true);
    expect(play(one, { do: 'on', to: 6 }).phase).toBe(6);
    // The large button leads there anyhow.
    expect(mayGoToFormations(goTo(one, 5))).toBe(false);
    const check = play(goTo(one, 4), { do: 'check', unit: 'husson' });
    expect(mayGoToFormations(check)).toBe(false);
  });

  it('NBC-SEQ-01 straight to the formations stops at what is asked on the way', () => {
    const arrives = play({ ...begin(), minutes: 630 }, { do: 'on', to: 6 });
    expect([arrives.phase, top(arrives).kind]).toEqual([2, 'arrival']);
    const out = play(begin(), { do: 'skirmishers', unit: 'husson', stands: 1 });
    const hit = play(goTo(out, 3), {
      do: 'hits',
      unit: 'kempt',
      hits: 1,
      cause: 'skirmish',
      aspect: 'front',
      stand: 'keep',
    });
    const settling = play(hit, { do: 'on', to: 6 });
    expect(settling.phase).toBe(3);
    expect(top(settling).kind).toBe('disorder');
  });

  it('nobody else acts: every formation passes, and recovery begins', () => {
    const battle = play(goTo(begin(), 6), { do: 'pass-all' });
    expect(battle.phase).toBe(7);
    expect(Object.values(battle.formations).filter(({ card }) => card === 'hand')).toEqual([]);
  });
});

describe('cards for all', () => {
  const weary = (): Battle => {
    const hurt = (battle: Battle, id: string) => withUnit(battle, id, { disordered: true });
    return ['husson', 'campi', 'kempt'].reduce(hurt, goTo(begin(), 7));
  };

  it('NBC-REC-02 draws for all that recover, and each lies in the list until all are accepted', () => {
    const battle = weary();
    expect(drawnAtOnce(battle)).toBe(3);
    const lies = play(battle, { do: 'draw-all' });
    expect(drawn(lies)).toHaveLength(3);
    expect(refusal(lies, { do: 'next' })).toBe('turn-set-aside');
    const again = lies.agenda.find(({ unit }) => unit === 'campi');
    expect(isOffered(play(lies, { do: 'resume', task: again?.id ?? '' }), { do: 'accept', task: again?.id })).toBe(
      true,
    );
    const done = play(lies, { do: 'accept-all' });
    expect(done.agenda).toEqual([]);
    expect(done.units.campi?.restedIn).toBe(1);
    expect(isOffered(done, { do: 'draw-all' })).toBe(false);
  });

  it('NBC-REC-01 NBC-REC-02 NBC-REC-04 each row asks what would change its card, and the answer counts', () => {
    const hurt = { lost: { white: 3, red: 0, blue: 0 }, disordered: true };
    const seventh = goTo(begin(small(), { rulings: { tiredAny: 'yes' } }), 7);
    const lying = (result: 'VH' | 'H' | 'N' | 'L', state: Partial<UnitState> = hurt) => {
      const opened = play(withUnit(seventh, 'husson', state), { do: 'recover', unit: 'husson' });
      const task = top(opened).id;
      return play(opened, { do: 'enter', task, slot: 'card', thing: { result } }, { do: 'defer', task });
    };
    const asked = (battle: Battle) => decisive(battle, drawn(battle)[0]!).map(({ key }) => key);
    const says = (battle: Battle, key: string) =>
      play(battle, { do: 'answer', task: drawn(battle)[0]!.id, facts: { [key]: true } });
    // High: a point and the order come back. In the zone no point does, and out of command nothing at all.
    expect(asked(lying('H'))).toEqual(['inCZ', 'ooc']);
    const near = play(says(lying('H'), 'inCZ'), { do: 'accept-all' });
    expect(near.units.husson).toMatchObject({ lost: hurt.lost, disordered: false, facts: { inCZ: true } });
    expect(play(lying('H'), { do: 'accept-all' }).units.husson).toMatchObject({
      lost: { white: 2 },
      disordered: false,
    });
    const lost = play(says(lying('H'), 'ooc'), { do: 'accept-all' });
    expect(lost.units.husson).toMatchObject({ lost: hurt.lost, disordered: true });
    // Normal: only the order, and only outside the zone.
    expect(asked(lying('N'))).toEqual(['inCZ', 'ooc']);
    expect(asked(lying('N', { lost: hurt.lost }))).toEqual([]);
    expect(asked(lying('L'))).toEqual([]);
    // A tired unit breathes only with no enemy nearer than 15 cm.
    expect(asked(lying('VH', { exhaustion: 1, lost: { white: 0, red: 0, blue: 0 } }))).toEqual(['inCZ', 'close']);
  });

  it('NBC-QC-07 to -09 a card drawn by its number asks whatever moves its result', () => {
    const opened = play(withUnit(goTo(begin(), 7), 'husson', { fate: 'broken' }), { do: 'recover', unit: 'husson' });
    const task = top(opened).id;
    const lies = (card: number) =>
      play(opened, { do: 'enter', task, slot: 'card', thing: { card } }, { do: 'defer', task });
    const cards = Array.from({ length: 20 }, (_, n) => lies(n + 1)).map((battle) =>
      decisive(battle, drawn(battle)[0]!).map(({ key }) => key),
    );
    // On some cards one up or down rallies it or loses it, on others nothing does.
    expect(cards.some((keys) => keys.includes('ooc') || keys.includes('nearAC'))).toBe(true);
    expect(cards.some((keys) => keys.length === 0)).toBe(true);
  });

  it('is not offered to a table with its own cards, nor for one alone', () => {
    expect(drawnAtOnce(play(weary(), { do: 'dice', dice: 'table' }))).toBe(0);
    expect(isOffered(withUnit(goTo(begin(), 7), 'husson', { disordered: true }), { do: 'draw-all' })).toBe(false);
  });

  it('NBC-RNF-01 draws for all that are due at once', () => {
    const due = { ...begin(), minutes: 630 };
    const [coming] = due.scenario.reinforcements;
    const more = { ...coming!, id: 'r-more', formation: 'picton', units: ['pack'] };
    const away = withUnit({ ...due, scenario: { ...due.scenario, reinforcements: [coming!, more] } }, 'pack', {
      present: false,
    });
    const two = play(away, { do: 'on' });
    expect(drawnAtOnce(two)).toBe(2);
    const all = play(two, { do: 'draw-all' });
    expect(drawn(all).map(({ kind }) => kind)).toEqual(['arrival', 'arrival']);
    // A formation that comes is given its order in the list.
    for (const result of ['N', 'L'] as const) {
      const lies = drawn(all).map((task) => ({
        ...task,
        rolls: task.rolls.map((roll) => ({ ...roll, thing: { result } })),
      }));
      expect(lies.flatMap((task) => decisive(all, task).map(({ key }) => key))).toEqual(
        result === 'N' ? ['order'] : [],
      );
    }
    expect(play(all, { do: 'accept-all' }).agenda).toEqual([]);
  });

  it('draws the checks that a phase has left in one', () => {
    const checks = ['husson', 'campi'].reduce((now, unit) => play(now, { do: 'check', unit }), goTo(begin(), 4));
    expect(drawnAtOnce(checks)).toBe(2);
    const lies = play(checks, { do: 'draw-all' });
    expect(drawn(lies).map(({ kind }) => kind)).toEqual(['quality', 'quality']);
    expect(play(lies, { do: 'accept-all' }).agenda).toEqual([]);
  });
});
