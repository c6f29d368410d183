/** Suggested ratings. They are offered, never set by themselves, and always say that they are suggestions and how sure. */
import { signal } from '@preact/signals';
import type { Rating, SideId, SkirmishRating } from '../../book/terms.ts';
import { withParts } from '../../scenarios/army-edits.ts';
import type { Draft } from '../../scenarios/draft.ts';
import { guessNation } from '../../scenarios/nations.ts';
import type { OfficerCard, UnitCard } from '../../scenarios/schema.ts';
import { suggestedNote } from '../../scenarios/suggested-note.ts';
import {
  type Confidence,
  suggestGeneral,
  suggestTroops,
  TROOP_SUGGESTIONS,
  type TroopSuggestion,
} from '../../scenarios/suggestions.ts';
import { Button, Field, More } from '../components/index.ts';
import type { Place } from './place.ts';

const SURE: Record<Confidence, string> = { high: 'fairly sure', medium: 'not very sure', low: 'a guess' };

export const yearOf = (draft: Draft): number => Number(draft.date.slice(0, 4));

export function SuggestOfficer({ of, date }: { readonly of: Place<OfficerCard>; readonly date: string }) {
  const found = suggestGeneral(of.value.name, Number(date.slice(0, 4)));
  if (!found) return null;
  const { A, L, T } = found;
  const same = of.value.A === A && of.value.L === L && of.value.T === T;
  return (
    <div class="suggestion">
      <p>
        <b>Suggested for {found.name}</b>: A{A} L{L} T{T}{' '}
        <span class="note">
          {found.from === found.to ? found.from : `${found.from} to ${found.to}`}, {SURE[found.confidence]}
          {found.note && `; ${found.note}`}
        </span>
      </p>
      <Button
        reason={same && 'as suggested'}
        onClick={() =>
          of.put(
            (now) => ({ ...now, A, L, T, note: suggestedNote(now.note, `${found.name} A${A} L${L} T${T}`) }),
            `suggested ratings of ${of.value.name}`,
          )
        }
      >
        Take the suggestion
      </Button>
    </div>
  );
}

/** The nation chosen for a side's suggestions; guessed from its name until somebody chooses. */
const nations = signal<Readonly<Record<string, string>>>({});

export interface Taken {
  readonly quality?: Rating;
  readonly sk?: SkirmishRating;
}

/** The suggestions for a side's troops of one arm in the year of the battle; a tap takes one. */
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
  const nation = nations.value[key] ?? guessNation(hint) ?? guessNation(of.sides[side].name) ?? all[0]!;
  const found = suggestTroops(nation, yearOf(of), arm);
  return (
    <div class="lines">
      <p class="note">Scovell’s own suggestions, to be argued with: no rulebook prints them.</p>
      <Field label="Nation">
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
        <p>
          Nothing is suggested for {nation}, {arm}, in {yearOf(of)}. Choose a neighbour, or rate by hand.
        </p>
      )}
      <ul class="list">
        {found.map((row) => (
          <li key={row.troops}>
            <Button
              note={[
                row.quality
                  ? row.quality.least === row.quality.most
                    ? `Q${row.quality.usual}`
                    : `Q${row.quality.usual}, from ${row.quality.least} to ${row.quality.most}`
                  : 'quality: the average of the parts',
                row.skirmish !== undefined && `SK${row.skirmish}`,
                row.weight,
                SURE[row.confidence],
                row.theatre,
                row.note,
              ]
                .filter(Boolean)
                .join('; ')}
              onClick={() =>
                onTake(
                  {
                    ...(row.quality && { quality: row.quality.usual }),
                    ...(row.skirmish !== undefined && { sk: row.skirmish }),
                  },
                  `${row.nation}, ${row.troops}`,
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
    <More label="Suggested ratings">
      <TroopList
        of={of}
        side={side}
        arm={unit.arm === 'mixed' ? 'infantry' : unit.arm}
        onTake={(taken, troops) => here.put((now) => rated(now, taken, of, troops), `${unit.name}: ${troops}`)}
      />
    </More>
  );
}
