/** Schemas of the answers to a question: under fixed keys, or about one of several things. */

import * as z from 'zod/mini';
import { isRecord } from '../engine/keys.ts';
import type { Facts } from './battle.ts';

type Shape = Readonly<Record<string, z.ZodMiniType<string | number | boolean>>>;
type Of<S extends Shape> = { readonly [K in keyof S]?: z.infer<S[K]> };
type About<S extends Shape> = { readonly [K in keyof S & string as `${K}.${string}`]: z.infer<S[K]> };

/** A schema in which all answers are optional. */
export const answers = <S extends Shape>(shape: S) => z.partial(z.strictObject(shape));

/** A schema that also allows answers whose key names their subject: "range.guns", "range.horse-guns". */
export function answersAbout<S extends Shape, A extends Shape>(shape: S, about: A): z.ZodMiniType<Of<S> & About<A>> {
  const fits = (key: string, value: unknown): boolean => {
    const [what = ''] = key.split('.', 1);
    const type = key.includes('.') ? about[what] : shape[key];
    return Object.hasOwn(key.includes('.') ? about : shape, what) && type?.safeParse(value).success === true;
  };
  return z.custom<Of<S> & About<A>>(
    (value) => isRecord(value) && Object.entries(value).every(([key, answer]) => fits(key, answer)),
  );
}

/** The answers of a schema. */
export type Answers<S extends z.ZodMiniType<Facts>> = z.infer<S>;
