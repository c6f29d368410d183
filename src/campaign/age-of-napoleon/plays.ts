/** Everything a player of the campaign can do: one tap, one play. */
import * as z from 'zod/mini';
import type { TaskPlay } from '../../engine/agenda.ts';
import { play, questionPlays } from '../question-plays.ts';
import {
  areaSchema,
  armySchema,
  corpsSchema,
  momentSchema,
  SIDES,
  type SideId,
  sideSchema,
  type Thing,
  thingSchema,
} from './campaign.ts';

const id = z.string();
const side = z.literal(SIDES);

/** What may be set by hand. */
export const areaByHand = z.partial(z.omit(areaSchema, { id: true }));
export const armyByHand = z.partial(z.omit(armySchema, { id: true, side: true, arrived: true }));
export const corpsByHand = z.partial(z.omit(corpsSchema, { id: true, side: true }));
export const sideByHand = z.partial(sideSchema);
export const momentByHand = z.partial(momentSchema);
export type AreaByHand = Readonly<z.infer<typeof areaByHand>>;
export type ArmyByHand = Readonly<z.infer<typeof armyByHand>>;
export type CorpsByHand = Readonly<z.infer<typeof corpsByHand>>;
export type SideByHand = Readonly<z.infer<typeof sideByHand>>;
export type MomentByHand = Readonly<z.infer<typeof momentByHand>>;

const OWN = [
  /** An army is about to move. */
  play('move', { army: id }),
  /** An army comes in the way of the one that moved last, or gets out of it. */
  play('intercept', { army: id }),
  play('withdraw', { army: id }),
  /** An army attacks another in its area. */
  play('attack', { army: id, enemy: id }),
  play('winter', {}),
  play('round', { winter: z.boolean() }),
  play('phase', { label: z.optional(z.string()) }),
  // What the owner types off his map, counters and cards
  play('add-area', { area: z.omit(areaSchema, { id: true }) }),
  play('add-army', { army: z.omit(armySchema, { id: true, arrived: true }) }),
  play('add-corps', { corps: z.omit(corpsSchema, { id: true }) }),
  play('slot', { chart: z.string(), cell: z.string(), value: z.nullable(z.int()) }),
  // By hand
  play('set-area', { area: id, set: areaByHand }),
  play('set-army', { army: id, set: armyByHand }),
  play('set-corps', { corps: id, set: corpsByHand }),
  play('set-side', { side, set: sideByHand }),
  play('set-moment', { set: momentByHand }),
  play('ruling', { key: z.string(), value: z.string() }),
  play('dice', { dice: z.literal(['app', 'table']) }),
  play('tell', { text: z.string(), side: z.optional(side) }),
] as const;

const ownSchema = z.discriminatedUnion('do', OWN);
export const playSchema = z.discriminatedUnion('do', [...OWN, ...questionPlays(side, thingSchema)]);
export type OwnPlay = Readonly<z.infer<typeof ownSchema>>;
export type Play = OwnPlay | TaskPlay<Thing, SideId>;
