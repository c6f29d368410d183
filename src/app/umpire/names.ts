/** The names of seats, and the words of what they were told. */
import type { Battle } from '../../battlefield/battle.ts';
import { formationNamed } from '../../battlefield/named.ts';
import type { PaperOf, Papers, When } from '../../battlefield/under-lock/papers.ts';
import { seatOf } from '../../battlefield/under-lock/whose.ts';
import { clock } from '../../book/terms.ts';
import { word } from '../../engine/message.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';

/** "Ney"; "the umpire" for the umpire. */
export function personOf(battle: Battle, seat: string): string {
  const { side, officer } = seatOf(seat);
  if (!side) return t('cover-umpire');
  return battle.officers[officer ?? battle.sides[side].commander]?.name ?? battle.sides[side].name;
}

/** "the French player"; a commander's own name. */
export function seatCalled(battle: Battle, seat: string): string {
  const { side, officer } = seatOf(seat);
  if (!side) return t('cover-umpire');
  return officer === undefined ? t('cover-player', { side: battle.sides[side].name }) : personOf(battle, seat);
}

/** The words a seat was told. */
export const toldWords = ({ said, words }: PaperOf<'telling'>['told']): string =>
  [said && speak(said), words].filter(Boolean).join(' ');

/** What a seat was told; an answer follows its question. */
export function tellingWords({ messages }: Pick<Papers, 'messages'>, { told, message }: PaperOf<'telling'>): string {
  const asked = messages.find(({ number, paper }) => number === message && paper.to === 'umpire');
  const words = toldWords(told);
  return asked ? t('seats-answered', { asked: toldWords(asked.paper.told), words }) : words;
}

export const orderLine = (battle: Battle, { formation: id, order }: PaperOf<'order'>): string => {
  const formation = battle.formations[id];
  return formation
    ? t('seats-order-line', { formation: formationNamed(formation), order: word(`order-${order}`) })
    : id;
};

/** When an order is to be carried out. */
export const whenWords = (when: When): string =>
  when.is === 'clock'
    ? t('seats-when-at', { time: clock(when.at) })
    : when.is === 'event'
      ? when.what
      : t(`seats-when-${when.is}`);

/** What a side believes of a formation. */
export function beliefWords(battle: Battle, belief: PaperOf<'belief'>): string {
  const formation = battle.formations[belief.of];
  const who = belief.called ?? formation?.name ?? '';
  const grade = word(`seats-grade-${belief.grade}`);
  if (belief.strength === undefined) return t('seats-belief', { who, grade });
  const doubt = belief.doubtful ? 'doubtful' : 'said';
  return t('seats-belief-strength', { who, grade, cp: belief.strength, doubt });
}

/** An arrival, as its own side reads it. */
export const arrivalWords = ({ coming, officer }: PaperOf<'arrival'>): string =>
  t('seats-arrival', { who: officer?.name ?? coming.formation, time: clock(coming.at), where: coming.where });
