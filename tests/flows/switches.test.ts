/**
 * Every ruling with values is driven to another value in a flow of this folder. A flow names it as `key: 'value'` among its
 * rulings, or as `'key', 'value'` where it is played under both.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULING_KEYS, RULINGS, type RulingKey } from '../../src/book/rulings.ts';

const FLOWS = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.test.ts') && name !== 'switches.test.ts')
  .map((name) => ({ name, text: readFileSync(`${import.meta.dirname}/${name}`, 'utf8') }));

/** The flows that name a key with a value which is not its default. */
function flowsOf(key: RulingKey): string[] {
  const [, ...others] = RULINGS[key].values;
  const values = others.map((value) => value.replaceAll(/[-.+]/g, '\\$&')).join('|');
  const named = new RegExp(`\\b${key}(?:: |', (?:value: )?)'(?:${values})'`);
  return FLOWS.filter(({ text }) => named.test(text)).map(({ name }) => name);
}

describe('switches', () => {
  it.each(RULING_KEYS)('%s is driven in a flow', (key) => {
    expect(flowsOf(key)).not.toEqual([]);
  });
});
