/** Does the work at the first call only, and returns its result. */
export function once<R>(work: () => R): () => R {
  let done: { readonly value: R } | undefined;
  return () => {
    done ??= { value: work() };
    return done.value;
  };
}

/** Remembers the result for the last argument. The argument must never change. */
export function rememberOne<A extends object, R>(work: (a: A) => R): (a: A) => R {
  let last: { readonly of: A; readonly value: R } | undefined;
  return (a) => {
    if (last?.of !== a) last = { of: a, value: work(a) };
    return last.value;
  };
}

/**
 * Remembers the results for one state. Menu, referee and screen ask the same of the same state; a new state drops them.
 */
export function remember<A extends object, B extends object, R>(work: (a: A, b: B) => R): (a: A, b: B) => R {
  let last: A | undefined;
  let kept = new Map<B, { readonly value: R }>();
  return (a, b) => {
    if (a !== last) {
      last = a;
      kept = new Map();
    }
    let found = kept.get(b);
    if (!found) {
      found = { value: work(a, b) };
      // `work` may itself have asked about another state; that one is kept instead.
      if (a === last) kept.set(b, found);
    }
    return found.value;
  };
}
