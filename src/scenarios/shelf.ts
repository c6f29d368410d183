/** The scenarios that come with the game. Each is a module of its own, fetched when somebody opens it. */
import type { Bare } from '../engine/message.ts';
import { type Scenario, type ScenarioSource, scenario } from './schema.ts';

export interface ShelfEntry {
  readonly id: string;
  readonly title: string;
  /** ISO date of the battle. */
  readonly date: string;
  /** How much there is of it and how long it takes, in a few words. */
  readonly size: Bare;
  readonly load: () => Promise<Scenario>;
}

const opened = async (module: Promise<{ default: ScenarioSource }>): Promise<Scenario> =>
  scenario((await module).default);

/** The smallest first. */
export const SHELF: readonly ShelfEntry[] = [
  {
    id: 'maida-1806',
    title: 'Maida',
    date: '1806-07-04',
    size: 'shelf-size-maida',
    load: () => opened(import('./shelf/maida.ts')),
  },
  {
    id: 'quatre-bras-1815',
    title: 'Quatre Bras',
    date: '1815-06-16',
    size: 'shelf-size-quatre-bras',
    load: () => opened(import('./shelf/quatre-bras.ts')),
  },
  {
    id: 'auerstaedt-1806',
    title: 'Auerstaedt',
    date: '1806-10-14',
    size: 'shelf-size-auerstaedt',
    load: () => opened(import('./shelf/auerstaedt.ts')),
  },
  {
    id: 'salamanca-1812',
    title: 'Salamanca',
    date: '1812-07-22',
    size: 'shelf-size-salamanca',
    load: () => opened(import('./shelf/salamanca.ts')),
  },
  {
    id: 'waterloo-1815',
    title: 'Waterloo',
    date: '1815-06-18',
    size: 'shelf-size-waterloo',
    load: () => opened(import('./shelf/waterloo.ts')),
  },
];
