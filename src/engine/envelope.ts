/** What lies in state and journal of something sealed; how it is sealed and opened stands in `sealed.ts`. */
import * as z from 'zod/mini';

/**
 * Words that only some seats can read: locked once with a key of their own, and that key once for each of those seats, with
 * the seat's public key. Who locks them needs no seat to be open. How it is locked is the app's to know.
 */
export const boxSchema = z.object({
  /** The public half of a pair of keys made for this box alone. */
  from: z.string(),
  data: z.string(),
  keys: z.record(z.string(), z.string()),
});
export type Box = Readonly<z.infer<typeof boxSchema>>;

/** What lies in state and journal of something sealed: the seal for everybody, the words for whom they are meant. */
export const envelopeSchema = z.object({
  seal: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** The seats whose keys open the box. */
  for: z.readonly(z.array(z.string())),
  box: boxSchema,
});
export type Envelope = Readonly<z.infer<typeof envelopeSchema>>;
