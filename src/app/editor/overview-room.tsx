/** A scenario at a glance: what it holds, what is missing, and the ways into its rooms. */
import { clock, SIDES } from '../../book/terms.ts';
import type { Draft } from '../../scenarios/draft.ts';
import { armyStrength } from '../../scenarios/strength.ts';
import { Button, count, Flag } from '../components/index.ts';
import { dateWords } from '../date-words.ts';
import { go, to } from '../route.ts';
import { problems, save, saving } from './desk.ts';
import { Frame } from './frame.tsx';
import { editHref } from './rooms.ts';
import { capital, emptySideWords, strengthWords } from './words.ts';

/** What comes next reads the scenario from the disk, so it is written first; if it cannot be, we stay and say so. */
export async function leaveFor(...path: string[]): Promise<void> {
  await save();
  if (saving.value.state === 'saved') go(...path);
}

export function OverviewRoom({ of }: { readonly of: Draft }) {
  const wrong = problems.value.length;
  const { sky } = of;
  const rulings = Object.keys(of.rulings).length;
  const weather = sky.weather === 'random' ? 'Weather thrown for' : capital(sky.weather);
  return (
    <Frame of={of} title={of.title || 'No title yet'} up={[['Scenarios', to('scenarios')]]} here={[]}>
      <p class="note">
        {dateWords(of.date)}
        {of.place && `, ${of.place}`}, from {clock(of.start)}
      </p>
      <div class="ways-in">
        {SIDES.map((side) => (
          <a key={side} class={`way band side-${side}`} href={editHref(of.id, 'army', side)}>
            <Flag side={side} />
            <span>
              <b>{of.sides[side].name || 'A side with no name'}</b>
              <small>
                {of.sides[side].armyType}, {count(of.sides[side].formations.length, 'formation')},{' '}
                {strengthWords(armyStrength(of.sides[side]))}
              </small>
            </span>
          </a>
        ))}
        <a class="way" href={editHref(of.id, 'import')}>
          <span>
            <b>Take in an order of battle</b>
            <small>from a file, or text copied from a page or a book</small>
          </span>
        </a>
        <a class="way" href={editHref(of.id, 'day')}>
          <span>
            <b>The day</b>
            <small>
              {clock(of.start)}
              {of.end?.at !== undefined && ` to ${clock(of.end.at)}`}. {weather}, {sky.ground} ground
              {sky.fog && ', fog'}
            </small>
          </span>
        </a>
        <a class="way" href={editHref(of.id, 'ground')}>
          <span>
            <b>The ground</b>
            <small>{groundWords(of)}</small>
          </span>
        </a>
        <a class="way" href={editHref(of.id, 'arrivals')}>
          <span>
            <b>Arrivals</b>
            <small>
              {of.reinforcements.length === 0
                ? 'all are there from the start'
                : count(of.reinforcements.length, 'arrival')}
            </small>
          </span>
        </a>
        <a class="way" href={editHref(of.id, 'words')}>
          <span>
            <b>Words</b>
            <small>title, briefings, sources, notes, tags</small>
          </span>
        </a>
        <a class="way" href={editHref(of.id, 'rules')}>
          <span>
            <b>Decks and rulings</b>
            <small>{rulings === 0 ? 'as the app comes' : `${count(rulings, 'ruling')} of its own`}</small>
          </span>
        </a>
      </div>
      <div class="deeds">
        <Button
          kind="primary"
          reason={wrong > 0 && `${count(wrong, 'problem')} to mend first`}
          note={emptySideWords(of)}
          onClick={() => void leaveFor('new', of.id)}
        >
          Play it
        </Button>
        <Button note="file, link, codes, copy, delete" onClick={() => void leaveFor('scenario', of.id)}>
          Share and keep
        </Button>
      </div>
    </Frame>
  );
}

const groundWords = ({ hills, terrain, areas, crossings }: Draft): string =>
  [
    capital(hills),
    terrain.length > 0 && `${count(terrain.length, 'kind')} of terrain`,
    areas.length > 0 && count(areas.length, 'area'),
    crossings.length > 0 && count(crossings.length, 'crossing'),
  ]
    .filter(Boolean)
    .join(', ');
