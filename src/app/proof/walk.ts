/**
 * The proof of a battle from its file alone. From first line to last, each must follow from the one before; each play
 * is judged again, undone ones too; each throw is made again from the sealed seed. The walk stops at the first line
 * that does not hold.
 */
import type { Battle } from '../../battlefield/battle.ts';
import type { Event } from '../../battlefield/events.ts';
import { nbc } from '../../battlefield/game.ts';
import { type SealsShown, sealsShown } from '../../battlefield/under-lock/draw.ts';
import { lockedTable } from '../../battlefield/under-lock/table.ts';
import { layTable } from '../../battlefield/under-lock.ts';
import { chanceOf, isSeed, type OpenChance, sealOf } from '../../engine/chance.ts';
import { type Said, say, word } from '../../engine/message.ts';
import { faultOf } from '../../engine/proof.ts';
import { atOnce, unhurried } from '../../journal/breath.ts';
import { headerHash, verifyLink } from '../../journal/chain.ts';
import { addedTo, chanceSeed } from '../../journal/chance-seed.ts';
import { type Deed, type Entry, hashOf } from '../../journal/entry.ts';
import { asked, sealSaid, stepFault } from '../../journal/judging.ts';
import { ground, type Standing, stand } from '../../journal/record.ts';
import { machine, RULES } from '../session/battle-journal.ts';
import { collecting, type Told } from './collected.ts';
import { type Differing, faultSaid } from './differs.ts';
import type { ReadFile } from './reading.ts';
import type { Broken, Report, Verdict } from './report.ts';

layTable(lockedTable);

type State = Battle | undefined;
type OfEntries = Standing<State, Event>;

/** The source of chance: the sealed seed, or none yet. */
type Source = OpenChance | null;

/** The dice written in the beginning. Without a seed they are believed for now. */
function asWritten(events: readonly Event[]): OpenChance {
  const [first] = events;
  const dice = first?.type === 'begun' ? (first.setup.startingWeather?.dice ?? []) : [];
  let at = 0;
  return () => ({ below: (n) => Math.min(n - 1, (dice[at++] ?? 1) - 1) });
}

function sourceOf({ header, seed }: ReadFile): Source {
  if (!isSeed(seed) || sealOf(seed) !== header.seal) return null;
  const mixed = chanceSeed(header, seed);
  return (topic) => chanceOf(mixed, topic);
}

/** What is wrong before the first line. */
function wrongOpening({ header, seed }: ReadFile): Said | undefined {
  if (header.rules !== RULES) return say('proof-other-rules', { rules: header.rules, ours: RULES });
  return seed !== '' && !(isSeed(seed) && sealOf(seed) === header.seal) ? 'proof-wrong-seed' : undefined;
}

const short = (hash: string): string => `${hash.slice(0, 4)} ${hash.slice(4, 8)}`;

/** What is wrong with the link to the line before or the line's own hash. */
function wrongLink(head: string, seq: number, entry: Entry<Event>): Differing | undefined {
  const link = verifyLink(head, seq, entry);
  if (link.ok) return undefined;
  if (link.why === 'order') return { why: word('proof-order'), found: `${entry.seq}`, wanted: `${seq}` };
  return link.why === 'link'
    ? { why: word('proof-link'), found: short(entry.prev), wanted: short(head) }
    : { why: word('proof-changed'), found: short(entry.hash), wanted: short(hashOf(entry)) };
}

/** Judges a deed again, as far as possible. */
function wrongDeed(deed: Deed<Event>, before: State, source: Source, seal: string): Differing | undefined {
  if (before === undefined) {
    const said = sealSaid(deed.events);
    if (said !== undefined && said !== seal)
      return { why: word('proof-other-seal'), found: short(`${said}`), wanted: short(seal) };
  }
  const { open, wasAsked } = asked(source ?? (before === undefined ? asWritten(deed.events) : null));
  const fault = faultOf(nbc, before, deed, open);
  // What asks for a throw waits for the seed.
  return fault && !wasAsked() ? faultSaid(fault) : undefined;
}

function wrongEntry(entry: Entry<Event>, before: State, source: Source, seal: string): Differing | undefined {
  if (before?.revealed) return { why: word('proof-after-seed') };
  return entry.kind === 'deed' ? wrongDeed(entry, before, source, seal) : undefined;
}

/** Whoever took back what is another seat's is named. */
function wrongStep({ by }: Entry<Event>, from: OfEntries, to: OfEntries): Differing | undefined {
  const why = stepFault(nbc, by, from, to);
  return why && { why: word(why), ...(why === 'proof-undo-others' && { found: by }) };
}

type Step = { readonly ok: true; readonly standing: OfEntries } | { readonly ok: false; readonly wrong: Differing };

function follow(standing: OfEntries, entry: Entry<Event>): Step {
  try {
    const next = stand(standing, machine, entry);
    if (!next) return { ok: false, wrong: { why: word('proof-no-way') } };
    const wrong = entry.kind === 'deed' ? undefined : wrongStep(entry, standing, next);
    return wrong ? { ok: false, wrong } : { ok: true, standing: next };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { ok: false, wrong: { why: say('proof-not-played', { why }) } };
  }
}

const placed = (seq: number, state: State): Pick<Broken, 'seq' | 'turn' | 'phase' | 'minutes'> => ({
  seq,
  ...(state && { turn: state.turn, phase: state.phase, minutes: state.minutes }),
});

const storyOf = (entry: Entry<Event> | undefined): Said | undefined => {
  const last = entry?.kind === 'deed' ? entry.events.findLast((event) => event.type === 'logged') : undefined;
  return last?.type === 'logged' ? last.line.text : undefined;
};

/** Proves a file, and pauses after each line. */
export function* proving(file: ReadFile): Generator<undefined, Report, undefined> {
  const { header, entries, lines, ends } = file;
  const source = sourceOf(file);
  const sealed = source !== null;
  const collected = collecting(sealed);
  let standing: OfEntries = ground(machine);
  let head = headerHash(header);
  let sound = 0;
  let broken: Broken | undefined;
  for (const [i, entry] of entries.entries()) {
    const seq = i + 1;
    const before = standing.top.state;
    const wrong = wrongLink(head, seq, entry) ?? wrongEntry(entry, before, source, header.seal);
    const next: Step = wrong ? { ok: false, wrong } : follow(standing, entry);
    if (!next.ok) {
      const [told, holds] = [storyOf(entry), storyOf(entries[i - 1])];
      broken = { ...placed(seq, before), ...next.wrong, ...(told && { told }), ...(holds && { before: holds }) };
      break;
    }
    standing = next.standing;
    head = entry.hash;
    sound = seq;
    collected.take(entry, before, standing.top.state);
    yield;
  }
  const opening = wrongOpening(file);
  if (opening) broken = { seq: 0, why: opening };
  else if (ends && !broken) broken = { ...placed(ends.seq, standing.top.state), why: ends.why };
  const last = standing.top.state;
  const seals = last?.sealed && source ? sealsShown(last, source) : undefined;
  broken ??= seals && untrueDraw(entries, last, seals);
  const told = collected.told(entries.slice(0, sound), standing);
  return {
    ...told,
    verdict: verdictOf(broken, sealed, told),
    title: header.title,
    startedAt: header.startedAt,
    lastAt: entries[sound - 1]?.at ?? header.startedAt,
    lines,
    sound,
    seal: header.seal,
    added: addedTo(header),
    sealed,
    ...(seals && { seals }),
    ...(broken && { broken }),
  };
}

/** Whether the umpire sealed a draw that the seed does not give. */
function untrueDraw(entries: readonly Entry<Event>[], last: State, { untrue }: SealsShown): Broken | undefined {
  const [seal] = untrue;
  if (seal === undefined) return undefined;
  const entry = entries.find(
    (one) => one.kind === 'deed' && one.events.some((event) => event.type === 'sealed' && event.envelope.seal === seal),
  );
  return { ...placed(entry?.seq ?? 0, last), why: 'proof-untrue-draw' };
}

function verdictOf(broken: Broken | undefined, sealed: boolean, { copy, own, hands }: Told): Verdict {
  if (broken) return 'broken';
  if (!sealed) return 'waits';
  if (copy) return 'copy';
  return own.length + hands.length > 0 ? 'own' : 'holds';
}

/** Proves a file without pauses. */
export const proveFile = (file: ReadFile): Report => atOnce(proving(file));

/** Reports progress every so many lines. */
const TOLD = 25;

/** How paused work runs: at once, or in slices that let the page respond. */
export type Pace = (work: Generator<undefined, Report, undefined>) => Report | Promise<Report>;

/** Proves a file and reports progress. */
export async function proved(file: ReadFile, reached: (line: number) => void, pace: Pace = unhurried): Promise<Report> {
  function* telling(): Generator<undefined, Report, undefined> {
    const steps = proving(file);
    for (let line = 1; ; line += 1) {
      const step = steps.next();
      if (step.done) return step.value;
      if (line % TOLD === 0) reached(line);
      yield;
    }
  }
  return pace(telling());
}
