/** Suggested ratings. They are offered and never set automatically, and always say how sure they are. */
import { signal } from '@preact/signals';
import type { Rating, SideId, SkirmishRating } from '../../book/terms.ts';
import { type Message, say, type Written, word } from '../../engine/message.ts';
import { withParts } from '../../scenarios/army-edits.ts';
import type { Draft } from '../../scenarios/draft.ts';
import { guessNation } from '../../scenarios/nations.ts';
import type { OfficerCard, UnitCard } from '../../scenarios/schema.ts';
import type { Confidence, GeneralSuggestion, TroopSuggestion } from '../../scenarios/suggested.ts';
import { suggestedNote } from '../../scenarios/suggested-note.ts';
import { suggestGeneral, suggestTroops, TROOP_SUGGESTIONS } from '../../scenarios/suggestions.ts';
import { inWords } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { Button, Field, More } from '../components/index.ts';
import type { Place } from './place.ts';

const sure = (of: Confidence): Message => word(`editor-sure-${of}`);

/** Joins remarks. */
const also = (parts: readonly Written[]): string => {
  const [first = '', ...others] = parts;
  const all = others.reduce((one, other) => say('editor-and-also', { one, other }), first);
  return inWords(all);
};

export const yearOf = (draft: Draft): number => Number(draft.date.slice(0, 4));

const yearsOf = ({ from, to, confidence }: GeneralSuggestion): Message =>
  from === to
    ? say('editor-suggested-year', { year: String(from), sure: sure(confidence) })
    : say('editor-suggested-years', { from: String(from), to: String(to), sure: sure(confidence) });

export function SuggestOfficer({ of, date }: { readonly of: Place<OfficerCard>; readonly date: string }) {
  const found = suggestGeneral(of.value.name, Number(date.slice(0, 4)));
  if (!found) return null;
  const { A, L, T } = found;
  const same = of.value.A === A && of.value.L === L && of.value.T === T;
  return (
    <div class="suggestion">
      <p>
        <b>{t('editor-suggested-for', { name: found.name })}</b>: A{A} L{L} T{T}{' '}
        <span class="note">{also([yearsOf(found), ...(found.note ? [found.note] : [])])}</span>
      </p>
      <Button
        reason={same && t('editor-as-suggested')}
        onClick={() =>
          of.put(
            (now) => ({ ...now, A, L, T, note: suggestedNote(now.note, `${found.name} A${A} L${L} T${T}`) }),
            say('editor-done-suggestion', { name: of.value.name }),
          )
        }
      >
        {t('editor-take-suggestion')}
      </Button>
    </div>
  );
}

/** The nation chosen for a side's suggestions; until then guessed from its name. */
const nations = signal<Readonly<Record<string, string>>>({});

export interface Taken {
  readonly quality?: Rating;
  readonly sk?: SkirmishRating;
}

/** Suggestions for a side's troops of one arm in the battle's year. A tap takes one. */
export function TroopList({
  of,
  side,
  arm,
  hint = '',
  onTake,
}: {
  readonly of: Draft;
  readonly side: SideId;
  readonly arm: TroopSuggestion['arm'];
  /** Words that tell the nation better than the side's name. */
  readonly hint?: string;
  readonly onTake: (taken: Taken, troops: string) => void;
}) {
  const all = [...new Set(TROOP_SUGGESTIONS.map(({ nation }) => nation))];
  const key = `${of.id}/${side}`;
  const guessed = [guessNation(hint), guessNation(of.sides[side].name), ...all];
  const nation = nations.value[key] ?? guessed.find((one) => one && all.includes(one)) ?? '';
  const found = suggestTroops(nation, yearOf(of), arm);
  return (
    <div class="lines">
      <p class="note">{t('editor-suggestions-ours')}</p>
      <Field label={t('editor-nation')}>
        {(it) => (
          <select
            {...it}
            value={nation}
            onChange={({ currentTarget: { value } }) => {
              nations.value = { ...nations.value, [key]: value };
            }}
          >
            {all.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        )}
      </Field>
      {found.length === 0 && (
        <p>{t('editor-nothing-suggested', { nation, arm: word(`editor-arm-${arm}`), year: String(yearOf(of)) })}</p>
      )}
      <ul class="list">
        {found.map((row) => (
          <li key={row.troops}>
            <Button
              note={also(remarksOn(row))}
              onClick={() =>
                onTake(
                  {
                    ...(row.quality && { quality: row.quality.usual }),
                    ...(row.skirmish !== undefined && { sk: row.skirmish }),
                  },
                  t('editor-troops-of', { nation: row.nation, troops: row.troops }),
                )
              }
            >
              {row.troops}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function qualityOf({ quality }: TroopSuggestion): Message {
  if (!quality) return word('editor-suggested-average');
  const { usual, least, most } = quality;
  return least === most
    ? say('editor-suggested-quality', { usual })
    : say('editor-suggested-range', { usual, least, most });
}

const remarksOn = (row: TroopSuggestion): readonly Written[] => [
  qualityOf(row),
  ...(row.skirmish === undefined ? [] : [say('editor-sk', { sk: row.skirmish })]),
  ...(row.weight ? [row.weight] : []),
  sure(row.confidence),
  ...(row.theatre ? [row.theatre] : []),
  ...(row.note ? [row.note] : []),
];

function rated(unit: UnitCard, { quality, sk }: Taken, of: Draft, troops: string): UnitCard {
  const note = suggestedNote(unit.note, troops);
  if (unit.arm === 'artillery') return { ...unit, note, ...(quality && { quality }) };
  const parts = quality ? unit.parts.map((each) => ({ ...each, quality })) : unit.parts;
  const now = { ...withParts(unit, parts, of.rulings), note };
  return sk !== undefined && 'sk' in now ? { ...now, sk } : now;
}

export function SuggestTroops({
  of,
  side,
  here,
}: {
  readonly of: Draft;
  readonly side: SideId;
  readonly here: Place<UnitCard>;
}) {
  const unit = here.value;
  return (
    <More label={t('editor-suggested-ratings')}>
      <TroopList
        of={of}
        side={side}
        arm={unit.arm === 'mixed' ? 'infantry' : unit.arm}
        onTake={(taken, troops) =>
          here.put((now) => rated(now, taken, of, troops), say('editor-done-rated', { name: unit.name, as: troops }))
        }
      />
    </More>
  );
}
