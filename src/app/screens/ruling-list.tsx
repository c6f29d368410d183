/** The register of rulings with its words: every unclear place, what we do, and what else a group may do. */
import { RULING_GROUPS } from '../../book/ruling-words.ts';
import { defaultRuling, RULINGS, type RulingKey, type Rulings, ruling } from '../../book/rulings.ts';
import { Choice, More } from '../components/index.ts';

export interface RulingListProps {
  readonly rulings: Rulings;
  readonly onChange?: (key: RulingKey, value: string) => void;
}

export function RulingList({ rulings, onChange }: RulingListProps) {
  return (
    <>
      {RULING_GROUPS.map((group) => (
        <More key={group.title} label={labelOf(group, rulings)}>
          {group.entries.map((entry) => (
            <section key={entry.amb} class="ruling">
              <h3>{entry.title}</h3>
              <p class="note">
                {entry.text} ({entry.amb}, {entry.lines})
              </p>
              {onChange &&
                entry.keys.map((key) => (
                  <Choice
                    key={key}
                    label={entry.title}
                    quiet
                    value={ruling(rulings, key)}
                    options={RULINGS[key].values.map((value) => ({
                      value,
                      label: (entry.values as Record<string, Record<string, string>>)[key]?.[value] ?? value,
                      ...(value === defaultRuling(key) && { note: 'as the app comes' }),
                    }))}
                    onChange={(value) => onChange(key, value)}
                  />
                ))}
            </section>
          ))}
        </More>
      ))}
    </>
  );
}

const labelOf = ({ title, entries }: (typeof RULING_GROUPS)[number], rulings: Rulings): string => {
  const own = entries
    .flatMap(({ keys }) => keys as readonly RulingKey[])
    .filter((key) => ruling(rulings, key) !== defaultRuling(key)).length;
  return own > 0 ? `${title}: ${own} of your own` : title;
};
