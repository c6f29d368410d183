/** What the documents point at is there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('..', import.meta.url).pathname;
const under = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
const FILES = ['src', 'tests', 'scripts', 'docs', 'public', '.ci']
  .flatMap(under)
  .concat(readdirSync(ROOT))
  .map((path) => `/${path}`);
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', ...under('docs')].filter((path) => path.endsWith('.md'));

describe.each(DOCUMENTS)('%s', (path) => {
  const text = readFileSync(join(ROOT, path), 'utf8');

  it('names files that there are', () => {
    const named = [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|ftl|css))`/g)].map(([, name]) => name ?? '');
    // The pages of the rules name theirs from a base of their own (tests/contract).
    expect(named.filter((name) => !name.startsWith('..') && !FILES.some((file) => file.endsWith(`/${name}`)))).toEqual(
      [],
    );
  });

  it('links to files that there are', () => {
    const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link]) => link ?? '');
    const gone = links.filter((link) => !existsSync(join(ROOT, dirname(path), link)));
    expect(gone.map((link) => relative(ROOT, join(ROOT, link)))).toEqual([]);
  });
});
