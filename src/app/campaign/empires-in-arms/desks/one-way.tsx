/** One of several ways that the rules allow, and the one button that takes it. */
import { useState } from 'preact/hooks';
import type { OwnPlay } from '../../../../campaign/empires-in-arms/plays.ts';
import { Button } from '../../../components/index.ts';
import { OneOf } from '../../inputs.tsx';
import { does } from '../session.ts';

export interface Way {
  readonly play: OwnPlay;
  readonly name: string;
}
/** A single way is a button alone, with its name under it. */
export function OneWay({
  label,
  word,
  ways,
}: {
  readonly label: string;
  readonly word: string;
  readonly ways: readonly Way[];
}) {
  const [at, choose] = useState(0);
  const way = ways[at] ?? ways[0];
  if (!way) return null;
  return (
    <>
      {ways.length > 1 && (
        <OneOf
          label={label}
          value={String(ways.indexOf(way))}
          options={ways.map(({ name }, i) => ({ value: String(i), label: name }))}
          set={(value) => choose(Number(value))}
        />
      )}
      <Button note={ways.length === 1 && way.name} {...does(way.play)}>
        {word}
      </Button>
    </>
  );
}
