/** The army on the morning after, as a new scenario (NBC-LOS-08, -09, NBC-OFF-06, -08). */
import { SIDES, type SideId } from '../../book/terms.ts';
import { say } from '../../engine/message.ts';
import type { Army, Reinforcement, ScenarioReading, UnitCard } from '../../scenarios/schema.ts';
import { parseScenario } from '../../scenarios/schema.ts';
import { type Battle, serves, type Unit, unitsOf } from '../battle.ts';
import { replacementRatings, returnsNextDay } from '../rules/command/officers.ts';
import { batteryReforms, daysPassed, fallenOfficers, fateToday, unitLosses } from './aftermath.ts';

/** A unit with its remaining men; null if there are none. */
function cardAfter(battle: Battle, unit: Unit | undefined, card: UnitCard): UnitCard | null {
  if (!unit?.present) return card;
  // NBC-HOW-02: howitzers made during the battle stay what they are.
  if (card.arm === 'artillery')
    return unit.fate === 'good' || batteryReforms(battle, unit)?.reformed
      ? { ...card, pieces: unit.pieces ?? card.pieces }
      : null;
  if (!('parts' in unit.card)) return card;
  const losses = unitLosses(battle, { ...unit, card: unit.card });
  if (!losses) return card;
  const parts = losses.parts.filter(({ left }) => left > 0).map(({ part, left }) => ({ ...part, men: left }));
  if (parts.length === 0) return null;
  return { ...card, parts, artilleryPoints: losses.gunsSurvive ? card.artilleryPoints : 0 };
}

type OfficerCardOf = Army['commander'];

/** New names, in the players' own language. */
export interface NextDayNames {
  readonly title: string;
  readonly successorOf: (name: string) => string;
}

/** The commander at the end of the battle, unless the fallen one has recovered since. `id`: as whom he fought. */
function officerAfter(battle: Battle, card: OfficerCardOf, names: NextDayNames, id = card.id): OfficerCardOf {
  const officer = battle.officers[id];
  const [first] = officer ? fallenOfficers(battle, officer.side).filter((fallen) => fallen.officer.id === id) : [];
  if (!officer || !first) return card;
  const fate = fateToday(battle, first);
  if (fate !== null && fate !== 'prisoner' && returnsNextDay(fate)) return card;
  const successor = serves(officer)
    ? { A: officer.A, L: officer.L, T: officer.T }
    : replacementRatings(officer, battle.rulings);
  return { ...card, ...successor, name: names.successorOf(card.name) };
}

function armyAfter(battle: Battle, side: SideId, names: NextDayNames): Army {
  const army = battle.scenario.sides[side];
  const keep = (card: UnitCard) => cardAfter(battle, battle.units[card.id], card);
  const left = (arm: 'engineers' | 'pontoon' | 'baggage') =>
    Object.values(battle.units).filter(
      (unit) => unit.side === side && unit.card.arm === arm && unit.fate === 'good' && !unit.captured,
    ).length;
  const chief = officerAfter(battle, army.commander, names);
  const formations = army.formations.map(({ awkward, ...formation }) => {
    const its = battle.formations[formation.id];
    const commander = officerAfter(battle, formation.commander, names, its?.commander);
    // NBC-ORD-23: friction ends with either of the two men.
    const same = commander === formation.commander && chief === army.commander;
    return {
      ...formation,
      commander,
      ...(awkward && same && { awkward }),
      order: its?.order ?? formation.order,
      units: formation.units.flatMap((card) => keep(card) ?? []),
    };
  });
  return {
    ...army,
    commander: chief,
    formations: formations.filter(({ units }) => units.length > 0),
    garrisons: army.garrisons.flatMap(({ area, unit }) => {
      const card = keep(unit);
      return card ? [{ area, unit: card }] : [];
    }),
    // The scenario's number, without the extra engineers of NBC-ENG-03.
    engineers: Math.min(army.engineers, left('engineers')),
    pontoons: left('pontoon'),
    baggage: left('baggage'),
  };
}

function daysAfter(date: string, days: number): string {
  const day = new Date(`${date}T00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** The reinforcements whose hour is later than the battle begins that day; earlier ones are there by then. */
const comingAfter = (battle: Battle, days: number): Reinforcement[] =>
  battle.scenario.reinforcements
    .filter(({ id, formation, units }) => {
      const coming = unitsOf(battle, formation).filter((unit) => units?.includes(unit.id) ?? true);
      return !battle.arrived.includes(id) && coming.some(({ present }) => !present);
    })
    .map((one) => ({ ...one, at: one.at - 1440 * days }))
    .filter(({ at }) => at > battle.scenario.start);

/** The scenario of the next day, or of the day after the last throw for the wounded; what is missing is a problem. */
export function nextDay(battle: Battle, names: NextDayNames): ScenarioReading {
  const { scenario } = battle;
  const { fog, wet: _wet, rain: _rain, dry: _dry, ...sky } = battle.sky;
  const sides = { a: armyAfter(battle, 'a', names), b: armyAfter(battle, 'b', names) };
  const gone = SIDES.find((side) => sides[side].formations.length === 0);
  if (gone)
    return { ok: false, problems: [{ path: [], said: say('scenario-nothing-left', { army: sides[gone].name }) }] };
  const days = daysPassed(battle) + 1;
  return parseScenario({
    ...scenario,
    id: `${scenario.id.slice(0, 58)}-next`,
    title: names.title,
    date: daysAfter(scenario.date, days),
    sides,
    reinforcements: comingAfter(battle, days),
    sky: { mediterranean: scenario.sky.mediterranean, ...sky, ...(fog && { fog: { target: fog.target } }) },
  });
}
