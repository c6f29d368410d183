/**
 * What the owner enters from map, counters and cards, and sets by hand: sheets, charts, options and figures. EIA-002,
 * 003, 012, 013
 */
import * as z from 'zod/mini';
import { say } from '../../../engine/message.ts';
import { fitsSlot } from '../../chart-slot.ts';
import { type Campaign, flagSchema, isLedger, LEDGERS, type LedgerName, type Pieces } from '../campaign.ts';
import { isCard, shapeOf, troubleOf } from '../cards.ts';
import { cellSaid, cellTyped } from '../cell-said.ts';
import { ownChits } from '../combat/fight.ts';
import { type Desk, type Handlers, type PlaysOf, play, type Why } from '../desk.ts';
import { freshId, leads, nationName } from '../ledger.ts';
import { power } from '../pieces.ts';
import { isRuling } from '../rulings.ts';
import type { Power } from '../vocabulary.ts';
import {
  addManpower,
  addMoney,
  addPoints,
  addVictory,
  type Builder,
  dropPiece,
  log,
  putPiece,
  setFlag,
  setPiece,
} from '../writing.ts';

const id = z.string();
/** Ledgers whose pieces may be entered or set by hand. Sealed rounds and combats have plays of their own. */
const BY_HAND = [
  'powers',
  'areas',
  'provinces',
  'ports',
  'seas',
  'minors',
  'corps',
  'leaders',
  'fleets',
  'garrisons',
  'depots',
  'irregulars',
  'prisoners',
  'wars',
  'alliances',
  'locks',
  'coolings',
  'access',
  'queue',
  'debts',
  'treaties',
] as const satisfies readonly LedgerName[];
export type ByHand = (typeof BY_HAND)[number];
const ledger = z.literal(BY_HAND);

export const KEEPING = [
  play('add-piece', { ledger, piece: z.record(z.string(), z.unknown()) }),
  play('set-piece', { ledger, id, set: z.record(z.string(), z.unknown()) }),
  play('drop-piece', { ledger, id }),
  /** Adds many pieces from a spreadsheet: all of them or none. */
  play('take-sheet', {
    ledger,
    pieces: z.readonly(z.array(z.record(z.string(), z.unknown()))),
    /** Changes to pieces that exist already. */
    changes: z.optional(z.readonly(z.array(z.object({ id, set: z.record(z.string(), z.unknown()) })))),
  }),
  play('chart', { chart: z.string(), cell: z.string(), value: z.nullable(z.int()) }),
  /** Sets many cells at once, from a line of a card or a spreadsheet: all of them or none. */
  play('take-cells', {
    cells: z.readonly(z.array(z.object({ chart: z.string(), cell: z.string(), value: z.nullable(z.int()) }))),
  }),
  play('flag', { name: z.string().check(z.minLength(1)), value: z.nullable(flagSchema) }),
  play('figure', { power, of: z.literal(['pp', 'vp', 'money', 'manpower']), by: z.int(), note: z.string() }),
  play('ruling', { key: z.string(), value: z.string() }),
  play('dice', { dice: z.literal(['app', 'table']) }),
  play('tell', { text: z.string(), power: z.optional(power) }),
] as const;
export type KeepingPlay = PlaysOf<typeof KEEPING>;

const PREFIX: Readonly<Partial<Record<LedgerName, string>>> = { areas: 'a', corps: 'c', leaders: 'l', fleets: 'f' };

/** Returns a piece in the shape of its ledger, or undefined when the piece does not fit. */
function shaped<K extends LedgerName>(name: K, piece: unknown): Pieces[K] | undefined {
  const read = LEDGERS[name].safeParse(piece);
  return read.success ? (read.data as Pieces[K]) : undefined;
}
/** The name of a piece, or of the area where a piece without a name stands. */
function nameOf({ areas }: Pick<Campaign, 'areas'>, piece: object): string {
  const { name, area, at }: { name?: unknown; area?: unknown; at?: { area?: unknown } } = piece;
  return typeof name === 'string' ? name : (areas[String(area ?? at?.area)]?.name ?? '');
}

/** Returns the power to which a piece belongs: its own power, or the power that leads the piece's minor country. */
function ownerIn(state: Pick<Campaign, 'minors'>, piece: object): Power | undefined {
  const of = 'power' in piece ? piece.power : 'nation' in piece ? piece.nation : 'owner' in piece ? piece.owner : '';
  return typeof of === 'string' ? (leads(state, of) ?? undefined) : undefined;
}

function add(d: Builder, into: LedgerName, typed: object): Why {
  const given = 'id' in typed && typeof typed.id === 'string' && typed.id !== '' ? typed.id : undefined;
  if (given && Object.hasOwn(d.state[into], given))
    return say('eia-there-already', { name: nameOf(d.state, typed) || given });
  const piece = shaped(into, { ...typed, id: given ?? freshId(PREFIX[into] ?? into.slice(0, 3), d.state[into]) });
  if (!piece) return say('eia-not-so-shaped', { name: nameOf(d.state, typed) });
  putPiece(d, into, piece);
  return undefined;
}

/** Sets some fields of an existing piece. */
function change(d: Builder, of: LedgerName, key: string, set: Readonly<Record<string, unknown>>): Why {
  const old: object | undefined = d.state[of][key];
  if (!old) return 'eia-gone';
  if ('id' in set || !shaped(of, { ...old, ...set })) return say('eia-not-so-shaped', { name: nameOf(d.state, old) });
  setPiece(d, of, key, set);
  return undefined;
}

/** Only the owner may know which corps a flag is, except while everything lies open. EIA-004 */
const toldOf = ({ clock, locked }: Campaign, ledger: LedgerName, owner: Power | undefined) =>
  ledger === 'corps' && owner && (clock.started || locked) ? [owner, 'umpire'] : undefined;

function whyNoCell(state: Campaign, chart: string, cell: string, value: number | null): Why {
  if (!isCard(chart)) return 'eia-no-chart';
  const own = ownChits(state);
  const shape = shapeOf(chart, own);
  if (value === null) return fitsSlot(shape, cell, shape.least) ? undefined : 'eia-no-cell';
  const trouble = troubleOf(chart, cell, value, own);
  if (trouble === 'noCell') return 'eia-no-cell';
  return trouble === 'contradicts' ? say('eia-cell-known', { cell: cellSaid(chart, cell) }) : undefined;
}

const handlers: Handlers<KeepingPlay> = {
  'add-piece'(d, { ledger: into, piece }) {
    const why = add(d, into, piece);
    if (why) return why;
    const owner = ownerIn(d.state, piece);
    const [what, name] = [{ code: `eiasheet-one-${into}` }, nameOf(d.state, piece)];
    log(
      d,
      name ? say('eia-added', { what, name }) : say('eia-added-one', { what }),
      { byHand: true, ...(owner && { power: owner }) },
      toldOf(d.state, into, owner),
    );
    return undefined;
  },
  'set-piece'(d, { ledger: of, id: key, set }) {
    const old: object | undefined = d.state[of][key];
    const why = change(d, of, key, set);
    if (why || !old) return why;
    const owner = ownerIn(d.state, old);
    const secret = of === 'corps' && owner !== undefined;
    log(
      d,
      say('eia-set', { what: { code: `eiasheet-one-${of}` }, name: nameOf(d.state, old) || key }),
      { byHand: true, ...(owner && { power: owner }) },
      secret ? [owner, 'umpire'] : undefined,
    );
    return undefined;
  },
  'drop-piece'(d, { ledger: of, id: key }) {
    const old: object | undefined = d.state[of][key];
    if (!old) return 'eia-gone';
    dropPiece(d, of, key);
    log(
      d,
      say('eia-dropped', { what: { code: `eiasheet-one-${of}` }, name: nameOf(d.state, old) || key }),
      { byHand: true },
      toldOf(d.state, of, ownerIn(d.state, old)),
    );
    return undefined;
  },
  'take-sheet'(d, { ledger: into, pieces, changes = [] }) {
    for (const piece of pieces) {
      const why = add(d, into, piece);
      if (why) return why;
    }
    for (const { id: key, set } of changes) {
      const why = change(d, into, key, set);
      if (why) return why;
    }
    if (changes.length > 0) {
      const what = { code: `eiasheet-one-${into}` };
      log(d, say('eia-sheet-merged', { what, n: pieces.length, changed: changes.length }), { byHand: true });
      return undefined;
    }
    log(d, say('eia-sheet-taken', { what: { code: `eiasheet-one-${into}` }, n: pieces.length }), { byHand: true });
    return undefined;
  },
  chart(d, { chart, cell, value }) {
    const why = whyNoCell(d.state, chart, cell, value);
    if (why) return why;
    d.add({ type: 'slot', chart, cell, value });
    if (isCard(chart)) log(d, cellTyped(chart, cell, value), { byHand: true });
    return undefined;
  },
  'take-cells'(d, { cells }) {
    for (const { chart, cell, value } of cells) {
      const why = whyNoCell(d.state, chart, cell, value);
      if (why) return why;
    }
    for (const { chart, cell, value } of cells) d.add({ type: 'slot', chart, cell, value });
    log(d, say('eia-cells-typed', { n: cells.length }), { byHand: true });
    return undefined;
  },
  flag(d, { name, value }) {
    setFlag(d, name, value);
    log(d, say('eia-flag-set', { name, value: String(value ?? '–') }), { byHand: true });
    return undefined;
  },
  figure(d, { power: of, of: what, by, note }) {
    const old = d.state.powers[of];
    if (!old || by === 0) return 'eia-gone';
    if (what === 'money' && old.money + by < 0) return 'eia-no-money';
    if (what === 'manpower' && old.manpower + by < 0) return 'eia-no-men';
    const put = { pp: addPoints, vp: addVictory, money: addMoney, manpower: addManpower }[what];
    log(
      d,
      say('eiasheet-figure-set', {
        power: nationName(d.state, of),
        what: { code: `eiasheet-figure-${what}` },
        // Money is kept in half-points and reported in points.
        by: what === 'money' ? by / 2 : by,
        note,
      }),
      {
        power: of,
        byHand: true,
        changes: [put(d, of, by, 'by-hand')],
      },
    );
    return undefined;
  },
  ruling(d, { key, value }) {
    if (!isRuling(key, value)) return 'eiaswitch-none';
    if (d.state.clock.started) return 'eiaswitch-fixed';
    d.add({ type: 'ruling', key, value });
    log(
      d,
      say('eiaswitch-set', { ruling: { code: `eiaswitch-${key}` }, value: { code: `eiaswitch-${key}-${value}` } }),
      {
        byHand: true,
      },
    );
    return undefined;
  },
  dice(d, { dice }) {
    d.add({ type: 'dice', dice });
    log(d, dice === 'app' ? 'eia-dice-app' : 'eia-dice-table', { byHand: true });
    return undefined;
  },
  tell(d, { text, power: of }) {
    if (text.trim() === '') return 'eia-tell-what';
    log(d, say('eia-told', { text: text.trim() }), { byHand: true, ...(of && { power: of }) });
    return undefined;
  },
};

export const keeping: Desk<KeepingPlay> = {
  handlers,
  ownerOf: (state, done) => {
    if (done.do === 'add-piece' && isLedger(done.ledger)) return ownerIn(state, done.piece) ?? null;
    if (done.do === 'set-piece' || done.do === 'drop-piece') {
      const piece: object | undefined = state[done.ledger][done.id];
      return piece ? (ownerIn(state, piece) ?? null) : null;
    }
    if (done.do === 'take-sheet' && isLedger(done.ledger)) {
      const ledger = done.ledger;
      const owners = (done.changes ?? []).map(({ id: key }) => ownerIn(state, { ...state[ledger][key] }));
      return owners[0] && owners.every((one) => one === owners[0]) ? owners[0] : undefined;
    }
    return undefined;
  },
};
