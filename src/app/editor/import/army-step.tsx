/** The proposed armies: reviewed, their units split, joined or given guns, and put on their sides. */

import { useState } from 'preact/hooks';
import { SIDES, type SideId } from '../../../book/terms.ts';
import { type Said, say } from '../../../engine/message.ts';
import { enlist, joining, type Placements } from '../../../orders-of-battle/enlist.ts';
import type { ProposedArmy } from '../../../orders-of-battle/proposed.ts';
import { called } from '../../../orders-of-battle/tree.ts';
import { findingsOf } from '../../../scenarios/check.ts';
import type { Draft } from '../../../scenarios/draft.ts';
import { mended } from '../../../scenarios/mends.ts';
import { suggestGeneral } from '../../../scenarios/suggestions.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { Button, Choice, Empty, More, Notice } from '../../components/index.ts';
import { go } from '../../route.ts';
import { LongList } from '../long-list.tsx';
import { newNames } from '../new-names.ts';
import { change, origin } from '../session.ts';
import { ArmyChoices } from './army-choices.tsx';
import { unshouted } from './capitals.ts';
import { place } from './deeds.ts';
import { nameOf } from './names.ts';
import { sidesOf } from './placing.ts';
import { type ImportState, set, yearOfBattle } from './session.ts';
import { SourceLine } from './source-line.tsx';
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

/** The scenario with an army on a side, and what the player still has to do. */
function enlisted(of: Draft, now: ImportState, army: ProposedArmy, side: SideId, how: 'replace' | 'add') {
  const files = origin.value.sources.map(({ name }) => name).filter((name) => name !== '');
  const { draft, remarks } = enlist(of, side, army, {
    how,
    source: files.length > 0 ? say('reader-source-file', { files }) : 'reader-source-text',
    tell: speak,
    ...(now.ratings !== 'plain' && {
      officer: (name) => {
        const found = suggestGeneral(name, yearOfBattle(of, now));
        return found && { A: found.A, L: found.L, T: found.T, of: found.name };
      },
    }),
  });
  const typed = { ...draft.sides[side], armyType: now.armyType };
  return { draft: { ...draft, sides: { ...draft.sides, [side]: typed } }, remarks };
}

/** Date and title from the text, if the scenario has no title yet. */
function saidOfBattle(of: Draft, { laid }: ImportState): Partial<Pick<Draft, 'title' | 'date'>> {
  const { title, date } = laid?.when ?? {};
  return of.title === newNames().scenario ? { ...(title && { title: unshouted(title) }), ...(date && { date }) } : {};
}

/** New labels for formations and units that have those of another: the text numbers few of them. */
const labelledApart = (draft: Draft): Draft =>
  findingsOf(draft, newNames()).reduce(
    (now, { mend }) => (mend?.do === 'renumber' || mend?.do === 'renumber-units' ? mended(now, mend, newNames()) : now),
    draft,
  );

/** Puts all armies on their sides in one undoable step. Returns what the player still has to do. */
function takeAll(of: Draft, now: ImportState, armies: Placements): readonly Said[] {
  let draft = of;
  const remarks: Said[] = [];
  const filled = new Set<SideId>();
  for (const { army, side } of armies) {
    // A second army of a side joins the first.
    const how = filled.has(side) ? 'add' : (now.how ?? joining(of, side, armies));
    const got = enlisted(draft, now, army, side, how);
    filled.add(side);
    draft = got.draft;
    remarks.push(...got.remarks);
  }
  draft = { ...labelledApart(draft), ...saidOfBattle(of, now) };
  change(() => draft, say('reader-taken-in-all', { n: armies.length }));
  return remarks;
}

export function ArmyStep({ of, now }: { readonly of: Draft; readonly now: ImportState }) {
  const [remarks, setRemarks] = useState<readonly Said[] | null>(null);
  const armies = now.armies ?? [];
  const placed = sidesOf(armies, origin.value);
  const taken: Placements = armies.flatMap((army, i) => {
    const side = placed[i];
    return side === undefined || side === 'none' ? [] : [{ army, side }];
  });
  const leave = () => {
    set({ step: 'sheet' });
    const [first] = taken;
    if (taken.length > 1 || !first) go('edit', of.id);
    else go('edit', of.id, 'army', first.side);
  };
  if (remarks) return <Remarks of={remarks} onLeave={leave} />;
  return (
    <div class="lines">
      {armies.length === 0 && <Empty what={t('reader-no-army')} todo={t('reader-no-army-todo')} />}
      {armies.map((army, i) => (
        <section key={army.id} class="lines" aria-label={nameOf(army)}>
          <h2>{nameOf(army)}</h2>
          <p class="totals">{sized(army)}</p>
          <Choice
            label={t('reader-on-side', { army: called(army) })}
            quiet
            columns={3}
            value={placed[i]}
            options={[
              ...SIDES.map((side) => ({ value: side, label: of.sides[side].name || side.toUpperCase() })),
              { value: 'none' as const, label: t('reader-on-none') },
            ]}
            onChange={(side) => place(army.id, side)}
          />
          <Formations of={army} />
        </section>
      ))}
      <ArmyChoices of={of} now={now} armies={armies} taken={taken} />
      {now.lost > 0 && <Notice what={t('reader-lost-changes', { n: now.lost })} todo={t('reader-lost-changes-todo')} />}
      {now.busy && <Notice what={t('reader-still-reading')} />}
      <div class="builder__act">
        <Button
          kind="primary"
          reason={(now.busy && t('reader-still-reading-reason')) || (taken.length === 0 && t('reader-nothing-placed'))}
          onClick={() => {
            const left = takeAll(of, now, taken);
            if (left.length > 0) setRemarks(left);
            else leave();
          }}
        >
          {t('reader-take-in-all', { n: taken.length })}
        </Button>
      </div>
    </div>
  );
}

/** What the player still has to do after the import. */
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

/** Formations with their units, and what is not a unit of the game. */
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
