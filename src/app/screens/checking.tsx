/** How far the check of a file is, and the way to stop it. Leaving the page stops it too. */
import { useEffect } from 'preact/hooks';
import { t } from '../../words/t.ts';
import { Button } from '../components/index.ts';
import { aside } from '../fetched.tsx';
import { stopWatched, watchedNow } from '../session/watched.ts';

function Now() {
  useEffect(() => stopWatched, []);
  const now = watchedNow.value;
  if (!now) return null;
  const { line, of } = now;
  const said = t('checking-line', { line, of });
  return (
    <div class="checking">
      <p>{said}</p>
      <progress max={Math.max(1, of)} value={line} aria-label={said} />
      <Button onClick={stopWatched}>{t('checking-stop')}</Button>
    </div>
  );
}

/** Its words are fetched apart: a check is seldom long enough to be seen. */
export const Checking = aside(async () => Now, 'checking');
