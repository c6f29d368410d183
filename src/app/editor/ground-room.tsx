/** The ground: hills, vantage points, terrain, built-up areas and strong points, bridges, ditches and fords. */
import type { ComponentChildren } from 'preact';
import { COVERING } from '../../battlefield/rules/fire/fighters.ts';
import {
  GARRISON_LIMITS,
  isUsualLimit,
  SAMPLE_TERRAIN,
  STRONG_POINT_CM,
  STRONG_POINT_UNDER_CM,
} from '../../battlefield/terrain.ts';
import { COVERS, HILLS } from '../../book/terms.ts';
import { type Bare, type Message, say, word } from '../../engine/message.ts';
import { shifted } from '../../scenarios/army-edits.ts';
import type { Draft } from '../../scenarios/draft.ts';
import { freshId, idsIn } from '../../scenarios/new-draft.ts';
import { t } from '../../words/t.ts';
import { Button, Facts, Hidden, Icon, More } from '../components/index.ts';
import { ListTools, Num, OptionalProse, Pick, Text, Tick, Tools } from './fields.tsx';
import { Frame, toOverview } from './frame.tsx';
import { items, type Place, part } from './place.ts';
import { whole } from './session.ts';
import { options } from './words.ts';

type Terrain = Draft['terrain'][number];
type Area = Draft['areas'][number];
type Crossing = Draft['crossings'][number];

const WOODS: readonly string[] = ['wood', 'heavy-wood'];

const sample = (): readonly Terrain[] =>
  SAMPLE_TERRAIN.map(({ id, shifts, disorderTest, kind }) => ({
    name: t(`terrain-${id}`),
    shifts,
    disorderTest: disorderTest ?? false,
    crossable: true,
    cover: WOODS.includes(id) ? COVERING.wood : 'none',
    ...(kind === 'obstacle' && { note: t('editor-obstacle') }),
  }));

const SHIFTS = [0, 1, 2, 3] as const;
const BONUSES = [-3, -2, -1, 0, 1, 2, 3] as const;
const AREA_KINDS = ['built-up', 'strong-point', 'works'] as const;
const CROSSING_KINDS = ['bridge', 'ditch', 'ford'] as const;

function terrainLine({ shifts, disorderTest, crossable, cover }: Terrain): string {
  const effects: readonly (Bare | Message)[] = [
    ...(crossable ? [] : ['editor-not-crossed' as const]),
    ...(shifts > 0 ? [say('editor-shifts', { n: shifts })] : []),
    ...(disorderTest ? ['editor-disorder-test-short' as const] : []),
    ...(cover === 'none' ? [] : [say('editor-covered', { cover: word(`editor-cover-${cover}`) })]),
  ];
  return effects.length === 0 ? t('editor-no-effect') : t('editor-effects', { of: effects.map(word) });
}

function crossingLine({ kind, bonus }: Crossing): string {
  const said = { kind: word(`editor-crossing-${kind}`) };
  return bonus === 0 ? t('editor-crossing-plain', said) : t('editor-crossing-bonus', { ...said, bonus });
}

/** An item of a list, folded to its name and effect. */
function Entry({
  name,
  says,
  children,
}: {
  readonly name: string;
  readonly says: string;
  readonly children: ComponentChildren;
}) {
  return (
    <li>
      <details class="more entry">
        <summary>
          <span>
            <b>{name || t('editor-no-name')}</b> <small class="note">{says}</small>
          </span>
          <Icon name="open" size={20} />
        </summary>
        <div class="entry-lines">{children}</div>
      </details>
    </li>
  );
}

/** Moves and removes an item of a list. */
function OneOf<T extends { readonly name: string }>({
  list,
  at,
  kept,
}: {
  readonly list: Place<T[]>;
  readonly at: number;
  readonly kept?: string | false;
}) {
  const name = list.value[at]?.name ?? '';
  return (
    <ListTools
      name={name}
      first={at === 0}
      last={at === list.value.length - 1}
      onShift={(by) => list.put((now) => shifted(now, at, by), say('editor-done-moved', { name }))}
      onRemove={() => list.put((now) => now.filter((_, i) => i !== at), say('editor-done-removed', { name }))}
      {...(kept !== undefined && { kept })}
    />
  );
}

export function GroundRoom({ of }: { readonly of: Draft }) {
  const here = whole(of);
  return (
    <Frame of={of} title={t('editor-ground-title')} up={toOverview(of)} here={['ground']}>
      <div class="lines">
        <Pick
          of={part(here, 'hills')}
          label="editor-hills"
          options={options(HILLS, (hills) => `editor-hills-${hills}`)}
        />
      </div>
      <More label={t('editor-terrain', { n: of.terrain.length })}>
        <TerrainList list={part(here, 'terrain')} />
      </More>
      <More label={t('editor-list-areas', { n: of.areas.length })}>
        <AreaList of={of} list={part(here, 'areas')} />
      </More>
      <More label={t('editor-list-crossings', { n: of.crossings.length })}>
        <CrossingList of={of} list={part(here, 'crossings')} />
      </More>
      <More label={t('editor-vantage-points', { n: of.vantagePoints.length })}>
        <VantagePoints list={part(here, 'vantagePoints')} />
      </More>
    </Frame>
  );
}

function TerrainList({ list }: { readonly list: Place<Terrain[]> }) {
  const missing = sample().filter((each) => !list.value.some(({ name }) => name === each.name));
  const wood = (): Terrain => ({
    name: t('editor-new-wood'),
    shifts: 2,
    disorderTest: true,
    crossable: true,
    cover: COVERING.wood,
  });
  return (
    <>
      <ul class="list">
        {items(list).map((one, i) => (
          <Entry key={i} name={one.value.name} says={terrainLine(one.value)}>
            <Text of={part(one, 'name')} label="editor-name" />
            <div class="lines lines--two">
              <Pick
                of={part(one, 'shifts')}
                label="editor-movement"
                options={options<number>(SHIFTS, (n) => say('editor-shifts', { n }))}
              />
              <Pick
                of={part(one, 'cover')}
                label="editor-cover"
                options={options(COVERS, (cover) => `editor-cover-${cover}`)}
              />
            </div>
            <Facts>
              <Tick of={part(one, 'disorderTest')} label="editor-disorder-test" />
              <Tick of={part(one, 'crossable')} label="editor-crossable" />
            </Facts>
            <OptionalProse of={part(one, 'note')} label={say('editor-notes-on', { name: one.value.name })} />
            <OneOf list={list} at={i} />
          </Entry>
        ))}
      </ul>
      <Tools>
        <Button icon="more" onClick={() => list.put((now) => [...now, wood()], 'editor-done-terrain')}>
          {t('editor-add-terrain')}
        </Button>
        <Button
          reason={missing.length === 0 && t('editor-sample-there')}
          note={t('editor-sample-note', { names: sample().map(({ name }) => name) })}
          onClick={() => list.put((now) => [...now, ...missing], 'editor-sample')}
        >
          {t('editor-sample')}
        </Button>
      </Tools>
    </>
  );
}

function AreaList({ of, list }: { readonly of: Draft; readonly list: Place<Area[]> }) {
  const held = (id: string): boolean =>
    [of.sides.a, of.sides.b].some(({ garrisons }) => garrisons.some(({ area }) => area === id));
  const village = (): Area => ({
    id: freshId(idsIn(of), t('editor-new-area')),
    name: t('editor-new-area'),
    kind: 'built-up',
    cover: COVERING.stoneBuilding,
    limit: GARRISON_LIMITS.usual,
  });
  return (
    <>
      <ul class="list">
        {items(list).map((one, i) => {
          const { id, name, kind, limit } = one.value;
          const says = t('editor-area-line', { kind: word(`editor-area-${kind}`), limit });
          return (
            <Entry key={id} name={name} says={says}>
              <AreaFields one={one} />
              <OneOf list={list} at={i} kept={held(id) && t('editor-area-held')} />
            </Entry>
          );
        })}
      </ul>
      <Button icon="more" onClick={() => list.put((now) => [...now, village()], 'editor-done-area')}>
        {t('editor-add-area')}
      </Button>
    </>
  );
}

function AreaFields({ one }: { readonly one: Place<Area> }) {
  const { kind, limit, name } = one.value;
  const base = { under: STRONG_POINT_UNDER_CM, usual: STRONG_POINT_CM };
  const { least, most } = GARRISON_LIMITS;
  return (
    <>
      <Text of={part(one, 'name')} label="editor-name" />
      <div class="lines lines--three">
        <Pick
          of={part(one, 'kind')}
          label="editor-kind"
          options={options(AREA_KINDS, (each) => `editor-area-${each}`)}
          hint={kind === 'strong-point' ? t('editor-strong-point-base', base) : undefined}
        />
        <Pick
          of={part(one, 'cover')}
          label="editor-cover"
          options={options(COVERS, (cover) => say('editor-area-cover', { cover }))}
        />
        <Num
          of={part(one, 'limit')}
          label="editor-garrison-limit"
          unit="editor-in-cp"
          max={30}
          hint={isUsualLimit(limit) ? undefined : t('editor-garrison-limit-usual', { least, most })}
        />
      </div>
      <OptionalProse of={part(one, 'note')} label={say('editor-notes-on', { name })} />
    </>
  );
}

function CrossingList({ of, list }: { readonly of: Draft; readonly list: Place<Crossing[]> }) {
  const bridge = (): Crossing => ({
    id: freshId(idsIn(of), t('editor-new-crossing')),
    name: t('editor-new-crossing'),
    kind: 'bridge',
    bonus: 0,
  });
  return (
    <>
      <ul class="list">
        {items(list).map((one, i) => (
          <Entry key={one.value.id} name={one.value.name} says={crossingLine(one.value)}>
            <Text of={part(one, 'name')} label="editor-name" />
            <div class="lines lines--two">
              <Pick
                of={part(one, 'kind')}
                label="editor-kind"
                options={options(CROSSING_KINDS, (kind) => `editor-crossing-${kind}`)}
              />
              <Pick
                of={part(one, 'bonus')}
                label="editor-bonus"
                options={options<number>(BONUSES, (n) => say('editor-bonus-option', { n }))}
              />
            </div>
            <OptionalProse of={part(one, 'note')} label={say('editor-notes-on', { name: one.value.name })} />
            <OneOf list={list} at={i} />
          </Entry>
        ))}
      </ul>
      <Button icon="more" onClick={() => list.put((now) => [...now, bridge()], 'editor-done-crossing')}>
        {t('editor-add-crossing')}
      </Button>
    </>
  );
}

function VantagePoints({ list }: { readonly list: Place<string[]> }) {
  return (
    <>
      <ul class="list">
        {items(list).map((one, i) => (
          <li key={i} class="entry-lines">
            <Text of={one} label={say('editor-vantage-point', { n: i + 1 })} />
            <Button
              kind="quiet"
              onClick={() =>
                list.put((now) => now.filter((_, at) => at !== i), say('editor-done-removed', { name: one.value }))
              }
            >
              {t('editor-remove')} <Hidden>{one.value}</Hidden>
            </Button>
          </li>
        ))}
      </ul>
      <Button
        icon="more"
        onClick={() => list.put((now) => [...now, t('editor-new-vantage-point')], 'editor-done-vantage-point')}
      >
        {t('editor-add-vantage-point')}
      </Button>
    </>
  );
}
