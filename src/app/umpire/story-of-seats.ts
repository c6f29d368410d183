/** After the battle: the story as each side knew it, or whole, with sealed papers in place. */
import type { Battle } from '../../battlefield/battle.ts';
import type { Paper, Read } from '../../battlefield/under-lock/papers.ts';
import { seatOf } from '../../battlefield/under-lock/whose.ts';
import { seenEvents } from '../../battlefield/view.ts';
import { clock, type SideId } from '../../book/terms.ts';
import { inEffect } from '../../journal/record.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import type { WholeJournal } from '../session/battle-journal.ts';
import { orderLine, seatCalled, toldWords, whenWords } from './names.ts';

export type Eyes = 'whole' | SideId;

export interface StoryLine {
  readonly minutes: number;
  readonly text: string;
  /** It was sealed, so the other side did not know it. */
  readonly secret?: true;
}

/** A sealed paper in one line; undefined if it needs none. */
export function paperWords(battle: Battle, paper: Paper): string | undefined {
  switch (paper.is) {
    case 'plan':
      return t('story-plan', { who: seatCalled(battle, paper.of), words: paper.text });
    case 'note':
      return t('story-note', { words: paper.text });
    case 'order':
      return t('story-order', { order: orderLine(battle, paper), when: whenWords(paper.when) });
    case 'check':
      return t(paper.comes ? 'story-check-comes' : 'story-check-not');
    case 'telling':
      return t('story-told', { who: seatCalled(battle, paper.to), words: toldWords(paper.told) });
    case 'message':
      if (paper.to === 'umpire' && paper.from)
        return t('story-asked', { who: seatCalled(battle, paper.from), words: toldWords(paper.told) });
      return t('story-sent', { who: seatCalled(battle, paper.to), words: toldWords(paper.told) });
    case 'courier':
      return paper.due === null ? t('story-lost') : t('story-late', { time: clock(paper.due) });
    case 'dispute':
      return t('story-dispute', { words: [paper.what, paper.ruled].filter(Boolean).join('. ') });
    case 'belief': {
      const who = paper.called ?? battle.formations[paper.of]?.name;
      const believed = { side: battle.sides[paper.side].name, who: who ?? '', grade: t(`seats-grade-${paper.grade}`) };
      if (!who) return undefined;
      const { strength: cp } = paper;
      return cp === undefined ? t('story-belief', believed) : t('story-belief-strength', { ...believed, cp });
    }
    default:
      return undefined;
  }
}

const knows = (eyes: Eyes, seats: readonly string[]): boolean =>
  eyes === 'whole' || seats.some((seat) => seatOf(seat).side === eyes);

/** `reads`: the papers the viewer may read. */
export function storyFor(journal: WholeJournal, reads: readonly Read[], eyes: Eyes): readonly StoryLine[] {
  const { state: battle } = journal;
  if (!battle) return [];
  const papers = new Map(reads.map(({ number, paper }) => [number, paper]));
  const lines: StoryLine[] = [];
  let { start: minutes } = battle.scenario;
  let number = 0;
  for (const { events } of inEffect(journal)) {
    const open = new Set(seenEvents(events, eyes === 'whole' ? 'umpire' : eyes));
    for (const event of events) {
      if (event.type === 'begun') number = event.setup.locked?.sealed.length ?? 0;
      if (event.type === 'clock') minutes = event.minutes;
      if (event.type === 'logged' && open.has(event)) lines.push({ minutes, text: speak(event.line.text) });
      if (event.type !== 'sealed') continue;
      const paper = papers.get(number);
      number += 1;
      const text = paper && knows(eyes, event.envelope.for) && paperWords(battle, paper);
      if (text) lines.push({ minutes, text, secret: true });
    }
  }
  return lines;
}
