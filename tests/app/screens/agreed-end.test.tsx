// @vitest-environment happy-dom
/** The end is offered at the end of a turn, once its hour has come or a side has nobody left (NBC-END-01). */

import { cleanup, render } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Battle, Unit } from '../../../src/battlefield/battle.ts';
import { t } from '../../../src/words/t.ts';
import { begin } from '../../battlefield/fixtures.ts';

await vi.hoisted(async () => {
  const fake = await import('fake-indexeddb');
  Object.assign(globalThis, { indexedDB: new fake.IDBFactory(), IDBKeyRange: fake.IDBKeyRange });
});
const { EndAct, InForce } = await import('../../../src/app/screens/turn/lull.tsx');
const { Button } = await import('../../../src/app/components/index.ts');
const { DayBar } = await import('../../../src/app/screens/turn/day.tsx');
const { default: maida } = await import('../../../src/scenarios/shelf/maida.ts');
const { scenario } = await import('../../../src/scenarios/schema.ts');

const begun: Battle = { ...begin(scenario(maida)), phase: 9 };
const without = (battle: Battle, gone: (unit: Unit) => boolean): Battle => ({
  ...battle,
  units: Object.fromEntries(
    Object.entries(battle.units).map(([id, unit]) => [id, gone(unit) ? { ...unit, fate: 'eliminated' } : unit]),
  ),
});
const words = (battle: Battle): string => {
  render(<InForce battle={battle} />);
  return document.body.textContent ?? '';
};
afterEach(cleanup);

describe('NBC-END-01 the agreed end', () => {
  it('is not offered while both sides stand', () => {
    expect(words(begun)).toBe('');
  });

  it('is offered once a side has nobody left, and not while one unit stands', () => {
    const french = without(begun, ({ side }) => side === 'a');
    expect(words(french)).toContain(t('lull-side-gone', { side: begun.sides.a.name }));
    cleanup();
    const [last] = Object.values(begun.units).filter(({ side }) => side === 'a');
    expect(words(without(begun, ({ side, id }) => side === 'a' && id !== last?.id))).toBe('');
  });

  it('waits for those who are still to come', () => {
    expect(begun.scenario.reinforcements.some(({ side }) => side === 'b')).toBe(true);
    expect(words(without(begun, ({ side, present }) => side === 'b' && present))).toBe('');
  });

  it('is the large button then, and the next turn a plain one', () => {
    const at = begun.scenario.end?.at ?? 0;
    const primaries = (minutes: number) => {
      cleanup();
      render(
        <EndAct
          battle={{ ...begun, minutes }}
          two={false}
          onward={(kind) => <Button kind={kind}>{t('turn-after-9')}</Button>}
        />,
      );
      return [...document.querySelectorAll('.btn--primary')].map(({ textContent }) => textContent);
    };
    expect(primaries(at - 5)).toEqual([t('turn-after-9')]);
    expect(primaries(at)).toEqual([`${t('over-question')} ${t('sky-end-note')}`]);
    expect(document.body.textContent).toContain(t('turn-after-9'));
  });

  it('stands at its own hour on the bar of the day, and not at a later one', () => {
    const at = begun.scenario.end?.at ?? 0;
    render(<DayBar battle={{ ...begun, minutes: at }} />);
    expect(document.body.textContent).toContain(t('home-end'));
    cleanup();
    render(<DayBar battle={{ ...begun, minutes: at + 25 }} />);
    expect(document.body.textContent).not.toContain(t('home-end'));
  });
});
