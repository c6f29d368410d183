// @vitest-environment happy-dom
/**
 * Every part of a page, by itself: drawn with whatever it may stand for in moments of kept battles and random months, also
 * where no page comes to show it, and again with one thing that it reads changed; and what pages reckon before they show
 * it. What differs is a mistake or a change made on purpose: for that, `npm run kept`.
 */
import { type FunctionComponent, h, options, render } from 'preact';
import { beforeAll, describe, it, vi } from 'vitest';
import { eventBuilder } from '../../src/battlefield/ledger/event-builder.ts';
import { POWERS } from '../../src/campaign/empires-in-arms/vocabulary.ts';
import { MOST_TOLD, partsOfPages, probed, rulesOf, type Sample } from '../kept/probed.ts';
import { battles, empires, napoleon } from '../kept/samples.ts';
import { heldTo, IS_SEAL, textsOf, withItsParts } from './screens/shown.tsx';

await vi.hoisted(async () => {
  const fake = await import('fake-indexeddb');
  Object.assign(globalThis, { indexedDB: new fake.IDBFactory(), IDBKeyRange: fake.IDBKeyRange });
});
vi.mock('../../src/words/speak.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('./screens/shown.tsx')).inCodes,
}));
vi.mock('../../src/words/load.ts', async (original) => ({
  ...(await original<object>()),
  loadWords: () => Promise.resolve(),
}));
vi.mock('../../src/app/campaign/use-campaign.ts', () => ({
  titled: () => undefined,
  useAsked: () => undefined,
  useCampaign: () => null,
}));
vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_600_000 });

type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
const OF_EMPIRES: Modules = import.meta.glob('/src/app/campaign/empires-in-arms/**/*.tsx', { eager: true });
const OF_NAPOLEON: Modules = import.meta.glob('/src/app/campaign/age-of-napoleon/**/*.tsx', { eager: true });
const OF_BATTLE: Modules = import.meta.glob(['/src/app/{screens,glance,why,print}/**/*.tsx', '!**/phone*.tsx'], {
  eager: true,
});

const OF_REST: Modules = import.meta.glob(['/src/app/{umpire,editor,first,hints,reference}/**/*.tsx', '!**/*worker*'], {
  eager: true,
});
/** What pages reckon before they show it; what keeps, fetches or seals is not among it. */
const RECKONED: Modules = import.meta.glob(
  [
    '/src/app/{glance,print,reference,screens,first,hints,why}/**/*.ts',
    '/src/app/proof/{differs,luck,report,told,spread}.ts',
    '/src/app/umpire/{names,marks,checks,journal,due*,known*}.ts',
    '/src/app/editor/{camera,words}.ts',
    '/src/app/{figures,ruling-words,date-words,of-sky,spoken}.ts',
    '/src/app/campaign/empires-in-arms/fields.ts',
    // Labels are laid in every order.
    '!**/hour-labels.ts',
  ],
  { eager: true },
);
const desk = await import('../../src/app/session/battle-session.ts');
const { machine, RULES, SCHEMA } = await import('../../src/app/session/battle-journal.ts');
const record = await import('../../src/journal/record.ts');
const eia = await import('../../src/app/campaign/empires-in-arms/session.ts');
const aon = await import('../../src/app/campaign/age-of-napoleon/session.ts');

beforeAll(withItsParts);

/** Where a link leads, what a picture draws, and what a class alone tells: whose a thing is, and what is marked. */
const ALSO = ['href', 'd', 'value', 'class'];
const TELLING = /^(?:is-.+|side-[ab]|f\d+|(?:sign|joint|power|run)--.+)$/;
const tells = (line: string): string =>
  line.startsWith('{class ')
    ? line
        .slice(7, -1)
        .split(' ')
        .filter((each) => TELLING.test(each))
        .join(' ')
    : line;

/** How far a figure may go is seen only by whoever goes there: it is told as it is handed on. */
const BOUNDS = ['min', 'max', 'least', 'most'];
const bounds: string[] = [];
const asBefore = options.vnode;
options.vnode = (vnode) => {
  asBefore?.(vnode);
  if (typeof vnode.type !== 'function') return;
  for (const name of BOUNDS) {
    const value: unknown = Reflect.get(vnode.props, name);
    if (typeof value === 'number') bounds.push(`{${name} ${value}}`);
  }
};

/** The state on the desk, which most parts are given. */
let laid: object = {};

/** What stands, and shows nothing here. */
const NOTHING = '–';

/** Drawn once, without what comes later; a part that cannot stand alone says nothing. */
function drawn(part: (...args: readonly never[]) => unknown, own: object): string {
  const props = { id: 'x', state: laid, battle: laid, onClose: () => undefined, ...own };
  const place = document.createElement('div');
  bounds.length = 0;
  try {
    render(h(part as FunctionComponent<object>, props), place);
    const lines = [...textsOf(place, ALSO)].filter((each) => !IS_SEAL.test(each)).map(tells);
    return [...lines, ...bounds].filter(Boolean).join(' ').slice(0, MOST_TOLD) || NOTHING;
  } catch {
    return '';
  } finally {
    try {
      render(null, place);
    } catch {
      // It never stood.
    }
  }
}

const header = { id: 'x', title: 'x', startedAt: 1_800_000_000_000 };
const begun = record.begin({ ...header, schema: SCHEMA, seal: 'seal', rules: RULES }, machine);
interface Session {
  readonly journal: { value: unknown };
  readonly openId: { value: string | null };
  readonly hold: { value: unknown };
}
const onDesk =
  (session: unknown) =>
  (state: object): void => {
    const { journal, openId, hold } = session as Session;
    laid = state;
    openId.value = 'x';
    hold.value = 'writing';
    journal.value = { ...begun, state, top: { ...begun.top, state } };
  };

/** Of the moments a few are enough. */
const few = (samples: readonly Sample[], of: number): readonly Sample[] => samples.filter((_, n) => n % of === 1);

const holds = heldTo('parts');

describe('each part of a page', () => {
  it('of Empires in Arms', () =>
    holds('eia', probed(OF_EMPIRES, empires(), POWERS, partsOfPages(drawn, onDesk(eia.session)))));
  it('of Age of Napoleon', () =>
    holds('aon', probed(OF_NAPOLEON, few(napoleon(), 5), ['a', 'b'], partsOfPages(drawn, onDesk(aon.session)))));
  it('of a battle', async () =>
    holds('nbc', probed(OF_BATTLE, few(await battles(), 3), ['a', 'b'], partsOfPages(drawn, onDesk(desk)))));
  it('of the umpire, the editor and the reference', async () =>
    holds('rest', probed(OF_REST, few(await battles(), 3), ['a', 'b'], partsOfPages(drawn, onDesk(desk)))));
  it('and what they reckon', async () =>
    holds('reckoned', probed(RECKONED, few(await battles(), 2), ['a', 'b'], rulesOf(eventBuilder))));
});
