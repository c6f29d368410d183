/** What the source's own ratings are taken for: a suggestion, shown value by value, to be changed. NBC-GL-22, NBC-SCN-07 */
import type { Rating } from '../../../book/terms.ts';
import type { ByOfficers } from '../../../orders-of-battle/officer-ratings.ts';
import type { ByScale, SourceScale } from '../../../orders-of-battle/source-ratings.ts';
import { OFFICER_RATINGS } from '../../../scenarios/ratings.ts';
import { count, More } from '../../components/index.ts';
import { Pick } from '../fields.tsx';
import { OFFICER_WORDS, QUALITY_OPTIONS, ratingOptions } from '../words.ts';
import type { ImportState } from './desk.ts';

interface BySource {
  readonly byScale: ByScale;
  readonly byOfficers: ByOfficers;
}

type Options = readonly (readonly [Rating | undefined, string])[];
const ELSE: Options[number] = [undefined, 'By name instead'];

export function SourceScales({
  now: { read, byScale, byOfficers },
  onChange,
}: {
  readonly now: ImportState;
  readonly onChange: (by: Partial<BySource>) => void;
}) {
  const scale = read?.scales.find((each) => each.scale === byScale?.scale);
  return (
    <>
      {scale && byScale && (
        <ScaleFields
          label={`Suggested: ${scale.scale} of the source as quality`}
          note={`A suggestion by ${scale.because}. The game’s skirmish rating is suggested by nation and year, as the source has none.`}
          scales={read?.scales ?? []}
          scale={scale}
          chosen={byScale}
          options={[...QUALITY_OPTIONS, ELSE]}
          onChange={(changed) => onChange({ byScale: changed })}
        />
      )}
      {OFFICER_RATINGS.map((rating) => {
        const own = read?.officers[rating];
        const chosen = byOfficers?.[rating];
        const word = OFFICER_WORDS[rating].name.toLowerCase();
        return (
          own &&
          chosen && (
            <ScaleFields
              key={rating}
              label={`Suggested: ${own.scale} of the source as ${word}`}
              note={`A suggestion by ${own.because}, for those who command a formation. What the source does not rate is suggested by name, or 3.`}
              scales={[own]}
              scale={own}
              chosen={chosen}
              options={[...ratingOptions(rating), ELSE]}
              onChange={(changed) => onChange({ byOfficers: { ...byOfficers, [rating]: changed } })}
            />
          )
        );
      })}
    </>
  );
}

function ScaleFields({
  label,
  note,
  scales,
  scale,
  chosen,
  options,
  onChange,
}: {
  readonly label: string;
  readonly note: string;
  readonly scales: readonly SourceScale[];
  readonly scale: SourceScale;
  readonly chosen: ByScale;
  readonly options: Options;
  readonly onChange: (chosen: ByScale) => void;
}) {
  return (
    <More label={label}>
      {() => (
        <div class="lines">
          <p class="note">{note}</p>
          {scales.length > 1 && (
            <Pick
              of={{
                at: '',
                value: scale.scale,
                put: (make) => {
                  const next = scales.find((each) => each.scale === make(scale.scale));
                  if (next) onChange({ scale: next.scale, mapping: next.mapping });
                },
              }}
              label="Which of its scales"
              options={scales.map((each) => [each.scale, each.scale] as const)}
            />
          )}
          <div class="lines lines--two">
            {scale.values.map(({ value, count: entries }) => (
              <Pick<Rating | undefined>
                key={value}
                of={{
                  at: '',
                  value: chosen.mapping[value],
                  put: (make) => {
                    const { [value]: before, ...others } = chosen.mapping;
                    const after = make(before);
                    onChange({ scale: scale.scale, mapping: after ? { ...others, [value]: after } : others });
                  },
                }}
                label={`${scale.scale} ${value}`}
                hint={count(entries, 'entry', 'entries')}
                options={options}
              />
            ))}
          </div>
        </div>
      )}
    </More>
  );
}
