/** Each kind of question, of a battle made for it: also those that no kept battle comes to. */
import { asked, type Battle, type Sky, type Task, type UnitState } from '../../src/battlefield/battle.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import { say, word } from '../../src/engine/message.ts';
import { everything } from '../battlefield/everything.ts';
import { begin, seedFrom } from '../battlefield/fixtures.ts';
import type { Sample } from './probed.ts';
import { ruledOn } from './told.ts';

const START: Battle = { ...begin(everything()), turn: 3, minutes: 75, phase: 6 };
const ACTING: Battle = { ...START, action: { formation: 'ii', step: 'move' } };

const inUnits = (of: Readonly<Record<string, Partial<UnitState>>>, battle = ACTING): Battle => ({
  ...battle,
  units: {
    ...battle.units,
    ...Object.fromEntries(Object.entries(of).map(([id, set]) => [id, { ...battle.units[id]!, ...set }])),
  },
});
const underSky = (sky: Partial<Sky>): Battle => ({ ...START, phase: 9, sky: { ...START.sky, ...sky } });

const SHOT = { side: 'b', by: null, on: { unit: 'husson' }, hits: 1, aspect: 'front', faces: [4, 5] };
const LOSS = {
  aspects: ['front'],
  column: 'hit',
  lost: 2,
  why: say('check-hit-by', { cause: word('cause-artillery') }),
};
const WAY = { over: 'bridge', at: 'near', since: 3, tried: 1 } as const;
const ON_WAY = inUnits({ lefol: { crossing: WAY } });
const SERVED = inUnits({ 'engineers:a:1': { host: 'husson', formation: 'ii', attachedIn: 2 } });
const TORN = { lost: { white: 3, red: 1, blue: 0 }, shaken: true };
const AT_DITCH = { ...TORN, crossing: { ...WAY, over: 'ditch' } };
const BUILDING = inUnits({ 'pontoon:a:1': { building: { cm: 3, built: [20], done: false } } });
const STANDS = inUnits({ husson: { stands: 2 }, kempt: { stands: 1 } });
const HUSSON = { attackers: ['husson'], target: 'kempt', by: 'a' };
const GUNS = { ...HUSSON, target: 'rogers' };
const FIGHTS = { attackers: ['husson', 'campi'], target: 'kempt', by: 'a' };

export type Asked = readonly [kind: string, battle: Battle, more?: Partial<Task>];

/** Each kind of question, some of them of several battles. */
export const ASKED: readonly Asked[] = [
  ['first', { ...START, phase: 1 }],
  ['recover-rerolls', { ...START, phase: 2 }],
  ['arrival', START, { side: 'b', formation: 'guards', data: { reinforcement: 'r-guards' } }],
  ['skirmish', START, { unit: 'husson', data: { by: 'husson', on: { unit: 'kempt' } } }],
  ['volley', START, { side: 'b', unit: 'kempt', data: { on: { unit: 'kempt' } } }],
  ['contest', START, { side: null, data: { a: 'ii', b: 'picton', red: { a: false, b: false } } }],
  ['command', START, { formation: 'ii' }],
  ['temper', START, { formation: 'ii' }],
  ['order-change', START, { formation: 'ii', data: { order: 'defend', cost: 2, away: false } }],
  ['order-change', START, { formation: 'ii', data: { order: 'hold', cost: 3, away: true } }],
  ['stand', ACTING, { unit: 'husson', data: { order: 'hold', attacks: [SHOT] } }],
  ['move', ACTING, { unit: 'husson' }],
  ['move', inUnits({ pire: { facts: { moved: true, movedCm: 5 } } }), { unit: 'pire' }],
  ['broken-move', inUnits({ campi: { fate: 'broken' } }), { unit: 'campi' }],
  ['broken-back', inUnits({ campi: { fate: 'broken' } }), { unit: 'campi' }],
  ['officer-move', ACTING, { officer: 'reille' }],
  ['crossing', ON_WAY, { unit: 'lefol', data: { over: 'bridge' } }],
  ['crossing', inUnits({ lefol: AT_DITCH }), { unit: 'lefol', data: { over: 'ditch' } }],
  ['charge', ACTING, { unit: 'husson', data: HUSSON }],
  ['charge-again', ACTING, { unit: 'husson', data: { ...HUSSON, cpBefore: 9, gunsAnswered: true, lost: 2 } }],
  ['guns-attacked', ACTING, { unit: 'rogers', side: 'b', data: { ...GUNS, aspect: 'front', inZone: true } }],
  ['firefight', ACTING, { unit: 'husson', data: FIGHTS }],
  ['close-combat', SERVED, { unit: 'husson', data: FIGHTS }],
  ['close-combat', inUnits({ husson: TORN, kempt: { disordered: true } }), { unit: 'husson', data: FIGHTS }],
  ['close-combat', STANDS, { unit: 'husson', data: HUSSON }],
  ['firefight', STANDS, { unit: 'husson', data: HUSSON }],
  ['fight-result', ACTING, { data: { ...FIGHTS, cause: 'close-combat' } }],
  ['quality', ACTING, { unit: 'husson' }],
  ['disorder', ACTING, { unit: 'husson', data: LOSS }],
  ['disorder', ACTING, { unit: 'husson', data: { ...LOSS, lost: 1 } }],
  ['officer-risk', ACTING, { officer: 'reille', data: { cause: 'skirmish', alone: true } }],
  ['officer-entered', ACTING, { officer: 'reille' }],
  ['detach', ACTING, { unit: 'husson' }],
  ['garrison', inUnits({ husson: { area: 'farm', areaIn: 1 } }), { unit: 'husson' }],
  ['garrison', inUnits({ campi: { ...TORN, area: 'village', areaIn: 2 } }), { unit: 'campi' }],
  ['engineer-risk', SERVED, { unit: 'husson', data: { engineers: 'engineers:a:1', loss: { lost: 2 } } }],
  ['engineer-risk', SERVED, { officer: 'reille', data: { engineers: 'engineers:a:1' } }],
  ['engineers-rehomed', SERVED, { formation: 'ii', data: { engineers: 'engineers:a:1' } }],
  ['bridge-building', BUILDING, { unit: 'pontoon:a:1', data: { minutes: 25 } }],
  ['looting', ACTING, { unit: 'husson' }],
  ['recovery', inUnits({ husson: TORN }), { unit: 'husson' }],
  ['rally', inUnits({ campi: { fate: 'broken', lost: TORN.lost } }), { unit: 'campi' }],
  ['time', { ...START, phase: 8 }],
  ['weather', underSky({})],
  ['weather', underSky({ weather: 'rain', intensity: 'heavy' })],
  ['intensity', underSky({ weather: 'rain', intensity: 'light' })],
  ['intensity', underSky({ weather: 'snow', intensity: 'heavy', falls: 'snow' })],
  ['fog', underSky({ fog: { total: 17, target: 30 } })],
  ['lull-restart', { ...START, phase: 1, lull: { since: 2 } } as unknown as Battle],
  ['swap', ACTING, { unit: 'husson', data: { with: 'campi' } }],
];

/** The question, open in its battle. */
export function opened([kind, before, more]: Asked): readonly [Battle, Task] {
  const task = { id: 't', kind, side: 'a', facts: {}, data: {}, rolls: [], deferred: false, ...more } as Task;
  return [{ ...before, agenda: [task] }, task];
}

/** Each question as it is asked, and after each throw for it. */
export function questions(): readonly Sample[] {
  return ASKED.flatMap((one) => {
    let [now] = opened(one);
    const all: Sample[] = [];
    for (let n = 0; n < 4; n += 1) {
      const task = asked(now);
      if (task?.kind !== one[0]) break;
      const procedure = procedureFor(task.kind);
      all.push({ state: now, also: [task], procedure });
      const ruled = procedure.needs(now, task).length > 0 && ruledOn(now, { do: 'throw', task: task.id }, seedFrom(5));
      if (!ruled || ruled.ok === false) break;
      now = ruled.state;
    }
    return all;
  });
}
