/** Questions that were set aside, each with the way back to it. Of every campaign. */
import type { Said } from '../../engine/message.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { Button } from '../components/index.ts';

interface Waiting {
  readonly id: string;
}
interface Resume {
  readonly do: 'resume';
  readonly task: string;
}

/** Those that wait, of a campaign whose session takes them up again; `first`: the large button takes up the first. */
export const setAsideOf =
  <T extends Waiting, S>(questionOf: (state: S, task: T) => Said, act: (play: Resume) => Promise<boolean>) =>
  ({ state, waiting, first }: { readonly state: S; readonly waiting: readonly T[]; readonly first?: boolean }) => (
    <>
      {waiting.map((task, i) => (
        <Button
          key={task.id}
          kind={first && i === 0 ? 'primary' : 'plain'}
          icon="again"
          note={t('campaign-was-set-aside')}
          onClick={() => void act({ do: 'resume', task: task.id })}
        >
          {speak(questionOf(state, task))}
        </Button>
      ))}
    </>
  );
