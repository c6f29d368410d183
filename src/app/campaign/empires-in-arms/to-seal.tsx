/** What a power seals, by what is asked: targets, a chit, yes or no, a cession. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Campaign } from '../../../campaign/empires-in-arms/campaign.ts';
import { chitText } from '../../../campaign/empires-in-arms/combat/chits.ts';
import { at, ownChits, speaker } from '../../../campaign/empires-in-arms/combat/fight.ts';
import { sealedText } from '../../../campaign/empires-in-arms/modules/sealing.ts';
import type { Round } from '../../../campaign/empires-in-arms/politics.ts';
import { attackerChits, defenderChits } from '../../../campaign/empires-in-arms/rules/combat-charts.ts';
import { BATTLE_SIDES, POWERS, type Power } from '../../../campaign/empires-in-arms/vocabulary.ts';
import { t } from '../../../words/t.ts';
import { Button, Choice, Fact, Facts, Question } from '../../components/index.ts';
import { OneOf } from '../inputs.tsx';
import { nameIn, spell } from './frame.tsx';
import { sealHere } from './lockbox.ts';
import { sealUnderLock } from './seats.ts';
import { act } from './session.ts';

export interface RoundProps {
  readonly state: Campaign;
  readonly round: Round;
  readonly power: Power;
}

/** What a round is about, where it is about one fight or one minor. */
const aboutOf = (state: Campaign, { about }: Round): string =>
  state.areas[state.combats[about]?.area ?? '']?.name ?? state.minors[about]?.name ?? '';
/** What is sealed, by its name and its place: of several seals each says which it is. */
export function sealedWords(state: Campaign, round: Round): string {
  const what = t(`eia-sealed-${round.kind}`);
  const about = aboutOf(state, round);
  return about === '' ? what : t('eia-seal-about', { what, about });
}

/** The chits of its side of the fight, and who of it could go round the flank. EIA-142, EIA-143 */
function chitsOf(state: Campaign, round: Round, power: Power) {
  const there = at(state, round.about);
  const side = there && BATTLE_SIDES.find((one) => speaker(state, there.fight, one) === power);
  const own = ownChits(state);
  return {
    chits: side === 'defender' ? defenderChits(own) : attackerChits(own),
    corps:
      there && side
        ? there.fight.sides[side].bands.flatMap(({ id, of }) => (of === 'corps' && state.corps[id]) || [])
        : [],
  };
}
/** A chit the group added says its own name. */
const chitWord = (chit: string): string => {
  const code = `eia-chit-${chit}`;
  const said = spell(code);
  return said === code ? chit : said;
};

const others = (state: Campaign, power: Power) => POWERS.filter((one) => one !== power && state.powers[one]);

/** Switches of which any number may be on; `of` are all, `on` those that are. */
const Several = ({ of, on, set }: SeveralProps) => (
  <Facts>
    {of.map(([id, label]) => (
      <Fact
        key={id}
        label={label}
        on={on.includes(id)}
        onChange={(now) => set(now ? [...on, id] : on.filter((one) => one !== id))}
      />
    ))}
  </Facts>
);
interface SeveralProps {
  readonly of: readonly (readonly [id: string, label: string])[];
  readonly on: readonly string[];
  readonly set: (on: readonly string[]) => void;
}

/** What is being written for a seal, of whatever kind. */
interface Draft {
  readonly targets: readonly string[];
  readonly yes: boolean;
  readonly chit: string;
  readonly flankers: readonly string[];
  readonly to: string;
  readonly what: string;
  /** Of the guard. */
  readonly levels: 0 | 1 | 2;
}
const BLANK: Draft = { targets: [], yes: false, chit: '', flankers: [], to: '', what: '', levels: 0 };

/** The chit that is laid: the one chosen, or the first there is. */
const laidOf = ({ chit }: Draft, chits: readonly string[]): string => (chits.includes(chit) ? chit : (chits[0] ?? ''));

function textOf({ state, round, power }: RoundProps, draft: Draft): string {
  const receiver = POWERS.find((one) => one === draft.to);
  const laid = laidOf(draft, chitsOf(state, round, power).chits);
  switch (round.kind) {
    case 'targets':
      return sealedText('targets', draft.targets);
    case 'chit':
      return sealedText('chit', laid === 'outflank' ? chitText(laid, draft.flankers) : laid);
    case 'dayEnd':
      return sealedText('dayEnd', draft.yes ? 'withdraw' : 'fight');
    case 'cession': {
      const what = landsIn(state, power).find(({ value }) => value === draft.what)?.value;
      return sealedText('cession', receiver && what ? { to: receiver, what } : null);
    }
    case 'guard':
      return sealedText('guard', draft.levels);
    default:
      return sealedText(round.kind, draft.yes);
  }
}

interface WritingProps extends RoundProps {
  readonly draft: Draft;
  readonly write: (change: Partial<Draft>) => void;
}

function SealChit({ state, round, power, draft, write }: WritingProps) {
  const { chits, corps } = chitsOf(state, round, power);
  const laid = laidOf(draft, chits);
  return (
    <>
      <OneOf
        label={t('eia-chit')}
        value={laid}
        options={chits.map((one) => ({ value: one, label: chitWord(one) }))}
        set={(chit) => write({ chit })}
      />
      {laid === 'outflank' && (
        <>
          <p class="note">{t('eia-chit-round')}</p>
          <Several
            of={corps.map(({ id, name }) => [id, name])}
            on={draft.flankers}
            set={(flankers) => write({ flankers })}
          />
        </>
      )}
    </>
  );
}

const SealYesNo = ({ round, draft, write }: WritingProps) => (
  <Choice
    quiet
    label={t(`eia-seal-question-${round.kind}`)}
    columns={2}
    options={[
      { value: 'no' as const, label: t(round.kind === 'dayEnd' ? 'eia-fight' : 'eia-no') },
      { value: 'yes' as const, label: t(round.kind === 'dayEnd' ? 'eia-withdraw' : 'eia-yes') },
    ]}
    value={draft.yes ? 'yes' : 'no'}
    onChange={(said) => write({ yes: said === 'yes' })}
  />
);

/** By how many levels the guard lifts the table, or not at all. EIA-271 */
const SealGuard = ({ draft, write }: WritingProps) => (
  <Choice
    quiet
    label={t('eia-seal-question-guard')}
    columns={3}
    options={([0, 1, 2] as const).map((n) => ({
      value: String(n),
      label: n === 0 ? t('eia-no') : t('eia-guard-levels', { n }),
    }))}
    value={String(draft.levels)}
    onChange={(said) => write({ levels: said === '2' ? 2 : said === '1' ? 1 : 0 })}
  />
);

/** What a power could cede at all: what it holds and what is not its own home. EIA-215 */
const landsIn = (state: Campaign, power: Power) => [
  ...Object.values(state.provinces)
    .filter(({ home, holder }) => holder === power && home !== power)
    .map(({ id, name }) => ({ value: id, label: name })),
  ...Object.values(state.minors)
    .filter(({ controller }) => controller === power)
    .map(({ id, name }) => ({ value: id, label: name })),
];
const SealCession = ({ state, power, draft, write }: WritingProps) => (
  <>
    <OneOf
      label={t('eia-cede-to')}
      value={draft.to}
      options={[
        { value: '', label: t('eia-none') },
        ...others(state, power).map((one) => ({ value: one, label: nameIn(state, one) })),
      ]}
      set={(to) => write({ to })}
    />
    <OneOf
      label={t('eia-cede-what')}
      value={draft.what}
      options={[{ value: '', label: t('eia-none') }, ...landsIn(state, power)]}
      set={(what) => write({ what })}
    />
  </>
);

const SealTargets = ({ state, power, draft, write }: WritingProps) => (
  <Several
    of={[...others(state, power), ...Object.keys(state.minors)].map((one) => [one, nameIn(state, one)])}
    on={draft.targets}
    set={(targets) => write({ targets })}
  />
);

const WRITTEN_AS: Readonly<Record<Round['kind'], (props: WritingProps) => ComponentChildren>> = {
  targets: SealTargets,
  chit: SealChit,
  backDown: SealYesNo,
  dayEnd: SealYesNo,
  guard: SealGuard,
  cession: SealCession,
};

/** What a power seals, by what is asked. */
export function ToSeal(of: RoundProps) {
  const { state, round, power } = of;
  const [draft, change] = useState(BLANK);
  const Writing = WRITTEN_AS[round.kind];
  return (
    <section class="eia-sealing">
      <Question>{t(`eia-seal-question-${round.kind}`)}</Question>
      {aboutOf(state, round) !== '' && <p class="side-name">{aboutOf(state, round)}</p>}
      {round.deadline && <p class="note">{t('eia-seal-until', { when: round.deadline })}</p>}
      <div class="form">
        <Writing {...of} draft={draft} write={(more) => change((now) => ({ ...now, ...more }))} />
        <Button
          kind="primary"
          icon="lock"
          onClick={() =>
            void sealed(state, power, textOf(of, draft)).then((one) =>
              act({ do: 'seal', round: round.id, power, ...one }),
            )
          }
        >
          {t('eia-seal-it')}
        </Button>
      </div>
    </section>
  );
}

/** Under lock its words go with the seal, for its own figures alone; else they stay on this device. */
async function sealed(state: Campaign, power: Power, text: string) {
  if (!state.locked) return { seal: sealHere(text) };
  return sealUnderLock(state, power, text);
}
