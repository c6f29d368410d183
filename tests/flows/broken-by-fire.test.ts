/** A unit that fire Breaks goes back at once: whom it passes, and what the next question knows of it (NBC-ART-22). */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { speak } from '../../src/words/speak.ts';
import { everything } from '../battlefield/everything.ts';
import { begin, goTo, into, play, refusal, top, withUnit } from '../battlefield/fixtures.ts';
import { accepts, acts, asks, decides, dice, does, enters, fights, says, takes } from './table.ts';
import { reads } from './turns.ts';

/** With one point left. */
const last = (battle: Battle, id: string): Battle =>
  withUnit(battle, id, { lost: { white: battle.units[id]!.startCP - 1, red: 0, blue: 0 } });
const next = (battle: Battle): Battle => play(battle, { do: 'next' });
const passing = (battle: Battle) => battle.agenda.filter(({ kind }) => kind === 'broken-back');

function byGuns(battle: Battle): Battle {
  const aims = does(last(goTo(battle, 4), 'kempt'), { do: 'fire', side: 'a', on: { unit: 'kempt' } });
  return next(accepts(enters(aims, 'guns', { pot: { white: [6, 1], red: 1, green: [1, 1] } })));
}

function bySkirmishers(battle: Battle): Battle {
  const third = withUnit(last(into(battle, 3), 'kempt'), 'husson', { stands: 1 });
  const aims = does(third, { do: 'skirmish', by: 'husson', on: { unit: 'kempt' } });
  return next(accepts(enters(aims, 'stand1', { pot: { white: [6, 6], red: 6, green: [6, 6] } })));
}

const byMuskets = (battle: Battle): Battle =>
  fights(does(last(acts(battle, 'ii', 'firefights'), 'kempt'), { do: 'firefight', unit: 'husson', target: 'kempt' }), {
    husson: 1,
  }).battle;

describe('who is Broken by fire', () => {
  it.each([
    ['NBC-ART-22 by guns', byGuns],
    ['NBC-SKM-08 AMB-79 by skirmishers', bySkirmishers],
    ['NBC-FF-11 in a firefight', byMuskets],
  ] as const)('%s goes back through friends, who are Disordered and lose nothing', (_, breaks) => {
    const broken = breaks(begin());
    expect(broken.units.kempt!.fate).toBe('broken');
    expect(top(broken)).toMatchObject({ kind: 'broken-back', unit: 'kempt', side: 'b' });
    expect([asks(broken), takes(broken, 'through')]).toEqual([['through'], 'none']);
    expect(accepts(broken).units.pack!.disordered).toBe(false);
    const passed = says(broken, { through: 'pack' });
    expect([reads(broken).word, reads(passed).word]).toEqual(['nobody', 'state-disordered']);
    expect(speak(reads(passed).means)).toContain(broken.units.pack!.card.name);
    const { pack } = accepts(passed).units;
    expect([pack!.disordered, pack!.lost]).toEqual([true, { white: 0, red: 0, blue: 0 }]);
  });

  it('NBC-ART-22 the phase is not left before that is said', () => {
    const aside = play(byGuns(begin()), { do: 'defer', task: passing(byGuns(begin()))[0]!.id });
    expect(refusal(aside, { do: 'next' })).toBe('turn-set-aside');
    const said = decides(byGuns(begin()), 'nobody');
    expect([said.units.pack!.disordered, passing(said)]).toEqual([false, []]);
  });

  it('NBC-ART-22 nobody is asked where no friends are left, nor through Broken ones', () => {
    const alone = withUnit(begin(), 'pack', { fate: 'eliminated' });
    expect(passing(byGuns(alone))).toEqual([]);
    expect(passing(byGuns(withUnit(begin(), 'pack', { fate: 'broken' })))).toEqual([]);
  });

  it('NBC-ART-22 NBC-GL-19 nobody is asked where all friends are Disordered already', () => {
    const shaken = Object.values(begin().units)
      .filter(({ side, id }) => side === 'b' && id !== 'kempt')
      .reduce((battle, { id }) => withUnit(battle, id, { disordered: true }), begin());
    expect(passing(byGuns(shaken))).toEqual([]);
  });

  it('NBC-ART-20 NBC-GL-19 guns it passes that are Disordered already are lost', () => {
    const start = withUnit(begin(), 'guns', { disordered: true });
    const shot = { do: 'hits', unit: 'husson', hits: 6, cause: 'artillery', aspect: 'front' } as const;
    const broken = play(goTo(start, 4), shot);
    expect(accepts(says(broken, { through: 'guns' })).units.guns!.fate).toBe('eliminated');
    expect(accepts(says(says(broken, { through: 'campi' }), { through2: 'pire' })).units).toMatchObject({
      campi: { disordered: true },
      pire: { disordered: true },
      guns: { fate: 'good' },
    });
  });

  it('NBC-ART-21 with guns that are attached: they share the Disorder of the friend', () => {
    const start = withUnit(acts(begin(everything()), 'ii', 'move'), 'donors', { host: 'campi' });
    const broken = play(start, { do: 'hits', unit: 'husson', hits: 7, cause: 'firefight', aspect: 'front' });
    const back = accepts(says(broken, { through: 'campi' }));
    expect([back.units.campi!.disordered, back.units.donors!.disordered]).toEqual([true, true]);
  });

  it('NBC-CC-29 in close combat it is asked of the combat, and not once more', () => {
    const start = last(acts(begin(), 'ii', 'combats'), 'kempt');
    const fought = fights(does(start, { do: 'combat', attackers: ['husson'], target: 'kempt' }), { husson: 3 }).battle;
    expect([fought.units.kempt!.fate, passing(fought)]).toEqual(['broken', []]);
  });

  it('NBC-CC-23 NBC-ART-20 guns in the way of a loser that are Disordered already are lost', () => {
    const start = withUnit(acts(begin(), 'ii', 'combats'), 'guns', { disordered: true });
    let now = does(start, { do: 'combat', attackers: ['husson'], target: 'kempt' });
    now = fightsOn(now);
    const lost = accepts(says(says(now, { 'a:friends': true }), { 'a:through': 'guns' }));
    expect(lost.units.guns!.fate).toBe('eliminated');
  });
});

/** Kempt makes one hit, and every check is Normal. */
function fightsOn(battle: Battle): Battle {
  const from = [
    ['throw:husson', dice(1, 1, 1, 1, 1, 1)],
    ['throw:kempt', dice(6, 1, 1, 1, 1, 1, 1, 1)],
    ['check:husson', { result: 'N' }],
  ] as const;
  return from.reduce((now, [slot, thing]) => enters(now, slot, thing), battle);
}
