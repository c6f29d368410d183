/**
 * Entries that stay secret until all are in. Each seat seals its own entry and the journal holds only the seal. When
 * every seat has sealed, each opens its text, and every device checks the text against the seal. EIA-004, EIA-021,
 * EIA-043, EIA-142, EIA-171
 */
import * as z from 'zod/mini';
import { boxSchema } from '../../../engine/envelope.ts';
import { say } from '../../../engine/message.ts';
import { isSalt, opens } from '../../../engine/sealed.ts';
import type { Campaign } from '../campaign.ts';
import { type Desk, type Due, type Handlers, type PlaysOf, play } from '../desk.ts';
import { freshId, nationName } from '../ledger.ts';
import { power } from '../pieces.ts';
import { type Round, SEALED_KINDS, type SealedKind } from '../politics.ts';
import type { Power } from '../vocabulary.ts';
import { type Builder, log, putPiece, setPiece } from '../writing.ts';

const id = z.string();
export const SEALING = [
  play('call-seals', {
    kind: z.literal(SEALED_KINDS),
    about: z.string(),
    asked: z.readonly(z.array(power)),
    otherwise: z.string(),
    deadline: z.string(),
  }),
  play('seal', { round: id, power, seal: z.string().check(z.regex(/^[0-9a-f]{64}$/)), box: z.optional(boxSchema) }),
  play('unseal', { round: id, power, salt: z.string(), text: z.string() }),
  /** Gives the named default to a power that has not sealed or does not open its seal. */
  play('unseal-default', { round: id, power }),
] as const;
export type SealingPlay = PlaysOf<typeof SEALING>;

/** The text that an entry of each kind may hold. Any other text counts as the default. */
export const SEALED_TEXT = {
  targets: z.readonly(z.array(z.string())),
  backDown: z.boolean(),
  chit: z.string(),
  dayEnd: z.literal(['fight', 'withdraw']),
  /** The number of levels; `true` means one. */
  guard: z.union([z.boolean(), z.literal([0, 1, 2])]),
  cession: z.nullable(z.object({ to: power, what: z.string() })),
} as const satisfies Readonly<Record<SealedKind, z.ZodMiniType>>;
type SealedOf<K extends SealedKind> = z.infer<(typeof SEALED_TEXT)[K]>;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
/** Returns the canonical text of an entry. */
export const sealedText = <K extends SealedKind>(_kind: K, value: SealedOf<K>): string => JSON.stringify(value);

/**
 * Returns what a power sealed, once it is opened; the default when the text does not fit the kind; undefined when not
 * opened or of another kind.
 */
export function readEntry<K extends SealedKind>(round: Round, kind: K, of: Power): SealedOf<K> | undefined {
  const opened = round.entries[of]?.opened;
  if (round.kind !== kind || !opened) return undefined;
  const read = SEALED_TEXT[kind].safeParse(parsed(opened.text));
  const fallback = SEALED_TEXT[kind].safeParse(parsed(round.otherwise));
  const sound = read.success ? read : fallback;
  return sound.success ? (sound.data as SealedOf<K>) : undefined;
}

const openOf = ({ rounds }: Campaign, key: string): Round | undefined =>
  rounds[key] && !rounds[key].over ? rounds[key] : undefined;
/** Returns the powers that have not sealed yet. */
export const unsealed = ({ asked, entries }: Round): readonly Power[] => asked.filter((one) => !entries[one]);
/** Returns the powers that have sealed and not opened. */
export const unopened = ({ asked, entries }: Round): readonly Power[] =>
  asked.filter((one) => entries[one] && !entries[one].opened);

/** Begins a round of sealed entries and returns the id of the round. */
export function callSeals(d: Builder, round: Omit<Round, 'id' | 'entries' | 'since' | 'over'>): string {
  const key = freshId('s', d.state.rounds);
  putPiece(d, 'rounds', { ...round, id: key, entries: {}, since: d.state.clock.date, over: false });
  log(
    d,
    say('eia-seals-called', {
      what: { code: `eia-sealed-${round.kind}` },
      powers: round.asked.map((one) => nationName(d.state, one)),
    }),
  );
  return key;
}

export type Opened = (d: Builder, round: Round) => void;

/** Returns the handlers. `opened` does what follows from a fully opened round. */
export function sealing(opened: Opened): Handlers<SealingPlay> {
  const lay = (d: Builder, round: Round, of: Power, entry: NonNullable<Round['entries'][Power]>): void => {
    setPiece(d, 'rounds', round.id, { entries: { ...round.entries, [of]: entry } });
    const now = d.state.rounds[round.id];
    if (!now?.asked.every((one) => now.entries[one]?.opened)) return;
    setPiece(d, 'rounds', round.id, { over: true });
    opened(d, { ...now, over: true });
  };
  return {
    'call-seals'(d, { kind, about, asked, otherwise, deadline }) {
      if (asked.length === 0 || asked.some((one) => !d.state.powers[one])) return 'eia-seals-nobody';
      if (Object.values(d.state.rounds).some((one) => !one.over && one.kind === kind && one.about === about))
        return 'eia-seals-running';
      if (!SEALED_TEXT[kind].safeParse(parsed(otherwise)).success) return 'eia-seals-default';
      callSeals(d, { kind, about, asked: [...new Set(asked)], otherwise, deadline });
      return undefined;
    },
    seal(d, { round: key, power: of, seal, box }) {
      const round = openOf(d.state, key);
      if (!round?.asked.includes(of)) return 'eia-seal-not-asked';
      if (round.entries[of]) return 'eia-seal-already';
      setPiece(d, 'rounds', key, { entries: { ...round.entries, [of]: { seal, opened: null, ...(box && { box }) } } });
      log(d, say('eia-sealed', { power: nationName(d.state, of), what: { code: `eia-sealed-${round.kind}` } }), {
        power: of,
      });
      return undefined;
    },
    unseal(d, { round: key, power: of, salt, text }) {
      const round = openOf(d.state, key);
      const entry = round?.entries[of];
      if (!round || !entry || entry.opened) return 'eia-seal-not-asked';
      if (unsealed(round).length > 0) return 'eia-seal-wait';
      if (!isSalt(salt) || !opens(entry.seal, { salt, text })) return 'eia-seal-wrong';
      log(d, say('eia-unsealed', { power: nationName(d.state, of), what: { code: `eia-sealed-${round.kind}` } }), {
        power: of,
      });
      lay(d, round, of, { ...entry, opened: { salt, text, byDefault: false } });
      return undefined;
    },
    'unseal-default'(d, { round: key, power: of }) {
      const round = openOf(d.state, key);
      if (!round?.asked.includes(of) || round.entries[of]?.opened) return 'eia-seal-not-asked';
      const seal = round.entries[of]?.seal ?? '';
      log(d, say('eia-seal-default', { power: nationName(d.state, of), what: { code: `eia-sealed-${round.kind}` } }), {
        power: of,
        byHand: true,
      });
      lay(d, round, of, { seal, opened: { salt: '', text: round.otherwise, byDefault: true } });
      return undefined;
    },
  };
}

export const sealingDesk: Omit<Desk<SealingPlay>, 'handlers'> = {
  // Only the default is offered here, because the text of a seal is held by its own seat.
  menu: (state) =>
    Object.values(state.rounds)
      .filter(({ over }) => !over)
      .flatMap((round) =>
        [...unsealed(round), ...unopened(round)].map(
          (of) => ({ do: 'unseal-default', round: round.id, power: of }) as const,
        ),
      ),
  due: (state) =>
    Object.values(state.rounds)
      .filter(({ over }) => !over)
      .flatMap((round): Due[] => [
        ...unsealed(round).map(
          (of): Due => ({ power: of, text: say('eia-due-seal', { what: { code: `eia-sealed-${round.kind}` } }) }),
        ),
        ...(unsealed(round).length > 0
          ? []
          : unopened(round).map(
              (of): Due => ({ power: of, text: say('eia-due-open', { what: { code: `eia-sealed-${round.kind}` } }) }),
            )),
      ]),
  stops: (state) => (Object.values(state.rounds).some(({ over }) => !over) ? 'eia-seals-first' : undefined),
};
