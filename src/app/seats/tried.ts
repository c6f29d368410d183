/** The words for a wrong PIN. */
import { t } from '../../words/t.ts';
import type { Tried } from '../session/seat-locks.ts';

const MINUTE = 60_000;

export const waitWords = (not: number, now: number): string =>
  t('seats-wait', { n: Math.max(1, Math.ceil((not - now) / MINUTE)) });

/** `way`: what helps if no try is left. */
export function saidOf(tried: Exclude<Tried, { ok: true }>, now: number, way: string): string {
  switch (tried.why) {
    case 'shut':
      return t('seats-shut', { way });
    case 'none':
      return t('seats-no-lock');
    case 'disk':
      return t('seats-not-counted');
    case 'wait':
      return waitWords(tried.not, now);
    case 'wrong':
      return tried.left === null ? t('seats-wrong-umpire') : t('seats-wrong-left', { n: tried.left });
  }
}
