/** The table decided without a throw here: its result, in one tap. */
import { t } from '../../words/t.ts';
import { Act, Button } from './button.tsx';
import { CardPicker, type CardPickerProps } from './card-picker.tsx';
import { Question } from './screen.tsx';

interface DecideProps extends Pick<CardPickerProps<string>, 'label' | 'options' | 'onPick'> {
  readonly question: string;
  readonly onLeave: () => void;
}

export const Decide = ({ question, label, options, onPick, onLeave }: DecideProps) => (
  <>
    <div class="sheet__body sink">
      <Question>{question}</Question>
      <CardPicker
        label={label}
        options={options}
        onPick={(choice) => {
          onLeave();
          onPick(choice);
        }}
      />
    </div>
    <Act>
      <Button kind="quiet" onClick={onLeave}>
        {t('shell-back')}
      </Button>
    </Act>
  </>
);
