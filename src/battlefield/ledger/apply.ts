/** The battle after an event. Pure and total: no dice, clock or rule, and what is unknown changes nothing. */
import { agendaAfter } from '../../engine/question.ts';
import type { Salt } from '../../engine/sealed.ts';
import type { Battle, Task } from '../battle.ts';
import type { Event, EventOf } from '../events.ts';
import { NO_AFTERMATH } from '../rules/after-battle/after-battle.ts';
import { battleWith, formationWith, officerWith, sideWith, taskOf, unitWith } from './copies.ts';

const NEW = { turn: 1, phase: 1, contests: 0, serial: 0, action: null, lull: null, ended: null } as const;
const EMPTY = { thrown: [], arrived: [], shots: [], agenda: [], places: {}, hiddenOrders: {} } as const;

function begin({ scenario, setup, seal, sky, sides, formations, units, officers }: EventOf<'begun'>): Battle {
  const { keeps, dice, rulings, phone = 'open', help = 'resolve', packs: ownPacks = {}, simplified = [] } = setup;
  const { keys, sealed = [] } = setup.locked ?? {};
  const minutes = scenario.start;
  const byId = <T extends { id: string }>(all: readonly T[]) => Object.fromEntries(all.map((one) => [one.id, one]));
  const side = (id: 'a' | 'b') => {
    const { name, commander } = scenario.sides[id];
    return { id, name, commander: commander.id, ...sides[id] };
  };
  const battle: Battle = {
    ...NEW,
    ...EMPTY,
    ...{ scenario, keeps, phone, help, dice, rulings, seal, minutes, sky, ownPacks, simplified },
    sides: { a: side('a'), b: side('b') },
    formations: byId(formations.map((one) => formationWith(one, {}))),
    units: byId(units.map((one) => unitWith(one, {}))),
    officers: byId(officers.map((one) => officerWith(one, {}))),
    packs: { quality: { out: [] }, time: { out: [] } },
    notes: { a: '', b: '', umpire: '' },
    after: NO_AFTERMATH,
    ...(keys && { keys, sealed: sealed.map((one) => ({ ...one, by: '', at: minutes })) }),
  };
  return battleWith(battle, {});
}

type All<T> = Readonly<Record<string, T>>;
function patch<T, S>(all: All<T>, id: string, set: S, copy: (one: T, set: S) => T): All<T> {
  const one = all[id];
  return one ? put({ ...all }, id, copy(one, set)) : all;
}

function put<T>(table: Record<string, T>, id: string, one: T): All<T> {
  table[id] = one;
  return table;
}

/** Adds secret units to the scenario as if they had always been there. */
function enlist(battle: Battle, { coming, formation, officer, units }: EventOf<'enlisted'>): Battle {
  const { scenario } = battle;
  const army = scenario.sides[coming.side];
  const cards = units.flatMap(({ card }) => ('parts' in card || card.arm === 'artillery' ? [card] : []));
  const there = army.formations.map((card) =>
    card.id === coming.formation ? { ...card, units: [...card.units, ...cards] } : card,
  );
  const { name, order } = formation ?? { name: '', order: 'hold' };
  const anew = officer ? [{ id: coming.formation, name, order, commander: officer.card, units: cards }] : [];
  return battleWith(battle, {
    scenario: {
      ...scenario,
      reinforcements: [...scenario.reinforcements, coming],
      sides: { ...scenario.sides, [coming.side]: { ...army, formations: [...there, ...anew] } },
    },
    formations: formation ? { ...battle.formations, [formation.id]: formationWith(formation, {}) } : battle.formations,
    officers: officer ? { ...battle.officers, [officer.id]: officerWith(officer, {}) } : battle.officers,
    units: { ...battle.units, ...Object.fromEntries(units.map((unit) => [unit.id, unitWith(unit, {})])) },
  });
}

/** The states made by the last ruling. The journal reuses them instead of applying the events again. */
let ruled = new Map<Event, { readonly from: Battle; readonly to: Battle }>();

/** An `apply` that keeps the states of one ruling while its events are written. */
export function applyAndKeep(): (battle: Battle, event: Event) => Battle {
  const made: typeof ruled = new Map();
  ruled = made;
  return (from, event) => {
    const to = applyTo(from, event);
    made.set(event, { from, to });
    return to;
  };
}

export function apply(battle: Battle | undefined, event: Event): Battle | undefined {
  if (event.type === 'begun') return begin(event);
  const made = ruled.get(event);
  return made && made.from === battle ? made.to : battle && applyTo(battle, event);
}

const afterWith = (after: Battle['after'], { units, officers, batteries, days }: EventOf<'aftermath'>['rolls']) => ({
  units: { ...after.units, ...units },
  officers: { ...after.officers, ...officers },
  batteries: { ...after.batteries, ...batteries },
  ...((after.days || days) && { days: { ...after.days, ...days } }),
});

export function applyTo(battle: Battle, event: Event): Battle {
  switch (event.type) {
    case 'begun':
      return begin(event);
    case 'phase': {
      // A topic includes its turn, so only the topics of the current turn count.
      const { turn, phase } = event;
      return battleWith(battle, { turn, phase, thrown: turn === battle.turn ? battle.thrown : [] });
    }
    case 'clock':
    case 'action':
    case 'shots':
    case 'dice':
    case 'phone':
    case 'help':
    case 'lull':
    case 'ended': {
      const { type: _, ...set } = event;
      return battleWith(battle, set);
    }
    case 'contests':
      return battleWith(battle, { contests: event.count });
    case 'unit':
      return battleWith(battle, { units: patch(battle.units, event.unit, event.set, unitWith) });
    case 'raised':
      return battleWith(battle, {
        serial: battle.serial + 1,
        units: put({ ...battle.units }, event.unit.id, unitWith(event.unit, {})),
      });
    case 'formation':
      return battleWith(battle, { formations: patch(battle.formations, event.formation, event.set, formationWith) });
    case 'officer':
      return battleWith(battle, { officers: patch(battle.officers, event.officer, event.set, officerWith) });
    case 'side': {
      const { a, b } = battle.sides;
      const sides = event.side === 'a' ? { a: sideWith(a, event.set), b } : { a, b: sideWith(b, event.set) };
      return battleWith(battle, { sides });
    }
    case 'place':
      return battleWith(battle, { places: { ...battle.places, [event.place]: event.facts } });
    case 'sky':
      return battleWith(battle, { sky: { ...battle.sky, ...event.set } });
    case 'pack':
      return battleWith(battle, { packs: { ...battle.packs, [event.pack]: event.state } });
    case 'thrown':
      return battleWith(battle, { thrown: [...battle.thrown, event.topic] });
    case 'arrived':
      return battleWith(battle, { arrived: [...battle.arrived, event.reinforcement] });
    case 'opened':
    case 'said':
    case 'rolled':
    case 'lifted':
    case 'carried':
    case 'deferred':
    case 'closed':
      return battleWith(battle, agendaAfter<Task>(battle, event, taskOf));
    case 'ruling':
      return battleWith(battle, { rulings: { ...battle.rulings, [event.key]: event.value } });
    case 'note':
      if (event.formation)
        return battleWith(battle, { hiddenOrders: { ...battle.hiddenOrders, [event.formation]: event.text } });
      return battleWith(battle, { notes: { ...battle.notes, [event.of]: event.text } });
    case 'sealed':
      return battleWith(battle, {
        sealed: [...(battle.sealed ?? []), { ...event.envelope, by: event.by, at: battle.minutes }],
      });
    case 'unsealed':
      return battleWith(battle, {
        sealed: battle.sealed?.map((one, i) =>
          i === event.sealed ? { ...one, shown: { salt: event.salt as Salt, text: event.text } } : one,
        ),
      });
    case 'enlisted':
      return enlist(battle, event);
    case 'aftermath':
      return battleWith(battle, { after: afterWith(battle.after, event.rolls) });
    case 'revealed':
      return battleWith(battle, { revealed: true });
    case 'branched':
      return battleWith(battle, { seal: event.seal, ended: null, revealed: undefined });
    case 'logged':
      return battle;
  }
}
