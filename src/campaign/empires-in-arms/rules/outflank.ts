/** The outflank chit: which force may choose it, which must split, and what goes where. EIA-142, EIA-143 */
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import type { BattleSide, Chit } from '../vocabulary.ts';

/** Returns whether a force may choose the outflank chit. EIA-142 */
export const mayOutflank = (force: { readonly nonArtilleryCorps: number; readonly hasLeader: boolean }): Legality =>
  unless(
    force.nonArtilleryCorps < 2 && refuse('eiacombat-outflank-corps', 'EIA-142'),
    !force.hasLeader && refuse('eiacombat-outflank-leader', 'EIA-142'),
  );

/**
 * Returns the side that splits its force before the other chit is shown; null if both or neither outflank, or against a
 * cordon. EIA-143
 */
export function splitter(chits: Readonly<Record<BattleSide, Chit>>): BattleSide | null {
  const attacker = chits.attacker === 'outflank';
  const defender = chits.defender === 'outflank';
  if (attacker === defender) return null;
  if (attacker) return chits.defender === 'cordon' ? null : 'attacker';
  return 'defender';
}

/** The corps of a force, and those chosen to outflank. EIA-143 */
export interface Splitting {
  readonly corps: readonly { readonly id: string; readonly artillery: boolean }[];
  readonly outflanking: readonly string[];
}
export function splitTrouble({ corps, outflanking }: Splitting): Legality {
  const round = corps.filter(({ id }) => outflanking.includes(id));
  const stays = corps.filter(({ id }) => !outflanking.includes(id));
  return unless(
    round.length === 0 && refuse('eiacombat-split-none', 'EIA-143'),
    round.some(({ artillery }) => artillery) && refuse('eiacombat-split-guns', 'EIA-143'),
    !stays.some(({ artillery }) => !artillery) && refuse('eiacombat-split-all', 'EIA-143'),
  );
}
