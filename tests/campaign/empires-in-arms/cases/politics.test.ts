/** Worked cases of the Political Phase that cross two rules, from the book alone. S6 */
import { describe, expect, it } from 'vitest';
import type { Setup } from '../../../../src/campaign/empires-in-arms/campaign.ts';
import { dueNow, procedureOf } from '../../../../src/campaign/empires-in-arms/desks.ts';
import { empiresInArms } from '../../../../src/campaign/empires-in-arms/game.ts';
import type { Play } from '../../../../src/campaign/empires-in-arms/plays.ts';
import type { Power } from '../../../../src/campaign/empires-in-arms/vocabulary.ts';
import { asked } from '../../../../src/engine/question.ts';
import { area, code as codeOf, corps, leader } from '../fixtures.ts';
import { ally, Case, depot, garrison, minor, points, port, powers, province, war } from './hands.ts';

const ALL = ['AU', 'FR', 'GB', 'PR', 'RU', 'SP', 'TU'] as const;
const EUROPE: Setup['sheets'] = {
  areas: [
    area('wien', { province: 'austria', capitalOf: 'AU', spires: 4 }),
    area('prag', { province: 'bohemia', spires: 4 }),
    area('linz', { province: 'austria', spires: 4 }),
    area('paris', { owner: 'FR', capitalOf: 'FR', spires: 4 }),
    area('brest', { owner: 'FR', port: 'brest', spires: 4 }),
    area('london', { owner: 'GB', spires: 4 }),
    area('berlin', { owner: 'PR', spires: 4 }),
    area('kiev', { owner: 'RU', spires: 4, province: 'ukraine' }),
    area('madrid', { owner: 'SP', spires: 4 }),
    area('sofia', { owner: 'TU', spires: 4 }),
    area('amster', { owner: 'hol', spires: 4, port: 'texel' }),
    area('copen', { owner: 'den', spires: 4 }),
    area('christ', { owner: 'nor', spires: 4 }),
  ],
  provinces: [
    province('austria', 'AU', { capital: 'wien' }),
    province('bohemia', 'AU', { capital: 'prag' }),
    province('ukraine', 'RU', { capital: 'kiev' }),
  ],
  ports: [port('brest', { seas: ['channel'] }), port('texel', { area: 'amster', seas: ['channel'] })],
  seas: [{ id: 'channel', name: 'Channel', ice: false }],
  minors: [
    minor('hol', { capital: 'amster' }),
    minor('den', { capital: 'copen', districts: 2 }),
    minor('nor', { capital: 'christ', major: 'den', hasCorps: false }),
  ],
  corps: [
    corps('au1', 'AU', 'wien'),
    corps('fr1', 'FR', 'paris'),
    corps('ru1', 'RU', 'kiev'),
    corps('tu1', 'TU', 'sofia'),
    corps('tuF', 'TU', 'sofia', {
      ...{ kind: 'feudal', boxes: { line: 0, cavalry: 0, guard: 0, feudalInf: 10 } as never },
      ...{ factors: {}, place: { at: 'pool' }, province: 'austria' },
    }),
    corps('hol1', 'hol', 'amster', { place: { at: 'pool' }, factors: {} }),
  ],
  leaders: [leader('charles', 'AU', { status: { is: 'corps', corps: 'au1' } }), leader('mack', 'AU')],
};
const europe = (more: Partial<Setup> = {}) =>
  new Case({
    powers: powers(...ALL),
    date: { y: 1806, m: 3 },
    sheets: EUROPE,
    slots: { 'CH-04': { 'display/boxes': 60 } },
    ...more,
  }).does(...ALL.map((one) => points(one, 20)));
const pp = (play: Case, ...of: readonly Power[]) => of.map((one) => (play.state.powers[one]?.marker ?? 0) - 20);
const wars = (play: Case) =>
  Object.values(play.state.wars)
    .map(({ a, b }) => [a, b].sort().join('-'))
    .sort();
type Facts = Readonly<Record<string, string | number | boolean>>;
/** Answers the open question, one after the other; dice by slot, else nought of a chart. */
function settles(play: Case, facts: Facts = {}, dice: Readonly<Record<string, 1 | 2 | 3 | 4 | 5 | 6>> = {}): Case {
  const id = play.task;
  for (const [key, value] of Object.entries(facts)) play.does({ do: 'answer', task: id, facts: { [key]: value } });
  for (let n = 0; n < 30; n += 1) {
    const task = play.state.agenda.find((one) => one.id === id);
    if (!task) return play;
    const cell = (procedureOf(task.kind).facts?.(play.state, task) ?? []).find(
      ({ key }) => key.startsWith('cell ') && task.facts[key] === undefined,
    );
    const need = procedureOf(task.kind).needs(play.state, task)[0];
    if (cell) play.does({ do: 'answer', task: id, facts: { [cell.key]: 0 } });
    else if (need) {
      const die = dice[need.slot];
      play.does(die ? { do: 'enter', task: id, slot: need.slot, thing: { die } } : { do: 'throw', task: id });
    } else break;
  }
  return play.ok();
}
/** No term more than must be: the loser's own of list A, and none of the victor's. */
const terms = (play: Case): Case => {
  const keys = (procedureOf(play.kind ?? '').facts?.(play.state, asked(play.state)!) ?? []).map(({ key }) => key);
  return settles(play, keys.includes('n') ? { n: 1 } : keys.includes('term') ? { term: '' } : {});
};
const declares = (play: Case, texts: Partial<Record<Power, readonly string[]>>): Case => {
  play.goTo('declarations').does({ do: 'ask-declarations' }).seals('targets', texts);
  while (play.kind === 'eia-declare') settles(play);
  return play;
};
const at = (id: string, where: string): Play => ({
  do: 'set-piece',
  ledger: 'corps',
  id,
  set: { place: { at: 'area', area: where } },
});
const lock = (by: Power, against: Power, y: number, m: number): Play =>
  ({ do: 'add-piece', ledger: 'locks', piece: { id: `${by}>${against}`, by, against, until: { y, m } } }) as Play;

describe('declarations and calls', () => {
  it('EIA-021 EIA-022 EIA-027 two that declare on each other do not call; the third who was attacked does, then the aggressor', () => {
    const play = declares(europe().does(ally('PR', 'RU'), ally('FR', 'SP')), { FR: ['AU', 'PR'], AU: ['FR'] });
    expect(pp(play, 'FR', 'AU', 'PR')).toEqual([-6, -3, 0]);
    play.goTo('calls');
    const call = (power: Power, friend: Power, against: Power): Play => ({
      do: 'call-ally',
      power,
      ally: friend,
      against,
    });
    expect(codeOf(play.tries(call('FR', 'SP', 'PR')))).toBe('eiapol-call-defender-first');
    expect(codeOf(play.tries(call('FR', 'SP', 'AU')))).toBe('eiapol-call-both');
    settles(play.does(call('PR', 'RU', 'FR')), { answer: 'comes' });
    settles(play.does(call('FR', 'SP', 'PR')), { answer: 'comes' });
    expect(wars(play)).toEqual(['AU-FR', 'FR-PR', 'FR-RU', 'PR-SP']);
    expect(pp(play, 'RU', 'SP')).toEqual([-3, -3]);
    play.readBack();
  });
  it('EIA-024 EIA-027 with an enemy at home nobody declares on a power, but on a minor; called, he must break', () => {
    const play = europe().does(war('RU', 'TU'), at('tu1', 'kiev'), ally('RU', 'GB'));
    declares(play, { RU: ['FR', 'hol'], FR: ['GB'] });
    expect(wars(play)).toEqual(['FR-GB', 'RU-TU', 'RU-hol']);
    expect(pp(play, 'RU', 'FR')).toEqual([-1, -3]);
    settles(play.goTo('calls').does({ do: 'call-ally', power: 'GB', ally: 'RU', against: 'FR' }));
    expect([wars(play).includes('FR-RU'), pp(play, 'RU', 'GB')]).toEqual([false, [-3, 0]]);
    expect(play.state.alliances).toEqual({});
  });
  it('EIA-024 a besieged enemy at home is inside too', () => {
    const play = europe().does(war('RU', 'TU'), at('tu1', 'kiev'), {
      do: 'set-piece',
      ledger: 'corps',
      id: 'tu1',
      set: { place: { at: 'city', area: 'kiev' }, besieged: true },
    });
    declares(play, { RU: ['FR'] });
    expect(wars(play)).toEqual(['RU-TU']);
  });
});

describe('minors that are attacked', () => {
  it('EIA-041 EIA-042 an ally of the attacker only where nobody else will; who is at war with the attacker has two more', () => {
    const play = declares(europe().does(ally('FR', 'SP'), war('GB', 'FR')), { FR: ['hol'] }).goTo('minorControl');
    expect(play.kind).toBe('eia-run');
    const keys = (procedureOf('eia-run').facts?.(play.state, asked(play.state)!) ?? []).map(({ key }) => key);
    expect(keys).toContain('bid-GB');
    settles(
      play,
      { 'bid-GB': true, 'bid-AU': true, 'bid-PR': false, 'bid-RU': false, 'bid-TU': false },
      { '0-GB': 3, '0-AU': 4 },
    );
    expect(play.state.minors.hol).toMatchObject({ controller: 'GB', state: 'free' });
    expect(pp(play, 'GB', 'FR')).toEqual([1, -1]);
  });
  it('EIA-036 EIA-043 two attack one minor: whose enforced peace with the other runs on backs down; both have paid', () => {
    // A peace of July 1804: France is free again, Austria bound by its own term until July.
    const play = declares(europe().does(lock('AU', 'FR', 1806, 7)), { FR: ['hol'], AU: ['hol'] }).goTo('minorControl');
    settles(play, { 'bid-GB': true, 'bid-PR': false, 'bid-RU': false, 'bid-SP': false, 'bid-TU': false });
    for (let n = 0; n < 8 && play.kind !== undefined; n += 1) settles(play);
    if (Object.values(play.state.rounds).some(({ over }) => !over)) play.seals('backDown', {});
    for (let n = 0; n < 8 && play.kind !== undefined; n += 1) settles(play);
    expect(wars(play)).toEqual(['FR-hol']);
    expect(pp(play, 'AU', 'FR', 'GB')).toEqual([-1, -1, 1]);
  });
  it('EIA-042 EIA-043 EIA-044 two allies stay: three and two each; the runner declares on both for three once', () => {
    const play = declares(europe().does(ally('FR', 'SP')), { FR: ['den'], SP: ['den'] }).goTo('minorControl');
    settles(play, { 'bid-GB': true, 'bid-PR': false, 'bid-RU': false, 'bid-AU': false, 'bid-TU': false });
    if (Object.values(play.state.rounds).some(({ over }) => !over))
      play.seals('backDown', { FR: false, SP: false } as never);
    for (let n = 0; n < 8 && play.kind !== undefined; n += 1) settles(play);
    expect(wars(play)).toEqual(['FR-SP', 'FR-den', 'SP-den']);
    // Two districts, then three in total and two for the alliance.
    expect(pp(play, 'FR', 'SP', 'GB')).toEqual([-7, -7, 2]);
    play.does({ do: 'back-minor', power: 'GB', minor: 'den', against: ['FR', 'SP'] });
    expect(wars(play)).toEqual(['FR-GB', 'FR-SP', 'FR-den', 'GB-SP', 'SP-den']);
    expect(pp(play, 'GB')).toEqual([-1]);
    play.readBack();
  });
  it('EIA-049 EIA-236 in Fiasco a lesser district goes back to the holder of the greater one, not to neutrality', () => {
    const fiasco = { 'CH-04': { 'display/boxes': 60, '5/zone': 0, '20/zone': 2 } };
    const play = europe({ slots: fiasco }).does(
      points('SP', -15),
      { do: 'set-piece', ledger: 'minors', id: 'den', set: { state: 'free', controller: 'RU' } },
      { do: 'set-piece', ledger: 'minors', id: 'nor', set: { state: 'conquered', controller: 'SP' } },
      { do: 'set-piece', ledger: 'minors', id: 'hol', set: { state: 'free', controller: 'SP' } },
    );
    play.goTo('minorControl');
    for (let n = 0; n < 9 && play.kind !== undefined; n += 1) settles(play);
    expect([play.state.minors.nor?.controller, play.state.minors.hol?.controller]).toEqual(['RU', null]);
    expect(pp(play, 'RU', 'SP')).toEqual([0, -15]);
  });
});

describe('peace', () => {
  it('EIA-029 EIA-030 EIA-034 EIA-036 sues the enemy at home alone; the other war goes on; eighteen months for both', () => {
    const play = europe().does(
      war('AU', 'FR'),
      war('AU', 'TU', 2),
      at('fr1', 'wien'),
      at('au1', 'linz'),
      {
        do: 'add-piece',
        ledger: 'prisoners',
        piece: { id: 'p', captor: 'FR', owner: 'AU', factors: { guard: 1, cavalry: 2 } },
      },
      { do: 'add-piece', ledger: 'prisoners', piece: { id: 'q', captor: 'TU', owner: 'AU', factors: { regular: 3 } } },
      { do: 'set-piece', ledger: 'leaders', id: 'mack', set: { status: { is: 'captured', by: 'FR' } } },
    );
    play.goTo('peace');
    expect(codeOf(play.tries({ do: 'sue', power: 'AU', to: ['TU'] }))).toBe('eiapol-sue-inside');
    settles(play.does({ do: 'sue', power: 'AU', to: ['FR'] }), { 'offer-FR': 'conditional' });
    for (let n = 0; n < 9 && play.kind !== undefined; n += 1) terms(play);
    expect(pp(play, 'AU', 'FR', 'TU')).toEqual([-5, 3, 0]);
    expect(wars(play)).toEqual(['AU-TU']);
    expect([play.state.locks['AU>FR']?.until, play.state.locks['FR>AU']?.until]).toEqual([
      { y: 1807, m: 9 },
      { y: 1807, m: 9 },
    ]);
    expect(Object.keys(play.state.prisoners)).toEqual(['q']);
    // The French go home before the month goes on, the Austrians may fill their corps again.
    expect(dueNow(play.state).some(({ play: one }) => one?.do === 'send-home')).toBe(true);
    play.does({ do: 'send-home', is: 'corps', id: 'fr1', area: 'paris' }).goTo('armyReinforcement', 'AU');
    const [item] = Object.values(play.state.queue);
    expect(item).toMatchObject({ owner: 'AU', due: { y: 1806, m: 3 }, what: { factors: { guard: 1, cavalry: 2 } } });
    play.does({ do: 'place-factors', item: item?.id ?? '', factors: { guard: 1, cavalry: 2 }, to: { corps: 'au1' } });
    expect(play.state.corps.au1?.factors).toEqual({ regular: 10, cavalry: 4, guard: 1 });
    play.does({ do: 'join', leader: 'mack', corps: 'au1' }).readBack();
  });
  it('EIA-028 EIA-038 an informal peace with the common enemy lets an ally demand the break, and France at once make war again', () => {
    const play = europe()
      .does(war('AU', 'FR'), war('RU', 'FR', 2), ally('AU', 'RU'))
      .goTo('peace');
    play.does({ do: 'informal-peace', a: 'AU', b: 'FR', terms: [], note: '' });
    play.does({ do: 'demand-break', power: 'RU', ally: 'AU' });
    expect(pp(play, 'AU', 'RU', 'FR')).toEqual([-2, 0, 0]);
    expect(play.state.alliances).toEqual({});
    play.goPast('declarations', undefined);
    play.goTo('diplomacy');
    declares(play, { FR: ['AU'] });
    expect(wars(play)).toEqual(['AU-FR', 'FR-RU']);
  });
  it('EIA-035 C.5 the victor stays, but out of the capital; the loser’s depot in his land comes up', () => {
    const play = europe().does(
      war('AU', 'FR'),
      at('fr1', 'linz'),
      at('au1', 'paris'),
      garrison('g', 'FR', 'wien', { regular: 4 }),
      garrison('h', 'FR', 'prag', { regular: 4 }),
      depot('d', 'AU', 'paris'),
    );
    settles(play.goTo('peace').does({ do: 'sue', power: 'AU', to: ['FR'] }), {
      'offer-FR': 'unconditional',
      'takes-FR': true,
    });
    settles(play, { term: 'C.5' });
    settles(play, { term: '' });
    for (let n = 0; n < 9 && play.kind !== undefined; n += 1) settles(play);
    expect(play.state.depots).toEqual({});
    const homeward = dueNow(play.state).flatMap(({ play: one }) => (one?.do === 'send-home' ? [one.id] : []));
    expect(homeward.sort()).toEqual(['au1', 'g']);
    // Not to a capital, and any city that holds them will do: Prague is nearest of Austria's.
    expect(codeOf(play.tries({ do: 'send-home', is: 'garrison', id: 'g', area: 'paris' }))).toBeDefined();
    play.does({ do: 'send-home', is: 'garrison', id: 'g', area: 'prag' });
    play.does({ do: 'send-home', is: 'corps', id: 'au1', area: 'wien' });
    expect(play.tries({ do: 'next' })).toBeUndefined();
  });
  it('EIA-034 EIA-056 feudal prisoners come back to their corps off the map, and to no other', () => {
    const play = europe().does(war('TU', 'RU'), {
      do: 'add-piece',
      ledger: 'prisoners',
      piece: { id: 'p', captor: 'RU', owner: 'TU', factors: { feudalInf: 3 } },
    });
    play.goTo('peace').does({ do: 'informal-peace', a: 'TU', b: 'RU', terms: [], note: '' });
    play.goTo('armyReinforcement', 'TU');
    const [item] = Object.values(play.state.queue);
    const back = (id: string): Play => ({
      do: 'place-factors',
      item: item?.id ?? '',
      factors: { feudalInf: 3 },
      to: { corps: id },
    });
    expect(codeOf(play.tries(back('tu1')))).toBeDefined();
    play.does(back('tuF'));
    expect(play.state.corps.tuF).toMatchObject({ factors: { feudalInf: 3 }, place: { at: 'down' } });
  });
  it('EIA-040 EIA-046 broken in March 1806, allies again in March 1807 and not before', () => {
    const play = europe({ slots: { 'CH-04': { 'display/boxes': 60 }, 'CH-02': { 'alliance/points': 1 } } }).does(
      ally('AU', 'RU'),
    );
    play.goTo('breaking').does({ do: 'break-alliance', power: 'RU', with: 'AU' });
    expect(pp(play, 'RU', 'AU')).toEqual([-2, 0]);
    const again = (y: number, m: 2 | 3) => {
      const later = europe({ date: { y, m } }).does({
        do: 'add-piece',
        ledger: 'coolings',
        piece: Object.values(play.state.coolings)[0] as never,
      } as never);
      return later.goTo('alliances').tries({ do: 'make-alliance', a: 'AU', b: 'RU' });
    };
    expect(codeOf(again(1807, 2))).toBeDefined();
    expect(again(1807, 3)).toBeUndefined();
  });
  it('EIA-237 who would fall off takes a conditional peace from every enemy, and may refuse an unconditional one', () => {
    const play = europe()
      .does(war('AU', 'FR'), war('AU', 'RU', 2), points('AU', -19), points('AU', -4))
      .goTo('peace');
    expect(play.state.powers.AU).toMatchObject({ marker: 0, mustSue: true });
    expect(codeOf(play.tries({ do: 'next' }))).toBeDefined();
    play.does({ do: 'sue', power: 'AU', to: ['FR', 'RU'] });
    settles(play, { 'offer-FR': 'unconditional', 'takes-FR': false, 'offer-RU': 'conditional' });
    for (let n = 0; n < 9 && play.kind !== undefined; n += 1) terms(play);
    expect(wars(play)).toEqual(['AU-FR']);
    // Nought less five is nought again, and she must sue once more.
    expect([play.state.powers.AU?.marker, pp(play, 'RU', 'FR')]).toEqual([0, [3, 0]]);
    expect(empiresInArms.menu(play.state, 'AU').length).toBeGreaterThan(0);
  });
});

describe('conquest and prisoners', () => {
  it('EIA-047 EIA-082 EIA-231 a conquered minor’s ships are noted; as a free state they sail, and it buys from the next quarter on', () => {
    const play = europe({ date: { y: 1806, m: 1 } }).does(
      war('FR', 'hol'),
      {
        do: 'add-piece',
        ledger: 'fleets',
        piece: {
          id: 'hf',
          name: 'hf',
          nation: 'hol',
          capacity: 20,
          ships: 9,
          place: { at: 'port', port: 'texel' },
          done: false,
        },
      },
      { do: 'set-piece', ledger: 'minors', id: 'hol', set: { state: 'free', controller: 'GB' } },
      {
        do: 'set-piece',
        ledger: 'corps',
        id: 'hol1',
        set: { place: { at: 'area', area: 'christ' }, factors: { regular: 4 } },
      },
      garrison('g', 'FR', 'amster', { regular: 3 }),
    );
    // The port has fallen: its ships put to sea.
    play.does({ do: 'leave-port', fleet: 'hf', how: 'leave', to: { at: 'sea', sea: 'channel' } });
    play.goPast('conquest').goPast('diplomacy').goPast('conquest');
    play.does({ do: 'resume', task: play.state.agenda.find((one) => one.kind === 'eia-conquest')?.id ?? '' });
    while (play.kind !== 'eia-conquest') play.does({ do: 'defer', task: play.task });
    play.ok();
    play.goPast('diplomacy');
    expect(play.state.minors.hol).toMatchObject({ state: 'conquered', controller: 'FR', ships: 9 });
    expect(pp(play, 'FR', 'GB')).toEqual([1, -1]);
    expect(play.state.corps.hol1).toMatchObject({ place: { at: 'pool' }, factors: {} });
    play.goPast('freeStates').does({ do: 'free-state', minor: 'hol' });
    expect(play.state.minors.hol).toMatchObject({ state: 'free', controller: 'FR' });
    play.does({ do: 'muster-fleet', fleet: 'hf', place: { at: 'port', port: 'texel' } });
    expect(play.state.fleets.hf).toMatchObject({ ships: 9, place: { at: 'port', port: 'texel' } });
    expect(play.state.minors.hol?.ships).toBe(0);
    play.readBack();
  });
});
