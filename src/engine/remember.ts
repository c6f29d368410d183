/** Work that is done when it is first wanted, and once. */
export function once<R>(work: () => R): () => R {
  let done: { readonly value: R } | undefined;
  return () => {
    done ??= { value: work() };
    return done.value;
  };
}

/** What a pure function made of the last thing it was asked about, which never changes. */
export function rememberOne<A extends object, R>(work: (a: A) => R): (a: A) => R {
  let last: { readonly of: A; readonly value: R } | undefined;
  return (a) => {
    if (last?.of !== a) last = { of: a, value: work(a) };
    return last.value;
  };
}

/**
 * What a pure function made of things of the last state it was asked about. A menu, the referee and the screen ask the
 * same of the same state; it is worked out once, and forgotten with the state.
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
      // What it asked of another state on the way is kept instead of this.
      if (a === last) kept.set(b, found);
    }
    return found.value;
  };
}
