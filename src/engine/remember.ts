/** Work that is done when it is first wanted, and once. */
export function once<R>(work: () => R): () => R {
  let done: { readonly value: R } | undefined;
  return () => {
    done ??= { value: work() };
    return done.value;
  };
}

/** What a pure function made of one thing that never changes, kept for as long as it is. */
export function rememberOne<A extends object, R>(work: (a: A) => R): (a: A) => R {
  const kept = new WeakMap<A, { readonly value: R }>();
  return (a) => {
    const found = kept.get(a) ?? { value: work(a) };
    kept.set(a, found);
    return found.value;
  };
}

/**
 * What a pure function made of two things that never change, kept for as long as they are. A menu, the referee and the
 * screen ask the same of the same state; it is worked out once.
 */
export function remember<A extends object, B extends object, R>(work: (a: A, b: B) => R): (a: A, b: B) => R {
  const kept = new WeakMap<A, WeakMap<B, { readonly value: R }>>();
  return (a, b) => {
    const inner = kept.get(a) ?? new WeakMap<B, { readonly value: R }>();
    kept.set(a, inner);
    const found = inner.get(b) ?? { value: work(a, b) };
    inner.set(b, found);
    return found.value;
  };
}
