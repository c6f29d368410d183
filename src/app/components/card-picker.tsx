import { RESULTS, type Result } from '../../cards/results.ts';
import { t } from '../../words/t.ts';
import { More } from './answers.tsx';
import { Button } from './button.tsx';
import { classes } from './text.tsx';

export interface CardOption<T> {
  readonly value: T;
  readonly label: string | number;
  /** Two large letters in front of the words. */
  readonly mark?: string | undefined;
}

export interface CardPickerProps<T> {
  /** "Which card did you draw?" */
  readonly label: string;
  readonly options: readonly CardOption<T>[];
  readonly onPick: (value: T) => void;
  /** The numbers on the cards of the pack, if a card can also be named by its number. */
  readonly cards?: readonly number[];
  readonly onCard?: ((number: number) => void) | undefined;
  /** The numbers were asked for: they stand open. */
  readonly open?: boolean;
}

/** The table's own card: tap its text or its number. */
export function CardPicker<T extends string | number>({
  label,
  options,
  onPick,
  cards,
  onCard,
  open,
}: CardPickerProps<T>) {
  const marked = options.some((option) => option.mark);
  return (
    <fieldset class="picker" aria-label={label}>
      <div class={classes('cards', marked ? 'cards--tall' : 'cards--wide')}>
        {options.map(({ value, label: name, mark }) => (
          <Button key={value} onClick={() => onPick(value)}>
            {mark && <b aria-hidden="true">{mark} </b>}
            {name}
          </Button>
        ))}
      </div>
      {cards && onCard && (
        <More label={t('card-by-number')} open={open}>
          <div class="cards__numbers">
            {cards.map((card) => (
              <Button key={card} onClick={() => onCard(card)}>
                {card}
              </Button>
            ))}
          </div>
        </More>
      )}
    </fieldset>
  );
}

export const qualityOptions = (): CardOption<Result>[] =>
  RESULTS.map((value) => ({ value, mark: value, label: t(`result-${value}`) }));

export type Disorder = 'disordered' | 'holds';

export const disorderOptions = (): CardOption<Disorder>[] => [
  { value: 'disordered', label: t('state-disordered') },
  { value: 'holds', label: t('disorder-holds') },
];
