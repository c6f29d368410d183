/** The day: date, hours, the bands of light, the sky. */
import { USUAL_BANDS } from '../../battlefield/sky/visibility.ts';
import { clock, GROUNDS, INTENSITIES, WEATHERS } from '../../book/terms.ts';
import type { Draft } from '../../scenarios/draft.ts';
import { Button, Choice, Fact, Facts, Field } from '../components/index.ts';
import { problemAt, whole } from './desk.ts';
import { Num, OptionalProse, Pick, Tick, Time, Tools } from './fields.tsx';
import { Frame } from './frame.tsx';
import { type Place, part } from './place.ts';
import { editHref } from './rooms.ts';
import { capital, plainOptions } from './words.ts';

type Bands = NonNullable<Draft['bands']>;

/** Hours of light by the season, for the middle of Europe: early, day, evening, night. */
const SEASONS: readonly (readonly [name: string, early: number, day: number, evening: number, night: number])[] = [
  ['Usual', USUAL_BANDS.early.from, USUAL_BANDS.daylight.from, USUAL_BANDS.evening.from, USUAL_BANDS.evening.to],
  ['Summer', 240, 360, 1200, 1320],
  ['Winter', 420, 540, 930, 1020],
];

const bandsOf = (early: number, day: number, evening: number, night: number): Bands => ({
  early: { from: early, to: day },
  daylight: { from: day, to: evening },
  evening: { from: evening, to: night },
});

/** A year may be typed with five figures, whatever the field asks for. */
const DATE = /^\d{4}-/;

const WEATHER_CHOICES = [...plainOptions(WEATHERS), ['random', 'Thrown for at the start, by the month'] as const];

export function DayRoom({ of }: { readonly of: Draft }) {
  const here = whole(of);
  const sky = part(here, 'sky');
  const end = part(here, 'end');
  const random = of.sky.weather === 'random';
  return (
    <Frame of={of} title="When, and under what sky?" up={[[of.title || 'Scenario', editHref(of.id)]]} here={['day']}>
      <section class="lines" aria-label="Hours">
        <Field label="Date of the battle" error={problemAt.value.get('date')}>
          {(it) => (
            <input
              {...it}
              name="date"
              type="date"
              min="1792-01-01"
              max="1830-12-31"
              value={of.date}
              onChange={({ currentTarget: { value } }) =>
                DATE.test(value) && part(here, 'date').put(() => value, 'date')
              }
            />
          )}
        </Field>
        <div class="lines lines--two">
          <Time of={part(here, 'start')} label="Begins" />
          {of.end?.at !== undefined && (
            <Time
              of={{
                at: 'end.at',
                value: of.end.at,
                put: (make, ...how) => end.put((now) => ({ ...now, at: make(now?.at ?? 0) }), ...how),
              }}
              label="Ends"
            />
          )}
        </div>
        <Facts>
          <Fact
            label="Ends at a set time"
            on={of.end?.at !== undefined}
            onChange={(on) =>
              end.put((now) => ({ ...now, at: on ? Math.max(of.start + 60, 20 * 60) : undefined }), 'end')
            }
          />
        </Facts>
        <OptionalProse
          of={{
            at: 'end.terms',
            value: of.end?.terms,
            put: (make, ...how) => end.put((now) => ({ ...now, terms: make(now?.terms) }), ...how),
          }}
          label="How it is won"
        />
      </section>
      <section class="lines" aria-label="Light">
        <BandFields of={of} bands={part(here, 'bands')} />
      </section>
      <section class="lines" aria-label="Sky">
        <Pick of={part(sky, 'weather')} label="Weather at the start" options={WEATHER_CHOICES} />
        {random && <p class="note">Two dice decide it before the battle, by the month of the date.</p>}
        <div class="lines lines--two">
          <Pick
            of={part(sky, 'falls')}
            label="What falls when it falls"
            options={[
              ['rain', 'Rain'],
              ['snow', 'Snow'],
            ]}
          />
          {!random && <Pick of={part(sky, 'intensity')} label="How hard" options={plainOptions(INTENSITIES)} />}
          <Pick of={part(sky, 'ground')} label="Ground" options={plainOptions(GROUNDS)} />
        </div>
        <Facts>
          {!random && <Tick of={part(sky, 'variable')} label="Variable" effect="it may change in the day" />}
          <Tick of={part(sky, 'mediterranean')} label="Mediterranean" effect="drier months" />
          <Tick of={part(sky, 'freezing')} label="Freezing" effect="no bridging in turns under 20 minutes" />
          <Fact
            label="Fog"
            effect="until it lifts"
            on={of.sky.fog !== undefined}
            onChange={(on) => part(sky, 'fog').put(() => (on ? { target: 12 } : undefined), 'fog')}
          />
        </Facts>
        {of.sky.fog && (
          <Num
            of={{
              at: 'sky.fog.target',
              value: of.sky.fog.target,
              put: (make, ...how) => part(sky, 'fog').put((now) => ({ target: make(now?.target ?? 0) }), ...how),
            }}
            label="The score that lifts it"
            max={500}
          />
        )}
      </section>
    </Frame>
  );
}

function BandFields({ of, bands }: { readonly of: Draft; readonly bands: Place<Draft['bands']> }) {
  const now: Bands = of.bands ?? USUAL_BANDS;
  const times = [now.early.from, now.daylight.from, now.evening.from, now.evening.to] as const;
  const names = ['First light', 'Full day', 'Evening', 'Night'] as const;
  const set = (i: number, minutes: number): Bands =>
    bandsOf(...(times.map((time, at) => (at === i ? minutes : time)) as [number, number, number, number]));
  return (
    <>
      <Choice
        label="Hours of light"
        columns={3}
        value={SEASONS.find(([, ...hours]) => hours.every((hour, i) => hour === times[i]))?.[0]}
        options={SEASONS.map(([name, early, , , night]) => ({
          value: name,
          label: name,
          note: `${clock(early)} to ${clock(night)}`,
        }))}
        onChange={(name) => {
          const [, ...hours] = SEASONS.find(([season]) => season === name)!;
          bands.put(() => (name === 'Usual' ? undefined : bandsOf(...hours)), `hours of light: ${name}`);
        }}
      />
      <div class="lines lines--two">
        {names.map((name, i) => (
          <Time
            key={name}
            of={{
              at: `bands.${i}`,
              value: times[i]!,
              put: (make, ...how) => bands.put(() => set(i, make(times[i]!)), ...how),
            }}
            label={name}
          />
        ))}
      </div>
      <Tools>
        <Button
          reason={of.bands === undefined && 'they are'}
          onClick={() => bands.put(() => undefined, 'usual hours of light')}
        >
          The usual hours
        </Button>
      </Tools>
      {times.some((time, i) => i > 0 && time <= times[i - 1]!) && (
        <p class="advice">
          {capital(names[times.findIndex((time, i) => i > 0 && time <= times[i - 1]!)]!.toLowerCase())} must come after
          what is before it.
        </p>
      )}
    </>
  );
}
