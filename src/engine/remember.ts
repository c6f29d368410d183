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
  // Most are asked about one thing of a state, and need no map.
  let first: { readonly of: B; readonly value: R } | undefined;
  let others = new Map<B, { readonly value: R }>();
  return (a, b) => {
    if (a !== last) {
      last = a;
      first = undefined;
      if (others.size > 0) others = new Map();
    }
    if (first?.of === b) return first.value;
    const found = others.get(b);
    if (found) return found.value;
    const value = work(a, b);
    // `work` may itself have asked about another state; that one is kept instead.
    if (a !== last) return value;
    if (first) others.set(b, { value });
    else first = { of: b, value };
    return value;
  };
}
