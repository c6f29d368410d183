/** The built-in scenarios, fetched when opened. */
import type { Bare } from '../engine/message.ts';
import { type Scenario, scenario } from './schema.ts';

export interface ShelfEntry {
  readonly id: string;
  readonly title: string;
  /** ISO date of the battle. */
  readonly date: string;
  /** Its size and duration in a few words. */
  readonly size: Bare;
  readonly load: () => Promise<Scenario>;
}

const opened = async (name: keyof typeof import('./shelf/sources.ts')): Promise<Scenario> =>
  scenario((await import('./shelf/sources.ts'))[name]);

/** Smallest first. */
export const SHELF: readonly ShelfEntry[] = [
  {
    id: 'maida-1806',
    title: 'Maida',
    date: '1806-07-04',
    size: 'shelf-size-maida',
    load: () => opened('maida'),
  },
  {
    id: 'quatre-bras-1815',
    title: 'Quatre Bras',
    date: '1815-06-16',
    size: 'shelf-size-quatre-bras',
    load: () => opened('quatreBras'),
  },
  {
    id: 'auerstaedt-1806',
    title: 'Auerstaedt',
    date: '1806-10-14',
    size: 'shelf-size-auerstaedt',
    load: () => opened('auerstaedt'),
  },
  {
    id: 'salamanca-1812',
    title: 'Salamanca',
    date: '1812-07-22',
    size: 'shelf-size-salamanca',
    load: () => opened('salamanca'),
  },
  {
    id: 'waterloo-1815',
    title: 'Waterloo',
    date: '1815-06-18',
    size: 'shelf-size-waterloo',
    load: () => opened('waterloo'),
  },
];
