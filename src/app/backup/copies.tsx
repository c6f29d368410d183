/** The copies this phone made at each turn or month, to restore a damaged or deleted record. */
import { useEffect, useState } from 'preact/hooks';
import type { CopyLine } from '../../journal/kept-copies.ts';
import { t } from '../../words/t.ts';
import { campaignNamed } from '../campaign/games.ts';
import { Button, More } from '../components/index.ts';
import type { GamePlace } from '../games.ts';
import type { Offered, Weighed } from '../session/record-taking.ts';
import { weighBattle } from '../session/take-battle.ts';
import { copies } from '../session/turn-copies.ts';

interface CopiesProps {
  readonly onWrong: (sentence: string | null) => void;
  readonly onShow: (offer: Offered, place: GamePlace['place']) => void;
}

const timeWords = (made: number): string =>
  new Date(made).toLocaleString(document.documentElement.lang || undefined, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });

async function weigh(text: string, game: string | undefined): Promise<Weighed> {
  const campaign = campaignNamed(game);
  return campaign ? (await campaign.load()).weigh(text) : weighBattle(text);
}

const monthWords = (month: number): string =>
  new Date(Date.UTC(2000, month % 12)).toLocaleString(document.documentElement.lang || undefined, {
    month: 'long',
    timeZone: 'UTC',
  });

/** For a campaign by months: the month. For any other record: the turn or round. */
const copyWords = ({ game, turn, seq }: CopyLine): string =>
  campaignNamed(game)?.byMonths
    ? t('backup-copy-month', { month: monthWords(turn), year: String(Math.floor(turn / 12)), entries: seq })
    : t('backup-copy', { of: game === undefined ? 'battle' : 'campaign', turn, entries: seq });

export function Copies({ onWrong, onShow }: CopiesProps) {
  const [lines, setLines] = useState<readonly CopyLine[]>([]);
  const [sure, ask] = useState<string | null>(null);
  const look = () => copies.list().then(setLines, () => setLines([]));
  useEffect(() => void look(), []);

  const open = async ({ of, turn, game }: CopyLine) => {
    onWrong(null);
    const text = await copies.read(of, turn).catch(() => null);
    if (text === null) return onWrong(t('backup-copy-unread'));
    const weighed = await weigh(text, game);
    if (weighed.ok) onShow(weighed, game === undefined ? 'battle' : 'campaign');
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
                  {copyWords(line)}
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
