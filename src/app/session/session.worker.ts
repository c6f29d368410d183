/**
 * The worker of a session, one file for two jobs, since they share most of their code: named "gate", it reads one text from outside;
 * else it reads and writes records.
 */
import { openDisk } from '../../journal/disk.ts';
import { anyPayload } from '../../journal/entry.ts';
import { storeOn } from '../../journal/store.ts';
import { type Ask as GateAsk, gate } from './gate.ts';
import { type Ask, clerk } from './records.ts';
import { NAME } from './store-name.ts';

if (self.name === 'gate') {
  const answer = gate();
  addEventListener('message', ({ data }: MessageEvent<GateAsk | 'next'>) => postMessage(answer(data)));
} else {
  const answer = clerk(storeOn(openDisk({ name: NAME }), anyPayload));
  addEventListener('message', async ({ data }: MessageEvent<Ask>) => postMessage(await answer(data)));
}
