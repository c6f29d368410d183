/** Words about scenarios that several screens use. */
import type { Said } from '../engine/message.ts';
import type { ScenarioProblem } from '../scenarios/schema.ts';
import { speak } from '../words/speak.ts';
import { t } from '../words/t.ts';

/** Everything wrong with a scenario, as sentences. */
export const problemsSaid = (problems: readonly ScenarioProblem[]): string =>
  problems.map(({ said }) => speak(said)).join(' ');

/** Why a scenario from outside was not read. */
export const whyNot = (read: { readonly refused: Said } | { readonly problems: readonly ScenarioProblem[] }): string =>
  'refused' in read ? speak(read.refused) : problemsSaid(read.problems);

export const titled = (title: string): string => title || t('scenario-no-title');
