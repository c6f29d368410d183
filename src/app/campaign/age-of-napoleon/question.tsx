/** The open question of this campaign, with the body it has. */
import type { Aon } from '../../../campaign/age-of-napoleon/procedure.ts';
import { procedureOf } from '../../../campaign/age-of-napoleon/procedures.ts';
import type { Said } from '../../../engine/message.ts';
import { t } from '../../../words/t.ts';
import { Flag } from '../../components/index.ts';
import { type OfTask, questionSheet } from '../question-sheet.tsx';
import { Body } from './bodies.tsx';
import { session } from './session.ts';

/** The words of the large button, by what it settles. */
const GO: Readonly<Record<string, Said>> = {
  'aon-move': 'aon-go-move',
  'aon-intercept': 'aon-go-intercept',
  'aon-withdraw': 'aon-go-withdraw',
  'aon-engage': 'aon-go-engage',
  'aon-loss': 'aon-go-loss',
  'aon-pursuit': 'aon-go-pursuit',
  'aon-aftermath': 'aon-go-aftermath',
  'aon-table': 'aon-go-table',
};

const Whose = ({ state, task: { side } }: OfTask<Aon>) =>
  side ? (
    <span class={`side-name side-${side}`}>
      <Flag side={side} size={20} /> {state.sides[side].name}
    </span>
  ) : (
    <span class="note">{t('aon-both-sides')}</span>
  );

export const QuestionSheet = questionSheet<Aon>({
  session,
  procedureOf,
  look: 'aon',
  Whose,
  Body,
  settles: ({ kind }) => GO[kind] ?? 'campaign-accept',
  readsUnthrown: ({ kind }) => !(kind in GO),
});
