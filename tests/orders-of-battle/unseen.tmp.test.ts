import { readdirSync, readFileSync } from 'node:fs';
import { it } from 'vitest';
import { judged } from './corpus.ts';
import { lines } from './sample.ts';

it('reads unseen', async () => {
  const dir = process.env.UNSEEN ?? '/tmp/unseen/';
  const n: Record<string, string[]> = {};
  for (const f of readdirSync(dir)
    .filter((f) => f.endsWith('.txt'))
    .sort()) {
    const name = f.slice(0, -4);
    if (process.env.ONLY && !name.includes(process.env.ONLY)) continue;
    const r = await judged(name, readFileSync(dir + f, 'utf8'), readFileSync(dir + name + '.truth', 'utf8'));
    (n[r.outcome] ??= []).push(name);
    if (r.outcome !== 'exact' || process.env.ONLY)
      console.log(
        [
          `${r.outcome} ${name}`,
          ...r.wrong.map((e) => `- ${e}`),
          ...lines(r.tree),
          ...r.doubts.map(({ id, proposed }) => `? ${id} -> ${proposed}`),
        ].join('\n'),
      );
  }
  console.log(JSON.stringify(n, null, 1));
}, 120000);
