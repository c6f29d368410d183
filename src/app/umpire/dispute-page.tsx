/** A dispute: its subject, the umpire's ruling and the reason, by chips, with words if wanted. */
import { useState } from 'preact/hooks';
import type { Battle } from '../../battlefield/battle.ts';
import type { Papers } from '../../battlefield/under-lock/papers.ts';
import { SIDES } from '../../book/terms.ts';
import { t } from '../../words/t.ts';
import { Button, Field } from '../components/index.ts';
import { once } from '../once.ts';
import { Chips } from './chips.tsx';
import { useDraft } from './drafts.ts';
import { sealForUmpire } from './table.ts';

const ABOUT = ['dispute-sight', 'dispute-distance', 'dispute-contact', 'dispute-facing', 'dispute-rule'] as const;
const WHY = ['dispute-by-book', 'dispute-by-table', 'dispute-by-die', 'dispute-by-sense'] as const;

interface DisputeProps {
  readonly battle: Battle;
  readonly papers: Papers;
  /** The number of an existing dispute; null for a new one. */
  readonly of: number | null;
  readonly onLeave: () => void;
}

export function DisputePage({ battle, papers, of, onLeave }: DisputeProps) {
  const there = papers.disputes.find(({ number }) => number === of);
  const [about, name] = useState<(typeof ABOUT)[number]>();
  const [ruling, rule] = useState<string>();
  const [why, reason] = useState<(typeof WHY)[number]>();
  const [words, write] = useDraft(`dispute ${of ?? ''}`);
  const text = words.trim();
  const what = there?.paper.what ?? [about && t(about), !ruling && text].filter(Boolean).join('. ');
  const ruled = ruling && [ruling, why && t(why), text].filter(Boolean).join('. ');
  const seal = async () => {
    const paper = there
      ? { is: 'dispute' as const, what: '', ...(ruled && { ruled }), of: there.number }
      : { is: 'dispute' as const, what, ...(ruled && { ruled }) };
    if (await sealForUmpire(paper)) onLeave();
  };
  const ways = [
    ...SIDES.map((side) => t('dispute-as-side', { side: battle.sides[side].name })),
    t('dispute-as-neither'),
  ];
  const lacks = !what ? t('dispute-say-what') : there && !ruled ? t('dispute-say-how') : false;
  return (
    <>
      <div class="pane-head">
        <h2>{there ? there.paper.what : t('desk-new-dispute')}</h2>
        <Button kind="quiet" onClick={onLeave}>
          {t('desk-back')}
        </Button>
      </div>
      {!there && (
        <Chips
          label={t('dispute-about')}
          value={about}
          of={ABOUT.map((value) => ({ value, label: t(value) }))}
          onChange={name}
        />
      )}
      <Chips
        label={t('dispute-ruling')}
        value={ruling}
        of={ways.map((value) => ({ value, label: value }))}
        onChange={(value) => rule(value === ruling ? undefined : value)}
      />
      <Chips
        label={t('dispute-why')}
        value={why}
        of={WHY.map((value) => ({ value, label: t(value) }))}
        onChange={reason}
      />
      <Field label={t('seats-tell-words')}>
        {(it) => <input {...it} value={words} onInput={({ currentTarget }) => write(currentTarget.value)} />}
      </Field>
      <div class="desk-do">
        <Button kind="primary" reason={lacks} onClick={once(seal)}>
          {t(ruled || there ? 'dispute-rule-so' : 'dispute-note-it')}
        </Button>
      </div>
    </>
  );
}
