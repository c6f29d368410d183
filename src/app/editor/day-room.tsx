/** The day: date, hours, daylight, weather. */
import { USUAL_BANDS } from '../../battlefield/rules/sky/visibility.ts';
import { SHORT_CARD } from '../../battlefield/rules/special-troops/trains.ts';
import { clock, DAY_BANDS, type DayBand, GROUNDS, INTENSITIES, WEATHERS } from '../../book/terms.ts';
import { say, word } from '../../engine/message.ts';
import { usualEnd } from '../../scenarios/check.ts';
import type { Draft } from '../../scenarios/draft.ts';
import { t } from '../../words/t.ts';
import { Button, Choice, Fact, Facts, Field } from '../components/index.ts';
import { Num, OptionalProse, Pick, Tick, Time, Tools } from './fields.tsx';
import { Frame, toOverview } from './frame.tsx';
import { type Place, part } from './place.ts';
import { problemAt, whole } from './session.ts';
import { options } from './words.ts';

type Bands = NonNullable<Draft['bands']>;
/** When each band begins. */
type Hours = Readonly<Record<DayBand, number>>;

const hoursOf = ({ early, daylight, evening }: Bands): Hours => ({
  early: early.from,
  daylight: daylight.from,
  evening: evening.from,
  night: evening.to,
});

const bandsOf = ({ early, daylight, evening, night }: Hours): Bands => ({
  early: { from: early, to: daylight },
  daylight: { from: daylight, to: evening },
  evening: { from: evening, to: night },
});

/** Hours of light by season, for central Europe. */
const SEASONS: readonly (readonly [name: 'usual' | 'summer' | 'winter', hours: Hours])[] = [
  ['usual', hoursOf(USUAL_BANDS)],
  ['summer', { early: 240, daylight: 360, evening: 1200, night: 1320 }],
  ['winter', { early: 420, daylight: 540, evening: 930, night: 1020 }],
];

/** The browser lets a year of five digits be typed; only four are accepted. */
const DATE = /^\d{4}-/;

const START_WEATHERS = [...WEATHERS, 'random'] as const;
const FALLS = ['rain', 'snow'] as const;

export const DayRoom = ({ of }: { readonly of: Draft }) => (
  <Frame of={of} title={t('editor-day-title')} up={toOverview(of)} here={['day']}>
    <section class="lines" aria-label={t('editor-hours')}>
      <When of={of} />
    </section>
    <section class="lines" aria-label={t('editor-light')}>
      <BandFields of={of} bands={part(whole(of), 'bands')} />
    </section>
    <section class="lines" aria-label={t('editor-sky')}>
      <Sky of={of} />
    </section>
  </Frame>
);

function When({ of }: { readonly of: Draft }) {
  const here = whole(of);
  const end = part(here, 'end');
  return (
    <>
      <Field label={t('editor-date')} error={problemAt.value.get('date')}>
        {(it) => (
          <input
            {...it}
            name="date"
            type="date"
            min="1792-01-01"
            max="1830-12-31"
            value={of.date}
            onChange={({ currentTarget: { value } }) =>
              DATE.test(value) && part(here, 'date').put(() => value, 'editor-date')
            }
          />
        )}
      </Field>
      <div class="lines lines--two">
        <Time of={part(here, 'start')} label="editor-begins" />
        {of.end?.at !== undefined && (
          <Time
            of={{
              at: 'end.at',
              value: of.end.at,
              put: (make, ...how) => end.put((now) => ({ ...now, at: make(now?.at ?? 0) }), ...how),
            }}
            label="editor-ends"
          />
        )}
      </div>
      <Facts>
        <Fact
          label={t('editor-ends-at')}
          on={of.end?.at !== undefined}
          onChange={(on) => end.put((now) => ({ ...now, at: on ? usualEnd(of) : undefined }), 'editor-done-end')}
        />
      </Facts>
      <OptionalProse
        of={{
          at: 'end.terms',
          value: of.end?.terms,
          put: (make, ...how) => end.put((now) => ({ ...now, terms: make(now?.terms) }), ...how),
        }}
        label="editor-won"
      />
    </>
  );
}

function Sky({ of }: { readonly of: Draft }) {
  const sky = part(whole(of), 'sky');
  const fog = part(sky, 'fog');
  const random = of.sky.weather === 'random';
  return (
    <>
      <Pick
        of={part(sky, 'weather')}
        label="editor-weather"
        options={options(START_WEATHERS, (weather) => `editor-weather-${weather}`)}
      />
      {random && <p class="note">{t('editor-weather-dice')}</p>}
      <div class="lines lines--two">
        <Pick of={part(sky, 'falls')} label="editor-falls" options={options(FALLS, (what) => `editor-falls-${what}`)} />
        {!random && (
          <Pick
            of={part(sky, 'intensity')}
            label="editor-intensity"
            options={options(INTENSITIES, (intensity) => `editor-intensity-${intensity}`)}
          />
        )}
        <Pick
          of={part(sky, 'ground')}
          label="editor-soil"
          options={options(GROUNDS, (soil) => `editor-soil-${soil}`)}
        />
      </div>
      <Facts>
        {!random && <Tick of={part(sky, 'variable')} label="editor-variable" effect="editor-variable-effect" />}
        <Tick of={part(sky, 'mediterranean')} label="editor-mediterranean" effect="editor-mediterranean-effect" />
        <Tick
          of={part(sky, 'freezing')}
          label="editor-freezing"
          effect={say('editor-freezing-effect', { minutes: SHORT_CARD })}
        />
        <Fact
          label={t('editor-fog')}
          effect={t('editor-fog-effect')}
          on={of.sky.fog !== undefined}
          onChange={(on) => fog.put(() => (on ? { target: 12 } : undefined), 'editor-fog')}
        />
      </Facts>
      {of.sky.fog && (
        <Num
          of={{
            at: 'sky.fog.target',
            value: of.sky.fog.target,
            put: (make, ...how) => fog.put((now) => ({ target: make(now?.target ?? 0) }), ...how),
          }}
          label="editor-fog-target"
          max={500}
        />
      )}
    </>
  );
}

function BandFields({ of, bands }: { readonly of: Draft; readonly bands: Place<Draft['bands']> }) {
  const hours = hoursOf(of.bands ?? USUAL_BANDS);
  const late = DAY_BANDS.find((band, i) => {
    const before = DAY_BANDS[i - 1];
    return before && hours[band] <= hours[before];
  });
  return (
    <>
      <Choice
        label={t('editor-hours-of-light')}
        columns={3}
        value={SEASONS.find(([, those]) => DAY_BANDS.every((band) => those[band] === hours[band]))?.[0]}
        options={SEASONS.map(([season, { early, night }]) => ({
          value: season,
          label: t(`editor-season-${season}`),
          note: t('editor-from-to', { from: clock(early), to: clock(night) }),
        }))}
        onChange={(season) => {
          const those = SEASONS.find(([name]) => name === season)?.[1];
          bands.put(
            () => (season === 'usual' || !those ? undefined : bandsOf(those)),
            say('editor-done-light', { season: word(`editor-season-${season}`) }),
          );
        }}
      />
      <div class="lines lines--two">
        {DAY_BANDS.map((band) => (
          <Time
            key={band}
            of={{
              at: band === 'night' ? 'bands.evening.to' : `bands.${band}.from`,
              value: hours[band],
              put: (make, ...how) =>
                bands.put(
                  (now) => {
                    const is = hoursOf(now ?? USUAL_BANDS);
                    return bandsOf({ ...is, [band]: make(is[band]) });
                  },
                  ...how,
                ),
            }}
            label={`editor-band-${band}`}
          />
        ))}
      </div>
      <Tools>
        <Button
          reason={of.bands === undefined && t('editor-they-are')}
          onClick={() => bands.put(() => undefined, 'editor-done-usual-light')}
        >
          {t('editor-usual-hours')}
        </Button>
      </Tools>
      {late && <p class="advice">{t('editor-band-too-early', { band: word(`editor-band-${late}`) })}</p>}
    </>
  );
}
