/** Reads and writes records in a worker. */

import { openDisk } from '../../journal/disk.ts';
import { anyPayload } from '../../journal/entry.ts';
import { storeOn } from '../../journal/store.ts';
import { type Ask, clerk } from './records.ts';
import { NAME } from './store-name.ts';

const answer = clerk(storeOn(openDisk({ name: NAME }), anyPayload));
addEventListener('message', async ({ data }: MessageEvent<Ask>) => postMessage(await answer(data)));
