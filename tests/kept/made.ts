/** What a function was made of, by a maker that hides it: its own text tells neither what it is given nor what it reads. */

export type Asked = (...args: readonly unknown[]) => unknown;

const MADE_OF = new WeakMap<object, readonly Asked[]>();

/** The functions in which it is written what this one does. */
export const madeOf = (asked: Asked): readonly Asked[] => MADE_OF.get(asked) ?? [asked];

/** A module whose makers, of these names, tell what they make something of; the last they are given names it best. */
export const telling = (module: object, ...names: readonly string[]): object =>
  Object.fromEntries(
    // What a module keeps to itself is not handed out with it here.
    Object.entries({ inner: {}, ...module }).map(([name, make]: [string, unknown]) => [
      name,
      !names.includes(name) || typeof make !== 'function'
        ? make
        : (...of: readonly Asked[]) => {
            const made: object = make(...of);
            MADE_OF.set(made, of.toReversed());
            return made;
          },
    ]),
  );
