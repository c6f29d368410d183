/** What a result asks of hands: moves and facings, and what is to be marked with a unit. */
import { describe, expect, it } from 'vitest';
import { type Battle, currentCP } from '../../src/battlefield/battle.ts';
import { forHands } from '../../src/battlefield/hands.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import { type Said, word } from '../../src/engine/message.ts';
import { speak } from '../../src/words/speak.ts';
import { playBot, randomOf } from './bot.ts';
import { begin, codesIn, eventsOf, goTo, play, pot, seedFrom, small, top, withUnit } from './fixtures.ts';

const asked = (before: Battle, one: Play) => forHands(before, play(before, one), one, eventsOf(before, one));
const codes = (before: Battle, one: Play) => asked(before, one).flatMap(({ text }) => codesIn(text));
const isAbout = (text: Said, id: string) => JSON.stringify(word(text)).includes(JSON.stringify(id));
const accept = (battle: Battle): Play => ({ do: 'accept', task: top(battle).id });

/** A disorder check of a unit, as the table drew it. */
const checked = (disorder: boolean): Battle => {
  const open = play(goTo(begin(), 6), { do: 'disorder', unit: 'husson', why: 'check-after-move' });
  return play(open, { do: 'enter', task: top(open).id, slot: 'card', thing: { disorder } });
};

describe('what hands do', () => {
  it('is to mark a unit that a check has disordered, and nothing where it holds', () => {
    const fails = checked(true);
    expect(codes(fails, accept(fails))).toContain('duel-disordered');
    const holds = checked(false);
    expect(asked(holds, accept(holds))).toEqual([]);
  });

  it('NBC-DET-01 is to set out the base of a detachment, and to mark its donor', () => {
    let battle = play(goTo(begin(), 6), { do: 'acts', formation: 'ii', command: 'under' });
    while (battle.action?.step !== 'administration') battle = play(battle, { do: 'next' });
    const sent = play(battle, { do: 'detach', unit: 'husson' });
    const lines = asked(sent, accept(sent)).map(({ text }) => speak(text));
    expect(lines).toHaveLength(2);
    expect(lines.join(' ')).toMatch(/Husson\*\*: 5CP.*Husson \(det\.\)\*\*: 1CP/);
  });

  it('NBC-REC-02 is to take the marker from a unit that is Tired no more', () => {
    const rests = withUnit(goTo(begin(), 7), 'husson', { exhaustion: 1, resting: true });
    const open = play(rests, { do: 'recover', unit: 'husson' });
    const card = (result: 'VH' | 'H') =>
      play(open, { do: 'enter', task: top(open).id, slot: 'card', thing: { result } });
    expect(codes(card('VH'), accept(card('VH')))).toContain('exhaustion-0');
    expect(codes(card('H'), accept(card('H')))).not.toContain('exhaustion-0');
  });

  it('NBC-REC-02 leaves the marker with a unit that is Tired still', () => {
    const rests = withUnit(goTo(begin(), 7), 'husson', { exhaustion: 2, resting: true });
    const open = play(rests, { do: 'recover', unit: 'husson' });
    const told = play(open, { do: 'enter', task: top(open).id, slot: 'card', thing: { result: 'VH' } });
    expect(play(told, accept(told)).units.husson?.exhaustion).toBe(1);
    expect(codes(told, accept(told))).not.toContain('exhaustion-0');
  });

  it('is nothing after a throw, an answer or a step on', () => {
    const battle = checked(true);
    const done = play(battle, accept(battle));
    expect(asked(done, { do: 'note', of: 'a', text: 'on' })).toEqual([]);
  });

  it('is one line for a loss: what to mark, and that its skirmishers go in', () => {
    const field = withUnit(withUnit(goTo(begin(small()), 3), 'husson', { stands: 1 }), 'kempt', { stands: 1 });
    let hit = play(field, { do: 'skirmish', by: 'husson', on: { unit: 'kempt' } });
    hit = play(hit, { do: 'enter', task: top(hit).id, slot: 'stand1', thing: pot(6, 1) });
    hit = play(play(hit, accept(hit)), { do: 'next' });
    const lines = asked(hit, accept(hit));
    expect(lines).toHaveLength(1);
    expect(codes(hit, accept(hit))).toEqual(expect.arrayContaining(['loss-left', 'set-stands']));
  });

  it.each(['guns', 'husson'])('is told once of %s, lost or broken in a fight', (target) => {
    const worn = withUnit(begin(), 'husson', { lost: { white: 6, red: 0, blue: 0 } });
    let now = play(
      goTo(worn, 6),
      { do: 'acts', formation: 'picton', command: 'under' },
      { do: 'next' },
      { do: 'next' },
      { do: 'next' },
    );
    now = play(now, { do: 'combat', attackers: ['kempt'], target });
    const { needs } = procedureFor('close-combat');
    for (let [need] = needs(now, top(now)); need; [need] = needs(now, top(now))) {
      const thing = need.want === 'result' ? { result: 'N' as const } : { hits: need.by === 'a' ? 0 : 2 };
      now = play(now, { do: 'enter', task: top(now).id, slot: need.slot, thing });
    }
    const lines = asked(now, accept(now)).filter(({ fine }) => !fine);
    expect(lines.filter(({ text }) => isAbout(text, target))).toHaveLength(1);
    expect(codes(now, accept(now)).filter((code) => /combat-fate|^unit-/.test(code))).toHaveLength(1);
  });

  it('is who rides, and how far, where an officer moves', () => {
    const rides = play(goTo(begin(), 5), { do: 'ride', officer: 'ac-a' });
    const [line] = asked(rides, accept(rides));
    expect(isAbout(line?.text ?? '', 'ac-a')).toBe(true);
    expect(codes(rides, accept(rides))).toEqual(expect.arrayContaining(['hands-mark', 'move-cm']));
  });

  it('is the same where the question leads on by itself', () => {
    const fails = checked(true);
    expect(codes(fails, { do: 'on', accept: top(fails).id })).toContain('duel-disordered');
  });

  it('is to take a marker away where a unit is in order again', () => {
    const tired = withUnit(goTo(begin(), 7), 'husson', { disordered: true });
    let open = play(tired, { do: 'recover', unit: 'husson' });
    open = play(open, { do: 'enter', task: top(open).id, slot: 'card', thing: { result: 'VH' } });
    expect(codes(open, accept(open))).toContain('recovery-in-order');
  });

  it('is to mark what was lost, where the check of it holds', () => {
    const shot = play(goTo(begin(), 4), { do: 'hits', unit: 'husson', hits: 2, cause: 'artillery', aspect: 'front' });
    const hit = play(shot, { do: 'next' });
    const holds = play(hit, { do: 'enter', task: top(hit).id, slot: 'card', thing: { disorder: false } });
    expect(codes(holds, accept(holds))).toContain('loss-left');
  });

  it('is nothing for stands that stay out', () => {
    const out = withUnit(goTo(begin(), 4), 'husson', { stands: 1 });
    const shot = play(out, { do: 'hits', unit: 'husson', hits: 2, cause: 'artillery', aspect: 'front' });
    const hit = play(shot, { do: 'next' });
    const holds = play(hit, { do: 'enter', task: top(hit).id, slot: 'card', thing: { disorder: false } });
    expect(holds.units.husson!.stands).toBe(1);
    expect(codes(holds, accept(holds))).not.toContain('sign-stands');
  });

  it('NBC-MTC-01 is the contact alone where a charge from the rear needs no card', () => {
    const acts = play(goTo(begin(), 6), { do: 'acts', formation: 'picton', command: 'under' }, { do: 'next' });
    const open = play(acts, { do: 'charge', unit: 'kempt', target: 'husson' });
    const aside = play(open, { do: 'answer', task: top(open).id, facts: { 'a:strikes': 'rear' } });
    expect(codesIn(asked(aside, accept(aside))[0]!.text).filter((code) => code.startsWith('charge-'))).toEqual([
      'charge-makes-contact',
    ]);
  });

  it('is nothing yet where guns that are charged answer first', () => {
    const acts = play(goTo(begin(), 6), {
      do: 'acts',
      formation: begin().units.kempt?.formation ?? '',
      command: 'under',
    });
    const open = play(play(acts, { do: 'next' }), { do: 'charge', unit: 'kempt', target: 'guns' });
    const home = play(open, { do: 'enter', task: top(open).id, slot: 'card', thing: { result: 'VH' } });
    expect(top(play(home, accept(home))).kind).toBe('guns-attacked');
    expect(asked(home, accept(home))).toEqual([]);
  });

  it('is how far a unit goes before how it goes there', () => {
    const acts = play(goTo(begin(), 6), {
      do: 'acts',
      formation: begin().units.husson?.formation ?? '',
      command: 'under',
    });
    const moving = play(play(acts, { do: 'next' }), { do: 'move', unit: 'husson' });
    const [far, ...how] = asked(moving, accept(moving));
    expect(speak(far?.text ?? '')).toMatch(/\d+\scm/);
    expect(isAbout(far?.text ?? '', 'husson')).toBe(true);
    expect(how.every(({ fine }) => fine)).toBe(true);
  });

  it.each([1, 2, 3, 4, 5])(
    'names every unit whose points or states a result has changed, in battle %i of a bot',
    (n) => {
      const start = begin(small(), {}, seedFrom(n));
      let before = start;
      let results = 0;
      playBot(start, seedFrom(n), randomOf(n), 1200, (after, one, events) => {
        const lines = forHands(before, after, one, events);
        for (const { text } of lines) expect(speak(text)).not.toBe('');
        if (one.do === 'accept' || one.do === 'accept-all')
          for (const unit of Object.values(after.units)) {
            const was = before.units[unit.id];
            const same =
              !was ||
              (currentCP(was) === currentCP(unit) &&
                was.disordered === unit.disordered &&
                was.exhaustion === unit.exhaustion &&
                was.shaken === unit.shaken &&
                was.fate === unit.fate);
            if (same) continue;
            results += 1;
            const named = lines.some(({ text }) => isAbout(text, unit.id) || speak(text).includes(unit.card.name));
            expect(named, `${unit.card.name} after ${JSON.stringify(one)}`).toBe(true);
          }
        before = after;
      });
      expect(results).toBeGreaterThan(4);
    },
  );
});
