/**
 * How the source's own ratings are converted: a suggestion for each value, which can be changed. NBC-GL-22, NBC-SCN-07
 */
import type { Rating } from '../../../book/terms.ts';
import { say, word } from '../../../engine/message.ts';
import type { ByOfficers } from '../../../orders-of-battle/officer-ratings.ts';
import type { ByScale, SourceScale } from '../../../orders-of-battle/source-ratings.ts';
import { OFFICER_RATINGS } from '../../../scenarios/ratings.ts';
import { t } from '../../../words/t.ts';
import { More } from '../../components/index.ts';
import { Pick } from '../fields.tsx';
import { qualityOptions, ratingOptions } from '../words.ts';
import type { ImportState } from './session.ts';

interface BySource {
  readonly byScale: ByScale;
  readonly byOfficers: ByOfficers;
}

type Options = readonly (readonly [Rating | undefined, string])[];
/** The rating of an unknown officer. NBC-SCN-07 */
const USUAL = 3;

export function SourceScales({
  now: { laid, byScale, byOfficers },
  onChange,
}: {
  readonly now: ImportState;
  readonly onChange: (by: Partial<BySource>) => void;
}) {
  const scale = laid?.scales.find((each) => each.scale === byScale?.scale);
  const otherwise: Options[number] = [undefined, t('reader-by-name')];
  return (
    <>
      {scale && byScale && (
        <ScaleFields
          label={t('reader-scale', { scale: scale.scale })}
          note={t('reader-scale-note', { because: word(scale.because) })}
          scales={laid?.scales ?? []}
          scale={scale}
          chosen={byScale}
          options={[...qualityOptions(), otherwise]}
          onChange={(changed) => onChange({ byScale: changed })}
        />
      )}
      {OFFICER_RATINGS.map((rating) => {
        const own = laid?.officers[rating];
        const chosen = byOfficers?.[rating];
        return (
          own &&
          chosen && (
            <ScaleFields
              key={rating}
              label={t('reader-scale-officers', { scale: own.scale, rating })}
              note={t('reader-scale-officers-note', { because: word(own.because), usual: USUAL })}
              scales={[own]}
              scale={own}
              chosen={chosen}
              options={[...ratingOptions(rating), otherwise]}
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
              label="reader-which-scale"
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
                label={say('reader-scale-value', { scale: scale.scale, value })}
                hint={t('reader-value-entries', { n: entries })}
                options={options}
              />
            ))}
          </div>
        </div>
      )}
    </More>
  );
}
