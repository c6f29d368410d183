/** Schemas of messages and reckonings, for reading a journal. */
import * as z from 'zod/mini';
import type { Bare, Message, Said, Text } from './message.ts';
import type { Reckoning, RowId } from './reckoning.ts';

const named = z.object({ id: z.string(), name: z.string() });
const text: z.ZodMiniType<Text> = z.lazy(() =>
  z.union([z.string(), z.number(), messageSchema, named, z.readonly(z.array(text))]),
);
export const messageSchema: z.ZodMiniType<Message> = z.lazy(() =>
  z.object({ code: z.string(), args: z.optional(z.record(z.string(), text)) }),
);
/**
 * The one place where codes come back in. Another version may have written codes without words here; they are shown as
 * they are.
 */
const bare = z.custom<Bare>((value) => typeof value === 'string');
export const saidSchema: z.ZodMiniType<Said> = z.union([bare, messageSchema]);

const row = z.custom<RowId>((value) => typeof value === 'string' && /^[A-Z]+-/.test(value));
const term = z.object({
  what: saidSchema,
  value: z.number(),
  row: z.optional(row),
  ruling: z.optional(z.string()),
  note: z.optional(saidSchema),
  shown: z.optional(saidSchema),
});
export const reckoningSchema: z.ZodMiniType<Reckoning> = z.object({
  name: saidSchema,
  terms: z.readonly(z.array(term)),
  total: z.number(),
  unit: z.optional(z.literal(['cm', 'CP', 'minutes', 'dice', 'RRD', '%'])),
  note: z.optional(saidSchema),
});
