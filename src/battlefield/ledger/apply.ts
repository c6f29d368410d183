/**
 * The battle after an event. Pure and total: no dice, no clock, no rule; an event that names what is not there leaves
 * the battle as it was, so that no journal can stop a replay.
 */
import type { Rulings } from '../../book/rulings.ts';
import { applyToAgenda } from '../../engine/question.ts';
import type { Salt } from '../../engine/sealed.ts';
import type { Scenario } from '../../scenarios/schema.ts';
import type { Battle, Task, Unit } from '../battle.ts';
import type { Event, EventOf } from '../events.ts';
import { NO_AFTERMATH } from '../rules/after-battle/after-battle.ts';

/** What a unit may come to have stands in all of them from the first, so that many are read as fast as one. */
const LATER = {
  disturbed: undefined,
  areaIn: undefined,
  crossing: undefined,
  screen: undefined,
  stopped: undefined,
  onFoot: undefined,
  movesIn: undefined,
  building: undefined,
  captured: undefined,
} as const satisfies Partial<Unit>;

const inOneShape = (unit: Unit): Unit => ({ ...LATER, ...unit });

function begin(event: EventOf<'begun'>): Battle {
  const byId = <T extends { id: string }>(list: readonly T[]) =>
    Object.fromEntries(list.map((item) => [item.id, item]));
  const scenario = event.scenario as Scenario;
  const { locked } = event.setup;
  const side = (id: 'a' | 'b') => ({
    id,
    name: scenario.sides[id].name,
    commander: scenario.sides[id].commander.id,
    ...event.sides[id],
  });
  return {
    scenario,
    keeps: event.setup.keeps,
    phone: event.setup.phone ?? 'open',
    help: event.setup.help ?? 'resolve',
    dice: event.setup.dice,
    rulings: event.setup.rulings as Rulings,
    seal: event.seal,
    thrown: [],
    turn: 1,
    phase: 1,
    minutes: scenario.start,
    action: null,
    contests: 0,
    sides: { a: side('a'), b: side('b') },
    formations: byId(event.formations),
    units: byId(event.units.map(inOneShape)),
    officers: byId(event.officers),
    places: {},
    sky: event.sky,
    packs: { quality: { out: [] }, time: { out: [] } },
    ownPacks: event.setup.packs ?? {},
    arrived: [],
    shots: [],
    agenda: [],
    serial: 0,
    notes: { a: '', b: '', umpire: '' },
    hiddenOrders: {},
    lull: null,
    ended: null,
    after: NO_AFTERMATH,
    simplified: event.setup.simplified ?? [],
    ...(locked && { keys: locked.keys, sealed: locked.sealed.map((one) => ({ ...one, by: '', at: scenario.start })) }),
  };
}

/** A copy with other members: all battles are copied in one place, and so are read alike. */
const copied = (battle: Battle, set: Partial<Battle>): Battle => Object.assign({ ...battle }, set);

function patch<T extends object>(
  all: Readonly<Record<string, T>>,
  id: string,
  set: Partial<T>,
): Readonly<Record<string, T>> {
  const one = all[id];
  return one ? put({ ...all }, id, { ...one, ...set }) : all;
}

function put<T>(table: Record<string, T>, id: string, one: T): Readonly<Record<string, T>> {
  table[id] = one;
  return table;
}

/** Who was kept from the scenario stands in it from now on, as if he always had. */
function enlist(battle: Battle, { coming, formation, officer, units }: EventOf<'enlisted'>): Battle {
  const { scenario } = battle;
  const army = scenario.sides[coming.side];
  const cards = units.flatMap(({ card }) => ('parts' in card || card.arm === 'artillery' ? [card] : []));
  const there = army.formations.map((card) =>
    card.id === coming.formation ? { ...card, units: [...card.units, ...cards] } : card,
  );
  const { name, order } = formation ?? { name: '', order: 'hold' };
  const anew = officer ? [{ id: coming.formation, name, order, commander: officer.card, units: cards }] : [];
  return copied(battle, {
    scenario: {
      ...scenario,
      reinforcements: [...scenario.reinforcements, coming],
      sides: { ...scenario.sides, [coming.side]: { ...army, formations: [...there, ...anew] } },
    },
    formations: formation ? { ...battle.formations, [formation.id]: formation } : battle.formations,
    officers: officer ? { ...battle.officers, [officer.id]: officer } : battle.officers,
    units: Object.fromEntries([
      ...Object.entries(battle.units),
      ...units.map((unit): [string, Unit] => [unit.id, inOneShape(unit)]),
    ]),
  });
}

/** The battle before its first event is undefined; after 'begun' it always stands. */
export const apply = (battle: Battle | undefined, event: Event): Battle | undefined =>
  event.type === 'begun' ? begin(event) : battle && applyTo(battle, event);

/** A battle that stands, after an event. */
export function applyTo(battle: Battle, event: Event): Battle {
  switch (event.type) {
    case 'begun':
      return begin(event);
    case 'phase':
      // Topics name their turn, so that only those of the turn that runs are counted.
      return copied(battle, {
        turn: event.turn,
        phase: event.phase,
        thrown: event.turn === battle.turn ? battle.thrown : [],
      });
    case 'clock':
      return copied(battle, { minutes: event.minutes });
    case 'action':
      return copied(battle, { action: event.action });
    case 'contests':
      return copied(battle, { contests: event.count });
    case 'unit': {
      const one = battle.units[event.unit];
      return one
        ? copied(battle, { units: put({ ...battle.units }, event.unit, Object.assign({ ...one }, event.set)) })
        : battle;
    }
    case 'raised':
      return {
        ...battle,
        serial: battle.serial + 1,
        units: { ...battle.units, [event.unit.id]: inOneShape(event.unit) },
      };
    case 'formation':
      return copied(battle, { formations: patch(battle.formations, event.formation, event.set) });
    case 'officer':
      return copied(battle, { officers: patch(battle.officers, event.officer, event.set) });
    case 'side':
      return copied(battle, {
        sides: { ...battle.sides, [event.side]: { ...battle.sides[event.side], ...event.set } },
      });
    case 'place':
      return copied(battle, { places: { ...battle.places, [event.place]: event.facts } });
    case 'sky':
      return copied(battle, { sky: { ...battle.sky, ...event.set } });
    case 'pack':
      return copied(battle, { packs: { ...battle.packs, [event.pack]: event.state } });
    case 'thrown':
      return copied(battle, { thrown: [...battle.thrown, event.topic] });
    case 'arrived':
      return copied(battle, { arrived: [...battle.arrived, event.reinforcement] });
    case 'shots':
      return copied(battle, { shots: event.shots });
    case 'opened':
    case 'said':
    case 'rolled':
    case 'lifted':
    case 'carried':
    case 'deferred':
    case 'closed':
      return applyToAgenda<Task, Battle>(battle, event);
    case 'ruling':
      return copied(battle, { rulings: { ...battle.rulings, [event.key]: event.value } });
    case 'dice':
      return copied(battle, { dice: event.dice });
    case 'phone':
      return copied(battle, { phone: event.phone });
    case 'help':
      return copied(battle, { help: event.help });
    case 'note':
      if (event.formation)
        return copied(battle, { hiddenOrders: { ...battle.hiddenOrders, [event.formation]: event.text } });
      return copied(battle, { notes: { ...battle.notes, [event.of]: event.text } });
    case 'sealed':
      return copied(battle, {
        sealed: [...(battle.sealed ?? []), { ...event.envelope, by: event.by, at: battle.minutes }],
      });
    case 'unsealed':
      return copied(battle, {
        sealed: battle.sealed?.map((one, i) =>
          i === event.sealed ? { ...one, shown: { salt: event.salt as Salt, text: event.text } } : one,
        ),
      });
    case 'enlisted':
      return enlist(battle, event);
    case 'lull':
      return copied(battle, { lull: event.lull });
    case 'aftermath': {
      const { units, officers, batteries, days } = event.rolls;
      const { after } = battle;
      return copied(battle, {
        after: {
          units: { ...after.units, ...units },
          officers: { ...after.officers, ...officers },
          batteries: { ...after.batteries, ...batteries },
          ...((after.days || days) && { days: { ...after.days, ...days } }),
        },
      });
    }
    case 'ended':
      return copied(battle, { ended: event.ended });
    case 'revealed':
      return copied(battle, { revealed: true });
    case 'branched': {
      const { revealed: _, ...open } = battle;
      return { ...open, seal: event.seal, ended: null };
    }
    case 'logged':
      return battle;
  }
}
