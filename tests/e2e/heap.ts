/** What the page keeps in memory: every string that something still holds. */
import type { Page } from '@playwright/test';

interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: string[];
      readonly node_types: [string[]];
      readonly edge_fields: string[];
    };
  };
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
  readonly strings: readonly string[];
}

/** A picture of the memory takes its time. */
export const SLOWLY = { timeout: 90_000 };

/** The strings of the page; a number is shown as one too, by a node of the name `int`, and is none. */
function stringsOf({ snapshot, nodes, edges, strings }: Snapshot): readonly string[] {
  const { node_fields: fields, node_types: types, edge_fields: edge } = snapshot.meta;
  const [type, name, count] = ['type', 'name', 'edge_count'].map((field) => fields.indexOf(field)) as [
    number,
    number,
    number,
  ];
  const numbers = new Set<number>();
  const found: number[] = [];
  let from = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    const to = from + nodes[at + count]! * edge.length;
    if (strings[nodes[at + name]!] === 'int')
      for (let one = from; one < to; one += edge.length) numbers.add(edges[one + edge.indexOf('to_node')]!);
    from = to;
    if (types[0][nodes[at + type]!]?.endsWith('string')) found.push(at);
  }
  return found.filter((at) => !numbers.has(at)).map((at) => strings[nodes[at + name]!]!);
}

/** Those of the texts that the page's memory holds. Four digits are looked for as a whole string. */
export async function inMemory(page: Page, texts: readonly string[]): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot');
  await session.detach();
  const held = stringsOf(JSON.parse(chunks.join('')));
  return texts.filter((text) => held.some((one) => (/^\d+$/.test(text) ? one === text : one.includes(text))));
}
