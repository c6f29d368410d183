/** How the dice and cards of a side fell. */
import type { Battle } from '../../battlefield/battle.ts';
import type { Roll, Thing } from '../../battlefield/questions.ts';
import { qualityDeck, timeDeck } from '../../battlefield/throws.ts';
import { ruling } from '../../book/rulings.ts';
import type { SideId } from '../../book/terms.ts';
import { FACES, type Face } from '../../dice/faces.ts';
import { isTold } from '../../dice/pot.ts';
import { say } from '../../engine/message.ts';
import type { BySide, Row, Spread } from './report.ts';

/** A throw or draw, its battle, and the pack of a card. */
export interface Fallen {
  readonly roll: Roll;
  readonly battle: Battle;
  readonly pack: 'quality' | 'time';
}

/** A quality pack is shown in this many parts, from the luckiest cards to the unluckiest. */
const PARTS = 6;

/** Fewer cards than this make no spread. */
const FEWEST = 12;

const facesOf = (thing: Thing): readonly Face[] => {
  if ('pot' in thing) return isTold(thing.pot) ? [] : [thing.pot.red, ...thing.pot.white, ...thing.pot.green];
  return 'dice' in thing ? thing.dice : [];
};

const cardsOf = (fallen: readonly Fallen[], pack: Fallen['pack']) =>
  fallen.flatMap((one) =>
    one.pack === pack && 'card' in one.roll.thing ? [{ ...one, card: one.roll.thing.card }] : [],
  );

const many = <T>(all: readonly T[], which: (one: T) => boolean): number => all.filter(which).length;

function diceRows(fallen: readonly Fallen[]): Row[] {
  const faces = fallen.flatMap(({ roll }) => facesOf(roll.thing));
  return FACES.map((face) => ({
    face,
    label: say('proof-face', { face }),
    n: many(faces, (one) => one === face),
    share: 1 / FACES.length,
  }));
}

const partOf = (at: number, cards: number): number => Math.floor((at * PARTS) / cards);

function qualityRows(fallen: readonly Fallen[], battle: Battle): Row[] {
  const parts = cardsOf(fallen, 'quality').map(({ card, battle: then }) => {
    const { cards } = qualityDeck(then);
    return partOf(
      cards.findIndex(({ id }) => id === card),
      cards.length,
    );
  });
  const { cards } = qualityDeck(battle);
  const size = (part: number) => cards.filter((_, at) => partOf(at, cards.length) === part).length;
  return Array.from({ length: PARTS }, (_, part) => ({
    label: say('proof-part', { n: part + 1 }),
    n: many(parts, (one) => one === part),
    share: size(part) / cards.length,
  }));
}

function timeRows(fallen: readonly Fallen[], battle: Battle): Row[] {
  const { cards } = timeDeck(battle);
  const drawn = cardsOf(fallen, 'time').map(
    ({ card, battle: then }) => timeDeck(then).cards.find(({ id }) => id === card)?.minutes,
  );
  const values = [...new Set(cards.map(({ minutes }) => minutes))].sort((one, other) => one - other);
  return values.map((minutes) => ({
    label: say('proof-minutes', { minutes }),
    n: many(drawn, (one) => one === minutes),
    share: many(cards, (card) => card.minutes === minutes) / cards.length,
  }));
}

function spreads(fallen: readonly Fallen[], own: boolean, battle: Battle): Spread[] {
  const drawnDown = ruling(battle.rulings, 'qcDraw') !== 'replace';
  const all: Spread[] = [
    { of: 'dice', own, rows: diceRows(fallen), drawnDown: false },
    { of: 'quality', own, rows: qualityRows(fallen, battle), drawnDown },
    { of: 'time', own, rows: timeRows(fallen, battle), drawnDown: true },
  ];
  return all.filter(({ of, rows }) => {
    const n = rows.reduce((sum, row) => sum + row.n, 0);
    return n >= (of === 'dice' ? 1 : FEWEST);
  });
}

/** The spreads by side, the app's throws and the table's own. The packs are those at the end of the battle. */
export function spreadsOf(fallen: readonly Fallen[], battle: Battle | undefined): BySide<readonly Spread[]> {
  const of = (side: SideId) =>
    battle
      ? [false, true].flatMap((own) =>
          spreads(
            fallen.filter(({ roll }) => roll.by === side && roll.own === own),
            own,
            battle,
          ),
        )
      : [];
  return { a: of('a'), b: of('b') };
}
