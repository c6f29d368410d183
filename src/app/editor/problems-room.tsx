/** What is missing before the scenario can be played, each with the way to its field. */
import type { Draft } from '../../scenarios/draft.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { Button, Empty } from '../components/index.ts';
import { Frame, toOverview } from './frame.tsx';
import { leaveFor } from './overview-room.tsx';
import { editHref, roomOf } from './rooms.ts';
import { problems } from './session.ts';
import { emptySideWords } from './words.ts';

export function ProblemsRoom({ of }: { readonly of: Draft }) {
  const empty = emptySideWords(of);
  return (
    <Frame of={of} title={t('editor-missing')} up={toOverview(of)} here={['problems']}>
      {problems.value.length === 0 ? (
        <Empty
          what={empty ? t('editor-missing-but', { empty }) : t('editor-missing-nothing')}
          todo={empty ? t('editor-missing-add-units') : t('editor-missing-playable')}
        >
          <Button onClick={() => void leaveFor('new', of.id)}>{t('editor-play')}</Button>
        </Empty>
      ) : (
        <ol class="list">
          {problems.value.map(({ path, said }, i) => (
            <li key={i}>
              <Button
                icon="notice"
                href={editHref(of.id, ...roomOf(of, path))}
                onClick={() => sessionStorage.setItem('scovell.field', path.join('.'))}
              >
                {speak(said)}
              </Button>
            </li>
          ))}
        </ol>
      )}
    </Frame>
  );
}
