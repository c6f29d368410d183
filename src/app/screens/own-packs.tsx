/** A group's own printed packs: taken in from a file, card by card, and carried by the battle; or saved as one, to be passed on. */

import { useState } from 'preact/hooks';
import type { OwnPacks } from '../../battlefield/battle.ts';
import type { Rulings } from '../../book/rulings.ts';
import { parseQualityDeck, parseTimeDeck, writePack } from '../../cards/deck-file.ts';
import { qualityDeckNamed, timeDeckInForce } from '../../cards/shelf.ts';
import type { Said } from '../../engine/message.ts';
import { fileNameOf } from '../../scenarios/file.ts';
import { speak } from '../../words/speak.ts';
import { Button, FileButton, Notice } from '../components/index.ts';
import { chosenText } from '../session/chosen.ts';
import { download } from '../session/download.ts';

export interface OwnPacksProps {
  readonly packs: OwnPacks;
  readonly rulings: Rulings;
  /** The quality cards that the scenario is written for. */
  readonly quality: string;
  readonly onChange: (packs: OwnPacks) => void;
}

export function OwnPacksField({ packs, rulings, quality, onChange }: OwnPacksProps) {
  const [wrong, setWrong] = useState<readonly Said[]>([]);
  const take = async (file: File) => {
    setWrong([]);
    const chosen = await chosenText(file, 'pack');
    if (!chosen.ok) return setWrong([speak(chosen.said)]);
    let json: unknown = null;
    try {
      json = JSON.parse(chosen.value);
    } catch {
      // What it is not is said by the reader of packs.
    }
    const time = (json as { kind?: unknown } | null)?.kind === 'time';
    const read = time ? parseTimeDeck(json) : parseQualityDeck(json);
    if (!read.ok) return setWrong(read.errors);
    setWrong(read.warnings);
    onChange({ ...packs, [time ? 'time' : 'quality']: read.deck });
  };
  const save = (kind: keyof OwnPacks) => {
    const deck =
      kind === 'quality' ? (packs.quality ?? qualityDeckNamed(quality)) : (packs.time ?? timeDeckInForce(rulings));
    download(fileNameOf(deck.name, '.cards.json'), writePack(deck));
  };
  return (
    <>
      <p>
        Quality cards: <b>{packs.quality?.name ?? 'the pack that comes with the app'}</b>. Time cards:{' '}
        <b>{packs.time?.name ?? 'by the ruling'}</b>.
      </p>
      {wrong.length > 0 && (
        <Notice
          what={wrong.map(speak).join(' ')}
          todo="Mend the file and take it in again; what stands above is in force."
        />
      )}
      <FileButton
        words="Take in a pack"
        note="a file of your cards, one by one"
        accept=".json,application/json"
        onFile={(file) => void take(file)}
      />
      <p class="note">Save a pack to pass it on, or to write your own cards into a copy of it.</p>
      <div class="row-of-two">
        <Button onClick={() => save('quality')}>Save the quality cards</Button>
        <Button onClick={() => save('time')}>Save the time cards</Button>
      </div>
      {(packs.quality || packs.time) && (
        <Button kind="quiet" onClick={() => onChange({})}>
          Play with the packs of the app
        </Button>
      )}
    </>
  );
}
