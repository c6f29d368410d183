import type { ComponentChildren } from 'preact';
import type { SideId } from '../../book/terms.ts';
import type { Pot } from '../../dice/faces.ts';
import type { PotColour } from '../../dice/pot.ts';
import { t } from '../../words/t.ts';
import { Button } from './button.tsx';
import { PotDice, PotTotal } from './die.tsx';
import { Flag } from './icon.tsx';
import { classes } from './text.tsx';

export interface CommandCardProps {
  readonly side: SideId;
  /** "French" */
  readonly sideName: string;
  /** "II Corps, Reille" */
  readonly name: string;
  /** "A4 L4 T3" */
  readonly ratings: string;
  /** Absent while the card is only laid. */
  readonly pot?: Pot | undefined;
  readonly counted?: readonly PotColour[];
  readonly total?: number;
  /** The reason for its total: "Under command: 9 + A4 = 13 ≥ 10". */
  readonly why?: ComponentChildren;
  /** Undefined until both have thrown. */
  readonly wins?: boolean | undefined;
  readonly rethrow?:
    | { readonly note: string; readonly reason?: string | false; readonly onClick: () => void }
    | undefined;
  readonly children?: ComponentChildren;
}

/**
 * A command card of the contest with its pot and reason. The winner has a heavy edge, the larger total and the word.
 */
export function CommandCard(props: CommandCardProps) {
  const { side, sideName, name, ratings, pot, counted = [], total, why, wins, rethrow, children } = props;
  const outcome = wins === undefined ? 'open' : wins ? 'wins' : 'loses';
  return (
    <section
      class={classes('command band', `side-${side}`, wins && 'command--wins')}
      aria-label={t('card-of', { side: sideName, outcome })}
    >
      <div class="command__head">
        <Flag side={side} size={20} />
        <b>{name}</b> <span class="ratings">{ratings}</span>
      </div>
      {pot ? (
        <PotDice pot={pot} counted={counted} {...(total !== undefined && { total })} />
      ) : (
        total !== undefined && <PotTotal total={total} />
      )}
      {(why || wins) && (
        <p class="command__why">
          <span>{why}</span> {wins && <strong class="tag">{t('card-wins')}</strong>}
        </p>
      )}
      {rethrow && (
        <Button icon="again" note={rethrow.note} reason={rethrow.reason} onClick={rethrow.onClick}>
          {t('card-throw-again')}
        </Button>
      )}
      {children}
    </section>
  );
}
