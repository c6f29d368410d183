/** What screens say of scenarios, wherever they speak of one. */
import type { Said } from '../engine/message.ts';
import type { ScenarioProblem } from '../scenarios/schema.ts';
import { speak } from '../words/speak.ts';
import { t } from '../words/t.ts';

/** All that is wrong with a scenario, one sentence after the other. */
export const problemsSaid = (problems: readonly ScenarioProblem[]): string =>
  problems.map(({ said }) => speak(said)).join(' ');

/** Why a scenario from outside was not read. */
export const whyNot = (read: { readonly refused: Said } | { readonly problems: readonly ScenarioProblem[] }): string =>
  'refused' in read ? speak(read.refused) : problemsSaid(read.problems);

export const titled = (title: string): string => title || t('scenario-no-title');
