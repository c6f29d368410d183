/** A sealed decision as state and journal hold it. `sealed.ts` seals and opens it. */
import * as z from 'zod/mini';

/**
 * Words that only some seats can read: locked once with a key of their own, and that key locked once for each of these
 * seats with the seat's public key. Locking needs no open seat. The app does it.
 */
export const boxSchema = z.object({
  /** The public half of a key pair made for this box alone. */
  from: z.string(),
  data: z.string(),
  keys: z.record(z.string(), z.string()),
});
export type Box = Readonly<z.infer<typeof boxSchema>>;

/** A sealed decision: the seal for everyone, the words for some seats. */
export const envelopeSchema = z.object({
  seal: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** The seats that can open the box. */
  for: z.readonly(z.array(z.string())),
  box: boxSchema,
});
export type Envelope = Readonly<z.infer<typeof envelopeSchema>>;
