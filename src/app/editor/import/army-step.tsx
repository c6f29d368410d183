/** The army that was proposed: looked over, its units split, joined or given their guns, and taken into a side. */

import { useState } from 'preact/hooks';
import { thousands } from '../../../book/figures.ts';
import { ARMY_TYPES, SIDES } from '../../../book/terms.ts';
import { enlist } from '../../../orders-of-battle/enlist.ts';
import type { ProposedArmy, ProposedFormation, ProposedUnit } from '../../../orders-of-battle/proposed.ts';
import type { Draft } from '../../../scenarios/draft.ts';
import { NATION_NAMES } from '../../../scenarios/nations.ts';
import { suggestGeneral } from '../../../scenarios/suggestions.ts';
import { Button, Choice, count, Empty, Field, More, Notice, Reckoning } from '../../components/index.ts';
import { go } from '../../route.ts';
import { change } from '../desk.ts';
import { Tools } from '../fields.tsx';
import { LongList } from '../long-list.tsx';
import { yearOf } from '../suggest.tsx';
import { begin, type ImportState, regroup, set, toArmies } from './desk.ts';
import { SourceScales } from './source-scales.tsx';

const pointsOf = (units: readonly ProposedUnit[]): number => units.reduce((sum, { cp }) => sum + (cp ?? 0), 0);
const menOf = ({ parts }: ProposedUnit): number => parts.reduce((sum, { men }) => sum + men, 0);
const sized = (army: ProposedArmy): string => {
  const units = army.formations.flatMap((each) => each.units);
  return `${count(army.formations.length, 'formation')}, ${count(units.length, 'unit')}, ${thousands(units.reduce((n, unit) => n + menOf(unit), 0))} men, ${pointsOf(units)} CP`;
};

export function ArmyStep({ of, now }: { readonly of: Draft; readonly now: ImportState }) {
  const [remarks, setRemarks] = useState<readonly string[] | null>(null);
  const year = yearOf(of);
  const armies = now.armies ?? [];
  const army = armies[now.army];
  const side = of.sides[now.side];
  const scale = now.read?.scales.find((each) => each.scale === now.byScale?.scale);
  const rated = [scale, ...Object.values(now.read?.officers ?? {})].flatMap((each) => each?.scale ?? []);
  /** Whether anything in it is to be rated; the cards of our own table are as they are. */
  const unrated = !army?.own || army.formations.some(({ own, units }) => !own || units.some((unit) => !unit.own));
  const leftOut = army ? [...army.leftOut, ...army.formations.flatMap((each) => each.leftOut)] : [];

  const take = async () => {
    if (!army) return;
    const done = enlist(of, now.side, army, {
      how: now.how,
      source: `Order of battle taken in from ${now.name}.`,
      ...(now.ratings !== 'plain' && {
        officer: (name) => {
          const found = suggestGeneral(name, year);
          return found && { A: found.A, L: found.L, T: found.T, of: found.name };
        },
      }),
    });
    const { draft } = done;
    const typed = {
      ...draft,
      sides: { ...draft.sides, [now.side]: { ...draft.sides[now.side], armyType: now.armyType } },
    };
    change(() => typed, `${army.name} taken in`);
    if (done.remarks.length > 0) return setRemarks(done.remarks);
    leave();
  };
  const leave = () => {
    const to = now.side;
    begin(of.id, of.sides.a.armyType, to === 'a' ? 'b' : 'a');
    go('edit', of.id, 'army', to);
  };

  if (remarks)
    return (
      <div class="lines">
        <p class="totals" role="status">
          It is in. Some things are left for you:
        </p>
        <ul class="list">
          {remarks.map((remark) => (
            <li key={remark} class="advice">
              {remark}
            </li>
          ))}
        </ul>
        <Button kind="primary" onClick={leave}>
          On to the side
        </Button>
      </div>
    );
  return (
    <div class="lines">
      {!army && (
        <Empty what="No army came of it." todo="Go back and choose another format, or another reading of the levels." />
      )}
      {armies.length > 1 && (
        <Choice
          label="Which of the armies"
          value={now.army}
          options={armies.map((each, i) => ({ value: i, label: each.name, note: sized(each) }))}
          onChange={(at) => set({ army: at })}
        />
      )}
      {army && armies.length === 1 && <p class="totals">{sized(army)}</p>}
      <Choice
        label="Into which side"
        columns={2}
        value={now.side}
        options={SIDES.map((value) => ({ value, label: of.sides[value].name || value }))}
        onChange={(value) => set({ side: value })}
      />
      <Choice
        label="What is there"
        columns={2}
        value={now.how}
        options={[
          { value: 'replace', label: 'Is replaced', note: count(side.formations.length, 'formation') },
          { value: 'add', label: 'Stays', note: 'these come behind it' },
        ]}
        onChange={(how) => set({ how })}
      />
      <Choice
        label="Formations are"
        columns={2}
        value={now.armyType}
        options={ARMY_TYPES.map((value) => ({
          value,
          label: value === 'Napoleonic' ? 'Corps' : 'Divisions',
          note: value,
        }))}
        onChange={(armyType) => void toArmies(year, { armyType })}
      />
      <Choice
        label="Batteries are"
        columns={2}
        value={now.batteries}
        options={[
          { value: 'units', label: 'Units', note: 'on the table' },
          { value: 'absorbed', label: 'Absorbed', note: '2 CP each' },
        ]}
        onChange={(batteries) => void toArmies(year, { batteries })}
      />
      {!unrated && (
        <p class="note">Every row is a card of our own table: labels, ratings and notes come in as they are.</p>
      )}
      {unrated && (
        <Choice
          label="Ratings"
          columns={2}
          value={now.ratings}
          options={[
            ...(rated.length > 0
              ? [
                  {
                    value: 'source' as const,
                    label: 'As the source rates',
                    note: `its ${rated.join(', ')}; the notes say so`,
                  },
                ]
              : []),
            { value: 'suggested' as const, label: 'As suggested', note: `for ${year}; every unit says so` },
            { value: 'plain' as const, label: 'All Regular', note: 'SK1, to be rated later' },
          ]}
          onChange={(ratings) => void toArmies(year, { ratings })}
        />
      )}
      {unrated && now.ratings === 'source' && <SourceScales now={now} onChange={(by) => void toArmies(year, by)} />}
      {unrated && now.ratings !== 'plain' && (
        <Field label="Nation, where the text names none">
          {(it) => (
            <select
              {...it}
              value={now.nation}
              onChange={({ currentTarget: { value } }) => void toArmies(year, { nation: value })}
            >
              <option value="">All Regular, SK1</option>
              {NATION_NAMES.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          )}
        </Field>
      )}
      {now.lost > 0 && (
        <Notice
          what={`${count(now.lost, 'change to the units', 'changes to the units')} could not be made again.`}
          todo="Look through the units, or choose as before."
        />
      )}
      {army && (
        <>
          {army.formations.map((formation) => (
            <More
              key={formation.id}
              label={`${formation.name}: ${count(formation.units.length, 'unit')}, ${pointsOf(formation.units)} CP`}
            >
              {() => <Units formation={formation} />}
            </More>
          ))}
          {leftOut.length > 0 && (
            <More label={`Left out: ${count(leftOut.length, 'entry', 'entries')}, no units of the game`}>
              {() => (
                <LongList of={leftOut}>
                  {({ name, source }) => (
                    <li key={`${source.line} ${name}`} class="source-line">
                      <b>Line {source.line}</b> {name}
                    </li>
                  )}
                </LongList>
              )}
            </More>
          )}
          {now.busy && <Notice what="Still reading." />}
          <Button kind="primary" reason={now.busy && 'still reading'} onClick={() => void take()}>
            Take it into {side.name || 'the side'}
          </Button>
        </>
      )}
    </div>
  );
}

function Units({ formation }: { readonly formation: ProposedFormation }) {
  const { id, units } = formation;
  return (
    <LongList of={units}>
      {(unit) => (
        <li key={unit.id} class="entry-lines">
          <p>
            <span class="note">{unit.ref}</span> <b>{unit.name}</b> Q{unit.quality}
            {unit.sk !== undefined && ` S${unit.sk}`} {unit.arm}
            {unit.cp !== undefined && <b> {unit.cp}CP</b>}
            {unit.guns !== undefined && `, ${count(unit.guns, 'gun')}`}
          </p>
          {unit.cp === undefined && unit.arm !== 'artillery' && <p class="advice">Its strength is not known.</p>}
          <Tools>
            {unit.proposals.map((proposal) =>
              proposal.do === 'merge' ? (
                <Button
                  key="merge"
                  note={`${proposal.cp} CP together`}
                  onClick={() => void regroup(id, { do: 'merge', into: proposal.with, other: unit.id })}
                >
                  Join with {units.find((other) => other.id === proposal.with)?.name}
                </Button>
              ) : (
                <Button
                  key="split"
                  note={
                    proposal.do === 'split'
                      ? proposal.into.map(({ name, cp }) => `${name} ${cp} CP`).join('; ')
                      : `about ${proposal.cp} CP each`
                  }
                  onClick={() => void regroup(id, { do: 'split', unit: unit.id })}
                >
                  Make {proposal.do === 'split' ? proposal.into.length : proposal.count} of it
                </Button>
              ),
            )}
            {unit.arm === 'artillery' && units.some((other) => other.parts.length > 0) && (
              <Button
                note="its 2 CP go to the weakest unit near it"
                onClick={() => void regroup(id, { do: 'absorb', battery: unit.id })}
              >
                Absorb it
              </Button>
            )}
          </Tools>
          <More label={<span class="note">Reckoning and source of {unit.name}</span>}>
            {() => (
              <>
                {unit.reckoning && <Reckoning of={unit.reckoning} />}
                {unit.notes.map((note) => (
                  <p key={note} class="note">
                    {note}
                  </p>
                ))}
                {unit.sources.map((source) => (
                  <p key={source.line} class="source-line">
                    <b>Line {source.line}</b> {source.text}
                  </p>
                ))}
              </>
            )}
          </More>
        </li>
      )}
    </LongList>
  );
}
