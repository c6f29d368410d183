import type { Draft } from '../../scenarios/draft.ts';
import { Button, Empty } from '../components/index.ts';
import { undo, undoes } from './desk.ts';
import { Frame } from './frame.tsx';
import { editHref } from './rooms.ts';

/** What an address leads to that is no longer in the scenario, after an undo perhaps. */
export const Gone = ({ of }: { readonly of: Draft }) => (
  <Frame of={of} title="Not here any more" up={[[of.title || 'Scenario', editHref(of.id)]]} here={['gone']}>
    <Empty what="This is no longer in the scenario." todo="It was removed, or its making was undone.">
      <Button reason={undoes.value === undefined && 'nothing to undo'} onClick={undo}>
        Undo {undoes.value}
      </Button>
      <Button href={editHref(of.id)}>To the scenario</Button>
    </Empty>
  </Frame>
);
