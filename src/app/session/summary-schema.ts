/** What the home screen shows of a battle without opening it. Small, since it is written with every play. */
import * as z from 'zod/mini';

export const summarySchema = z.object({
  title: z.string(),
  start: z.number(),
  end: z.optional(z.number()),
  minutes: z.number(),
  turn: z.number(),
  phase: z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9]),
  /** In the language of play, since the home screen fetches no battle words. */
  next: z.string(),
  ended: z.boolean(),
  /** The scenario under lock, while the battle lasts. It is not shown meanwhile. */
  locked: z.optional(z.string()),
  arrivals: z.array(z.object({ at: z.number(), side: z.literal(['a', 'b']), name: z.string() })),
});
export type Summary = z.infer<typeof summarySchema>;

export const readSummary = (kept: unknown): Summary | null => {
  const read = summarySchema.safeParse(kept);
  return read.success ? read.data : null;
};
