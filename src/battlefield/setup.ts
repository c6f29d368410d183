/** What the players agree before a battle: whose records, how much help, whose dice, rulings, own packs. */
import * as z from 'zod/mini';
import { RESULTS } from '../cards/results.ts';
import { envelopeSchema } from '../engine/envelope.ts';
import { face, id, list, side } from './shapes.ts';
import { SIMPLIFICATION_KEYS } from './simplified.ts';

const qualityPack = z.object({
  kind: z.literal('quality'),
  id,
  name: z.string(),
  lowest: z.literal([0, 1]),
  highest: z.literal([6, 7]),
  cards: list(
    z.object({ id: z.int(), results: list(z.literal(RESULTS)), move: list(z.boolean()), hit: list(z.boolean()) }),
  ),
});
const timePack = z.object({
  kind: z.literal('time'),
  id,
  name: z.string(),
  cards: list(z.object({ id: z.int(), minutes: z.int() })),
});
export const ownPacks = z.object({ quality: z.optional(qualityPack), time: z.optional(timePack) });
export type OwnPacks = z.infer<typeof ownPacks>;

/** How much the app does: it keeps the records; it also reminds of what is due; or it asks and resolves what is due. */
export const HELPS = ['ledger', 'remind', 'resolve'] as const;
export type Help = (typeof HELPS)[number];

/** A phone with both sides' records lies open on the table or is passed round. */
export const PHONES = ['open', 'passed'] as const;
export type Phone = (typeof PHONES)[number];

export const setup = z.object({
  /** Whether this phone keeps the records of both sides or of one. */
  keeps: z.union([z.literal('both'), side]),
  /** Open if omitted. */
  phone: z.optional(z.literal(PHONES)),
  /** Resolve if omitted. */
  help: z.optional(z.literal(HELPS)),
  /** Whose dice and cards are offered first. */
  dice: z.literal(['app', 'table']),
  rulings: z.record(z.string(), z.string()),
  packs: z.optional(ownPacks),
  /** What both sides leave out of the full game (NBC-SIM-01). */
  simplified: z.optional(list(z.literal(SIMPLIFICATION_KEYS))),
  /** Starting weather, if the scenario leaves it to the dice (NBC-WX-02), and whether the dice are the table's own. */
  startingWeather: z.optional(z.object({ dice: z.tuple([face, face]), own: z.boolean() })),
  /** The names of the park's troops; other units are named by the scenario. */
  names: z.optional(z.object({ engineers: z.string(), pontoon: z.string(), baggage: z.string() })),
  /** Seats that open by a PIN: their public keys, and what the scenario keeps secret for some, sealed. */
  locked: z.optional(z.object({ keys: z.record(z.string(), z.string()), sealed: list(envelopeSchema) })),
});
export type Setup = z.infer<typeof setup>;
