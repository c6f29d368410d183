/** A page gone through: everything on it is tapped once, in order, and what each tap changed and did is told. */
import { act, cleanup, fireEvent, render } from '@testing-library/preact';
import type { ComponentChild } from 'preact';
import type { AnyEvent, AnyPlay, Choose, Core } from '../../../src/app/session/session-core.ts';
import { chanceOf } from '../../../src/engine/chance.ts';
import { judge } from '../../../src/engine/game.ts';
import { seedFrom } from '../../battlefield/fixtures.ts';
import { IS_SEAL, later, settles, textsOf, unfolded } from './shown.tsx';

/** Deeds that pages ask for while they are gone through: told, not done. */
const asked: string[] = [];
export const ask = (what: unknown): void => {
  asked.push(JSON.stringify(what));
};

const SEED = seedFrom(5);

const CONTROLS = 'button, select, textarea, input:not([type=file])';
const GROUPS = 'fieldset, section, [role=radiogroup], [role=group]';

const isOpen = (control: Element): boolean =>
  !control.hasAttribute('disabled') && control.getAttribute('aria-disabled') !== 'true';

const nameOf = (control: Element): string =>
  control.getAttribute('aria-label') ||
  (control.closest('label') ?? (control as HTMLInputElement).labels?.[0] ?? control).textContent?.trim() ||
  control.tagName;

const groupOf = (control: Element): string => {
  const group = control.closest(GROUPS);
  return group?.getAttribute('aria-label') ?? group?.querySelector('legend')?.textContent ?? '';
};

/** The controls by their names; of those that bear the same, each by its number. */
function controlsOf(container: Element): ReadonlyMap<string, Element> {
  const all = new Map<string, Element>();
  for (const control of container.querySelectorAll(CONTROLS)) {
    if (!isOpen(control)) continue;
    const name = [groupOf(control), nameOf(control)].filter(Boolean).join(' > ');
    let n = 1;
    while (all.has(`${name} ${n}`)) n += 1;
    all.set(`${name} ${n}`, control);
  }
  return all;
}

/** Something else stands in a field after it was used, within its bounds. */
function fill(field: HTMLInputElement | HTMLTextAreaElement): void {
  const [least, most] = [Number(field.getAttribute('min') || 0), Number(field.getAttribute('max') || 99)];
  const values: Readonly<Record<string, string>> = {
    number: String(Math.min(most, least + 3)),
    range: String(Math.min(most, least + 3)),
    date: '1809-07-05',
    time: '11:25',
  };
  const type = field.getAttribute('type') ?? 'text';
  fireEvent.input(field, { target: { value: values[type] ?? (field.getAttribute('inputmode') ? '3' : 'Ney') } });
  fireEvent.change(field);
  fireEvent.blur(field);
}

function use(control: Element): void {
  if (control instanceof HTMLSelectElement) {
    const other = [...control.options].findLast(({ value, disabled }) => value !== control.value && !disabled);
    if (other) fireEvent.change(control, { target: { value: other.value } });
  } else if (control instanceof HTMLTextAreaElement) fill(control);
  else if (control instanceof HTMLInputElement && !['checkbox', 'radio'].includes(control.type)) fill(control);
  else (control as HTMLElement).click();
}

/** The lines of one text that the other has not, each as often as it stands there more. */
function without(these: readonly string[], those: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of those) left.set(line, (left.get(line) ?? 0) + 1);
  return these.filter((line) => {
    const n = left.get(line) ?? 0;
    left.set(line, n - 1);
    return n <= 0;
  });
}

export interface Walk {
  /** At most so many taps. */
  readonly most?: number;
  /** Controls that are left alone, by group and name: of many that are made alike, a few are enough. */
  readonly but?: RegExp;
  /** Attributes read beside the usual ones. */
  readonly also?: readonly string[];
  /** Whatever comes from elsewhere, and takes its time, has come. */
  readonly quiet?: () => boolean;
  /** What else may change, for instance what is on the desk. */
  readonly beside?: () => readonly string[];
}

const HEREOF = ['href'];
/** So many rounds until all that a tap leads to has come. */
const ROUNDS = 2;

/** A page rendered, unfolded, read, and gone through. */
export async function walkedBy(page: ComponentChild, walk: Walk = {}): Promise<string> {
  const { most = 60, also = [], beside, but, quiet } = walk;
  const { container } = render(<div>{page}</div>);
  const opened = new Set<Element>();
  const shown = (): readonly string[] => [
    ...[...textsOf(container, [...HEREOF, ...also])].filter((each) => !IS_SEAL.test(each)),
    ...[...container.querySelectorAll('input:checked')].map((each) => `{chosen ${nameOf(each)}}`),
  ];
  const read = (): readonly string[] => [...shown(), ...(beside?.() ?? [])];
  await settles(container, quiet);
  await unfolded(container, opened);
  let now = read();
  const told: string[] = [...shown()];
  const tapped = new Set<string>();
  asked.length = 0;
  while (tapped.size < most) {
    const next = [...controlsOf(container)].find(([name]) => !tapped.has(name) && !but?.test(name));
    if (!next) break;
    const [name, control] = next;
    tapped.add(name);
    await act(() => use(control));
    for (let round = 0; round < ROUNDS; round += 1) await act(later);
    if (quiet) await settles(container, quiet);
    await unfolded(container, opened);
    const then = read();
    const address = location.hash && `# ${location.hash}`;
    if (address) location.hash = '';
    told.push(
      `> ${name}`,
      ...without(now, then).map((line) => `- ${line}`),
      ...without(then, now).map((line) => `+ ${line}`),
    );
    told.push(...asked.splice(0).map((what) => `! ${what}`), ...(address ? [address] : []));
    now = then;
  }
  cleanup();
  return told.join('\n');
}

/** In place of `session-plays.ts`: a play is told, with what the rules say to it, and changes nothing. */
export const toldPlays = {
  doPlay<State, Event extends AnyEvent, Play extends AnyPlay>(
    { options: { game, actor }, journal }: Core<State, Event, Play>,
    play: Play,
    then?: Choose<State, Play>,
  ): Promise<boolean> {
    const state = journal.value?.state;
    if (state === undefined) return Promise.resolve(false);
    const ruled = judge(game, state, { actor: actor({ state, play }), play }, (topic) => chanceOf(SEED, topic));
    ask({ play, ...(ruled.ok ? { next: then?.(ruled.state) } : { refused: ruled.why }) });
    return Promise.resolve(true);
  },
  takeStep: (): Promise<boolean> => {
    ask('a step');
    return Promise.resolve(true);
  },
};
