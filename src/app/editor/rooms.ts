/** The rooms of the editor, one for each part of a scenario. */
import { SIDES } from '../../book/terms.ts';
import type { Draft } from '../../scenarios/draft.ts';
import { to } from '../route.ts';

export const editHref = (id: string, ...room: string[]): string => to('edit', id, ...room);

const DAY = ['date', 'start', 'end', 'sky', 'bands'];
const GROUND = ['hills', 'vantagePoints', 'terrain', 'areas', 'crossings'];
const RULES = ['decks', 'rulings'];

/** The room where a problem can be fixed. */
export function roomOf(draft: Draft, path: readonly (string | number)[]): readonly string[] {
  const [top, sideKey, list, i, inner, j] = path;
  if (top === 'sides') {
    const side = SIDES.find((s) => s === sideKey);
    if (!side) return [];
    const army = draft.sides[side];
    if (list === 'formations' && typeof i === 'number') {
      const formation = army.formations[i];
      if (!formation) return ['army', side];
      const unit = inner === 'units' && typeof j === 'number' ? formation.units[j] : undefined;
      return unit ? ['unit', unit.id] : ['formation', formation.id];
    }
    if (list === 'garrisons' && typeof i === 'number' && army.garrisons[i])
      return ['garrison', army.garrisons[i].unit.id];
    return ['army', side];
  }
  if (top === 'reinforcements') return ['arrivals'];
  if (DAY.includes(String(top))) return ['day'];
  if (GROUND.includes(String(top))) return ['ground'];
  if (RULES.includes(String(top))) return ['rules'];
  return ['words'];
}
