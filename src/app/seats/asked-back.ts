/**
 * A request to take back a deed, not yet answered. It is stored beside the record, one for each battle, so it survives
 * a reload and shows in other tabs of this device.
 */
import { signal } from '@preact/signals';
import * as z from 'zod/mini';
import { store } from '../session/battles.ts';

const askedSchema = z.object({
  /** The last deed at the time of asking. */
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

/** The request in a battle, once it is read. */
export const askedIn = (record: string | null): Asked | null =>
  here.value && here.value.record === record ? here.value.asked : null;

const nameOf = (record: string): string => `asked-back-${record}`;
const CHANNEL = 'scovell-asked-back';

export async function readAsked(record: string): Promise<void> {
  const found = await store.getSetting(nameOf(record));
  const read = askedSchema.safeParse(found.ok ? found.value : null);
  here.value = { record, asked: read.success ? read.data : null };
}

/** Stores a request, or null once it is answered; false if the disk refused. */
export async function keepAsked(record: string, asked: Asked | null): Promise<boolean> {
  if (!(await store.putSetting(nameOf(record), asked)).ok) return false;
  here.value = { record, asked };
  const tabs = new BroadcastChannel(CHANNEL);
  tabs.postMessage(record);
  tabs.close();
  return true;
}

/** Reads the request now and whenever another tab changes it, until the returned function is called. */
export function followAsked(record: string): () => void {
  void readAsked(record);
  const tabs = new BroadcastChannel(CHANNEL);
  tabs.onmessage = () => void readAsked(record);
  return () => tabs.close();
}
