/** The basic schemas of a battle's state. */
import * as z from 'zod/mini';
import { SIDES } from '../book/terms.ts';
import { FACES } from '../dice/faces.ts';

export const id = z.string();
export const count = z.int().check(z.minimum(0));
export const side = z.literal(SIDES);
export const face = z.literal(FACES);
export const list = <T extends z.core.SomeType>(of: T) => z.readonly(z.array(of));
/** A number set by hand. */
export const setCount = z.int().check(z.minimum(0), z.maximum(99));
