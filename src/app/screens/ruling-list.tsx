/** The register of rulings with its words: every unclear place, what we do, and what else a group may do. */
import { useEffect, useState } from 'preact/hooks';
import type { RULING_GROUPS as Groups } from '../../book/ruling-words.ts';
import { defaultRuling, RULINGS, type RulingKey, type Rulings, ruling } from '../../book/rulings.ts';
import { Choice, More } from '../components/index.ts';

export interface RulingListProps {
  readonly rulings: Rulings;
  readonly onChange?: (key: RulingKey, value: string) => void;
}

/** The words are fetched when they are wanted: most groups play by the defaults. */
export function RulingList({ rulings, onChange }: RulingListProps) {
  const [groups, setGroups] = useState<typeof Groups | null>(null);
  const [failed, fail] = useState(false);
  useEffect(() => {
    import('../../book/ruling-words.ts').then(
      (words) => setGroups(words.RULING_GROUPS),
      () => fail(true),
    );
  }, []);
  if (failed) return <p>The words of the rulings could not be fetched; the defaults are in force.</p>;
  if (!groups) return <p aria-busy="true">Fetching the rulings.</p>;
  return (
    <>
      {groups.map((group) => (
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

const labelOf = ({ title, entries }: (typeof Groups)[number], rulings: Rulings): string => {
  const own = entries
    .flatMap(({ keys }) => keys as readonly RulingKey[])
    .filter((key) => ruling(rulings, key) !== defaultRuling(key)).length;
  return own > 0 ? `${title}: ${own} of your own` : title;
};
