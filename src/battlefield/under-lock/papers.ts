/** Papers for single seats, each a text under a seal; `papersOf` turns those a seat reads into what is on its desk. */
import * as z from 'zod/mini';
import { ORDERS, SIDES } from '../../book/terms.ts';
import { type Opening, sealFor } from '../../engine/sealed.ts';
import { saidSchema } from '../../engine/shapes.ts';
import { reinforcementSchema } from '../../scenarios/schema.ts';
import { formationSchema, officerSchema, unitSchema } from '../battle.ts';
import { id, list } from '../shapes.ts';

const prose = z.string().check(z.maxLength(20_000));
const side = z.literal(SIDES);
const minutes = z.int();
const number = z.int().check(z.gte(0));

const when = z.discriminatedUnion('is', [
  /** The moment when the formation next acts; the rules then show the order. */
  z.object({ is: z.literal('acting') }),
  z.object({ is: z.literal('clock'), at: minutes }),
  z.object({ is: z.literal('attacked') }),
  z.object({ is: z.literal('event'), what: prose }),
]);
export type When = z.infer<typeof when>;

/** How much a side believes of a formation, from nothing to everything. */
export const GRADES = ['unseen', 'suspected', 'seen', 'identified'] as const;
export type Grade = (typeof GRADES)[number];

/** A report as written from the ledger, or in the umpire's own words. */
const told = z.object({ said: z.optional(saidSchema), words: z.optional(prose) });

export const paperSchema = z.discriminatedUnion('is', [
  /** A blank paper, so that the number of papers reveals nothing. */
  z.object({ is: z.literal('blank') }),
  z.object({ is: z.literal('briefing'), of: z.string(), text: prose }),
  /** The plan of a side or a commander; the newest counts. */
  z.object({ is: z.literal('plan'), of: z.string(), text: prose }),
  /** A note of the umpire about the battle or about one of its pieces; the newest of each counts. */
  z.object({ is: z.literal('note'), about: z.optional(id), text: prose }),
  /** Troops that the scenario keeps from the enemy, as they will be in the battle once seen. */
  z.object({
    is: z.literal('arrival'),
    coming: reinforcementSchema,
    formation: z.optional(formationSchema),
    officer: z.optional(officerSchema),
    units: list(unitSchema),
  }),
  /** The umpire's check of an arrival in one turn: what was drawn, and whether it was the table's own card. */
  z.object({
    is: z.literal('check'),
    arrival: number,
    turn: z.int(),
    result: z.string(),
    own: z.boolean(),
    comes: z.boolean(),
  }),
  z.object({ is: z.literal('order'), side, formation: id, order: z.literal(ORDERS), when, words: z.optional(prose) }),
  /** `of`: a formation, a unit, or the number of an arrival; `called`: the name the side knows. */
  z.object({
    is: z.literal('belief'),
    side,
    of: id,
    grade: z.literal(GRADES),
    called: z.optional(prose),
    /** A strength that may be false, in CP. */
    strength: z.optional(z.int()),
    doubtful: z.optional(z.boolean()),
  }),
  /** A message to a seat; with `due` null it has been lost. */
  z.object({ is: z.literal('message'), to: z.string(), from: z.optional(z.string()), due: z.nullable(minutes), told }),
  /** The message comes later, or never. */
  z.object({ is: z.literal('courier'), message: number, due: z.nullable(minutes) }),
  z.object({ is: z.literal('telling'), to: z.string(), told, message: z.optional(number) }),
  z.object({ is: z.literal('dispute'), what: prose, ruled: z.optional(prose), of: z.optional(number) }),
  z.object({ is: z.literal('done'), of: number }),
]);
export type Paper = z.infer<typeof paperSchema>;
export type PaperOf<K extends Paper['is']> = Extract<Paper, { readonly is: K }>;

export const writePaper = (paper: Paper): string => JSON.stringify(paper);

export function readPaper(text: string): Paper | undefined {
  try {
    const read = paperSchema.safeParse(JSON.parse(text));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** A paper that a seat can read: its number, the game time it was sealed, its author, and what opens it. */
export interface Read<K extends Paper['is'] = Paper['is']> {
  readonly number: number;
  readonly at: number;
  readonly by: string;
  readonly paper: PaperOf<K>;
  readonly opening: Opening;
  readonly shown: boolean;
}

export interface OnItsWay extends Read<'message'> {
  readonly due: number | null;
  readonly delivered: boolean;
}

export interface Dispute extends Read<'dispute'> {
  readonly ruled?: string;
}

export interface Papers {
  readonly briefings: Readonly<Record<string, string>>;
  readonly plans: Readonly<Record<string, string>>;
  /** By their subject; '' for the battle. */
  readonly notes: Readonly<Record<string, string>>;
  readonly arrivals: readonly Read<'arrival'>[];
  /** By the number of the arrival. */
  readonly checks: Readonly<Record<number, readonly Read<'check'>[]>>;
  /** Not yet shown, the newest of each formation. */
  readonly orders: readonly Read<'order'>[];
  readonly beliefs: Readonly<Record<'a' | 'b', Readonly<Record<string, PaperOf<'belief'>>>>>;
  readonly messages: readonly OnItsWay[];
  readonly told: Readonly<Record<string, readonly Read<'telling'>[]>>;
  readonly disputes: readonly Dispute[];
  readonly done: ReadonlySet<number>;
}

const isOf = <K extends Paper['is']>(paper: Paper, kind: K): paper is PaperOf<K> => paper.is === kind;

function grouped<T>(all: readonly T[], key: (one: T) => string): Record<string, T[]> {
  const groups: Record<string, T[]> = {};
  for (const one of all) {
    const name = key(one);
    groups[name] = [...(groups[name] ?? []), one];
  }
  return groups;
}

/** The name of a secret arrival in beliefs: derived from the paper's salt, which only its readers know. */
export const cloakOf = ({ opening: { salt } }: Pick<Read, 'opening'>): string =>
  sealFor({ salt, text: 'belief' }).slice(0, 16);

/** The papers on a seat's desk, from all papers in the order of sealing. */
export function papersOf(all: readonly Read[]): Papers {
  const kind = <K extends Paper['is']>(is: K): readonly Read<K>[] =>
    all.flatMap(({ paper, ...rest }) => (isOf(paper, is) ? [{ ...rest, paper }] : []));
  const delivered = new Set(kind('telling').flatMap(({ paper }) => paper.message ?? []));
  const couriers = new Map(kind('courier').map(({ paper }) => [paper.message, paper.due]));
  const orders = new Map(kind('order').map((read) => [read.paper.formation, read]));
  const rulings = new Map(kind('dispute').flatMap(({ paper }) => (paper.of === undefined ? [] : [[paper.of, paper]])));
  const arrivals = kind('arrival');
  // Once an arrival has been seen, the side knows what it is, and beliefs about it no longer count.
  const seen = new Set(arrivals.filter(({ shown }) => shown).map(cloakOf));
  const beliefs = kind('belief').flatMap(({ paper }) => (seen.has(paper.of) ? [] : [paper]));
  const believed = (of: 'a' | 'b') =>
    Object.fromEntries(beliefs.filter((one) => one.side === of).map((one) => [one.of, one]));
  return {
    briefings: Object.fromEntries(kind('briefing').map(({ paper }) => [paper.of, paper.text])),
    plans: Object.fromEntries(kind('plan').map(({ paper }) => [paper.of, paper.text])),
    notes: Object.fromEntries(kind('note').map(({ paper }) => [paper.about ?? '', paper.text])),
    arrivals: arrivals.filter(({ shown }) => !shown),
    checks: grouped(kind('check'), ({ paper }) => String(paper.arrival)),
    orders: [...orders.values()].filter(({ shown }) => !shown),
    beliefs: { a: believed('a'), b: believed('b') },
    messages: kind('message').map((read) => ({
      ...read,
      due: couriers.has(read.number) ? (couriers.get(read.number) ?? null) : read.paper.due,
      delivered: delivered.has(read.number),
    })),
    told: grouped(kind('telling'), ({ paper }) => paper.to),
    disputes: kind('dispute')
      .filter(({ paper }) => paper.of === undefined)
      .map((read) => {
        const ruled = rulings.get(read.number)?.ruled ?? read.paper.ruled;
        return { ...read, ...(ruled !== undefined && { ruled }) };
      }),
    done: new Set(kind('done').map(({ paper }) => paper.of)),
  };
}
