import { expect, it } from 'vitest';
import { settleShape } from '../../src/engine/shape.ts';

it('shows each member as a number, a text, nothing and an object, set twice', () => {
  const seen: unknown[] = [];
  settleShape<{ id: unknown; lost: unknown }>((of, set) => {
    const one = Object.assign({ id: of.id, lost: of.lost }, set);
    seen.push([one.id, one.lost, Object.keys(set)]);
    return one;
  });
  const kinds = [0, '', null, undefined, {}];
  expect(seen).toEqual(
    kinds.flatMap((kind) => [
      [kind, kind, []],
      [kind, kind, ['id', 'lost']],
    ]),
  );
});
