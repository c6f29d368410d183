/** What the umpire does about something that is due: its name and its button. */
import type { Battle } from '../../battlefield/battle.ts';
import { mayAgree } from '../../battlefield/lulls/lulls.ts';
import { asksLull, type Due, hasCome } from '../../battlefield/under-lock/due.ts';
import type { PaperOf, Papers, Read } from '../../battlefield/under-lock/papers.ts';
import { seatOf } from '../../battlefield/under-lock/whose.ts';
import { clock, enemyOf, type SideId } from '../../book/terms.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { to } from '../route.ts';
import { act, openId } from '../session/battle-session.ts';
import { drawFor } from './checks.ts';
import { orderLine, seatCalled, toldWords, whenWords } from './names.ts';
import { sealFor, sealForUmpire, unseal } from './table.ts';

export interface DueDeed {
  readonly key: string;
  readonly title: string;
  readonly note: string;
  /** The text of its own button in the list. */
  readonly verb: string;
  /** The text of the large button, when it comes first. */
  readonly says: string;
  /** The action, or the address where it is done, or the dispute to decide. */
  readonly act?: () => Promise<unknown>;
  /** Why it cannot be done yet. */
  readonly reason?: string;
  readonly href?: string;
  readonly decide?: number;
  /** A seat's question to answer. */
  readonly answer?: Asking;
}

export interface Asking {
  readonly number: number;
  readonly seat: string;
  readonly what: string;
}

export const done = (of: number): Promise<boolean> => sealForUmpire({ is: 'done', of });

const NONE_DRAWN: Pick<Papers, 'checks'> = { checks: {} };

function ofArrival(battle: Battle, papers: Pick<Papers, 'checks'>, one: Extract<Due, { is: 'arrival' }>): DueDeed {
  const { coming, officer } = one.read.paper;
  const who = officer?.name ?? battle.formations[coming.formation]?.name ?? '';
  const key = `arrival${one.read.number}`;
  if (hasCome(papers, one.read))
    return {
      key: `${key}-here`,
      title: t('desk-they-come', { who }),
      note: coming.where,
      verb: t('desk-show'),
      says: t('desk-show-who', { who }),
      act: () => unseal(one.read),
    };
  return {
    key,
    title: t('desk-do-they-come', { who }),
    note: t('desk-since', { time: clock(one.at), where: coming.where }),
    verb: t('desk-draw'),
    says: t('desk-draw-for', { who }),
    act: () => drawFor(one),
  };
}

/** One who may come later: nothing is drawn for him yet. */
export function ofComing(battle: Battle, read: Read<'arrival'>): DueDeed {
  const { at } = read.paper.coming;
  const reason = t('desk-comes-hidden', { time: clock(at) });
  return { ...ofArrival(battle, NONE_DRAWN, { is: 'arrival', at, read, rating: null }), note: reason, reason };
}

export function ofOrder(battle: Battle, read: Read<'order'>): DueDeed {
  const order = orderLine(battle, read.paper);
  const words = read.paper.words ?? '';
  return {
    key: `order${read.number}`,
    title: order,
    note: [whenWords(read.paper.when), words].filter(Boolean).join('. '),
    verb: t('desk-show'),
    says: t('desk-show-who', { who: order }),
    act: () => unseal(read),
  };
}

export const askingOf = (read: Read<'message'>): Asking => ({
  number: read.number,
  seat: read.by,
  what: toldWords(read.paper.told),
});

/** Answers the seat that asked; its question is then settled. */
export const answered = ({ number, seat }: Asking, told: PaperOf<'telling'>['told']): Promise<boolean> =>
  sealFor(seat, { is: 'telling', to: seat, told, message: number });

/** Both sides agree: the lull begins, and the side that asked is told. */
async function lullBegins(side: SideId, asking: Asking): Promise<boolean> {
  return (await act({ do: 'lull', side, where: '' })) && answered(asking, { said: 'tell-lull' });
}

function ofAsk(battle: Battle, { read }: Extract<Due, { is: 'ask' }>): DueDeed {
  const asking = askingOf(read);
  const { what } = asking;
  const who = seatCalled(battle, asking.seat);
  const { side } = seatOf(asking.seat);
  const one = { key: `ask${read.number}`, title: t('desk-asks', { who }), note: what };
  if (!asksLull(read) || !side)
    return { ...one, verb: t('desk-answer'), says: t('desk-answer-who', { who }), answer: asking };
  const may = mayAgree(battle);
  return {
    ...one,
    note: t('desk-lull-asked', { what, side: battle.sides[enemyOf(side)].name }),
    ...(!may.ok && { reason: speak(may.why) }),
    verb: t('desk-lull-agreed'),
    says: t('desk-lull-agreed-do'),
    act: () => lullBegins(side, asking),
  };
}

export function deedOf(battle: Battle, papers: Papers, one: Due): DueDeed {
  switch (one.is) {
    case 'arrival':
      return ofArrival(battle, papers, one);
    case 'order':
      return ofOrder(battle, one.read);
    case 'message': {
      const { to: seat, told } = one.read.paper;
      const who = seatCalled(battle, seat);
      return {
        key: `message${one.read.number}`,
        title: t('desk-message-to', { who }),
        note: toldWords(told),
        verb: t('desk-deliver'),
        says: t('desk-deliver-to', { who }),
        act: () => sealFor(seat, { is: 'telling', to: seat, told, message: one.read.number }),
      };
    }
    case 'ask':
      return ofAsk(battle, one);
    case 'dispute':
      return {
        key: `dispute${one.read.number}`,
        title: one.read.paper.what,
        note: t('desk-dispute-since', { time: clock(one.at) }),
        verb: t('desk-decide'),
        says: t('desk-decide-it'),
        decide: one.read.number,
      };
    case 'weather':
    case 'lull': {
      const says = t(one.is === 'lull' ? 'desk-lull-do' : 'desk-weather-do');
      return {
        key: one.is,
        title: t(one.is === 'lull' ? 'desk-lull' : 'desk-weather'),
        note: t(one.is === 'lull' ? 'desk-lull-note' : 'desk-weather-note'),
        verb: t('desk-throw'),
        says,
        href: to('battle', openId.value ?? '', 'turn'),
      };
    }
  }
}
