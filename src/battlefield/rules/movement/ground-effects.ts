/** NBC-GND-02, -03: the effects of each kind of ground, from the rules' tables, for the reference. */
import type { Ground } from '../../../book/terms.ts';
import { CONFIRM } from '../../../dice/hits.ts';
import { type Said, say } from '../../../engine/message.ts';
import { CONTOUR_IN_MUD_CM, MUD_SHIFTS, SOFT_CM } from './movement.ts';

const EFFECTS: Record<Ground, readonly Said[]> = {
  hard: [],
  soft: [say('ground-soft-moves', SOFT_CM), say('ground-soft-fire', { face: CONFIRM })],
  mud: [
    say('ground-mud-moves', { shifts: MUD_SHIFTS, slope: CONTOUR_IN_MUD_CM }),
    'ground-mud-faces',
    say('ground-mud-fire', { face: CONFIRM }),
  ],
};

export const groundEffects = (ground: Ground): readonly Said[] => EFFECTS[ground];
