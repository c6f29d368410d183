/** A group's own printed packs: imported or entered card by card, stored with the battle, and saved to share. */

import { useState } from 'preact/hooks';
import type { OwnPacks } from '../../battlefield/battle.ts';
import type { Rulings } from '../../book/rulings.ts';
import { writePack } from '../../cards/deck-file.ts';
import { qualityDeckNamed, timeDeckInForce } from '../../cards/shelf.ts';
import { type Said, word } from '../../engine/message.ts';
import { fileNameOf } from '../../scenarios/file-name.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { FileButton } from '../components/file-button.tsx';
import { Button, Marked, Notice } from '../components/index.ts';
import { chosenText } from '../session/chosen.ts';
import { download } from '../session/download.ts';
import { readPack } from '../session/gatekeeper.ts';

export interface OwnPacksProps {
  readonly packs: OwnPacks;
  readonly rulings: Rulings;
  /** The quality cards the scenario is written for. */
  readonly quality: string;
  readonly onChange: (packs: OwnPacks) => void;
}

export function OwnPacksField({ packs, rulings, quality, onChange }: OwnPacksProps) {
  const [wrong, setWrong] = useState<readonly Said[]>([]);
  const take = async (file: File) => {
    setWrong([]);
    const chosen = await chosenText(file, 'pack');
    if (!chosen.ok) return setWrong([chosen.said]);
    const read = await readPack(chosen.value);
    if (!read.ok) return setWrong('refused' in read ? [read.refused] : read.errors);
    setWrong(read.warnings);
    onChange({ ...packs, [read.kind]: read.deck });
  };
  const save = (kind: keyof OwnPacks) => {
    const deck =
      kind === 'quality' ? (packs.quality ?? qualityDeckNamed(quality)) : (packs.time ?? timeDeckInForce(rulings));
    download(fileNameOf(deck.name, '.cards.json'), writePack(deck));
  };
  return (
    <>
      <p>
        <Marked
          text={t('packs-in-force', {
            quality: packs.quality?.name ?? word('packs-of-app'),
            time: packs.time?.name ?? word('packs-by-ruling'),
          })}
        />
      </p>
      {wrong.length > 0 && <Notice what={wrong.map(speak).join(' ')} todo={t('packs-mend')} />}
      <FileButton
        words={t('packs-take')}
        note={t('packs-take-what')}
        accept=".json,application/json"
        onFile={(file) => void take(file)}
      />
      <p class="note">{t('packs-save')}</p>
      <div class="row-of-two">
        <Button onClick={() => save('quality')}>{t('packs-save-quality')}</Button>
        <Button onClick={() => save('time')}>{t('packs-save-time')}</Button>
      </div>
      {(packs.quality || packs.time) && (
        <Button kind="quiet" onClick={() => onChange({})}>
          {t('packs-none')}
        </Button>
      )}
    </>
  );
}
