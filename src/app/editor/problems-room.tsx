/** What is missing before the scenario can be played, each with the way to its field. */
import { codeOf } from '../../engine/message.ts';
import type { Draft } from '../../scenarios/draft.ts';
import { speak } from '../../words/speak.ts';
import { Button, Empty } from '../components/index.ts';
import { problems } from './desk.ts';
import { Frame } from './frame.tsx';
import { leaveFor } from './overview-room.tsx';
import { editHref, roomOf } from './rooms.ts';
import { emptySideWords } from './words.ts';

export function ProblemsRoom({ of }: { readonly of: Draft }) {
  const empty = emptySideWords(of);
  return (
    <Frame of={of} title="What is missing?" up={[[of.title || 'Scenario', editHref(of.id)]]} here={['problems']}>
      {problems.value.length === 0 ? (
        <Empty
          what={empty ? `Nothing, but ${empty}.` : 'Nothing.'}
          todo={
            empty
              ? 'Add them, or take in an order of battle; one side alone can be kept as it stands.'
              : 'The scenario can be played as it stands.'
          }
        >
          <Button onClick={() => void leaveFor('new', of.id)}>Play it</Button>
        </Empty>
      ) : (
        <ol class="list">
          {problems.value.map(({ path, said }) => (
            <li key={`${path.join('.')} ${codeOf(said)}`}>
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
