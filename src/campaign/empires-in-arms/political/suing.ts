/**
 * Suing for peace, informal peace, and what an ally may demand afterwards. EIA-028 to EIA-030, EIA-036, EIA-038,
 * EIA-237
 */
import * as z from 'zod/mini';
import { whyNot } from '../../../engine/legality.ts';
import { say } from '../../../engine/message.ts';
import { oneOf, yesNo } from '../../../engine/procedure.ts';
import { sameMonth } from '../calendar.ts';
import type { Campaign } from '../campaign.ts';
import { type Asked, type Handlers, type PlaysOf, type Procedure, play, saysSo, type Why, wordOf } from '../desk.ts';
import { areAllied, areAtWar, freshId, nationName, pairId } from '../ledger.ts';
import { power, words } from '../pieces.ts';
import {
  AGREED,
  isTaken,
  lockUntil,
  loserPays,
  mayAgree,
  mayDemandBreak,
  maySue,
  OF_ALL,
  OFFERS,
  type Offer,
  victorGains,
} from '../rules/peace.ts';
import { POINTS } from '../rules/political-points.ts';
import { POWERS, type Power } from '../vocabulary.ts';
import { addPoints, ask, type Builder, log, putPiece, setPiece } from '../writing.ts';
import { exchange, partWays } from './homeward.ts';
import { advance, boundTo, isBoundTo } from './terms.ts';
import { endAlliance, endWar, insideHome, mustSueNow, note, noted, pay, powersAtWarWith } from './ties.ts';

export const SUING = [
  play('sue', { power, to: z.readonly(z.array(power)), inside: z.optional(z.readonly(z.array(power))) }),
  play('informal-peace', { a: power, b: power, terms: z.readonly(z.array(z.literal(AGREED))), note: words }),
  /** A power that still fights demands that an ally which made peace break its alliance. EIA-038 */
  play('demand-break', { power, ally: power }),
] as const;
export type SuingPlay = PlaysOf<typeof SUING>;

// ---- the offers ------------------------------------------------------------------------------------------------------

export const suingSchema = z.object({ loser: power, victors: z.readonly(z.array(power)) });
type Data = z.infer<typeof suingSchema>;
/** Returns the victor that an option binds to the leader's removal. EIA-258 */
const bindsLeader = (state: Campaign, { data }: Asked<Data>): Power | undefined =>
  data.victors.find((of) => boundTo(state, data.loser, of).includes(OF_ALL));
/**
 * Returns whether another victor agrees to the leader's removal; without it Britain makes no peace. EIA-033, EIA-258
 */
const isFor = (state: Campaign, task: Asked<Data>, of: Power): boolean =>
  offerIn(state, task, of) === 'unconditional' && saysSo(task, `agrees-${of}`);
/**
 * Returns the victors that make peace: all whose offers are accepted; the bound one only if all others agree to the
 * removal.
 */
function peaceWith(state: Campaign, task: Asked<Data>): readonly Power[] {
  const taken = task.data.victors.filter((of) => takes(state, task, of));
  const bound = bindsLeader(state, task);
  const others = taken.filter((of) => of !== bound);
  return bound === undefined || others.every((of) => isFor(state, task, of)) ? taken : others;
}
const isBound = (state: Campaign, { data }: Asked<Data>, of: Power): boolean => isBoundTo(state, data.loser, of);
const offerIn = (state: Campaign, task: Asked<Data>, of: Power): Offer =>
  isBound(state, task, of)
    ? 'unconditional'
    : (OFFERS.find((one) => one === wordOf(task, `offer-${of}`, 'conditional')) ?? 'conditional');
const takes = (state: Campaign, task: Asked<Data>, of: Power): boolean =>
  isTaken(offerIn(state, task, of), saysSo(task, `takes-${of}`, true));

export const offering: Procedure<Data> = {
  kind: 'eia-sue',
  schema: { data: suingSchema },
  question: (state, { data }) => say('eiapol-sue-question', { power: nationName(state, data.loser) }),
  facts: (state, task) =>
    task.data.victors.flatMap((of) => [
      oneOf(
        `offer-${of}`,
        say('eiapol-offer-of', { power: nationName(state, of) }),
        offerIn(state, task, of),
        (isBound(state, task, of) ? (['unconditional'] as const) : OFFERS).map((value) => ({
          value,
          label: `eiapol-offer-${value}` as const,
        })),
      ),
      ...(offerIn(state, task, of) === 'unconditional'
        ? [yesNo(`takes-${of}`, say('eiapol-takes', { power: nationName(state, of) }), takes(state, task, of))]
        : []),
      ...(bindsLeader(state, task) !== undefined &&
      bindsLeader(state, task) !== of &&
      offerIn(state, task, of) === 'unconditional'
        ? [
            yesNo(
              `agrees-${of}`,
              say('eiapol-agrees-removal', { power: nationName(state, of) }),
              isFor(state, task, of),
            ),
          ]
        : []),
    ]),
  needs: () => [],
  reading: () => ({ word: 'eiapol-offers', means: '', sums: [] }),
  settle(d, task) {
    const { loser, victors } = task.data;
    const made = peaceWith(d.state, task);
    const bound = bindsLeader(d.state, task);
    const agreed = bound !== undefined && made.includes(bound);
    for (const of of victors)
      if (!made.includes(of) && of === bound && takes(d.state, task, of))
        log(d, say('eiapol-told-not-all-agree', { power: nationName(d.state, of) }), { power: of });
      else if (!made.includes(of))
        log(d, say('eiapol-told-offer-refused', { power: nationName(d.state, loser), other: nationName(d.state, of) }));
    if (mustSueNow(d.state, loser)) {
      note(d, `must ${loser}`, false);
      setPiece(d, 'powers', loser, { mustSue: false });
    }
    if (made.length === 0) return;
    surrender(
      d,
      loser,
      made.map((of) => ({
        ...{ power: of, unconditional: offerIn(d.state, task, of) === 'unconditional' },
        // The removal costs each victor a choice. EIA-033
        terms: [...new Set([...boundTo(d.state, loser, of), ...(agreed ? [OF_ALL] : [])])],
      })),
    );
  },
};

/** Makes a formal peace: points, enforced peace, prisoners, and then the terms. EIA-030, EIA-034, EIA-036 */
function surrender(
  d: Builder,
  loser: Power,
  victors: readonly {
    readonly power: Power;
    readonly unconditional: boolean;
    readonly terms: readonly string[];
  }[],
): void {
  const id = freshId('t', d.state.treaties);
  for (const { power: of } of victors) {
    const war = Object.values(d.state.wars).find(({ a, b }) => pairId(a, b) === pairId(of, loser));
    note(d, `order ${id} ${of}`, war?.order ?? 0);
  }
  putPiece(d, 'treaties', {
    ...{ id, loser, date: d.state.clock.date, formal: true },
    victors,
  });
  const paid = noted(d.state, `paid-peace ${loser}`);
  const row = loserPays(
    victors.map(({ unconditional }) => unconditional),
    typeof paid === 'number' ? paid : 0,
  );
  note(d, `paid-peace ${loser}`, (typeof paid === 'number' ? paid : 0) + row.by);
  const changes = [
    ...victors.map(({ power: of, unconditional }) => pay(d, of, victorGains(unconditional))),
    ...(row.by === 0 ? [] : [addPoints(d, loser, row.by, row.rule)]),
  ];
  log(
    d,
    say('eiapol-told-surrender', {
      power: nationName(d.state, loser),
      powers: victors.map(({ power: of }) => nationName(d.state, of)),
    }),
    { power: loser, changes },
  );
  for (const { power: of } of victors) {
    endWar(d, of, loser);
    for (const [by, against] of [
      [of, loser],
      [loser, of],
    ] as const)
      putPiece(d, 'locks', {
        ...{ id: `${by}>${against}`, by, against },
        until: lockUntil(d.state.clock.date, 0, d.state.rulings),
      });
    exchange(d, of, loser);
  }
  advance(d, id);
}

// ---- plays -----------------------------------------------------------------------------------------------------------

/** Returns the treaties of this month, formal or not. */
export const treatiesNow = (state: Campaign) =>
  Object.values(state.treaties).filter(({ date }) => sameMonth(date, state.clock.date));

export const cannotSue = (state: Campaign, of: Power, to: readonly Power[], inside?: readonly Power[]): Why => {
  const enemies = powersAtWarWith(state, of);
  return whyNot(
    maySue({
      ...{ enemies, sued: to, inside: inside ?? insideHome(state, of, to) },
      mustSue: mustSueNow(state, of),
    }),
  );
};
/** Returns why an ally may not be asked to break its alliance after its peace, or undefined. EIA-038 */
export function cannotDemand(state: Campaign, asker: Power, ally: Power): Why {
  const treaties = treatiesNow(state).filter(({ loser, victors }) => {
    const sides = [loser, ...victors.map((one) => one.power)];
    return sides.includes(ally) && !sides.includes(asker);
  });
  const others = treaties.flatMap(({ loser, victors }) => (loser === ally ? victors.map((one) => one.power) : [loser]));
  return whyNot(
    mayDemandBreak({
      allied: areAllied(state, asker, ally),
      madePeace: treaties.length > 0,
      stillAtWar: others.some((one) => areAtWar(state, asker, one)),
    }),
  );
}
export const demandsNow = (state: Campaign): readonly Extract<SuingPlay, { do: 'demand-break' }>[] =>
  state.clock.step !== 'peace'
    ? []
    : POWERS.flatMap((asker) =>
        POWERS.filter((ally) => ally !== asker && cannotDemand(state, asker, ally) === undefined).map(
          (ally) => ({ do: 'demand-break', power: asker, ally }) as const,
        ),
      );

export const suingHandlers: Handlers<SuingPlay> = {
  sue(d, { power: loser, to, inside }) {
    if (d.state.clock.step !== 'peace') return 'eiapol-step';
    const sued = [...new Set(to)];
    const why = cannotSue(d.state, loser, sued, inside);
    if (why !== undefined) return why;
    log(
      d,
      say('eiapol-told-sues', {
        power: nationName(d.state, loser),
        powers: sued.map((one) => nationName(d.state, one)),
      }),
      { power: loser },
    );
    ask(d, 'eia-sue', loser, { loser, victors: sued });
    return undefined;
  },
  'informal-peace'(d, { a, b, terms, note: text }) {
    if (d.state.clock.step !== 'peace') return 'eiapol-step';
    if (!areAtWar(d.state, a, b)) return 'eiapol-sue-no-war';
    const why = whyNot(mayAgree(terms));
    if (why !== undefined) return why;
    endWar(d, a, b);
    putPiece(d, 'treaties', {
      ...{ id: freshId('t', d.state.treaties), loser: a, date: d.state.clock.date, formal: false },
      victors: [{ power: b, unconditional: false, terms: [] }],
    });
    log(d, say('eiapol-told-informal', { power: nationName(d.state, a), other: nationName(d.state, b) }));
    if (terms.length > 0)
      log(d, say('eiapol-told-agreed', { terms: terms.map((one) => ({ code: `eiapol-agreed-${one}` })) }));
    if (text.trim() !== '') log(d, say('eia-told', { text: text.trim() }), { byHand: true });
    exchange(d, a, b);
    partWays(d, a, b);
    return undefined;
  },
  'demand-break'(d, { power: asker, ally }) {
    if (d.state.clock.step !== 'peace') return 'eiapol-step';
    const why = cannotDemand(d.state, asker, ally);
    if (why !== undefined) return why;
    const change = pay(d, ally, POINTS.separatePeace);
    endAlliance(d, asker, ally);
    log(d, say('eiapol-told-demand', { power: nationName(d.state, asker), other: nationName(d.state, ally) }), {
      power: ally,
      changes: [change],
    });
    return undefined;
  },
};
