import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ruling } from '../../src/book/rulings.ts';
import {
  addsRed,
  afterLoss,
  type CommandCard,
  choices,
  formationsLeft,
  type Hand,
  losingCard,
  makeHand,
  mayPlay,
  meet,
  playCard,
  setAside,
  spendBye,
} from '../../src/cards/hand.ts';

const ney = { formation: 'ney' };
const davout = { formation: 'davout' };
const soult = { formation: 'soult' };
const FRENCH = makeHand(
  [
    { id: 'ney', present: true },
    { id: 'davout', present: true },
    { id: 'soult', present: false },
  ],
  'Napoleonic',
);
const AUSTRIANS = makeHand([{ id: 'hiller', present: true }], 'Traditional');
const SPENT = setAside(AUSTRIANS, 'hiller');

describe('the hand of a turn', () => {
  it('NBC-CMA-08 holds the cards of the formations present, and no other', () => {
    expect(FRENCH.cards).toEqual({ ney: 'hand', davout: 'hand', soult: 'away' });
    expect(formationsLeft(FRENCH)).toEqual(['ney', 'davout']);
    expect(choices(FRENCH, AUSTRIANS)).toEqual([ney, davout, 'bye']);
  });

  it('NBC-CMA-08 NBC-CCD-03 a Napoleonic army has one Bye, a Traditional one none', () => {
    expect([FRENCH.byes, AUSTRIANS.byes]).toEqual([1, 0]);
    expect(choices(AUSTRIANS, FRENCH)).toEqual([{ formation: 'hiller' }]);
  });

  it('NBC-CCD-05 a new turn makes a new hand: no card is left on the table', () => {
    expect(losingCard(FRENCH)).toBeUndefined();
    expect(addsRed(playCard(FRENCH, ney), 'ney')).toBe(false);
  });
});

describe('choosing a card', () => {
  it.each<[string, Hand, Hand, CommandCard, string, string]>([
    ['has not arrived', FRENCH, AUSTRIANS, soult, 'card-not-arrived', 'NBC-CMA-08'],
    ['has acted', setAside(FRENCH, 'ney'), AUSTRIANS, ney, 'card-has-acted', 'NBC-CCD-08'],
    ['is not of this army', FRENCH, AUSTRIANS, { formation: 'hiller' }, 'card-not-in-hand', 'NBC-CCD-02'],
    ['has a name of the machine', FRENCH, AUSTRIANS, { formation: 'toString' }, 'card-not-in-hand', 'NBC-CCD-02'],
    ['is a used Bye', spendBye(FRENCH), AUSTRIANS, 'bye', 'card-no-bye', 'NBC-CCD-03'],
    ['is a Bye against an empty hand', FRENCH, SPENT, 'bye', 'card-bye-for-nobody', 'NBC-CCD-03'],
  ])('NBC-CCD-02 refuses a card that %s', (_what, hand, other, card, why, row) => {
    expect(mayPlay(hand, other, card)).toEqual({ ok: false, why, row });
    expect(choices(hand, other)).not.toContainEqual(card);
  });

  it('NBC-CCD-02 a side without formations has nothing to choose', () => {
    const onlyBye = setAside(setAside(FRENCH, 'ney'), 'davout');
    expect(onlyBye.byes).toBe(1);
    expect(choices(onlyBye, AUSTRIANS)).toEqual([]);
  });

  it('NBC-CCD-02 comes to nothing until both sides have chosen', () => {
    expect(meet({ a: ney, b: undefined })).toEqual({ kind: 'choosing' });
    expect(meet({ a: undefined, b: 'bye' })).toEqual({ kind: 'choosing' });
  });
});

describe('laying a card', () => {
  it('NBC-CCD-02 one card at a time lies there: another choice takes the first back', () => {
    const second = playCard(playCard(FRENCH, ney), davout);
    expect(second.cards).toEqual({ ney: 'hand', davout: 'played', soult: 'away' });
    expect(playCard(second, 'bye').cards).toEqual(FRENCH.cards);
  });
});

describe('what two choices come to', () => {
  const hiller = { formation: 'hiller' };
  it.each([
    ['NBC-CCD-02 two formations contest', ney, hiller, { kind: 'contest', formations: { a: 'ney', b: 'hiller' } }],
    ['NBC-CCD-03 a Bye makes the other act', 'bye', hiller, { kind: 'forced', acts: 'b', formation: 'hiller' }],
    ['NBC-CCD-03 whichever side plays it', ney, 'bye', { kind: 'forced', acts: 'a', formation: 'ney' }],
    ['NBC-CCD-03 Bye against Bye: choose again', 'bye', 'bye', { kind: 'byes' }],
    [
      'NBC-CCD-08 no card against it: it acts uncontested',
      ney,
      null,
      { kind: 'uncontested', acts: 'a', formation: 'ney' },
    ],
    ['NBC-CCD-08 on the other side too', null, hiller, { kind: 'uncontested', acts: 'b', formation: 'hiller' }],
    ['NBC-CCD-08 no cards at all: the actions are over', null, null, { kind: 'over' }],
  ] as const)('%s', (_what, a, b, meeting) => {
    expect(meet({ a, b })).toEqual(meeting);
  });

  it('NBC-CCD-03 a used Bye is out for the turn', () => {
    const hand = spendBye(playCard(FRENCH, 'bye'));
    expect(hand.byes).toBe(0);
    expect(choices(hand, AUSTRIANS)).toEqual([ney, davout]);
    expect(spendBye(hand).byes).toBe(0);
  });
});

describe('after the throw', () => {
  const thrown = playCard(FRENCH, ney);

  it('NBC-CCD-08 a formation that acts cannot act again this turn', () => {
    const hand = setAside(thrown, 'ney');
    expect(hand.cards.ney).toBe('spent');
    expect(formationsLeft(hand)).toEqual(['davout']);
    expect(choices(hand, AUSTRIANS)).toEqual([davout, 'bye']);
  });

  it('NBC-CCD-05 a losing card taken back brings no red die later', () => {
    const hand = afterLoss(thrown, 'ney', false);
    expect(hand).toEqual(FRENCH);
    expect(addsRed(playCard(hand, ney), 'ney')).toBe(false);
  });

  it('NBC-CCD-05 a losing card left on the table is played again, with the red die', () => {
    const hand = afterLoss(thrown, 'ney', true);
    expect(losingCard(hand)).toBe('ney');
    expect(choices(hand, AUSTRIANS)).toEqual([ney, 'bye']);
    expect(addsRed(playCard(hand, ney), 'ney')).toBe(true);
    expect(addsRed(hand, 'davout')).toBe(false);
    expect(mayPlay(hand, AUSTRIANS, davout)).toMatchObject({
      ok: false,
      row: 'NBC-CCD-05',
      ruling: 'losingCardMaySwap',
    });
  });

  it('NBC-CCD-03 a Bye may be played while a losing card lies there, and leaves it there', () => {
    const hand = afterLoss(thrown, 'ney', true);
    expect(mayPlay(hand, AUSTRIANS, 'bye')).toEqual({ ok: true });
    expect(losingCard(spendBye(playCard(hand, 'bye')))).toBe('ney');
  });

  it('NBC-CCD-05 a group may let it be swapped, at the price of the red die (AMB-50)', () => {
    const rulings = { losingCardMaySwap: 'yes' } as const;
    const hand = afterLoss(thrown, 'ney', true);
    expect(choices(hand, AUSTRIANS, rulings)).toEqual([ney, davout, 'bye']);
    expect(playCard(hand, davout).cards).toEqual({ ney: 'hand', davout: 'played', soult: 'away' });
  });

  it('NBC-CCD-05 the card left on the table stands first among the choices', () => {
    const hand = afterLoss(playCard(FRENCH, davout), 'davout', true);
    expect(choices(hand, AUSTRIANS, { losingCardMaySwap: 'yes' })[0]).toEqual(davout);
  });
});

describe('laws of a turn', () => {
  it('NBC-CCD-08 every formation acts once, and the turn comes to an end', () => {
    const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,4}$/), { maxLength: 5 });
    const swap = fc.constantFrom({}, { losingCardMaySwap: 'yes' } as const);
    fc.assert(
      fc.property(names, names, swap, fc.infiniteStream(fc.nat()), (one, two, rulings, chance) => {
        const pick = (n: number): number => (chance.next().value as number) % n;
        const hand = (ids: readonly string[]) =>
          makeHand(
            ids.map((id) => ({ id, present: true })),
            'Napoleonic',
          );
        let hands = { a: hand(one), b: hand(two) };
        const acted: string[] = [];
        let throws = 0;
        for (;;) {
          const chosen = { a: chooseFor(hands.a, hands.b), b: chooseFor(hands.b, hands.a) };
          for (const side of ['a', 'b'] as const)
            if (chosen[side]) hands = { ...hands, [side]: playCard(hands[side], chosen[side]) };
          const meeting = meet(chosen);
          if (meeting.kind === 'over') break;
          if (meeting.kind === 'contest') {
            const winner = pick(2) === 0 ? 'a' : 'b';
            const loser = winner === 'a' ? 'b' : 'a';
            expect(addsRed(hands.a, meeting.formations.a) && throws === 0).toBe(false);
            throws += 1;
            acted.push(`${winner}:${meeting.formations[winner]}`);
            hands = { ...hands, [winner]: setAside(hands[winner], meeting.formations[winner]) };
            hands = { ...hands, [loser]: afterLoss(hands[loser], meeting.formations[loser], pick(2) === 0) };
            if (ruling(rulings, 'losingCardMaySwap') === 'no' && losingCard(hands[loser]))
              expect(choices(hands[loser], hands[winner], rulings)[0]).toEqual({ formation: losingCard(hands[loser]) });
          } else if (meeting.kind !== 'byes' && meeting.kind !== 'choosing') {
            acted.push(`${meeting.acts}:${meeting.formation}`);
            hands = { ...hands, [meeting.acts]: setAside(hands[meeting.acts], meeting.formation) };
          }
          for (const side of ['a', 'b'] as const)
            if (chosen[side] === 'bye') hands = { ...hands, [side]: spendBye(hands[side]) };
        }
        expect(acted.sort()).toEqual([...one.map((id) => `a:${id}`), ...two.map((id) => `b:${id}`)].sort());

        function chooseFor(own: Hand, other: Hand): CommandCard | null {
          const cards = choices(own, other, rulings);
          return cards.length === 0 ? null : cards[pick(cards.length)]!;
        }
      }),
    );
  });
});
