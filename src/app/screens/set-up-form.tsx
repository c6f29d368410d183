/** The set-up form: what is asked at once, and what is folded. */
import { HELPS } from '../../battlefield/battle.ts';
import { STARTING_WEATHER } from '../../battlefield/game.ts';
import { SIMPLIFICATION_KEYS } from '../../battlefield/simplified.ts';
import { SIDES } from '../../book/terms.ts';
import { throwTwo } from '../../dice/throws.ts';
import { chanceOf, type Seed, seedWith } from '../../engine/chance.ts';
import { word } from '../../engine/message.ts';
import type { Scenario } from '../../scenarios/schema.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { Button, Choice, DicePicker, Fact, Facts, Marked, More, Question, Reckoning } from '../components/index.ts';
import { OwnPacksField } from './own-packs.tsx';
import { RulingList } from './ruling-list.tsx';
import { type Choices, skyOf, underLocks, whyNoLocks } from './set-up-choices.ts';

export interface FormProps {
  readonly scenario: Scenario;
  readonly choices: Choices;
  readonly choose: (change: Partial<Choices>) => void;
}

export const Dice = ({ choices, choose }: FormProps) => (
  <Choice
    label={t('set-up-dice')}
    columns={2}
    value={choices.dice}
    options={[
      { value: 'app', label: t('set-up-dice-app'), note: t('set-up-dice-app-note') },
      { value: 'table', label: t('set-up-dice-table'), note: t('set-up-dice-table-note') },
    ]}
    onChange={(dice) => choose({ dice })}
  />
);

/** Whose books this phone keeps, who may look, and seats with a PIN. */
export function Keeping({ scenario, choices, choose }: FormProps) {
  const { keeps, phone, locked } = choices;
  const cannotLock = underLocks(choices) && whyNoLocks(scenario);
  return (
    <>
      <Choice
        label={t('set-up-keeps')}
        value={keeps}
        options={[
          { value: 'both', label: t('set-up-both'), note: t('set-up-both-note') },
          ...SIDES.map((side) => ({
            value: side,
            label: t('set-up-side', { side: scenario.sides[side].name }),
            note: t('set-up-side-note', { officer: scenario.sides[side].commander.name }),
          })),
        ]}
        onChange={(value) => choose({ keeps: value })}
      />
      {keeps === 'both' && (
        <>
          <Choice
            label={t('set-up-phone')}
            columns={2}
            value={phone}
            options={[
              { value: 'open', label: t('set-up-open'), note: t('set-up-open-note') },
              { value: 'passed', label: t('set-up-passed'), note: t('set-up-passed-note') },
            ]}
            onChange={(value) => choose({ phone: value })}
          />
          <Facts>
            <Fact
              label={t('set-up-locked')}
              effect={t('set-up-locked-note')}
              on={locked}
              onChange={(on) => choose({ locked: on })}
            />
          </Facts>
        </>
      )}
      {cannotLock && <p class="note">{cannotLock}</p>}
    </>
  );
}

export const Helping = ({ choices, choose }: FormProps) => (
  <Choice
    label={t('set-up-help')}
    value={choices.help}
    options={[...HELPS].reverse().map((value) => ({
      value,
      label: speak(`help-${value}`),
      note: speak(`help-${value}-does`),
    }))}
    onChange={(help) => choose({ help })}
  />
);

/** The two dice of random weather: the table's own, or the app's from the seed. */
export function RandomSky({ scenario, choices, choose, seed }: FormProps & { readonly seed: Seed }) {
  const sky = skyOf(scenario, choices);
  return (
    <section aria-label={t('set-up-weather')}>
      <Question>{t('set-up-weather-ask')}</Question>
      <DicePicker
        label={t('set-up-two-dice')}
        faces={choices.weather}
        onChange={(weather) => choose({ weather, ownWeather: true })}
      />
      <Button
        onClick={() => {
          const weather = throwTwo(chanceOf(seedWith(seed, choices.added), STARTING_WEATHER));
          choose({ weather, ownWeather: false });
        }}
      >
        {t('set-up-throw')}
      </Button>
      {sky && (
        <>
          <Reckoning of={sky.total} />
          <p>
            <Marked
              text={t('set-up-sky', {
                weather: word(`weather-${sky.weather}`),
                ground: sky.ground,
                changes: sky.variable ? 'may' : 'will-not',
              })}
            />
          </p>
        </>
      )}
    </section>
  );
}

/** Only where there is one for these players to read. */
function Briefing({ scenario: { briefings }, choices: { keeps, phone } }: FormProps) {
  const passed = phone === 'passed' && briefings.a + briefings.b && t('set-up-briefing-passed');
  const text = keeps === 'both' ? passed : briefings[keeps];
  return text ? (
    <More label={t('set-up-briefing')}>
      <p class="prose">{text}</p>
    </More>
  ) : null;
}

const Simpler = ({ choices: { simpler, agreed }, choose }: FormProps) => (
  <More label={simpler.length > 0 ? t('set-up-simpler-by', { n: simpler.length }) : t('set-up-simpler')}>
    <p class="note">{t('set-up-simpler-when')}</p>
    <Facts>
      {SIMPLIFICATION_KEYS.map((key) => (
        <Fact
          key={key}
          label={t(`simplification-${key}`)}
          on={simpler.includes(key)}
          onChange={(on) => choose({ simpler: on ? [...simpler, key] : simpler.filter((each) => each !== key) })}
        />
      ))}
      {simpler.length > 0 && <Fact label={t('set-up-agreed')} on={agreed} onChange={(on) => choose({ agreed: on })} />}
    </Facts>
  </More>
);

/** Rarely needed choices, folded up. */
export function Folded(props: FormProps) {
  const { scenario, choices, choose } = props;
  const { packs, rulings } = choices;
  return (
    <>
      {scenario.end?.terms && (
        <More label={t('set-up-won')}>
          <p class="prose">{scenario.end.terms}</p>
        </More>
      )}
      <Briefing {...props} />
      <Simpler {...props} />
      <More label={t('set-up-packs')}>
        <OwnPacksField
          packs={packs}
          rulings={rulings}
          quality={scenario.decks.quality}
          onChange={(own) => choose({ packs: own })}
        />
      </More>
      <More label={t('set-up-rulings')}>
        <RulingList rulings={rulings} onChange={(key, value) => choose({ rulings: { ...rulings, [key]: value } })} />
      </More>
      <More label={t('set-up-sources')}>
        <ul class="prose">
          {scenario.sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
        <p class="prose">{scenario.notes}</p>
      </More>
    </>
  );
}
