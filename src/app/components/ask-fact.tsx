/** Asks a fact, for any game: a switch, a few large choices, or a number. */
import { type Fact as Asked, effectOf } from '../../engine/procedure.ts';
import type { FactValue } from '../../engine/question.ts';
import { speak } from '../../words/speak.ts';
import { Choice, Fact, Figures, Stepper } from './answers.tsx';

interface AskFactProps {
  readonly fact: Asked;
  readonly onAnswer: (value: FactValue) => void;
}

/** As many fill two rows of a small phone. */
const MOST_FIGURES = 12;

/** Three options stand side by side; any other number in two columns. */
const columnsOf = (options: number): 1 | 2 | 3 => (options === 1 || options === 3 ? options : 2);

export function AskFact({ fact, onAnswer }: AskFactProps) {
  const label = speak(fact.label);
  const effect = effectOf(fact.effect);
  if (fact.kind === 'switch')
    return (
      <Fact label={label} {...(effect && { effect: speak(effect) })} on={fact.value === true} onChange={onAnswer} />
    );
  const { min = 0, max = 99 } = fact;
  // What a unit gives away is told in one tap.
  if (fact.kind === 'number' && fact.unit === 'CP' && min === 1 && max <= MOST_FIGURES)
    return <Figures label={label} value={Number(fact.value)} least={min} most={max} onChange={onAnswer} />;
  if (fact.kind === 'number')
    return (
      <Stepper
        label={label}
        {...(effect && { note: speak(effect) })}
        {...(fact.unit && { unit: fact.unit })}
        value={Number(fact.value)}
        min={min}
        max={max}
        onChange={onAnswer}
      />
    );
  // The empty value means "not chosen" and is no option here.
  const options = (fact.options ?? []).filter(({ value }) => value !== '');
  return (
    <Choice
      label={label}
      value={String(fact.value)}
      columns={columnsOf(options.length)}
      options={options.map((option) => {
        const note = effectOf(option.effect);
        return { value: option.value, label: speak(option.label), ...(note && { note: speak(note) }) };
      })}
      onChange={onAnswer}
    />
  );
}
