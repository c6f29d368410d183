/** The copies that this phone made at each turn: what can be put back of a battle that was damaged or deleted. */
import { useEffect, useState } from 'preact/hooks';
import type { CopyLine } from '../../journal/kept-copies.ts';
import { t } from '../../words/t.ts';
import { Button, More } from '../components/index.ts';
import type { Offered } from '../session/record-taking.ts';
import { weighBattle } from '../session/take-battle.ts';
import { copies } from '../session/turn-copies.ts';

interface CopiesProps {
  readonly onWrong: (sentence: string | null) => void;
  readonly onShow: (offer: Offered) => void;
}

const timeWords = (made: number): string =>
  new Date(made).toLocaleString(document.documentElement.lang || undefined, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });

export function Copies({ onWrong, onShow }: CopiesProps) {
  const [lines, setLines] = useState<readonly CopyLine[]>([]);
  const [sure, ask] = useState<string | null>(null);
  const look = () => copies.list().then(setLines, () => setLines([]));
  useEffect(() => void look(), []);

  const open = async ({ of, turn }: CopyLine) => {
    onWrong(null);
    const text = await copies.read(of, turn).catch(() => null);
    if (text === null) return onWrong(t('backup-copy-unread'));
    const weighed = await weighBattle(text);
    if (weighed.ok) onShow(weighed);
    else onWrong(weighed.sentence);
  };
  const drop = (of: string) =>
    Promise.all(lines.filter((line) => line.of === of).map((line) => copies.forget(of, line.turn))).then(look, look);

  const battles = [...new Map(lines.map((line) => [line.of, line.title]))];
  return (
    <>
      <h2 class="question">{t('backup-copies')}</h2>
      <p class="note">{t(lines.length > 0 ? 'backup-copies-note' : 'backup-copies-none')}</p>
      {battles.map(([of, title]) => (
        <More key={of} label={t('backup-copies-of', { title, n: lines.filter((line) => line.of === of).length })}>
          <div class="deeds">
            {lines
              .filter((line) => line.of === of)
              .map((line) => (
                <Button key={line.turn} note={timeWords(line.made)} onClick={() => void open(line)}>
                  {t('backup-copy', { turn: line.turn, entries: line.seq })}
                </Button>
              ))}
            {sure === of ? (
              <Button kind="danger" onClick={() => void drop(of)}>
                {t('backup-copies-drop-sure', { title })}
              </Button>
            ) : (
              <Button onClick={() => ask(of)}>{t('backup-copies-drop')}</Button>
            )}
          </div>
        </More>
      ))}
    </>
  );
}
