/**
 * A take-back that was asked for and not yet answered. It is in no record; it lies beside it on the disk, one of each battle, so that
 * a reload or another tab of this device forgets nothing.
 */
import { signal } from '@preact/signals';
import * as z from 'zod/mini';
import { store } from '../session/battles.ts';

const askedSchema = z.object({
  /** The deed that was the last when it was asked. */
  seq: z.int().check(z.gte(0)),
  by: z.string(),
  of: z.string(),
});
export type Asked = Readonly<z.infer<typeof askedSchema>>;

interface Here {
  readonly record: string;
  readonly asked: Asked | null;
}
const here = signal<Here | null>(null);

/** What was asked in a battle, as far as it has been read. */
export const askedIn = (record: string | null): Asked | null =>
  here.value && here.value.record === record ? here.value.asked : null;

const nameOf = (record: string): string => `asked-back-${record}`;
const CHANNEL = 'scovell-asked-back';

export async function readAsked(record: string): Promise<void> {
  const found = await store.getSetting(nameOf(record));
  const read = askedSchema.safeParse(found.ok ? found.value : null);
  here.value = { record, asked: read.success ? read.data : null };
}

/** Keeps what was asked, or with null that it was answered; false where the disk did not take it. */
export async function keepAsked(record: string, asked: Asked | null): Promise<boolean> {
  if (!(await store.putSetting(nameOf(record), asked)).ok) return false;
  here.value = { record, asked };
  const tabs = new BroadcastChannel(CHANNEL);
  tabs.postMessage(record);
  tabs.close();
  return true;
}

/** Reads it now, and whenever another tab has asked or answered, until the returned function is called. */
export function followAsked(record: string): () => void {
  void readAsked(record);
  const tabs = new BroadcastChannel(CHANNEL);
  tabs.onmessage = () => void readAsked(record);
  return () => tabs.close();
}
