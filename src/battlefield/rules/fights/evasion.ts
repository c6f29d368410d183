/** Guns that have run from an attacker (NBC-EVD-03, NBC-EVD-04). */
import { known } from '../../facts.ts';
import type { Party } from '../../fights/parties.ts';

type Guns = Pick<Party, 'unit'>;

/** The attackers they have run from in this turn. */
export const evadedFrom = ({ unit }: Guns): readonly string[] => known(unit, 'evaded') ?? [];

export const hasEvaded = (guns: Guns, attacker: Pick<Party, 'id'>): boolean => evadedFrom(guns).includes(attacker.id);
