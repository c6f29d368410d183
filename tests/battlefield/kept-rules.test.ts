/**
 * What the rules say of the moments of kept battles is what they said: how many dice, how far, who may and why not, of
 * whatever stands there. What differs is a mistake or a change made on purpose: for that, `npm run kept`.
 */
import { it, vi } from 'vitest';
import { eventBuilder } from '../../src/battlefield/ledger/event-builder.ts';
import { heldTo } from '../kept/marks.ts';
import { probed, rulesOf } from '../kept/probed.ts';
import { questions } from '../kept/questions.ts';
import { battles } from '../kept/samples.ts';

vi.mock('../../src/battlefield/handling.ts', async (original) =>
  (await import('../kept/made.ts')).telling(await original<object>(), 'deed'),
);
vi.mock('../../src/engine/remember.ts', async (original) =>
  (await import('../kept/made.ts')).telling(await original<object>(), 'remember', 'rememberOne'),
);

const MODULES = import.meta.glob<Readonly<Record<string, unknown>>>(
  [
    '/src/{battlefield,cards,dice,scenarios}/**/*.ts',
    '!**/{apply,begin,game,referee,view}.ts',
    '!**/{under-lock,shelf}/**',
  ],
  { eager: true },
);

it('the rules say of kept battles what they said', async () =>
  heldTo('rules')('nbc', probed(MODULES, await battles(), ['a', 'b'], rulesOf(eventBuilder), questions())));
