/** A scenario at a glance: its content, what is missing, and the ways into its rooms. */
import type { ComponentChildren } from 'preact';
import { clock, SIDES } from '../../book/terms.ts';
import { say } from '../../engine/message.ts';
import type { Draft } from '../../scenarios/draft.ts';
import { armyStrength } from '../../scenarios/strength.ts';
import { t } from '../../words/t.ts';
import { Button, Flag } from '../components/index.ts';
import { dateWords } from '../date-words.ts';
import { go, to } from '../route.ts';
import { titled } from '../spoken.ts';
import { Frame } from './frame.tsx';
import { editHref } from './rooms.ts';
import { findings, origin, problems, save, saving } from './session.ts';
import { emptySideWords, nothingToPlay, strengthWords } from './words.ts';

/** The next page reads the scenario from disk, so it is saved first. If that fails, this page stays and says so. */
export async function leaveFor(...path: string[]): Promise<void> {
  await save();
  if (saving.value.state === 'saved') go(...path);
}

/** Date, place and time in one line. */
export const whenAndWhere = ({ date, place, start }: Draft): string =>
  t('editor-when-where', {
    where: place ? 'yes' : 'no',
    date: dateWords(date),
    place: place ?? '',
    start: clock(start),
  });

function dayLine({ start, end, sky }: Draft): string {
  const line = {
    from: end?.at === undefined ? clock(start) : t('editor-from-to', { from: clock(start), to: clock(end.at) }),
    weather: sky.weather === 'random' ? t('editor-weather-thrown') : t(`editor-weather-${sky.weather}`),
    soil: t(`editor-soil-${sky.ground}`),
  };
  return sky.fog ? t('editor-day-line-fog', line) : t('editor-day-line', line);
}

const groundLine = ({ hills, terrain, areas, crossings }: Draft): string =>
  t('editor-ground-line', {
    of: [
      t(`editor-hills-short-${hills}`),
      ...(terrain.length > 0 ? [say('editor-terrain-kinds', { n: terrain.length })] : []),
      ...(areas.length > 0 ? [say('editor-areas', { n: areas.length })] : []),
      ...(crossings.length > 0 ? [say('editor-crossings', { n: crossings.length })] : []),
    ],
  });

const Way = ({
  href,
  name,
  children,
}: {
  readonly href: string;
  readonly name: string;
  readonly children: ComponentChildren;
}) => (
  <a class="way" href={href}>
    <span>
      <b>{name}</b>
      <small>{children}</small>
    </span>
  </a>
);

function Sides({ of }: { readonly of: Draft }) {
  return SIDES.map((side) => {
    const army = of.sides[side];
    return (
      <a key={side} class={`way band side-${side}`} href={editHref(of.id, 'army', side)}>
        <Flag side={side} />
        <span>
          <b>{army.name || t('editor-unnamed-side')}</b>
          <small>
            {t('editor-army-line', {
              type: t(`editor-type-${army.armyType}`),
              formations: say('editor-formations', { n: army.formations.length }),
              strength: strengthWords(armyStrength(army)),
            })}
          </small>
        </span>
      </a>
    );
  });
}

export function OverviewRoom({ of }: { readonly of: Draft }) {
  const wrong = problems.value.length;
  const odd = findings.value.length;
  return (
    <Frame of={of} title={titled(of.title)} up={[[t('scenario-all'), to('scenarios')]]} here={[]}>
      <p class="note">{whenAndWhere(of)}</p>
      <div class="ways-in">
        <Sides of={of} />
        <Way
          href={editHref(of.id, 'import')}
          name={origin.value.sources.length > 0 ? t('reader-where-from') : t('editor-import')}
        >
          {origin.value.sources.length > 0 ? t('reader-where-from-note') : t('editor-import-note')}
        </Way>
        <Way href={editHref(of.id, 'day')} name={t('editor-day')}>
          {dayLine(of)}
        </Way>
        <Way href={editHref(of.id, 'ground')} name={t('editor-ground')}>
          {groundLine(of)}
        </Way>
        <Way href={editHref(of.id, 'arrivals')} name={t('editor-arrivals')}>
          {t('editor-arrivals-line', { n: of.reinforcements.length })}
        </Way>
        <Way href={editHref(of.id, 'words')} name={t('editor-told')}>
          {t('editor-told-note')}
        </Way>
        <Way href={editHref(of.id, 'rules')} name={t('editor-rules')}>
          {t('editor-rules-line', { n: Object.keys(of.rulings).length })}
        </Way>
      </div>
      {odd > 0 && (
        <Button icon="notice" href={editHref(of.id, 'problems')} note={t('check-note')}>
          {t('check-look', { n: odd })}
        </Button>
      )}
      <div class="deeds">
        <Button
          kind="primary"
          reason={(wrong > 0 && t('editor-mend-first', { n: wrong })) || nothingToPlay(of)}
          note={emptySideWords(of)}
          onClick={() => void leaveFor('new', of.id)}
        >
          {t('editor-play')}
        </Button>
        <Button note={t('editor-share-note')} onClick={() => void leaveFor('scenario', of.id)}>
          {t('editor-share')}
        </Button>
      </div>
    </Frame>
  );
}
