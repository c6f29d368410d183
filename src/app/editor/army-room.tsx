/** One side: its type, commander, trains, formations and garrisons. */
import { engineersAllowed } from '../../battlefield/rules/special-troops/engineers.ts';
import { ARMY_TYPES, type SideId } from '../../book/terms.ts';
import { say } from '../../engine/message.ts';
import { treeOf } from '../../orders-of-battle/army-table.ts';
import { writeOwnCsv } from '../../orders-of-battle/own-csv-write.ts';
import { addFormation, isFull, shiftFormation } from '../../scenarios/army-edits.ts';
import { commandRadius } from '../../scenarios/command-radius.ts';
import type { Draft } from '../../scenarios/draft.ts';
import { fileNameOf } from '../../scenarios/file-name.ts';
import { idsIn, newUnit } from '../../scenarios/new-draft.ts';
import { type Army, type FormationCard, MOST } from '../../scenarios/schema.ts';
import { armyStrength, strengthOf } from '../../scenarios/strength.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { Button, Facts, FormationHead, More } from '../components/index.ts';
import { to } from '../route.ts';
import { download } from '../session/download.ts';
import { full, Num, OfficerFields, Pick, Text, Tick, Tools } from './fields.tsx';
import { Frame, toOverview } from './frame.tsx';
import { newNames } from './new-names.ts';
import { type Place, part } from './place.ts';
import { editHref } from './rooms.ts';
import { change, whole } from './session.ts';
import { SuggestOfficer } from './suggest.tsx';
import { options, strengthWords } from './words.ts';

const saveTable = (army: Army): void =>
  download(fileNameOf(army.name, '.csv'), writeOwnCsv(treeOf(army), speak), 'text/csv');

interface OfSide {
  readonly of: Draft;
  readonly side: SideId;
}

export function ArmyRoom({ of, side }: OfSide) {
  const army = of.sides[side];
  const here = part(part(whole(of), 'sides'), side);
  return (
    <Frame of={of} title={army.name || t('editor-unnamed-side')} up={toOverview(of)} here={['army', side]}>
      <p class="totals">{strengthWords(armyStrength(army))}</p>
      <Formations of={of} side={side} />
      <section class="lines" aria-label={t('editor-the-army')}>
        <Text of={part(here, 'name')} label="editor-side-name" />
        <Pick
          of={part(here, 'armyType')}
          label="editor-army-type"
          options={options(ARMY_TYPES, (type) => `editor-army-${type}`)}
        />
        <OfficerFields of={part(here, 'commander')} heading="editor-army-commander" />
        <SuggestOfficer of={part(here, 'commander')} date={of.date} />
        <Park here={here} />
        <Facts>
          <Tick of={part(here, 'ottoman')} label="editor-ottoman-army" />
        </Facts>
      </section>
      <Button icon="file" note={t('editor-save-table-note')} onClick={() => saveTable(army)}>
        {t('editor-save-table')}
      </Button>
      <p class="note">{t('editor-save-table-what')}</p>
      <More label={t('editor-garrisons', { n: army.garrisons.length })}>
        <Garrisons of={of} side={side} />
      </More>
    </Frame>
  );
}

function Formations({ of, side }: OfSide) {
  const army = of.sides[side];
  return (
    <section class="lines" aria-label={t('editor-list-formations')}>
      <ul class="list">
        {army.formations.map((formation, i) => (
          <FormationLine key={formation.id} of={of} side={side} formation={formation} at={i} />
        ))}
      </ul>
      <Button
        icon="more"
        reason={isFull(army) && full()}
        onClick={() => {
          const made = addFormation(of, side, newNames());
          change(() => made.draft, 'editor-done-formation');
          location.hash = editHref(of.id, 'formation', made.id);
        }}
      >
        {t('editor-add-formation')}
      </Button>
    </section>
  );
}

function FormationLine({
  of,
  side,
  formation,
  at,
}: OfSide & { readonly formation: FormationCard; readonly at: number }) {
  const { id, name, commander, order, units } = formation;
  const { armyType, formations } = of.sides[side];
  const shift = (by: 1 | -1) => change((now) => shiftFormation(now, id, by), say('editor-done-moved', { name }));
  return (
    <li>
      <FormationHead
        side={side}
        name={t('editor-formation-line', {
          formation: name || t('editor-no-name'),
          commander: commander.name || t('editor-no-commander'),
        })}
        order={t(`order-${order}`)}
        ratings={`A${commander.A} L${commander.L} T${commander.T}`}
        aside={t('editor-radius', { cm: commandRadius(units, commander.A, armyType, of.rulings).total })}
        href={editHref(of.id, 'formation', id)}
      />
      <p class="row-of-tools">
        <span class="note">{strengthWords(strengthOf(units))}</span>
        <span>
          <button
            type="button"
            aria-disabled={at === 0 || undefined}
            aria-label={t('editor-up-name', { name })}
            onClick={() => shift(-1)}
          >
            {t('editor-up')}
          </button>
          <button
            type="button"
            aria-disabled={at === formations.length - 1 || undefined}
            aria-label={t('editor-down-name', { name })}
            onClick={() => shift(1)}
          >
            {t('editor-down')}
          </button>
        </span>
      </p>
    </li>
  );
}

function Park({ here }: { readonly here: Place<Army> }) {
  const onTable = engineersAllowed(here.value);
  return (
    <fieldset class="lines">
      <legend>{t('editor-park')}</legend>
      <div class="lines lines--three">
        <Num of={part(here, 'engineers')} label="editor-engineers" max={8} unit="editor-in-units" />
        <Num of={part(here, 'pontoons')} label="editor-pontoons" max={8} unit="editor-in-trains" />
        <Num of={part(here, 'baggage')} label="editor-baggage" max={8} unit="editor-in-trains" />
      </div>
      <p class="note">{onTable > 0 ? t('editor-engineers-on-table', { n: onTable }) : t('editor-no-engineers')}</p>
    </fieldset>
  );
}

function Garrisons({ of, side }: OfSide) {
  const { garrisons } = of.sides[side];
  const list = part(part(part(whole(of), 'sides'), side), 'garrisons');
  const add = () => {
    const [area] = of.areas;
    if (!area) return;
    const name = t('editor-new-garrison', { area: area.name }).slice(0, MOST.name);
    const unit = newUnit(idsIn(of), 'G', name);
    list.put((now) => [...now, { area: area.id, unit }], 'editor-done-garrison');
    location.hash = editHref(of.id, 'garrison', unit.id);
  };
  return (
    <>
      <ul class="list">
        {garrisons.map(({ area, unit }) => (
          <li key={unit.id}>
            <Button
              href={editHref(of.id, 'garrison', unit.id)}
              note={of.areas.find(({ id }) => id === area)?.name ?? t('editor-no-such-area')}
            >
              {unit.name || t('editor-no-name')}
            </Button>
          </li>
        ))}
      </ul>
      <Tools>
        <Button icon="more" reason={of.areas.length === 0 && t('editor-area-first')} onClick={add}>
          {t('editor-add-garrison')}
        </Button>
        <Button href={to('edit', of.id, 'ground')}>{t('editor-ground')}</Button>
      </Tools>
    </>
  );
}
