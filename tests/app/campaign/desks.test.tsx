// @vitest-environment happy-dom
/** What the desks of both campaigns ask and bound by hand: figures that are reached by tapping, and the plays they become. */
import { cleanup, fireEvent, render } from '@testing-library/preact';
import type { ComponentChild, FunctionComponent } from 'preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Campaign as Napoleon, Task } from '../../../src/campaign/age-of-napoleon/campaign.ts';
import type { Campaign } from '../../../src/campaign/empires-in-arms/campaign.ts';
import type { Merge } from '../../../src/campaign/empires-in-arms/spreadsheet.ts';
import type { Factors } from '../../../src/campaign/empires-in-arms/vocabulary.ts';
import type { Fact } from '../../../src/engine/procedure.ts';
import { begun as begunNapoleon } from '../../campaign/age-of-napoleon/fixtures.ts';
import { ally, depot, powers, province } from '../../campaign/empires-in-arms/cases/hands.ts';
import { area, begun, corps, Table } from '../../campaign/empires-in-arms/fixtures.ts';
import { navalTable } from '../../campaign/empires-in-arms/naval-fixtures.ts';

await vi.hoisted(async () => {
  const fake = await import('fake-indexeddb');
  Object.assign(globalThis, { indexedDB: new fake.IDBFactory(), IDBKeyRange: fake.IDBKeyRange });
});
vi.mock('../../../src/words/speak.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('../screens/shown.tsx')).inCodes,
}));
const heard = vi.hoisted((): Record<string, unknown>[] => []);
const hears = vi.hoisted(() => async (original: () => Promise<object>) => ({
  ...(await original()),
  act: async (play: Record<string, unknown>) => heard.push(play) > 0,
  does: (play: Record<string, unknown>) => ({ onClick: () => void heard.push(play) }),
}));
vi.mock('../../../src/app/campaign/empires-in-arms/session.ts', hears);
vi.mock('../../../src/app/campaign/age-of-napoleon/session.ts', hears);

/** A part that a page keeps to itself. */
const partOf = async (module: Promise<object>, name: string): Promise<FunctionComponent<Record<string, unknown>>> =>
  Reflect.get(Reflect.get(await module, 'inner'), name);

afterEach(() => {
  cleanup();
  heard.length = 0;
});
const draw = (page: ComponentChild) => {
  const { container } = render(<div>{page}</div>);
  const named = (name: string) => {
    const all = [...container.querySelectorAll<HTMLElement>('button, [role=switch], label')];
    const found = all.find((one) => `${one.getAttribute('aria-label') ?? ''} ${one.textContent}`.includes(name));
    if (!found) throw new Error(`No “${name}” in ${container.textContent}`);
    return found;
  };
  return { container, taps: (name: string, n = 1) => Array.from({ length: n }, () => fireEvent.click(named(name))) };
};

const at = (state: Campaign, step: Campaign['clock']['step'], ...acting: Campaign['clock']['acting']): Campaign => ({
  ...state,
  clock: { ...state.clock, step, acting },
});
const allied = () =>
  new Table(begun({ powers: powers('AU', 'FR', 'RU') })).does(ally('AU', 'RU'), depot('d', 'AU', 'ulm')).state;

describe('Empires in Arms', () => {
  it('EIA-203 lends whole points, and no more than there are', async () => {
    const Lending = await partOf(import('../../../src/app/campaign/empires-in-arms/desks/quarter.tsx'), 'Lending');
    const state = allied();
    const rich = { ...state, powers: { ...state.powers, AU: { ...state.powers.AU!, money: 7 } } };
    const { container, taps } = draw(<Lending id="x" state={at(rich, 'lending', 'AU')} power="AU" />);
    taps('step-more', 9);
    expect(container.querySelector('.stepper output')?.textContent).toBe('3');
    taps('eiaqtr-lend');
    expect(heard).toEqual([{ do: 'lend', power: 'AU', to: 'RU', points: 3 }]);
  });

  it('EIA-128 invites an ally’s corps to the bill, by name and area, and lets it go again', async () => {
    const Guests = await partOf(import('../../../src/app/campaign/empires-in-arms/desks/land.tsx'), 'Guests');
    const { container, taps } = draw(<Guests state={at(allied(), 'supply', 'AU', 'RU')} owner="AU" />);
    expect(container.textContent).toContain('ru1');
    expect(container.textContent).toContain('kiev');
    const bill = (...guests: string[]) => ({ do: 'supply-bill', power: 'AU', guests });
    for (const tap of ['ru1', 'eialand-feed', 'ru1', 'eialand-feed']) taps(tap);
    expect(heard).toEqual([bill('ru1'), bill()]);
  });

  it('EIA-225 takes every place of cossacks where there are no more than come, and tells how many go', async () => {
    const { Irregulars } = await import('../../../src/app/campaign/empires-in-arms/desks/irregulars.tsx');
    const land = { ...province('don', 'RU'), cossack: true };
    const areas = [area('rostov', { province: 'don', owner: 'RU' }), area('metz', { owner: 'FR' })];
    const state = begun({ sheets: { areas, provinces: [land], corps: [corps('fr1', 'FR', 'metz')] } });
    const levy = at(state, 'levy', 'RU');
    draw(<Irregulars id="x" state={levy} />).taps('eiaarms-cossacks-come(n=1)');
    expect(heard).toEqual([{ do: 'levy-cossacks', areas: ['rostov'], invaded: false }]);
    const horde = Object.fromEntries(
      ['i1', 'i2', 'i3'].map((id) => [
        id,
        { id, owner: 'RU', type: 'cossack', count: 1, area: 'rostov', inCity: false } as const,
      ]),
    );
    cleanup();
    draw(<Irregulars id="x" state={{ ...levy, irregulars: horde }} />).taps('eiaarms-cossacks-go(n=2)');
    expect(heard[1]).toEqual({ do: 'levy-cossacks', areas: [], invaded: false });
  });

  it('EIA-036 a power’s page tells what falls due within twelve months', async () => {
    const { PowerPage } = await import('../../../src/app/campaign/empires-in-arms/powers.tsx');
    const until = (y: number, m: 2 | 3) => ({ id: `${y}`, by: 'AU', against: 'FR', until: { y, m } }) as const;
    const state = { ...begun(), locks: { near: until(1807, 2), far: until(1807, 3) } };
    const { container } = draw(<PowerPage id="x" state={state} power="AU" />);
    const due = [...container.querySelectorAll('.agenda li')].map((one) => one.textContent);
    expect(due.filter((text) => text?.includes('eiaalarm-lock'))).toHaveLength(1);
  });

  it('EIA-003 draws all factors on one rule of twenty, and a corps of more than that shorter', async () => {
    const { FactorsBar } = await import('../../../src/app/campaign/empires-in-arms/powers.tsx');
    const drawn = (factors: Factors) => {
      const { container } = draw(<FactorsBar factors={factors} />);
      return [...container.querySelectorAll<HTMLElement>('i')].map((one) => one.style.getPropertyValue('--n'));
    };
    expect(drawn({ regular: 10, cavalry: 2, militia: 4 })).toEqual(['10', '2', '4']);
    expect(drawn({ regular: 10, guard: 5, feudalCav: 5, militia: 20 })).toEqual(['7.5', '2.5', '10']);
  });

  it('EIA-071 tells how many moves a stack has left on its way', async () => {
    const { NavalPage } = await import('../../../src/app/campaign/empires-in-arms/desks/naval.tsx');
    const { state } = navalTable().goTo('navalMove', 'FR');
    const { container, taps } = draw(<NavalPage id="x" state={state} />);
    const left = () => /eianaval-left\(n=(\d+)\)/.exec(container.textContent ?? '')?.[1];
    taps('eianaval-whose-stack');
    const goes = (place: string) => {
      taps(`eianaval-place-${place}`);
      return left();
    };
    expect([goes('sea(name=west)'), goes('box(name=dover)')]).toEqual(['6', '5']);
  });

  it('EIA-013 tells what a table would add and change before it is taken, and offers nothing where it says the same', async () => {
    const Page = await partOf(import('../../../src/app/campaign/empires-in-arms/sheet-page.tsx'), 'MergePage');
    const offered = (merge: Merge) => {
      const done: string[] = [];
      const on = { onTake: () => done.push('take'), onLeave: () => done.push('leave') };
      return { ...draw(<Page id="x" state={begun()} of="areas" merge={merge} {...on} />), done };
    };
    const same = offered({ added: [], changed: [], same: 3, covered: 0 });
    expect(same.container.textContent).not.toContain('merge');
    same.taps('shell-back');
    expect(same.done).toEqual(['leave']);
    cleanup();
    const more = offered({ added: [{ id: 'a', name: 'Aix' }], changed: [], same: 3, covered: 2 });
    expect(more.container.textContent).toContain('eiasheet-csv-merge-sums(changed=0, n=1, same=3)');
    expect(more.container.textContent).toContain('eiasheet-csv-covered(n=2)');
    for (const tap of ['eiasheet-csv-merge-leave', 'eiasheet-csv-merge-do(changed=0, n=1)']) more.taps(tap);
    expect(more.done).toEqual(['leave', 'take']);
  });
});

describe('Age of Napoleon', () => {
  const { state } = begunNapoleon();
  const of = Object.values(state.corps)
    .filter(({ side }) => side === 'a')
    .map(({ id }) => id);
  const task = (facts: Task['facts'], data: object): Task =>
    ({ id: 't', kind: 'aon-loss', side: 'a', facts, data, rolls: [], deferred: false }) as unknown as Task;
  const lost = { side: 'a', of, permanent: 2, temporary: 0, box: 'out', why: 'battle' };

  it('AON-013 lets the one picked first go where one too many is picked, and no other', async () => {
    const { Body } = await import('../../../src/app/campaign/age-of-napoleon/bodies.tsx');
    const [one, two, three] = of;
    const picked = (...ids: (string | undefined)[]) => Object.fromEntries(ids.map((id) => [`corps-${id}`, 'out']));
    const body = (facts: Task['facts']) => (
      <Body state={state as Napoleon} task={task(facts, lost)} facts={[]} read={null} />
    );
    draw(body(picked(one))).taps(two!);
    cleanup();
    draw(body(picked(one, two))).taps(three!);
    expect(heard.map(({ facts }) => facts)).toEqual([
      { [`corps-${two}`]: 'out' },
      { [`corps-${three}`]: 'out', [`corps-${one}`]: null },
    ]);
  });

  it('AON-019 holds a figure that is typed of the table to what was sent', async () => {
    const Typed = await partOf(import('../../../src/app/campaign/age-of-napoleon/table.tsx'), 'Typed');
    const fact = { key: 'lost-i', label: 'shell-done', kind: 'number', value: 2, min: 0, max: 8 } as Fact;
    const { container } = draw(<Typed task={task({}, lost)} fact={fact} of="8" />);
    const field = container.querySelector('input')!;
    expect([field.min, field.max, field.value]).toEqual(['0', '8', '2']);
    for (const value of ['9', '8', '-1', '3.4']) fireEvent.change(field, { target: { value } });
    expect(heard.map(({ facts }) => facts)).toEqual([8, 8, 0, 3].map((value) => ({ 'lost-i': value })));
  });
});
