/** Files that the system opens with Scovell. They are shown on their own page. */
import { go, route } from '../route.ts';
import { handOver } from './shared.ts';

export interface Launched {
  readonly files?: readonly { getFile(): Promise<File> }[];
}
export async function take({ files = [] }: Launched): Promise<void> {
  if (files.length === 0) return;
  const read = await Promise.all(files.map((each) => each.getFile().catch(() => null)));
  const got = read.filter((file) => file !== null);
  const said = (await handOver(got)) ?? (got.length < read.length ? 'broken' : undefined);
  const room = said ? ['shared', said] : ['shared'];
  // A second file while the page is open: load the page again.
  if (route.value[0] === 'shared') route.value = room;
  go(...room);
}
