/** The corrections made by hand, which can be removed one by one, and the rules taught. */
import { useState } from 'preact/hooks';
import { say, word } from '../../../engine/message.ts';
import type { Correction } from '../../../orders-of-battle/corrections.ts';
import { readProfile, taughtAnswers, writeProfile } from '../../../orders-of-battle/origin.ts';
import { fileNameOf } from '../../../scenarios/file-name.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { FileButton } from '../../components/file-button.tsx';
import { Button, More, Notice } from '../../components/index.ts';
import { chosenText } from '../../session/chosen.ts';
import { download } from '../../session/download.ts';
import { draft, origin } from '../session.ts';
import type { Laid } from './asks.ts';
import { forget, takeBack, teach } from './deeds.ts';

function told(each: Correction): string {
  switch (each.do) {
    case 'line':
      return t('reader-correction-line', { line: each.line.trim(), text: each.text });
    case 'take':
      return t('reader-correction-is', { line: each.line.trim(), as: each.as });
    case 'is':
      return t('reader-correction-is', { line: each.at.said, as: each.as });
    case 'such':
      return t('reader-correction-such', { line: each.said, as: each.as });
    case 'led':
      return t('reader-correction-led', { line: each.at.said, by: each.by || word('reader-menu-nobody') });
    case 'of':
      return t('reader-correction-of', { line: each.at.said, nation: each.nation || word('reader-menu-as-above') });
    case 'comes':
      return t('reader-correction-comes', { line: each.at.said, when: each.when || word('reader-menu-start') });
    case 'move':
      if (!each.to) return t('reader-correction-move-top', { line: each.at.said });
      return t('reader-correction-move', { line: each.at.said, to: each.to.said });
    default:
      return speak(say(`reader-correction-${each.do}`, { line: each.at.said }));
  }
}

export function Corrections({ laid }: { readonly laid: Laid }) {
  const { corrections } = origin.value;
  const { lost } = laid;
  return (
    <>
      {lost.length > 0 && (
        <Notice what={t('reader-corrections-lost', { n: lost.length })} safe={t('reader-corrections-lost-todo')} />
      )}
      <More label={t('reader-corrections', { n: corrections.length })}>
        {() => (
          <div class="lines">
            {corrections.length === 0 && <p class="note">{t('reader-corrections-none')}</p>}
            <ol class="list">
              {corrections.map((each, i) => (
                <li key={i} class="row-of-tools">
                  <span>{told(each)}</span>
                  <span>
                    <button type="button" onClick={() => takeBack(each)}>
                      {t('reader-correction-back')}
                    </button>
                  </span>
                </li>
              ))}
            </ol>
            <Profile />
          </div>
        )}
      </More>
    </>
  );
}

/** Exports, imports and forgets the rules. */
function Profile() {
  const now = origin.value;
  const [wrong, setWrong] = useState(false);
  const rules =
    now.corrections.filter((each) => each.do === 'such').length + Object.keys(taughtAnswers(now.answers)).length;
  const none = rules === 0 && t('reader-profile-none');
  const take = async (file: File) => {
    const text = await chosenText(file, 'scenario');
    const read = text.ok ? readProfile(text.value) : undefined;
    setWrong(read === undefined);
    if (read) teach(read);
  };
  return (
    <section class="lines" aria-label={t('reader-profile')}>
      <h2>{t('reader-profile')}</h2>
      <p class="note">{t('reader-profile-note')}</p>
      {wrong && <Notice what={t('reader-profile-wrong')} safe={t('reader-nothing-changed')} />}
      <Button
        reason={none}
        onClick={() =>
          download(
            fileNameOf(`${draft.value?.title ?? ''} ${t('reader-profile-file')}`, '.scovell-rules.json'),
            writeProfile(now),
          )
        }
      >
        {t('reader-profile-save')}
      </Button>
      <FileButton words={t('reader-profile-take')} onFile={(file) => void take(file)} />
      <Button reason={none} onClick={forget}>
        {t('reader-profile-reset')}
      </Button>
    </section>
  );
}
