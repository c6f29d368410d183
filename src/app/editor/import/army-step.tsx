/** The army that was proposed: looked over, its units split, joined or given their guns, and taken into a side. */

import { useState } from 'preact/hooks';
import type { SideId } from '../../../book/terms.ts';
import { type Said, say } from '../../../engine/message.ts';
import { enlist } from '../../../orders-of-battle/enlist.ts';
import type { ProposedArmy } from '../../../orders-of-battle/proposed.ts';
import { called } from '../../../orders-of-battle/tree.ts';
import type { Draft } from '../../../scenarios/draft.ts';
import { guessNation } from '../../../scenarios/nations.ts';
import { suggestGeneral } from '../../../scenarios/suggestions.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { Button, Choice, Empty, More, Notice } from '../../components/index.ts';
import { go } from '../../route.ts';
import { LongList } from '../long-list.tsx';
import { change } from '../session.ts';
import { yearOf } from '../suggest.tsx';
import { ArmyChoices } from './army-choices.tsx';
import { nameOf } from './names.ts';
import { SourceLine } from './review-step.tsx';
import { begin, type ImportState, set } from './session.ts';
import { pointsOf, Units } from './units.tsx';

const menOf = (army: ProposedArmy): number =>
  army.formations
    .flatMap(({ units }) => units)
    .flatMap(({ parts }) => parts)
    .reduce((sum, { men }) => sum + men, 0);

function sized(army: ProposedArmy): string {
  const units = army.formations.flatMap((each) => each.units);
  const { length: formations } = army.formations;
  return t('reader-army-size', { formations, units: units.length, men: menOf(army), cp: pointsOf(units) });
}

/** On to the side it went into; the next text is likely to be the other's. */
function leave({ id, sides }: Draft, { side }: ImportState): void {
  begin(id, sides.a.armyType, side === 'a' ? 'b' : 'a');
  go('edit', id, 'army', side);
}

/** The scenario with the army on a side, and what is left for the player. */
function enlisted(of: Draft, now: ImportState, army: ProposedArmy, side: SideId) {
  const { draft, remarks } = enlist(of, side, army, {
    how: now.how,
    source: now.files.length > 0 ? say('reader-source-file', { files: now.files }) : 'reader-source-text',
    tell: speak,
    ...(now.ratings !== 'plain' && {
      officer: (name) => {
        const found = suggestGeneral(name, yearOf(of));
        return found && { A: found.A, L: found.L, T: found.T, of: found.name };
      },
    }),
  });
  const typed = { ...draft.sides[side], armyType: now.armyType };
  return { draft: { ...draft, sides: { ...draft.sides, [side]: typed } }, remarks };
}

/** Takes the army into its side; what is left for the player comes back. */
function take(of: Draft, now: ImportState, army: ProposedArmy): readonly Said[] {
  const { draft, remarks } = enlisted(of, now, army, now.side);
  change(() => draft, say('reader-taken-in', { army: called(army) }));
  return remarks;
}

type Pair = readonly [ProposedArmy, ProposedArmy];

/** In the order of the source, unless the sides are named already and say otherwise. */
function bySides({ sides: { a, b } }: Draft, [one, other]: Pair): Pair {
  const is = (army: ProposedArmy, side: string): boolean => {
    const nation = guessNation(side);
    return nation !== undefined && nation === (army.nation ?? guessNation(army.name));
  };
  return is(other, a.name) || is(one, b.name) ? [other, one] : [one, other];
}

/** Both armies of one source take their sides in one step, and one undo takes them back. */
function takeBoth(of: Draft, now: ImportState, [one, other]: Pair): readonly Said[] {
  const first = enlisted(of, now, one, 'a');
  const both = enlisted(first.draft, now, other, 'b');
  change(() => both.draft, say('reader-taken-in-both', { one: called(one), other: called(other) }));
  return [...first.remarks, ...both.remarks];
}

export function ArmyStep({ of, now }: { readonly of: Draft; readonly now: ImportState }) {
  const [remarks, setRemarks] = useState<readonly Said[] | null>(null);
  const armies = now.armies ?? [];
  const army = armies[now.army];
  if (remarks) return <Remarks of={remarks} onLeave={() => leave(of, now)} />;
  const done = (left: readonly Said[]) => {
    if (left.length > 0) setRemarks(left);
    else leave(of, now);
  };
  const taken = (army: ProposedArmy) => done(take(of, now, army));
  const [one, other] = armies;
  const pair = one && other && armies.length === 2 ? bySides(of, [one, other]) : undefined;
  return (
    <div class="lines">
      {!army && <Empty what={t('reader-no-army')} todo={t('reader-no-army-todo')} />}
      {armies.length > 1 && (
        <Choice
          label={t('reader-which-army')}
          value={now.army}
          options={armies.map((each, i) => ({ value: i, label: nameOf(each), note: sized(each) }))}
          onChange={(at) => set({ army: at })}
        />
      )}
      {army && armies.length === 1 && <p class="totals">{sized(army)}</p>}
      <ArmyChoices of={of} now={now} army={army} />
      {now.lost > 0 && <Notice what={t('reader-lost-changes', { n: now.lost })} todo={t('reader-lost-changes-todo')} />}
      {army && (
        <>
          <Formations of={army} />
          {now.busy && <Notice what={t('reader-still-reading')} />}
          {pair && (
            <Button
              kind="primary"
              reason={now.busy && t('reader-still-reading-reason')}
              note={t('reader-take-in-both-note')}
              onClick={() => done(takeBoth(of, now, pair))}
            >
              {t('reader-take-in-both', { one: called(pair[0]), other: called(pair[1]) })}
            </Button>
          )}
          <Button
            kind={pair ? 'quiet' : 'primary'}
            reason={now.busy && t('reader-still-reading-reason')}
            onClick={() => taken(army)}
          >
            {of.sides[now.side].name
              ? t('reader-take-in', { side: of.sides[now.side].name })
              : t('reader-take-in-side')}
          </Button>
        </>
      )}
    </div>
  );
}

/** What is left for the player once it is in. */
const Remarks = ({ of, onLeave }: { readonly of: readonly Said[]; readonly onLeave: () => void }) => (
  <div class="lines">
    <p class="totals" role="status">
      {t('reader-remarks')}
    </p>
    <ul class="list">
      {of.map((remark, i) => (
        <li key={i} class="advice">
          {speak(remark)}
        </li>
      ))}
    </ul>
    <Button kind="primary" onClick={onLeave}>
      {t('reader-to-side')}
    </Button>
  </div>
);

/** Its formations with their units, and what is no unit of the game. */
function Formations({ of: { formations, leftOut } }: { readonly of: ProposedArmy }) {
  const out = [...leftOut, ...formations.flatMap((each) => each.leftOut)];
  return (
    <>
      {formations.map((formation) => {
        const { id, units } = formation;
        const label = { formation: called(formation), units: units.length, cp: pointsOf(units) };
        return (
          <More key={id} label={t('reader-formation-line', label)}>
            {() => <Units formation={formation} />}
          </More>
        );
      })}
      {out.length > 0 && (
        <More label={t('reader-left-out-entries', { n: out.length })}>
          {() => (
            <LongList of={out}>
              {(each) => (
                <li key={`${each.source.line} ${each.name}`}>
                  <SourceLine of={{ ...each.source, text: nameOf(each) }} />
                </li>
              )}
            </LongList>
          )}
        </More>
      )}
    </>
  );
}
