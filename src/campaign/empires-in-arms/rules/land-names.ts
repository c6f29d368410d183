/** Lands that the rules name, recognised however an owner spells them: upper or lower case, accents, East or E. */
import { RECIPES } from './combinations.ts';
import { LANDS_OF_DOMINANCE } from './dominants.ts';
import { BORDER_PROVINCES, TYROL_PROVINCE } from './levies.ts';

const keyOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\beast\b/g, 'e')
    .replace(/\bwest\b/g, 'w')
    .replace(/[^a-z]/g, '')
    .replace(/burg$/, 'berg');
const KNOWN: ReadonlyMap<string, string> = new Map(
  [
    ...Object.values(RECIPES).flatMap(({ groups }) => groups.flatMap(({ of }) => of)),
    ...LANDS_OF_DOMINANCE,
    ...BORDER_PROVINCES,
    TYROL_PROVINCE,
  ].map((name) => [keyOf(name), name]),
);
/** Returns the name as the rules have it; any other land's name unchanged. EIA-229, EIA-230, EIA-250 to EIA-257 */
export const landName = (name: string): string => KNOWN.get(keyOf(name)) ?? name;
