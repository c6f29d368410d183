/** Begins a battle: seals the seed, writes the first entry, and only then says that it stands. */

import type { Setup } from '../../battlefield/battle.ts';
import { beginBattle } from '../../battlefield/begin.ts';
import { type Seed, sealOf, seedOf } from '../../engine/chance.ts';
import type { Said } from '../../engine/message.ts';
import type { Header } from '../../journal/chain.ts';
import { append, begin } from '../../journal/record.ts';
import type { Scenario } from '../../scenarios/schema.ts';
import { machine, RULES, SCHEMA } from './battle-journal.ts';
import { store } from './battles.ts';
import { summaryOf } from './summary.ts';

export type Begun = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly said: Said };

/** A seed nobody has seen. */
export const newSeed = (): Seed => seedOf(crypto.getRandomValues(new Uint8Array(32)));

export async function newBattle(scenario: Scenario, setup: Setup, seed: Seed): Promise<Begun> {
  const at = Date.now();
  const id = `${scenario.id.slice(0, 30)}-${crypto.randomUUID().slice(0, 8)}`;
  const header: Header = { id, schema: SCHEMA, title: scenario.title, seal: sealOf(seed), startedAt: at, rules: RULES };
  const empty = begin(header, machine);
  const begun = append(empty, {
    play: { do: 'begin' },
    events: beginBattle(scenario, setup, header.seal),
    at,
    by: setup.keeps,
  });
  const summary = summaryOf(begun.state!);
  const made = await store.createBattle(header, seed, summary);
  if (!made.ok) return made;
  const written = await store.appendEntry(id, begun.entries[0]!, empty.head, summary);
  if (!written.ok) {
    await store.deleteBattle(id);
    return written;
  }
  return { ok: true, id };
}
