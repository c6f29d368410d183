/** Set by hand: every number and marker of the ledger, because the table rules. The story says that it was. */

import * as z from 'zod/mini';
import {
  clock,
  EXHAUSTION,
  EXHAUSTION_NAMES,
  FATES,
  GROUNDS,
  INTENSITIES,
  ORDERS,
  RATINGS,
  WEATHERS,
} from '../book/terms.ts';
import { type Said, say, word } from '../engine/message.ts';
import { attachedTo, currentCP, hasCP, officerWith, type Sky, type Unit, unitName } from './battle.ts';
import { mostStands, skirmishRatingOf } from './command/command-phase.ts';
import { fell } from './command/officers-at-risk.ts';
import { orderWords } from './command/order-names.ts';
import { receiveOrder } from './command/orders-received.ts';
import { driveOff, leavePlace } from './driven-off.ts';
import { type EventBuilder, log, setFormation, setOfficer, setSide, setSky, setUnit } from './event-builder.ts';
import type { unitFacts } from './facts.ts';
import { callOffFights } from './fights/called-off.ts';
import { learn } from './learn.ts';
import { breakUnit, GONE } from './losses.ts';
import { tellCount } from './re-roll-dice.ts';
import { falling, fallOfDay, takeInStands, weatherCode } from './sky/weather.ts';

const count = z.int().check(z.minimum(0), z.maximum(99));

export const unitByHand = z.partial(
  z.object({
    cp: count,
    /** The three books, when a group wants to set them itself. */
    white: count,
    red: count,
    blue: count,
    disordered: z.boolean(),
    exhaustion: z.literal(EXHAUSTION),
    fate: z.literal(FATES),
    shaken: z.boolean(),
    resting: z.boolean(),
    stands: z.literal([0, 1, 2]),
    present: z.boolean(),
    ooc: z.boolean(),
    fired: z.boolean(),
    /** Guns that have evaded and not moved or turned since (NBC-EVD-03). */
    facingAway: z.boolean(),
    /** Guns behind their neighbours in a narrow gap (NBC-ART-24). */
    sheltered: z.boolean(),
    moved: z.boolean(),
    host: z.nullable(z.string()),
    area: z.nullable(z.string()),
    ownOrder: z.nullable(z.literal(['defend'])),
    /** Cavalry in a built-up area (NBC-BUA-04). */
    onFoot: z.boolean(),
  }),
);
export type UnitByHand = z.infer<typeof unitByHand>;

export const formationByHand = z.partial(
  z.object({
    order: z.literal(ORDERS),
    radius: count,
    present: z.boolean(),
    command: z.nullable(z.literal(['under', 'lapels', 'not'])),
    card: z.literal(['hand', 'spent']),
  }),
);
export type FormationByHand = z.infer<typeof formationByHand>;

export const officerByHand = z.partial(
  z.object({
    A: z.literal(RATINGS),
    L: z.literal(RATINGS),
    T: z.literal(RATINGS),
    fate: z.literal(['fit', 'injured', 'captured']),
    name: z.string().check(z.minLength(1), z.maxLength(80)),
  }),
);
export type OfficerByHand = z.infer<typeof officerByHand>;

export const sideByHand = z.partial(z.object({ ready: count, used: count, atHQ: z.boolean(), vantage: z.boolean() }));
export type SideByHand = z.infer<typeof sideByHand>;

export const skyByHand = z.partial(
  z.object({
    weather: z.literal(WEATHERS),
    intensity: z.literal(INTENSITIES),
    variable: z.boolean(),
    ground: z.literal(GROUNDS),
    freezing: z.boolean(),
    fog: z.nullable(z.object({ total: count, target: count })),
  }),
);
export type SkyByHand = z.infer<typeof skyByHand>;

const flag = (name: string, on: boolean): string => (on ? name : `no longer ${name}`);

/** CP set to a figure: the difference is written in the book that is open, and taken off the last losses first. */
function lostFor(unit: Unit, cp: number): Unit['lost'] {
  const change = currentCP(unit) - cp;
  const { white, red, blue } = unit.lost;
  if (change >= 0) return unit.shaken ? { white, red: red + change, blue } : { white: white + change, red, blue };
  const back = -change;
  const fromRed = Math.min(back, red);
  const fromWhite = Math.min(back - fromRed, white);
  return { red: red - fromRed, white: white - fromWhite, blue: blue - (back - fromRed - fromWhite) };
}

export function setUnitByHand(d: EventBuilder, id: string, set: UnitByHand): Said | undefined {
  const unit = d.state.units[id];
  if (!unit) return 'There is no such unit in this battle.';
  const said: string[] = [];
  const patch: Parameters<typeof setUnit>[2] = {};
  const facts: z.infer<typeof unitFacts> = {};
  const gone = set.fate !== undefined && set.fate !== 'good' && set.fate !== 'broken';
  if (set.cp !== undefined) {
    if (!hasCP(unit)) return `${unit.card.name} has no combat points.`;
    if (set.cp > unit.startCP) return `${unit.card.name} began with ${unit.startCP}CP and cannot have more.`;
    patch.lost = lostFor(unit, set.cp);
    said.push(`${currentCP(unit)} → ${set.cp}CP`);
  }
  if (set.white !== undefined || set.red !== undefined || set.blue !== undefined) {
    const lost = {
      white: set.white ?? unit.lost.white,
      red: set.red ?? unit.lost.red,
      blue: set.blue ?? unit.lost.blue,
    };
    if (lost.white + lost.red + lost.blue > unit.startCP)
      return `It cannot have lost more than the ${unit.startCP}CP it began with.`;
    patch.lost = lost;
    said.push(`losses ${lost.white} white, ${lost.red} red, ${lost.blue} blue`);
  }
  if (set.disordered !== undefined) {
    patch.disordered = set.disordered;
    said.push(flag('disordered', set.disordered));
  }
  if (set.exhaustion !== undefined) {
    patch.exhaustion = set.exhaustion;
    said.push(EXHAUSTION_NAMES[set.exhaustion].toLowerCase());
  }
  if (set.fate !== undefined) {
    patch.fate = set.fate;
    if (set.fate !== 'good') Object.assign(patch, GONE);
    // NBC-BRG-05: a Broken unit stays on the bridge it is on.
    if (gone) Object.assign(patch, { crossing: null, ...(unit.building && { building: null }) });
    said.push(set.fate === 'good' ? 'in good order' : set.fate);
  }
  if (set.shaken !== undefined) {
    patch.shaken = set.shaken;
    said.push(flag('shaken', set.shaken));
  }
  if (set.resting !== undefined) {
    patch.resting = set.resting;
    said.push(flag('resting', set.resting));
  }
  if (set.stands !== undefined) {
    if (set.stands > mostStands(skirmishRatingOf(unit)))
      return `${unit.card.name} has ${mostStands(skirmishRatingOf(unit))} skirmish stands.`;
    patch.stands = set.stands;
    said.push(
      set.stands === 0 ? 'skirmishers in' : `${set.stands} skirmish ${set.stands === 1 ? 'stand' : 'stands'} out`,
    );
  }
  if (set.present !== undefined) {
    patch.present = set.present;
    said.push(set.present ? 'on the table' : 'off the table');
  }
  if (set.ooc !== undefined) {
    facts.ooc = set.ooc;
    said.push(flag('out of command', set.ooc));
  }
  if (set.fired !== undefined) {
    patch.firedIn = set.fired ? d.state.turn : 0;
    if (!set.fired) facts.fired = false;
    said.push(flag('marked as fired', set.fired));
  }
  if (set.moved !== undefined) {
    facts.moved = set.moved;
    if (!set.moved) facts.charged = false;
    said.push(set.moved ? 'has moved' : 'still to move');
  }
  if (set.facingAway !== undefined) {
    facts.facingAway = set.facingAway;
    said.push(set.facingAway ? 'facing away' : 'facing the enemy');
  }
  if (set.sheltered !== undefined) {
    if (unit.card.arm !== 'artillery') return `${unit.card.name} has no guns to hide between others.`;
    facts.sheltered = set.sheltered;
    said.push(set.sheltered ? 'behind its neighbours' : 'in the open line');
  }
  if (set.host !== undefined) {
    const host = set.host === null ? undefined : d.state.units[set.host];
    if (set.host !== null && (!host || host.side !== unit.side || host.id === unit.id))
      return 'It can only be attached to a unit of its own side.';
    patch.host = set.host;
    said.push(host ? `with ${host.card.name}` : 'attached to nothing');
  }
  if (set.area !== undefined) {
    const area = set.area === null ? undefined : d.state.scenario.areas.find((a) => a.id === set.area);
    if (set.area !== null && !area) return 'The scenario has no such area.';
    patch.area = set.area;
    patch.occupied = 0;
    patch.areaIn = d.state.turn;
    if (unit.onFoot) patch.onFoot = false;
    said.push(area ? `in ${area.name}` : 'in no built-up area');
  }
  if (set.onFoot !== undefined) {
    if (unit.card.arm !== 'cavalry') return `${unit.card.name} has no horses to leave.`;
    patch.onFoot = set.onFoot;
    said.push(set.onFoot ? 'on foot' : 'mounted');
  }
  if (set.ownOrder !== undefined) {
    patch.ownOrder = set.ownOrder;
    if (unit.disturbed) patch.disturbed = false;
    said.push(set.ownOrder ? 'own order Defend' : 'follows its formation');
  }
  if (said.length === 0) return 'Nothing was changed.';
  const after = { ...unit, ...patch } as Unit;
  const spent = hasCP(after) && currentCP(after) === 0 && after.fate === 'good';
  if (spent && set.fate) return `${unit.card.name} has no combat points left; give it some as well.`;
  if (set.fate && set.fate !== 'good')
    for (const other of attachedTo(d.state, id)) setUnit(d, other.id, { host: null });
  const officer = officerWith(d.state, id);
  if (gone && officer) setOfficer(d, officer.id, { host: null });
  setUnit(d, id, patch);
  learn(d, { unit: id }, facts);
  if (set.area !== undefined && set.area !== unit.area) leavePlace(d, id);
  if (set.fate && set.fate !== 'good') {
    callOffFights(d, id);
    driveOff(d, id, false);
  }
  log(d, `${unitName(unit)} set by hand: **${said.join(', ')}**.`, { side: unit.side, byHand: true });
  if (spent) breakUnit(d, id);
  return undefined;
}

export function setFormationByHand(d: EventBuilder, id: string, set: FormationByHand): Said | undefined {
  const formation = d.state.formations[id];
  if (!formation) return 'There is no such formation in this battle.';
  const said = [
    set.order !== undefined && `order ${orderWords(set.order)}`,
    set.radius !== undefined && `radius ${formation.radius} → ${set.radius} cm`,
    set.present !== undefined && (set.present ? 'on the table' : 'off the table'),
    set.command !== undefined &&
      (set.command === null ? 'command not thrown' : set.command === 'not' ? 'not under command' : 'under command'),
    set.card !== undefined && (set.card === 'hand' ? 'may act this turn' : 'has acted this turn'),
  ].filter(Boolean);
  if (said.length === 0) return 'Nothing was changed.';
  setFormation(d, id, set);
  if (set.present !== undefined)
    for (const unit of Object.values(d.state.units))
      if (unit.formation === id) setUnit(d, unit.id, { present: set.present });
  log(d, `${formation.name} set by hand: **${said.join(', ')}**.`, { side: formation.side, byHand: true });
  if (set.order) receiveOrder(d, id, set.order);
  return undefined;
}

export function setOfficerByHand(d: EventBuilder, id: string, set: OfficerByHand): Said | undefined {
  const officer = d.state.officers[id];
  if (!officer) return 'There is no such officer in this battle.';
  const said = [
    set.name !== undefined && set.name,
    ...(['A', 'L', 'T'] as const).map(
      (letter) => set[letter] !== undefined && `${letter}${officer[letter]} → ${letter}${set[letter]}`,
    ),
    set.fate !== undefined && set.fate,
  ].filter(Boolean);
  if (said.length === 0) return 'Nothing was changed.';
  const falls = set.fate && set.fate !== 'fit' && officer.fate === 'fit' ? set.fate : undefined;
  const unfalls = set.fate === 'fit' && officer.fate !== 'fit';
  setOfficer(d, id, {
    ...set,
    ...(falls && { fate: 'fit' }),
    ...(unfalls && { fell: (officer.fell ?? []).slice(0, -1) }),
  });
  log(d, `${officer.name} set by hand: **${said.join(', ')}**.`, { side: officer.side, byHand: true });
  if (falls) fell(d, officer, falls, true);
  return undefined;
}

export function setSideByHand(d: EventBuilder, id: 'a' | 'b', set: SideByHand): Said | undefined {
  const side = d.state.sides[id];
  const rerolls = { ready: set.ready ?? side.rerolls.ready, used: set.used ?? side.rerolls.used };
  const said = [
    (set.ready !== undefined || set.used !== undefined) && `${rerolls.ready} re-roll dice ready, ${rerolls.used} used`,
    set.atHQ !== undefined && (set.atHQ ? 'commander at his headquarters' : 'commander away from his headquarters'),
    set.vantage !== undefined && (set.vantage ? 'on a vantage point' : 'on no vantage point'),
  ].filter(Boolean);
  if (said.length === 0) return 'Nothing was changed.';
  setSide(d, id, {
    rerolls,
    ...(set.atHQ !== undefined && { atHQ: set.atHQ }),
  });
  if (set.vantage !== undefined) learn(d, { side: id }, { vantage: set.vantage });
  const rest = said.filter((what) => !String(what).includes('re-roll dice'));
  const line = (what: readonly unknown[]) => `${side.name} set by hand: **${what.join(', ')}**.`;
  if (rest.length === said.length) log(d, line(said), { side: id, byHand: true });
  else tellCount(d, id, line(said), line([...rest, 're-roll dice']), { byHand: true });
  return undefined;
}

export function setSkyByHand(d: EventBuilder, set: SkyByHand): Said | undefined {
  // AMB-38: what the table sees fall is what falls for the day.
  const fall = set.weather && falling(set.weather) ? fallOfDay(set.weather, d.state.sky, d.state.rulings) : {};
  const sky: Sky = { ...d.state.sky, ...fall, ...set };
  const what = [
    ...(set.weather !== undefined || set.intensity !== undefined ? [word(weatherCode(sky))] : []),
    ...(set.ground !== undefined ? [say('sky-ground', { ground: word(`ground-${set.ground}`) })] : []),
    ...(set.variable !== undefined ? [word(set.variable ? 'sky-may-change' : 'sky-stays')] : []),
    ...(set.freezing !== undefined || sky.freezing !== d.state.sky.freezing
      ? [word(sky.freezing ? 'sky-freezing' : 'sky-not-freezing')]
      : []),
    ...(set.fog !== undefined ? [set.fog ? say('sky-fog', set.fog) : word('sky-no-fog')] : []),
  ];
  if (what.length === 0) return 'sky-nothing-changed';
  setSky(d, { ...fall, ...set, ...(set.ground !== undefined && { wet: 0, rain: 0, dry: 0 }) });
  log(d, say('sky-log-by-hand', { what }), { byHand: true });
  takeInStands(d);
  return undefined;
}

/** Game time only goes forward; a slip is undone, not turned back. */
export function setClockByHand(d: EventBuilder, minutes: number): Said | undefined {
  if (!Number.isInteger(minutes) || minutes > d.state.minutes + 1440) return 'clock-no-time';
  if (minutes <= d.state.minutes) return say('clock-only-forward', { clock: clock(d.state.minutes) });
  log(d, say('clock-log-by-hand', { from: clock(d.state.minutes), to: clock(minutes) }), { byHand: true });
  d.add({ type: 'clock', minutes });
  return undefined;
}
