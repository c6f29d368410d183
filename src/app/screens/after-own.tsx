/** Own dice after the battle: losses, fates, lost guns, and the days of the wounded. */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Fallen, FightingCard } from '../../battlefield/after-battle/aftermath.ts';
import type { Unit } from '../../battlefield/battle.ts';
import { shortNamed } from '../../battlefield/named.ts';
import type { Play } from '../../battlefield/plays.ts';
import type { LossRoll } from '../../battlefield/rules/after-battle/after-battle.ts';
import type { TwoDice } from '../../battlefield/rules/command/officers.ts';
import type { Face } from '../../dice/faces.ts';
import { word } from '../../engine/message.ts';
import { percentStands } from '../../scenarios/after-battle.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { Button, DicePicker, Field, More, noFaces } from '../components/index.ts';
import { act, seen } from '../session/battle-session.ts';
import type { OfBattle } from './of.ts';

type Faces = readonly (Face | undefined)[];

interface OwnProps {
  readonly label?: string;
  readonly play?: Play | null;
  readonly children: ComponentChildren;
}

/** Folded up until wanted. The play is offered once everything is entered; without one, the last die enters it. */
function Own({ label, play, children }: OwnProps) {
  return (
    <More label={label ?? t('own-dice')}>
      {children}
      {play !== undefined && (
        <Button reason={!play && t('after-missing-dice')} onClick={() => play && void act(play)}>
          {t('own-lies-there')}
        </Button>
      )}
    </More>
  );
}

const both = ([one, other]: Faces): TwoDice | null => (one && other ? [one, other] : null);

export function OwnFate({ fallen, thrown }: { readonly fallen: Fallen; readonly thrown: TwoDice | undefined }) {
  const [faces, setFaces] = useState<Faces>(thrown ?? noFaces(2));
  const change = (now: Faces) => {
    setFaces(now);
    const roll = both(now);
    if (roll) void act({ do: 'losses', own: { of: 'officer', id: fallen.key, roll } });
  };
  const picker = <DicePicker label={t('after-two-dice', { officer: fallen.name })} faces={faces} onChange={change} />;
  // A table that throws everything itself throws for him now.
  return !thrown && seen.value?.battle.dice === 'table' ? picker : <Own>{picker}</Own>;
}

/** Two dice, and a third if they are a pair. */
export function OwnDay({ fallen, day }: { readonly fallen: Fallen; readonly day: number }) {
  const [faces, setFaces] = useState<Faces>(noFaces(2));
  const isPair = ([one, other]: Faces) => one !== undefined && one === other;
  const pair = isPair(faces);
  const change = ([one, other, third]: Faces) => {
    const now = [one, other, ...(isPair([one, other]) ? [third] : [])];
    setFaces(now);
    const dice = both(now);
    const roll = dice && { dice, ...(now[2] && { third: now[2] }) };
    if (roll && !now.includes(undefined)) void act({ do: 'wounds', own: { officer: fallen.key, day, roll } });
  };
  return (
    <Own label={t('after-own-day', { day: day + 1 })}>
      <DicePicker label={t('after-day-of', { officer: fallen.name, day: day + 1 })} faces={faces} onChange={change} />
      {pair && <p class="note">{t('wounds-third-die')}</p>}
    </Own>
  );
}

interface PercentProps {
  readonly label: string;
  readonly text: string;
  readonly onInput: (text: string) => void;
  readonly wrong?: string | undefined;
}

/** Two percentile dice, 1 to 100. */
function Percent({ label, text, onInput, wrong }: PercentProps) {
  return (
    <Field label={label} error={text === '' ? undefined : wrong}>
      {(it) => (
        <input
          {...it}
          inputMode="numeric"
          maxLength={3}
          value={text}
          onInput={(e) => onInput(e.currentTarget.value.trim())}
        />
      )}
    </Field>
  );
}

const percentIn = (text: string): number => (/^\d{1,3}$/.test(text) ? Number(text) : Number.NaN);

/** A battery's percentile dice are never thrown again. */
const whole = (n: number): boolean => n >= 1 && n <= 100;

export function OwnReforming({ battery, thrown }: { readonly battery: Unit; readonly thrown: number | undefined }) {
  const [text, setText] = useState(thrown === undefined ? '' : String(thrown));
  const roll = percentIn(text);
  return (
    <Own play={whole(roll) ? { do: 'losses', own: { of: 'battery', id: battery.id, roll } } : null}>
      <Percent
        label={t('after-two-decimals', { battery: shortNamed(battery) })}
        text={text}
        onInput={setText}
        wrong={whole(roll) ? undefined : t('loss-two-dice')}
      />
    </Own>
  );
}

const PERCENTS = ['temporarilyMissing', 'wounded', 'killed', 'deserted'] as const;

interface OwnLossesProps extends OfBattle {
  readonly unit: Unit & { readonly card: FightingCard };
  readonly roll: LossRoll | undefined;
}

export function OwnLosses({ battle, unit, roll }: OwnLossesProps) {
  const guns = unit.card.artilleryPoints > 0;
  const [faces, setFaces] = useState<Faces>(roll ? (guns ? [roll.die, roll.guns] : [roll.die]) : noFaces(guns ? 2 : 1));
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(PERCENTS.map((key) => [key, roll ? String(roll[key]) : ''])),
  );
  const read = (key: string) => percentIn(texts[key] ?? '');
  const wrong = (key: string): string | undefined => {
    const stands = percentStands(read(key), battle.rulings);
    return stands.ok ? undefined : speak(stands.why);
  };
  const [die, gunsDie] = faces;
  const own: LossRoll | null =
    die && (!guns || gunsDie) && PERCENTS.every((key) => !wrong(key))
      ? {
          die,
          guns: gunsDie ?? 1,
          temporarilyMissing: read('temporarilyMissing'),
          wounded: read('wounded'),
          killed: read('killed'),
          deserted: read('deserted'),
        }
      : null;
  return (
    <Own play={own && { do: 'losses', own: { of: 'unit', id: unit.id, roll: own } }}>
      <DicePicker
        label={t(guns ? 'after-dice-guns' : 'after-die', { unit: shortNamed(unit) })}
        faces={faces}
        onChange={setFaces}
      />
      {guns && <p class="note">{t('after-dice-which')}</p>}
      <div class="row-of-two">
        {PERCENTS.map((key) => (
          <Percent
            key={key}
            label={t('after-percent', { row: word(`after-${key}`) })}
            text={texts[key] ?? ''}
            onInput={(text) => setTexts({ ...texts, [key]: text })}
            wrong={wrong(key)}
          />
        ))}
      </div>
    </Own>
  );
}
