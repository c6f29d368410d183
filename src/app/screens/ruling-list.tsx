/** The register of rulings in words. Most groups play by the defaults and never open it. */
import { RULING_GROUPS, type RulingGroup } from '../../book/ruling-entries.ts';
import { defaultRuling, RULINGS, type RulingKey, type Rulings, ruling } from '../../book/rulings.ts';
import { t } from '../../words/t.ts';
import { Choice, More } from '../components/index.ts';
import { groupTitle, meaningOf, textOf, titleOf } from '../ruling-words.ts';

export interface RulingListProps {
  readonly rulings: Rulings;
  readonly onChange?: (key: RulingKey, value: string) => void;
}

export function RulingList({ rulings, onChange }: RulingListProps) {
  return (
    <>
      {RULING_GROUPS.map((group) => (
        <More key={group.id} label={labelOf(group, rulings)}>
          {group.entries.map(({ amb, lines, keys }) => (
            <section key={amb} class="ruling">
              <h3>{titleOf(amb)}</h3>
              <p class="note">{t('rulings-source', { text: textOf(amb), amb, lines })}</p>
              {keys.map((key) =>
                onChange ? (
                  <Choice
                    key={key}
                    label={titleOf(amb)}
                    quiet
                    value={ruling(rulings, key)}
                    options={RULINGS[key].values.map((value) => ({
                      value,
                      label: meaningOf(key, value),
                      ...(value === defaultRuling(key) && { note: t('rulings-default') }),
                    }))}
                    onChange={(value) => onChange(key, value)}
                  />
                ) : (
                  <p key={key}>{t('rulings-in-force', { value: meaningOf(key, ruling(rulings, key)) })}</p>
                ),
              )}
            </section>
          ))}
        </More>
      ))}
    </>
  );
}

function labelOf({ id, entries }: RulingGroup, rulings: Rulings): string {
  const own = entries.flatMap(({ keys }) => keys).filter((key) => ruling(rulings, key) !== defaultRuling(key)).length;
  return own > 0 ? t('rulings-own', { group: groupTitle(id), count: own }) : groupTitle(id);
}
