/** What screens say of scenarios, wherever they speak of one. */
import type { ScenarioProblem } from '../scenarios/schema.ts';
import { speak } from '../words/speak.ts';
import { t } from '../words/t.ts';

/** All that is wrong with a scenario, one sentence after the other. */
export const problemsSaid = (problems: readonly ScenarioProblem[]): string =>
  problems.map(({ said }) => speak(said)).join(' ');

export const titled = (title: string): string => title || t('scenario-no-title');
