/** The answers to a question so far, each with what is proposed. */
import type { FactValue } from '../engine/question.ts';

export interface Answered {
  readonly facts: Readonly<Partial<Record<string, FactValue>>>;
}
export const saysSo = (task: Answered, key: string, otherwise = false): boolean => {
  const said = task.facts[key];
  return typeof said === 'boolean' ? said : otherwise;
};
export const numberOf = (task: Answered, key: string, otherwise = 0): number => {
  const said = task.facts[key];
  return typeof said === 'number' ? said : otherwise;
};
export const wordOf = (task: Answered, key: string, otherwise = ''): string => {
  const said = task.facts[key];
  return typeof said === 'string' ? said : otherwise;
};
