/** A group's own printed packs: taken in from a file, card by card, and carried by the battle. */
import { useState } from 'preact/hooks';
import type { OwnPacks } from '../../battlefield/battle.ts';
import { Notice } from '../components/index.ts';

export interface OwnPacksProps {
  readonly packs: OwnPacks;
  readonly onChange: (packs: OwnPacks) => void;
}

export function OwnPacksField({ packs, onChange }: OwnPacksProps) {
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const take = async (file: File) => {
    setWrong([]);
    const { parseQualityDeck, parseTimeDeck } = await import('../../cards/deck-file.ts');
    const json: unknown = await file
      .text()
      .then(JSON.parse)
      .catch(() => null);
    const time = (json as { kind?: unknown } | null)?.kind === 'time';
    const read = time ? parseTimeDeck(json) : parseQualityDeck(json);
    if (!read.ok) return setWrong(read.errors);
    setWrong(read.warnings);
    onChange({ ...packs, [time ? 'time' : 'quality']: read.deck });
  };
  return (
    <>
      <p>
        Quality cards: <b>{packs.quality?.name ?? 'the pack that comes with the app'}</b>. Time cards:{' '}
        <b>{packs.time?.name ?? 'by the ruling'}</b>.
      </p>
      {wrong.length > 0 && (
        <Notice what={wrong.join(' ')} todo="Mend the file and take it in again; what stands above is in force." />
      )}
      <label class="btn file">
        <span>Take in a pack</span>
        <small>a file of your cards, one by one</small>
        <input
          type="file"
          accept=".json,application/json"
          class="out-of-sight"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            event.currentTarget.value = '';
            if (file) void take(file);
          }}
        />
      </label>
    </>
  );
}
