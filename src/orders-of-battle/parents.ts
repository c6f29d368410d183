/** Entries that name the entry above them by its id. */
import { say } from '../engine/message.ts';
import { problemIn } from './format.ts';
import type { Problem, Sprout } from './tree.ts';

interface Entry {
  readonly node: Sprout;
  readonly id: string;
  /** The id of the entry above; empty at the top. */
  readonly parent: string;
}

/** The ids that stand under themselves, directly or by way of others. */
function circular(entries: ReadonlyMap<string, Entry>): ReadonlySet<string> {
  const onCircle = new Set<string>();
  const done = new Set<string>();
  for (const start of entries.keys()) {
    const way: string[] = [];
    const places = new Map<string, number>();
    let at: string | undefined = start;
    while (at !== undefined && at !== '' && entries.has(at) && !done.has(at) && !places.has(at)) {
      places.set(at, way.length);
      way.push(at);
      at = entries.get(at)?.parent;
    }
    const again = at === undefined ? undefined : places.get(at);
    if (again !== undefined) for (const id of way.slice(again)) onCircle.add(id);
    for (const id of way) done.add(id);
  }
  return onCircle;
}

/** Puts entries under the ones they name; one whose way up is a circle stands at the top and is reported. */
export function underParents(entries: readonly Entry[], problems: Problem[]): Sprout[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const circles = circular(byId);
  const roots: Sprout[] = [];
  const cut: number[] = [];
  const lost: number[] = [];
  for (const { node, id, parent } of entries) {
    const above = parent === '' ? undefined : byId.get(parent)?.node;
    const round = circles.has(id) && byId.get(id)?.node === node;
    if (above && above !== node && !round) above.children.push(node);
    else {
      if (round) cut.push(node.source.line);
      else if (parent !== '') lost.push(node.source.line);
      roots.push(node);
    }
  }
  problems.push(
    ...problemIn('error', cut, (lines) => say('reader-circle', { lines })),
    ...problemIn('warning', lost, (lines) => say('reader-no-superior', { lines })),
  );
  return roots;
}
