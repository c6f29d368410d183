/** A campaign that is open is copied as each month or round begins. */
import { useEffect } from 'preact/hooks';
import { whenIdle } from '../idle.ts';
import { type Copied, keepCopies } from '../session/turn-copies.ts';

export function useCopies<State>(of: Copied<State>, id: string): void {
  useEffect(() => whenIdle(() => keepCopies(of, id).catch(() => undefined)), [id]);
}
