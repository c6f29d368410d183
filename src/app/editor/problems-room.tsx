/** What is missing before the scenario can be played, and what looks odd, each with a fix or a link to its field. */
import { clock } from '../../book/terms.ts';
import { say } from '../../engine/message.ts';
import { allMended, type Finding } from '../../scenarios/check.ts';
import type { Draft } from '../../scenarios/draft.ts';
import { type Mend, mended } from '../../scenarios/mends.ts';
import type { ScenarioProblem } from '../../scenarios/schema.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { Button, Empty, Hidden } from '../components/index.ts';
import { Frame, toOverview, wanted } from './frame.tsx';
import { newNames } from './new-names.ts';
import { leaveFor } from './overview-room.tsx';
import { editHref, roomOf } from './rooms.ts';
import { change, findings, problems } from './session.ts';
import { emptySideWords, nothingToPlay } from './words.ts';

/** The link to the field of a problem. */
const wayTo = (of: Draft, path: ScenarioProblem['path']) => ({
  href: editHref(of.id, ...roomOf(of, path)),
  onClick: () => {
    wanted.field = path.join('.');
  },
});

export function ProblemsRoom({ of }: { readonly of: Draft }) {
  const empty = emptySideWords(of);
  const sound = problems.value.length === 0;
  return (
    <Frame of={of} title={t('editor-missing')} up={toOverview(of)} here={['problems']}>
      {sound ? (
        <Empty
          what={empty ? t('editor-missing-but', { empty }) : t('editor-missing-nothing')}
          todo={empty ? t('editor-missing-add-units') : t('editor-missing-playable')}
        >
          <Button reason={nothingToPlay(of)} onClick={() => void leaveFor('new', of.id)}>
            {t('editor-play')}
          </Button>
        </Empty>
      ) : (
        <ol class="list">
          {problems.value.map(({ path, said }, i) => (
            <li key={i}>
              <Button icon="notice" {...wayTo(of, path)}>
                {speak(said)}
              </Button>
            </li>
          ))}
        </ol>
      )}
      <Odd of={of} />
    </Frame>
  );
}

function Odd({ of }: { readonly of: Draft }) {
  const found = findings.value;
  const easy = found.filter(({ mend }) => mend).length;
  if (found.length === 0) return null;
  return (
    <section class="lines" aria-label={t('check-odd')}>
      <h2 class="question">{t('check-odd')}</h2>
      {easy > 1 && (
        <Button
          kind={problems.value.length === 0 ? 'primary' : 'plain'}
          note={t('check-mend-all-note')}
          onClick={() => change((now) => allMended(now, newNames()), 'check-done-all')}
        >
          {t('check-mend-all', { n: easy })}
        </Button>
      )}
      <ol class="list">
        {found.map((each) => (
          <li key={each.path.join('.') + each.said.code} class="entry-lines">
            <Odds of={of} found={each} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Odds({ of, found: { said, path, mend } }: { readonly of: Draft; readonly found: Finding }) {
  const words = speak(said);
  return (
    <>
      <p>{words}</p>
      <div class="tools">
        {mend && (
          <Button onClick={() => change((now) => mended(now, mend, newNames()), say('check-done', { what: words }))}>
            {mendWords(mend)} <Hidden>{words}</Hidden>
          </Button>
        )}
        <Button {...wayTo(of, path)}>
          {t('check-go')} <Hidden>{words}</Hidden>
        </Button>
      </div>
    </>
  );
}

const mendWords = (mend: Mend): string =>
  mend.do === 'end-at' ? t('check-mend-end-at', { at: clock(mend.at) }) : t(`check-mend-${mend.do}`);
