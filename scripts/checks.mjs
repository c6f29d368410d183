/** The checks that use the types of the source, in one pass. Each of these files also runs alone. */
import { check as facts } from './facts.mjs';
import { tell } from './typed.mjs';
import { check as unread } from './unread.mjs';
import { check as unsaid } from './unsaid.mjs';

const holds = [];
for (const check of [unread, unsaid, facts]) holds.push(await tell(check));
process.exit(holds.every(Boolean) ? 0 : 1);
