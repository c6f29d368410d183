/** The ground: hills, vantage points, terrain, built-up areas and strong points, bridges, ditches and fords. */
import type { ComponentChildren } from 'preact';
import { COVERING } from '../../battlefield/fire/cover.ts';
import {
  GARRISON_LIMITS,
  isUsualLimit,
  SAMPLE_TERRAIN,
  STRONG_POINT_CM,
  STRONG_POINT_UNDER_CM,
} from '../../battlefield/terrain.ts';
import { COVERS, HILLS } from '../../book/terms.ts';
import { shifted } from '../../scenarios/army-edits.ts';
import { type Draft, freshId, idsIn } from '../../scenarios/draft.ts';
import { t } from '../../words/t.ts';
import { Button, count, Facts, Icon, More } from '../components/index.ts';
import { whole } from './desk.ts';
import { ListTools, Num, OptionalProse, Pick, Text, Tick, Tools } from './fields.tsx';
import { Frame } from './frame.tsx';
import { item, type Place, part } from './place.ts';
import { editHref } from './rooms.ts';
import { AREA_WORDS, CROSSING_WORDS, HILL_WORDS, plainOptions } from './words.ts';

type Terrain = Draft['terrain'][number];

const sample: readonly Terrain[] = SAMPLE_TERRAIN.map(({ name, shifts, disorderTest, kind }) => ({
  name,
  shifts,
  disorderTest: disorderTest ?? false,
  crossable: true,
  cover: /wood/i.test(name) ? 'soft' : 'none',
  ...(kind === 'obstacle' && { note: 'An obstacle: crossed, never occupied.' }),
}));

const SHIFTS = ([0, 1, 2, 3] as const).map((n) => [n, n === 1 ? '1 shift' : `${n} shifts`] as const);
const BONUS = [-3, -2, -1, 0, 1, 2, 3].map((n) => [n, n > 0 ? `+${n}` : String(n).replace('-', '−')] as const);
const words = <T extends string>(of: Record<T, string>) => Object.entries(of) as [T, string][];

/** NBC-BUA-05: an area covers as its buildings do. */
const AREA_COVERS = COVERS.map((cover) => {
  const built = [COVERING.stoneBuilding, COVERING.woodenBuilding].find((each) => each.cover === cover);
  return [cover, built ? `${cover}: ${built.name.toLowerCase()}s` : cover] as const;
});

const terrainWords = ({ shifts, disorderTest, crossable, cover }: Terrain): string =>
  [
    !crossable && 'not crossed',
    shifts > 0 && count(shifts, 'shift'),
    disorderTest && 'disorder test',
    cover !== 'none' && `${cover} cover`,
  ]
    .filter(Boolean)
    .join(', ') || 'no effect';

const crossingWords = ({ kind, bonus }: Draft['crossings'][number]): string =>
  `${CROSSING_WORDS[kind]}${bonus === 0 ? '' : `, ${BONUS.find(([n]) => n === bonus)?.[1] ?? bonus} on the crossing die`}`;

/** One of a list, folded up to its name and what it does. */
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
            <b>{name || 'no name'}</b> <small class="note">{says}</small>
          </span>
          <Icon name="open" size={20} />
        </summary>
        <div class="entry-lines">{children}</div>
      </details>
    </li>
  );
}

/** Moving and removing one of a list. */
const listTools = <T extends { name: string }>(list: Place<T[]>, i: number, kept?: string | false) => (
  <ListTools
    name={list.value[i]!.name}
    first={i === 0}
    last={i === list.value.length - 1}
    onShift={(by) => list.put((now) => shifted(now, i, by), `${list.value[i]!.name} moved`)}
    onRemove={() => list.put((now) => now.filter((_, at) => at !== i), `${list.value[i]!.name} removed`)}
    {...(kept !== undefined && { kept })}
  />
);

export function GroundRoom({ of }: { readonly of: Draft }) {
  const here = whole(of);
  const terrain = part(here, 'terrain');
  const areas = part(here, 'areas');
  const crossings = part(here, 'crossings');
  const vantage = part(here, 'vantagePoints');
  const missing = sample.filter((each) => !of.terrain.some(({ name }) => name === each.name));
  const held = (id: string): boolean =>
    [of.sides.a, of.sides.b].some(({ garrisons }) => garrisons.some(({ area }) => area === id));
  return (
    <Frame of={of} title="What does the ground do?" up={[[of.title || 'Scenario', editHref(of.id)]]} here={['ground']}>
      <div class="lines">
        <Pick
          of={part(here, 'hills')}
          label="Hills"
          options={HILLS.map((hills) => [hills, HILL_WORDS[hills]] as const)}
        />
      </div>
      <More label={`Terrain (${of.terrain.length})`}>
        <ul class="list">
          {of.terrain.map((each, i) => {
            const one = item(terrain, i);
            return (
              <Entry key={i} name={each.name} says={terrainWords(each)}>
                <Text of={part(one, 'name')} label="Name" />
                <div class="lines lines--two">
                  <Pick of={part(one, 'shifts')} label="Movement" options={SHIFTS} />
                  <Pick of={part(one, 'cover')} label="Cover" options={plainOptions(COVERS)} />
                </div>
                <Facts>
                  <Tick of={part(one, 'disorderTest')} label="Disorder test" />
                  <Tick of={part(one, 'crossable')} label="Can be crossed" />
                </Facts>
                <OptionalProse of={part(one, 'note')} label={`Notes on ${each.name}`} />
                {listTools(terrain, i)}
              </Entry>
            );
          })}
        </ul>
        <Tools>
          <Button
            icon="more"
            onClick={() =>
              terrain.put(
                (now) => [...now, { name: 'Wood', shifts: 2, disorderTest: true, crossable: true, cover: 'soft' }],
                'terrain',
              )
            }
          >
            Add terrain
          </Button>
          <Button
            reason={missing.length === 0 && 'all there'}
            note="ditch, wood, heavy wood, rough ground"
            onClick={() => terrain.put((now) => [...now, ...missing], 'the sample list')}
          >
            The sample list
          </Button>
        </Tools>
      </More>
      <More label={`Built-up areas and strong points (${of.areas.length})`}>
        <ul class="list">
          {of.areas.map((each, i) => {
            const one = item(areas, i);
            return (
              <Entry key={each.id} name={each.name} says={`${AREA_WORDS[each.kind]}, ${each.limit} CP`}>
                <Text of={part(one, 'name')} label="Name" />
                <div class="lines lines--three">
                  <Pick
                    of={part(one, 'kind')}
                    label="Kind"
                    options={words(AREA_WORDS)}
                    hint={
                      each.kind === 'strong-point'
                        ? `on a base under ${STRONG_POINT_UNDER_CM} cm, usually ${STRONG_POINT_CM}`
                        : undefined
                    }
                  />
                  <Pick of={part(one, 'cover')} label="Cover" options={AREA_COVERS} />
                  <Num
                    of={part(one, 'limit')}
                    label="Garrison limit"
                    unit="CP"
                    max={30}
                    hint={
                      isUsualLimit(each.limit)
                        ? undefined
                        : `${GARRISON_LIMITS.least} to ${GARRISON_LIMITS.most} is usual`
                    }
                  />
                </div>
                <OptionalProse of={part(one, 'note')} label={`Notes on ${each.name}`} />
                {listTools(areas, i, held(each.id) && 'a garrison holds it')}
              </Entry>
            );
          })}
        </ul>
        <Button
          icon="more"
          onClick={() =>
            areas.put(
              (now) => [
                ...now,
                {
                  id: freshId(idsIn(of), t('editor-new-area')),
                  name: t('editor-new-area'),
                  kind: 'built-up',
                  cover: COVERING.stoneBuilding.cover,
                  limit: GARRISON_LIMITS.usual,
                },
              ],
              'an area',
            )
          }
        >
          Add an area
        </Button>
      </More>
      <More label={`Bridges, ditches and fords (${of.crossings.length})`}>
        <ul class="list">
          {of.crossings.map((each, i) => {
            const one = item(crossings, i);
            return (
              <Entry key={each.id} name={each.name} says={crossingWords(each)}>
                <Text of={part(one, 'name')} label="Name" />
                <div class="lines lines--two">
                  <Pick of={part(one, 'kind')} label="Kind" options={words(CROSSING_WORDS)} />
                  <Pick of={part(one, 'bonus')} label="Added to the crossing die" options={BONUS} />
                </div>
                <OptionalProse of={part(one, 'note')} label={`Notes on ${each.name}`} />
                {listTools(crossings, i)}
              </Entry>
            );
          })}
        </ul>
        <Button
          icon="more"
          onClick={() =>
            crossings.put(
              (now) => [
                ...now,
                {
                  id: freshId(idsIn(of), t('editor-new-crossing')),
                  name: t('editor-new-crossing'),
                  kind: 'bridge',
                  bonus: 0,
                },
              ],
              'a crossing',
            )
          }
        >
          Add a crossing
        </Button>
      </More>
      <More label={`Vantage points (${of.vantagePoints.length})`}>
        <ul class="list">
          {of.vantagePoints.map((name, i) => (
            <li key={i} class="entry-lines">
              <Text of={item(vantage, i)} label={`Vantage point ${i + 1}`} />
              <Button
                kind="quiet"
                onClick={() => vantage.put((now) => now.filter((_, at) => at !== i), `${name} removed`)}
              >
                Remove <span class="out-of-sight">{name}</span>
              </Button>
            </li>
          ))}
        </ul>
        <Button
          icon="more"
          onClick={() => vantage.put((now) => [...now, t('editor-new-vantage-point')], 'a vantage point')}
        >
          Add a vantage point
        </Button>
      </More>
    </Frame>
  );
}
