/** The file ending of a scenario. */
const SCENARIO_ENDING = '.scovell-scenario.json';

/** "Quatre Bras" as "Quatre-Bras.scovell-scenario.json". */
export const fileNameOf = (title: string, ending = SCENARIO_ENDING): string =>
  `${title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '') || 'scenario'}${ending}`;
