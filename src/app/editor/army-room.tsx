/** One side: its kind, its commander, its trains, its formations and its garrisons. */

import { engineersAllowed } from '../../battlefield/special-troops/engineers.ts';
import { ARMY_TYPES, type SideId } from '../../book/terms.ts';
import { treeOf } from '../../orders-of-battle/army-table.ts';
import { writeOwnCsv } from '../../orders-of-battle/own-csv-write.ts';
import { addFormation, isFull, shiftFormation } from '../../scenarios/army-edits.ts';
import { commandRadius } from '../../scenarios/command-radius.ts';
import { type Draft, idsIn, newUnit } from '../../scenarios/draft.ts';
import { fileNameOf } from '../../scenarios/file.ts';
import { type Army, MOST } from '../../scenarios/schema.ts';
import { armyStrength, strengthOf } from '../../scenarios/strength.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { Button, count, Facts, FormationHead, More } from '../components/index.ts';
import { download } from '../desk/download.ts';
import { to } from '../route.ts';
import { orderText } from '../words.ts';
import { change, whole } from './desk.ts';
import { FULL, Num, OfficerFields, Pick, Text, Tick, Tools } from './fields.tsx';
import { Frame } from './frame.tsx';
import { newNames } from './new-names.ts';
import { part } from './place.ts';
import { editHref } from './rooms.ts';
import { SuggestOfficer } from './suggest.tsx';
import { capital, strengthWords } from './words.ts';

const ARMY_WORDS = ARMY_TYPES.map(
  (type) =>
    [
      type,
      type === 'Napoleonic' ? 'Napoleonic: formations are corps' : 'Traditional: formations are divisions',
    ] as const,
);

const saveTable = (army: Army): void =>
  download(fileNameOf(army.name, '.csv'), writeOwnCsv(treeOf(army), speak), 'text/csv');

export function ArmyRoom({ of, side }: { readonly of: Draft; readonly side: SideId }) {
  const army = of.sides[side];
  const here = part(part(whole(of), 'sides'), side);
  const more = army.armyType === 'Napoleonic' || army.ottoman;
  const engineers = army.engineers > 0 ? engineersAllowed(army.engineers, army.formations.length, more).total : 0;
  const garrison = () => {
    const [area] = of.areas;
    if (!area) return;
    const taken = idsIn(of);
    const unit = newUnit(taken, 'G', t('editor-new-garrison', { area: area.name }).slice(0, MOST.name));
    change(
      (now) => ({
        ...now,
        sides: {
          ...now.sides,
          [side]: { ...now.sides[side], garrisons: [...now.sides[side].garrisons, { area: area.id, unit }] },
        },
      }),
      'a garrison',
    );
    location.hash = editHref(of.id, 'garrison', unit.id);
  };
  return (
    <Frame
      of={of}
      title={army.name || 'A side with no name'}
      up={[[of.title || 'Scenario', editHref(of.id)]]}
      here={['army', side]}
    >
      <p class="totals">{capital(strengthWords(armyStrength(army)))}</p>
      <section class="lines" aria-label="Formations">
        <ul class="list">
          {army.formations.map((formation, i) => (
            <li key={formation.id}>
              <FormationHead
                side={side}
                name={`${formation.name || 'no name'}, ${formation.commander.name || 'no commander'}`}
                order={orderText(formation.order)}
                ratings={`A${formation.commander.A} L${formation.commander.L} T${formation.commander.T}`}
                aside={`radius ${commandRadius(formation.units, formation.commander.A, army.armyType, of.rulings).total} cm`}
                href={editHref(of.id, 'formation', formation.id)}
              />
              <p class="row-of-tools">
                <span class="note">{strengthWords(strengthOf(formation.units))}</span>
                <span>
                  <button
                    type="button"
                    aria-disabled={i === 0 || undefined}
                    aria-label={`Up: ${formation.name}`}
                    onClick={() => change((now) => shiftFormation(now, formation.id, -1), `${formation.name} moved up`)}
                  >
                    Up
                  </button>
                  <button
                    type="button"
                    aria-disabled={i === army.formations.length - 1 || undefined}
                    aria-label={`Down: ${formation.name}`}
                    onClick={() =>
                      change((now) => shiftFormation(now, formation.id, 1), `${formation.name} moved down`)
                    }
                  >
                    Down
                  </button>
                </span>
              </p>
            </li>
          ))}
        </ul>
        <Button
          icon="more"
          reason={isFull(army) && FULL}
          onClick={() => {
            const made = addFormation(of, side, newNames());
            change(() => made.draft, 'a formation');
            location.hash = editHref(of.id, 'formation', made.id);
          }}
        >
          Add a formation
        </Button>
      </section>
      <section class="lines" aria-label="The army">
        <Text of={part(here, 'name')} label="Name of the side" />
        <Pick of={part(here, 'armyType')} label="Army type" options={ARMY_WORDS} />
        <OfficerFields of={part(here, 'commander')} heading="Army commander" />
        <SuggestOfficer of={part(here, 'commander')} date={of.date} />
        <fieldset class="lines">
          <legend>The army’s park</legend>
          <div class="lines lines--three">
            <Num of={part(here, 'engineers')} label="Engineers" max={8} unit="units" />
            <Num of={part(here, 'pontoons')} label="Pontoons" max={8} unit="trains" />
            <Num of={part(here, 'baggage')} label="Baggage" max={8} unit="trains" />
          </div>
          <p class="note">
            {engineers > 0
              ? `${count(engineers, 'engineer unit')} on the table, with those that a large army has on top.`
              : 'Without engineers there is no park to build from.'}
          </p>
        </fieldset>
        <Facts>
          <Tick of={part(here, 'ottoman')} label="Ottoman army" />
        </Facts>
      </section>
      <Button
        icon="file"
        note="for a spreadsheet or another builder; it is taken in again as an order of battle"
        onClick={() => saveTable(army)}
      >
        Save the army as a table (CSV)
      </Button>
      <p class="note">
        The table has the army with its officers, units, ratings, notes and park. What belongs to the day stays here:
        orders, arrivals, garrisons, briefings.
      </p>
      <More label={`Garrisons (${army.garrisons.length})`}>
        <ul class="list">
          {army.garrisons.map(({ area, unit }) => (
            <li key={unit.id}>
              <Button
                href={editHref(of.id, 'garrison', unit.id)}
                note={of.areas.find(({ id }) => id === area)?.name ?? 'an area that is not there'}
              >
                {unit.name || 'no name'}
              </Button>
            </li>
          ))}
        </ul>
        <Tools>
          <Button
            icon="more"
            reason={of.areas.length === 0 && 'write an area under The ground first'}
            onClick={garrison}
          >
            Add a garrison
          </Button>
          <Button href={to('edit', of.id, 'ground')}>The ground</Button>
        </Tools>
      </More>
    </Frame>
  );
}
