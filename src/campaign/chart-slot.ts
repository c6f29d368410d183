/**
 * Charts that no source of ours holds: their owner types each value once, off the print, and it stays on this device. A cell
 * that nobody has typed is open, and whoever needs it asks for the printed result.
 */
import * as z from 'zod/mini';

/** The shape of a chart, without a value. */
export interface SlotShape {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly least: number;
  readonly most: number;
}

/** By chart, by cell, what was typed. */
export const slotsSchema = z.record(z.string(), z.record(z.string(), z.int()));
export type Slots = Readonly<Record<string, Readonly<Record<string, number>>>>;

export const cellOf = (row: string, column: string): string => `${row}/${column}`;

/** Whether a chart has such a cell, and may hold such a value. */
export function fitsSlot(shape: SlotShape, cell: string, value: number): boolean {
  const known = shape.rows.some((row) => shape.columns.some((column) => cellOf(row, column) === cell));
  return known && Number.isInteger(value) && value >= shape.least && value <= shape.most;
}

/** What was typed, or nothing. */
export const readSlot = (slots: Slots, chart: string, cell: string): number | undefined => slots[chart]?.[cell];

/** With a value typed, or rubbed out. */
export function fillSlot(slots: Slots, chart: string, cell: string, value: number | null): Slots {
  const { [cell]: _, ...others } = slots[chart] ?? {};
  return { ...slots, [chart]: value === null ? others : { ...others, [cell]: value } };
}
