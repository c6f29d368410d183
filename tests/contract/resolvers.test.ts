/** Every call on the page of the resolvers gives what the page says. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const SOURCES = import.meta.glob(['../../src/{battlefield,book,cards,dice,scenarios}/**/*.ts']);
const PAGE = readFileSync('docs/rules/resolvers.md', 'utf8');

const codes = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);

const calls = PAGE.split('\n')
  .filter((line) => /^\| \d\d /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, resolver, , files, , call, result]) => ({
    resolver: resolver!,
    files: codes(files!),
    call: codes(call!)[0]!,
    result: codes(result!)[0]!,
  }));

async function exportsOf(file: string): Promise<object> {
  const load = SOURCES[`../../src/battlefield/${file}`] ?? SOURCES[`../../src/${file}`];
  if (!load) throw new Error(`There is no ${file}.`);
  return (await load()) as object;
}

const evaluate = (code: string, scope: object): unknown =>
  new Function(...Object.keys(scope), `return (${code});`)(...Object.values(scope));

describe('the page of the resolvers', () => {
  it('has a call of each of the 36', () => {
    const numbers = new Set(calls.map(({ resolver }) => Number(resolver.slice(0, 2))));
    expect([...numbers]).toEqual(Array.from({ length: 36 }, (_, i) => i + 1));
  });

  it.each(calls)('$resolver', async ({ files, call, result }) => {
    const scope = Object.assign({}, ...(await Promise.all(files.map(exportsOf))));
    expect(evaluate(call, scope)).toEqual(evaluate(result, {}));
  });
});
