/** The first event of a battle, from a scenario and a set-up. */

import { SIDES, type SideId } from '../book/terms.ts';
import type { Face } from '../dice/faces.ts';
import { say, word } from '../engine/message.ts';
import { startCP } from '../scenarios/combat-points.ts';
import { commandRadius, unitsCounted } from '../scenarios/command-radius.ts';
import type { Scenario, ServiceCard, UnitCard } from '../scenarios/schema.ts';
import type { Formation, Officer, Setup, SideState, Sky, Unit } from './battle.ts';
import type { Event } from './events.ts';
import { apply } from './ledger/apply.ts';
import { eventBuilder, log, openTask } from './ledger/event-builder.ts';
import { initialStock } from './ledger/re-roll-dice.ts';
import { sure } from './look-up.ts';
import { fallOfDay, startingWeather, throwsFirstIntensity, weatherCode } from './rules/sky/weather.ts';
import { engineersAllowed } from './rules/special-troops/engineers.ts';
import { parkAdvice, parksOf } from './rules/special-troops/parks.ts';
import { freshUnit } from './troops.ts';

/** NBC-SCN-01, NBC-SCN-02, NBC-SCN-05: the starting CP of a unit; 0 for a battery (AMB-76). */
const cardCP = (card: UnitCard): number =>
  card.arm === 'artillery' ? 0 : startCP(card.parts, card.artilleryPoints).total;

function officer(side: SideId, card: Officer['card'], role: Officer['role']): Officer {
  const { id, name, A, L, T } = card;
  return { id, side, role, card, name, A, L, T, fate: 'fit', host: null, facts: {} };
}

const isOneMan = (one: Officer['card'], other: Officer['card']): boolean =>
  (['name', 'A', 'L', 'T'] as const).every((key) => one[key] === other[key]);

/** NBC-WX-02: the weather of the day by the starting throw. */
const thrownDay = ({ sky, date }: Scenario, { rulings }: Setup, dice: readonly [Face, Face]) =>
  startingWeather(dice, Number(date.slice(5, 7)), sky.mediterranean, rulings);

/** NBC-WX-01, NBC-WX-02: the weather of the scenario, or of its starting throw. */
function skyOf(scenario: Scenario, setup: Setup): Sky {
  const { sky } = scenario;
  const { weather, variable, ground, intensity } =
    sky.weather === 'random'
      ? { ...thrownDay(scenario, setup, setup.startingWeather?.dice ?? [4, 4]), intensity: 'light' as const }
      : { weather: sky.weather, variable: sky.variable, ground: sky.ground, intensity: sky.intensity };
  const fog = sky.fog ? { total: 0, target: sky.fog.target } : null;
  const fall = fallOfDay(weather, sky, setup.rulings);
  return { weather, variable, ground, intensity, wet: 0, rain: 0, dry: 0, fog, ...fall };
}

type ServiceNames = NonNullable<Setup['names']>;
const NAMES: ServiceNames = { engineers: 'Engineers', pontoon: 'Pontoon train', baggage: 'Baggage' };

/** NBC-ENG-01, -03, NBC-PON-01, NBC-BAG-01: the troops in the army's park. */
function serviceOf(scenario: Scenario, side: SideId, names: ServiceNames): Unit[] {
  const army = scenario.sides[side];
  const many = (n: number, arm: ServiceCard['arm']): Unit[] =>
    Array.from({ length: n }, (_, i) => {
      const name = n > 1 ? `${names[arm]} ${i + 1}` : names[arm];
      const card: ServiceCard = { arm, id: `${arm}:${side}:${i + 1}`, ref: '', name, quality: 3 };
      return freshUnit(card.id, side, null, card, arm, 0);
    });
  const engineers = many(engineersAllowed(army), 'engineers');
  return [...engineers, ...many(army.pontoons, 'pontoon'), ...many(army.baggage, 'baggage')];
}

/** The first event, and the opening lines of the story. */
export function beginBattle(scenario: Scenario, setup: Setup, seal: string): readonly Event[] {
  const units: Unit[] = [];
  const formations: Formation[] = [];
  const officers: Officer[] = [];
  const late = (side: SideId, formation: string, unit: string): boolean =>
    scenario.reinforcements.some(
      (r) => r.side === side && r.formation === formation && (!r.units || r.units.includes(unit)),
    );
  const sides: Record<SideId, SideState> = { a: sideOf(scenario, 'a'), b: sideOf(scenario, 'b') };

  for (const side of SIDES) {
    const army = scenario.sides[side];
    officers.push(officer(side, army.commander, 'army'));
    const own = army.formations.filter(({ commander }) => isOneMan(commander, army.commander));
    for (const card of army.formations) {
      const leads = own.length === 1 && own.includes(card) ? army.commander : card.commander;
      if (leads === card.commander) officers.push(officer(side, leads, 'formation'));
      const here = card.units.filter((unit) => !late(side, card.id, unit.id));
      const present = here.length > 0;
      const counted = present ? here : card.units;
      formations.push({
        id: card.id,
        side,
        name: card.name,
        commander: leads.id,
        order: card.order,
        present,
        radius: commandRadius(counted, card.commander.A, army.armyType, setup.rulings).total,
        startUnits: unitsCounted(counted, setup.rulings),
        card: present ? 'hand' : 'away',
        command: null,
        facts: {},
        ordersGivenIn: 0,
        awkward: card.awkward ?? null,
      });
      for (const unit of card.units)
        units.push({ ...freshUnit(unit.id, side, card.id, unit, 'unit', cardCP(unit)), present: here.includes(unit) });
    }
    units.push(...serviceOf(scenario, side, setup.names ?? NAMES));
    for (const { area, unit } of army.garrisons)
      units.push({ ...freshUnit(unit.id, side, null, unit, 'garrison', cardCP(unit)), area });
  }

  const sky = skyOf(scenario, setup);
  const begun: Event = { type: 'begun', scenario, setup, seal, sides, formations, units, officers, sky };
  const d = eventBuilder(sure(apply(undefined, begun)));
  log(d, say('battle-log-begins', { title: scenario.title }));
  if (scenario.sky.weather === 'random' && setup.startingWeather) {
    const { variable, total } = thrownDay(scenario, setup, setup.startingWeather.dice);
    const weather = word(weatherCode(d.state.sky));
    log(d, say('battle-day-begins', { weather, may: variable ? 'change' : 'stay' }), { sums: [total] });
  }
  for (const kind of ['engineering', 'artillery'] as const) {
    const [side, both] = SIDES.filter((each) => parksOf(d.state, each).includes(kind));
    if (side) log(d, parkAdvice(kind), both ? {} : { side });
  }
  if (throwsFirstIntensity(d.state.sky.weather, setup.rulings)) openTask(d, { kind: 'intensity', side: null });
  return [begun, ...d.events];
}

/** NBC-RR-01, NBC-CCD-03: the starting state of a side. */
function sideOf(scenario: Scenario, side: SideId): SideState {
  const { commander, armyType } = scenario.sides[side];
  const byes = armyType === 'Napoleonic' ? 1 : 0;
  return {
    ...{ rerolls: initialStock(commander.A), atHQ: true, hqMoved: false, changedAway: 0, lapels: null, byes },
    ...{ chosen: null, convertedIn: 0, facts: {} },
  };
}
