/** Of areas, garrisons and bridges: who holds them is there. */
import { type Battle, onTable, type Unit } from '../../../src/battlefield/battle.ts';
import { holds } from '../../../src/battlefield/facts.ts';
import { allOf, byHand, law, ofUnits } from './law.ts';

const CM_OF_A_TRAIN = 5;
const MINUTES_OF_A_CM = 60;

const stands = (unit: Unit): boolean => unit.fate === 'good' && unit.present;
const crossing = (battle: Battle, at: 'near' | 'far'): Unit[] =>
  Object.values(battle.units).filter((unit) => stands(unit) && unit.crossing?.at === at);

export const PLACES = {
  'an area that is there': ofUnits('NBC-BUA-01', (unit, { after }) => {
    if (unit.area === null) return undefined;
    if (!after.scenario.areas.some(({ id }) => id === unit.area)) return `stands in ${unit.area}, which is nowhere`;
    if (!stands(unit)) return `holds ${unit.area}, and is ${unit.present ? unit.fate : 'not there'}`;
    if (unit.kind === 'engineers') return `are engineers and hold ${unit.area}`;
    return unit.host === null ? undefined : `holds ${unit.area} and is attached to ${unit.host}`;
  }),
  'one unit besides a garrison': law('NBC-BUA-01', function* ({ before, after }) {
    for (const { id, kind } of after.scenario.areas) {
      const inside = (battle: Battle) =>
        Object.values(battle.units).filter((unit) => unit.area === id && stands(unit) && unit.kind === 'unit');
      const now = inside(after);
      if (kind === 'built-up' && now.length > 1 && now.length > inside(before).length)
        yield `${now.map((unit) => unit.id).join(' and ')} are in ${id}, which has room for one`;
    }
  }),
  'one garrison in an area': law('NBC-GL-26', function* ({ before, play, after }) {
    if (byHand({ play })) return;
    for (const { id } of after.scenario.areas) {
      const inside = (battle: Battle) =>
        Object.values(battle.units).filter((unit) => unit.area === id && stands(unit) && unit.kind === 'garrison');
      const now = inside(after);
      if (now.length > 1 && now.length > inside(before).length)
        yield `${now.map((unit) => unit.id).join(' and ')} are garrisons of ${id}`;
    }
  }),
  'a garrison is where it belongs': ofUnits('NBC-GAR-11', (unit) => {
    if (unit.kind !== 'garrison' || !stands(unit)) return undefined;
    if (unit.area === null) return 'is a garrison of no place';
    if (unit.formation !== null) return `is a garrison and of ${unit.formation}`;
    if (unit.card.arm !== 'infantry') return `is a garrison of ${unit.card.arm}`;
    return unit.stands > 0 ? 'is a garrison and has skirmishers out' : undefined;
  }),
  'a garrison never goes': ofUnits('NBC-GAR-11', (unit, step, before) =>
    before?.kind === 'garrison' && stands(before) && stands(unit) && unit.area !== before.area && !byHand(step)
      ? `is a garrison and goes from ${before.area} to ${unit.area}`
      : undefined,
  ),
  'what is fortified stays so': law('NBC-GAR-07', function* ({ before, after }) {
    for (const [id, place] of Object.entries(before.places))
      if (holds({ facts: place }, 'fortified') && !holds({ facts: after.places[id] }, 'fortified'))
        yield `${id} was fortified, and is no more`;
  }),
  'an hour in a place': ofUnits('NBC-GAR-02', (unit, { after }) => {
    if (unit.occupied > 0 && unit.area === null) return `has held nothing for ${unit.occupied} minutes`;
    return (unit.areaIn ?? 0) > after.turn ? 'will come into its area tomorrow' : undefined;
  }),
  'one unit at an entrance': law('NBC-BRG-03', function* ({ after }) {
    for (const at of ['near', 'far'] as const) {
      const all = crossing(after, at);
      for (const [n, unit] of all.entries())
        for (const other of all.slice(n + 1))
          if (unit.side === other.side && unit.crossing?.over === other.crossing?.over)
            yield `${unit.id} and ${other.id} stand at one entrance of ${unit.crossing?.over}`;
    }
  }),
  'nobody comes to an entrance that an enemy holds': ofUnits('NBC-BRG-03', (unit, { play, after }) => {
    if (play.do !== 'cross' || play.deed !== 'reach' || play.unit !== unit.id) return undefined;
    const foe = crossing(after, 'far').find(({ side, crossing: at }) => side !== unit.side && at?.over === play.over);
    return foe && `comes to ${play.over}, where ${foe.id} stands`;
  }),
  'one attempt a turn at a bridge': law('NBC-BRG-03', function* ({ after }) {
    const tried = new Map<string, string>();
    for (const { id, crossing: stage } of Object.values(after.units)) {
      if (!stage || stage.tried !== after.turn) continue;
      const other = tried.get(stage.over);
      if (other !== undefined) yield `${other} and ${id} have tried ${stage.over} in one turn`;
      tried.set(stage.over, id);
    }
  }),
  'a bridge that is there': ofUnits('NBC-BRG-01', ({ crossing: stage }, { after }) => {
    if (!stage || stage.at === 'left') return undefined;
    const place = after.scenario.crossings.find(({ id }) => id === stage.over);
    const boats = after.units[stage.over];
    if (stage.since > after.turn || stage.tried > after.turn) return `crosses ${stage.over} tomorrow`;
    return place || boats?.building?.done ? undefined : `stands at ${stage.over}, and there is no such bridge`;
  }),
  'who crosses stays a turn': ofUnits('NBC-BRG-01', (unit, { after }, before) => {
    const [was, is] = [before?.crossing, unit.crossing];
    if (!was || !is || was.at !== 'near' || is.at !== 'far' || was.over !== is.over) return undefined;
    return was.since >= after.turn ? `crosses ${is.over} in the turn in which it came there` : undefined;
  }),
  'boats for every bridge': law('NBC-PON-04', function* ({ after }) {
    for (const side of ['a', 'b'] as const) {
      const trains = Object.values(after.units).filter((unit) => unit.side === side && unit.kind === 'pontoon');
      const needs = trains
        .filter(onTable)
        .reduce((sum, { building }) => sum + Math.ceil((building?.cm ?? 0) / CM_OF_A_TRAIN), 0);
      if (needs > trains.filter(onTable).length)
        yield `the bridges of ${side} need ${needs} trains, and it has ${trains.filter(onTable).length}`;
    }
  }),
  'a bridge is built by its hours': law('NBC-PON-05', function* ({ before, play, after }) {
    for (const { id, building } of Object.values(after.units)) {
      if (!building?.done || before.units[id]?.building?.done) continue;
      const minutes = building.built.reduce((sum, each) => sum + each, 0);
      if (play.do === 'accept' && minutes < building.cm * MINUTES_OF_A_CM)
        yield `the bridge of ${id} is done after ${minutes} minutes`;
    }
  }),
  'only trains build': ofUnits('NBC-PON-04', (unit) => {
    if (!unit.building) return undefined;
    if (unit.kind !== 'pontoon') return `is a ${unit.kind} and builds a bridge`;
    return unit.captured ? 'is taken and builds' : undefined;
  }),
  'taken baggage has a taker': ofUnits('NBC-BAG-02', (unit, { after }) => {
    if (!unit.captured) return undefined;
    const by = after.units[unit.captured.by];
    if (unit.kind !== 'baggage') return `is a ${unit.kind} and is taken`;
    if (!by || by.side === unit.side) return 'is taken by its own side';
    if (by.card.arm === 'artillery') return `is taken by the guns ${by.id}`;
    return unit.movesIn ? 'is taken and goes on' : undefined;
  }),
  'raised out of somebody': law('NBC-DET-01', function* (step) {
    for (const { unit } of allOf(step, 'raised')) {
      // A detachment that makes a garrison bears the card of the unit that sent it out.
      const donors = Object.values(step.before.units).filter(({ card }) => card.id === unit.card.id);
      const donor = donors.find(({ fate }) => fate === 'good') ?? donors[0];
      const now = step.after.units[unit.card.id];
      if (!donor || !now) yield `${unit.id} was raised out of nobody`;
      else if (donor.fate !== 'good') yield `${unit.id} was raised by ${donor.id}, who is ${donor.fate}`;
      else if (unit.kind === 'detachment' && unit.startCP > 3) yield `${unit.id} is a detachment of ${unit.startCP}CP`;
    }
  }),
};
