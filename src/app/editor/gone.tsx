import type { Draft } from '../../scenarios/draft.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { Button, Empty } from '../components/index.ts';
import { Frame, toOverview } from './frame.tsx';
import { editHref } from './rooms.ts';
import { undo, undoes } from './session.ts';

/** Shown when the address names something no longer in the scenario, e.g. after an undo. */
export const Gone = ({ of }: { readonly of: Draft }) => (
  <Frame of={of} title={t('editor-gone')} up={toOverview(of)} here={['gone']}>
    <Empty what={t('editor-gone-what')} todo={t('editor-gone-why')}>
      <Button reason={undoes.value === undefined && t('shell-nothing-to-undo')} onClick={undo}>
        {t('shell-undo')} {undoes.value && speak(undoes.value)}
      </Button>
      <Button href={editHref(of.id)}>{t('editor-to-scenario')}</Button>
    </Empty>
  </Frame>
);
