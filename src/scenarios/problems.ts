import type { Draft } from './draft.ts';
import { parseScenario, type ScenarioProblem } from './schema.ts';

/** What is wrong; empty if the scenario can be played. */
export function problemsOf(draft: Draft): readonly ScenarioProblem[] {
  const read = parseScenario(draft);
  return read.ok ? [] : read.problems;
}
