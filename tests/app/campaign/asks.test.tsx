// @vitest-environment happy-dom
import { render } from 'preact';
import { act as settled } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { asksOf } from '../../../src/app/campaign/asks.tsx';
import type { Fact } from '../../../src/engine/procedure.ts';

const root = document.createElement('div');
afterEach(() => render(null, root));

const fact = { key: 'base', kind: 'number', value: 0, max: 99, label: 'shell-done' } as unknown as Fact;
const field = () => root.querySelector<HTMLInputElement>('input')!;
const types = (text: string) =>
  settled(() => {
    field().value = text;
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
const leaves = () => settled(() => void field().dispatchEvent(new Event('change', { bubbles: true })));

it('what is typed stands there though an earlier answer is drawn meanwhile, until it is written itself', async () => {
  let write: (done: boolean) => void = () => undefined;
  const heard: unknown[] = [];
  const { Asks } = asksOf((play) => {
    heard.push(play.facts);
    return new Promise((done) => {
      write = done;
    });
  });
  const drawn = (facts: Record<string, unknown>, value = 0) =>
    settled(() => render(<Asks task={{ id: 't', facts }} facts={[{ ...fact, value } as Fact]} />, root));
  drawn({});
  types('35');
  drawn({ earlier: '10' });
  expect(field().value).toBe('35');
  leaves();
  drawn({ earlier: '10', other: '5' });
  expect(field().value).toBe('35');
  expect(heard).toEqual([{ base: 35 }]);
  drawn({ base: 35 }, 35);
  await settled(async () => write(true));
  expect(field().value).toBe('35');
  // Taken back, it is empty again.
  drawn({});
  expect(field().value).toBe('');
});

it('a field that is emptied shows again what was answered', () => {
  const { Asks } = asksOf(async () => true);
  settled(() =>
    render(<Asks task={{ id: 't', facts: { base: 35 } }} facts={[{ ...fact, value: 35 } as Fact]} />, root),
  );
  types('');
  leaves();
  expect(field().value).toBe('35');
});
