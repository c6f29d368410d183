/** A fight: the opponents, what the table says of them, both throws, who lost and what that means. */

import { useEffect, useState } from 'preact/hooks';
import type { Battle, Task } from '../../battlefield/battle.ts';
import { combatDuel } from '../../battlefield/fights/close-combats.ts';
import { chancesToWin, type WinnerChances } from '../../battlefield/fights/combat-winner.ts';
import { firefightDuel } from '../../battlefield/fights/firefights.ts';
import { sure } from '../../battlefield/look-up.ts';
import type { Fact } from '../../battlefield/procedure.ts';
import type { DuelOf, DuelSide, DuelThrow, Duel as Told } from '../../battlefield/rules/fights/duel.ts';
import { CONFIRM, type HitRound, type HitThrow, hasFallen, hitSteps } from '../../dice/hits.ts';
import { chanceOfAtLeast, hitOdds, meanHits } from '../../dice/odds.ts';
import { codeOf, say, word } from '../../engine/message.ts';
import { type Reckoning as Sum, term } from '../../engine/reckoning.ts';
import { unhurried } from '../../journal/breath.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import {
  DiceRow,
  Duel,
  Fighter,
  Flag,
  type LooseDie,
  Marked,
  More,
  Outcomes,
  percent,
  Reckoning,
  Verdict,
} from '../components/index.ts';
import { whenIdle } from '../idle.ts';
import { AskFacts } from './ask-facts.tsx';
import type { DuelKind } from './duel-kinds.ts';
import type { OfTask } from './of.ts';
import type { Chance } from './own-throw.tsx';
import { TaskSheet } from './task.tsx';

const MILLION = 1_000_000;

const DUELS: Readonly<Record<DuelKind, DuelOf>> = { firefight: firefightDuel, 'close-combat': combatDuel };

export function DuelSheet({ battle, task }: OfTask) {
  const duel = DUELS[task.kind as DuelKind](battle, task);
  const { winner, pending } = useWinner(battle, task);
  return (
    <TaskSheet
      battle={battle}
      task={task}
      expects={expected(duel, winner)}
      body={(facts) => (
        <>
          <Body duel={duel} task={task} facts={facts} />
          {pending && <i hidden data-pending="" />}
        </>
      )}
    />
  );
}

/** The chances of winning a close combat: a second's work on a slow phone, so done in the background. */
function useWinner(battle: Battle, task: Task): { readonly winner: WinnerChances | null; readonly pending: boolean } {
  const [reckoned, reckon] = useState<{ readonly of: Battle; readonly chances: WinnerChances | null } | null>(null);
  const open = task.kind === 'close-combat' && task.rolls.length === 0;
  useEffect(() => {
    if (!open) return;
    let wanted = true;
    const stop = whenIdle(async () => {
      const chances = await unhurried(whileWanted(chancesToWin(battle, task), () => wanted));
      if (wanted) reckon({ of: battle, chances });
    });
    return () => {
      wanted = false;
      stop();
    };
  }, [battle, open]);
  const done = reckoned?.of === battle;
  return { winner: done ? reckoned.chances : null, pending: open && !done };
}

function* whileWanted<T>(work: Generator<undefined, T, undefined>, wanted: () => boolean) {
  while (wanted()) {
    const step = work.next();
    if (step.done) return step.value;
    yield;
  }
  return null;
}

/** Until someone has thrown: the winner's chances or, until they are known, the hits to expect, attacker first. */
function expected({ sides }: Told, winner: WinnerChances | null): Chance | undefined {
  const attackers = sides.filter(({ as }) => as !== 'defender');
  if (sides.some(({ thrown }) => thrown && hasFallen(thrown.progress))) return undefined;
  if (winner) {
    const [attacker, defender] = [winner.attacker, winner.defender].map((one) =>
      percent(Math.round(one * MILLION), MILLION),
    );
    return {
      claim: t('duel-attacker-wins', { n: attackers.length, defender: defender ?? '' }),
      of: attacker ?? '',
    };
  }
  const mean = (those: readonly DuelSide[]) =>
    those.reduce((sum, { thrown }) => sum + (thrown?.spec ? meanHits(hitOdds(thrown.spec)) : 0), 0).toFixed(1);
  const defenders = sides.filter(({ as }) => as === 'defender');
  return {
    claim: t('duel-hits-expected'),
    of: t('duel-so-many-against', { attacker: mean(attackers), defender: mean(defenders) }),
  };
}

// ---- which questions stand where -----------------------------------------------------------------------------------

const OF_STRANGER = /:(arm|q|cp|stands|disordered|exhaustion|fresh|shaken|guns)$/;
const AFTERWARDS = /^stay$|:(pursues|blocked|friends|backsInto)$/;
const FACES = /:strikes$/;
/** Switches that are always in sight. */
const SEEN_AT_ONCE = 4;

interface Asked {
  readonly faces: readonly Fact[];
  readonly stranger: readonly Fact[];
  readonly first: readonly Fact[];
  readonly rest: readonly Fact[];
  readonly after: readonly Fact[];
}

function sorted(facts: readonly Fact[]): Asked {
  const is = (pattern: RegExp) => facts.filter(({ key }) => pattern.test(key));
  const others = facts.filter(({ key }) => ![FACES, OF_STRANGER, AFTERWARDS].some((pattern) => pattern.test(key)));
  const switches = others.filter(({ kind }) => kind === 'switch');
  // Switches that are on stay in sight; the remaining places go to the most likely.
  const set = switches.filter(({ value }) => value === true);
  const first = [...set, ...switches.filter((fact) => !set.includes(fact))].slice(
    0,
    Math.max(SEEN_AT_ONCE, set.length),
  );
  return {
    faces: is(FACES),
    stranger: is(OF_STRANGER),
    first: switches.filter((fact) => first.includes(fact)),
    rest: others.filter((fact) => !first.includes(fact)),
    after: is(AFTERWARDS),
  };
}

// ---- the two columns -----------------------------------------------------------------------------------------------

interface BodyProps {
  readonly duel: Told;
  readonly task: Task;
  readonly facts: readonly Fact[];
}

function Body({ duel, task, facts }: BodyProps) {
  const attackers = duel.sides.filter(({ as }) => as !== 'defender');
  const defender = sure(duel.sides.find(({ as }) => as === 'defender'));
  const asked = sorted(facts);
  const thrown = duel.sides.some((side) => side.thrown && hasFallen(side.thrown.progress));
  const strength = attackers.reduce((sum, { cp }) => sum + cp, 0);
  // Three throws fill a small phone: the result then stands above them, and their own headings replace the names.
  const crowded = thrown && attackers.length > 1;
  const column = (sides: readonly DuelSide[], enemyCP: number) =>
    sides.map((side) => <Throwing key={side.id} side={side} headed={crowded || sides.length > 1} enemyCP={enemyCP} />);
  const came = (
    <>
      {duel.verdict && (
        <Verdict says={speak(duel.verdict.says)} step={duel.verdict.step} ladder={duel.verdict.ladder?.map(speak)} />
      )}
      <Outcomes items={duel.outcomes.map(({ side, text }) => ({ side, text: speak(text) }))} />
    </>
  );
  const more = [...asked.faces, ...asked.stranger, ...asked.first, ...asked.rest];
  return (
    <>
      <h1 class="out-of-sight">
        {t('combat-question', { attackers: attackers.map(({ short }) => short), defender: defender.short })}
      </h1>
      {!crowded && (
        <Duel
          part="names"
          attacker={attackers.map((side) => <Named key={side.id} side={side} open={!thrown} />)}
          defender={<Named side={defender} open={!thrown} />}
        />
      )}
      {!thrown && (
        <>
          <AskFacts task={task} facts={asked.faces} />
          <AskFacts task={task} facts={asked.stranger} />
          <AskFacts task={task} facts={asked.first} />
        </>
      )}
      {crowded && came}
      <Duel part="throws" attacker={column(attackers, defender.cp)} defender={column([defender], strength)} />
      {!crowded && came}
      {thrown && <AskFacts task={task} facts={asked.after} />}
      {duel.notes.map(speak).map((note) => (
        <p class="note" key={note}>
          {note}
        </p>
      ))}
      {duel.onTheTable.length > 0 && (
        <More label={t('duel-on-the-table')}>
          <ul class="steps">
            {duel.onTheTable.map(speak).map((line) => (
              <li key={line}>
                <Marked text={line} />
              </li>
            ))}
          </ul>
        </More>
      )}
      {!thrown && asked.rest.length > 0 && (
        <More label={t('duel-more-to-say')}>
          <AskFacts task={task} facts={asked.rest} />
        </More>
      )}
      {thrown && more.length > 0 && (
        <More label={t('duel-what-was-said')}>
          <AskFacts task={task} facts={more} />
        </More>
      )}
    </>
  );
}

/** Its name; before the throw also its dice and what hits. */
const Named = ({ side, open }: { readonly side: DuelSide; readonly open: boolean }) => (
  <Fighter
    side={side.side}
    as={t(`duel-${side.as}`)}
    name={t('called', { who: side.name })}
    ratings={speak(side.state)}
    throws={open ? (side.thrown ? diceOn(side.thrown) : t('duel-throws-nothing')) : undefined}
  />
);

const faceOf = ({ toHit, onTheDie }: DuelThrow): number => (toHit ? toHit.total - (onTheDie?.total ?? 0) : 0);

const diceOn = (thrown: DuelThrow): string | undefined => {
  const face = faceOf(thrown);
  if (face < 1 || face > 6) return undefined;
  const again = [...thrown.bonus, ...thrown.penalties].map(({ shown = '' }) => speak(shown));
  return [t('duel-dice-on', { n: thrown.dice.total, face }), ...again].join(', ');
};

interface ThrowingProps {
  readonly side: DuelSide;
  /** Its name stands above. */
  readonly headed: boolean;
  readonly enemyCP: number;
}

function Throwing({ side, headed, enemyCP }: ThrowingProps) {
  const { thrown } = side;
  return (
    <section aria-label={side.short}>
      {headed && (
        <p class="note">
          <Flag side={side.side} size={20} /> {side.short}
        </p>
      )}
      {thrown === null ? (
        <p class="note">{speak(side.silent ?? 'duel-throws-nothing')}</p>
      ) : !hasFallen(thrown.progress) ? (
        <ToThrow thrown={thrown} enemyCP={enemyCP} />
      ) : (
        <Thrown short={side.short} thrown={thrown} />
      )}
    </section>
  );
}

/** Before the throw: how many dice and why, what hits, what is thrown again, and the exact chances. */
function ToThrow({ thrown, enemyCP }: { readonly thrown: DuelThrow; readonly enemyCP: number }) {
  const { dice, bonus, penalties, spec } = thrown;
  const why = hitsOn(thrown);
  return (
    <>
      <Reckoning of={dice} dense />
      {why && (
        <p class="duel__line">
          <b>{why}</b>
        </p>
      )}
      {[...bonus, ...penalties].map(({ what, shown = '' }) => (
        <p class="duel__line note" key={codeOf(what)}>
          {t('duel-why', { what: word(what), shown: word(shown) })}
        </p>
      ))}
      {spec && <Chances spec={spec} enemyCP={enemyCP} />}
    </>
  );
}

/** Why it hits on that face, which stands under its name. */
function hitsOn(thrown: DuelThrow): string {
  const { toHit, onTheDie } = thrown;
  if (!toHit) return '';
  const face = faceOf(thrown);
  if (face > 6) return t('duel-cannot-hit');
  const why = onTheDie && onTheDie.total !== 0 ? onTheDie.terms.map(({ what }) => word(what)) : [];
  return why.length > 0 ? t('duel-hits-on-for', { face, why }) : '';
}

function Chances({ spec, enemyCP }: { readonly spec: HitThrow; readonly enemyCP: number }) {
  const odds = hitOdds(spec);
  const chance = (hits: number) => percent(Math.round(chanceOfAtLeast(odds, hits) * MILLION), MILLION);
  const about = { mean: meanHits(odds).toFixed(1), one: chance(1) };
  const breaks = enemyCP > 0 && enemyCP <= spec.dice && chanceOfAtLeast(odds, enemyCP) > 0;
  return (
    <p class="duel__line note">
      {breaks ? t('duel-mean-or-broken', { ...about, breaks: chance(enemyCP) }) : t('duel-mean', about)}
    </p>
  );
}

/** After the throw: every die, those thrown again and those proved, and the sum of hits. */
function Thrown({ short, thrown }: { readonly short: string; readonly thrown: DuelThrow }) {
  const { progress, spec } = thrown;
  return (
    <>
      {progress.rounds.map((round, i) => (
        <DiceRow
          key={i}
          label={t(`duel-dice-${round.stage}`, { unit: short })}
          dice={spec ? looseDice(round, spec, progress.rounds[i + 1]) : []}
        />
      ))}
      <Reckoning of={sumOf(thrown)} dense />
    </>
  );
}

/** Hits first. The misses or hits that the next round throws again are underlined. */
function looseDice({ stage, faces }: HitRound, spec: HitThrow, next: HitRound | undefined): LooseDie[] {
  const step = hitSteps(spec).find((each) => each.stage === stage);
  const row = [...faces]
    .sort((one, other) => other - one)
    .map((face) => ({ face, mark: step?.succeeds(face) ? 'hit' : 'miss' }) as const);
  if (stage !== 'throw' || next?.stage !== 'bonus') return row;
  let left = next.faces.length;
  return row.map((die) => (die.mark === 'miss' && left-- > 0 ? { ...die, again: true } : die));
}

function sumOf(thrown: DuelThrow): Sum {
  const { progress, bonus, best, penalties, hits } = thrown;
  const face = faceOf(thrown);
  const proofs = penalties.map(({ what }) => what);
  const terms = progress.rounds.map(({ stage, faces, made }) => {
    const n = faces.length;
    if (stage === 'throw') return term(say('duel-dice-on', { n, face }), made);
    if (stage === 'bonus')
      return term(say('duel-so-many-again', { why: word(best ?? bonus[0]?.what ?? 'duel-misses'), n }), made);
    return term(say('duel-so-many-proved', { why: word(proofs.shift() ?? 'duel-proof'), n, face: CONFIRM }), made - n);
  });
  return { name: 'duel-hits', terms: terms.length > 0 ? terms : [term('hits-counted', hits)], total: hits };
}
