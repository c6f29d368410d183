/** The texts: title, summary, briefings, sources, notes, tags. */
import { say } from '../../engine/message.ts';
import type { Draft } from '../../scenarios/draft.ts';
import { MOST } from '../../scenarios/schema.ts';
import { t } from '../../words/t.ts';
import { Button, Field, Hidden } from '../components/index.ts';
import { OptionalText, Prose, Text } from './fields.tsx';
import { Frame, toOverview } from './frame.tsx';
import { items, type Place, part } from './place.ts';
import { endBurst, problemAt, whole } from './session.ts';

export function WordsRoom({ of }: { readonly of: Draft }) {
  const here = whole(of);
  const briefings = part(here, 'briefings');
  return (
    <Frame of={of} title={t('editor-told-title')} up={toOverview(of)} here={['words']}>
      <section class="lines" aria-label={t('editor-outline')}>
        <Text of={part(here, 'title')} label="editor-title" />
        <OptionalText of={part(here, 'place')} label="editor-place" />
        <Prose of={part(here, 'summary')} label="editor-summary" hint={t('editor-summary-hint')} />
        <Tags of={part(here, 'tags')} />
      </section>
      <section class="lines" aria-label={t('editor-briefings')}>
        <Prose of={part(briefings, 'a')} label={say('editor-briefing', { side: of.sides.a.name })} />
        <Prose of={part(briefings, 'b')} label={say('editor-briefing', { side: of.sides.b.name })} />
        <Prose of={part(briefings, 'umpire')} label="editor-briefing-umpire" />
      </section>
      <section class="lines" aria-label={t('editor-sources')}>
        <Sources list={part(here, 'sources')} />
        <Prose of={part(here, 'notes')} label="editor-notes" />
      </section>
    </Frame>
  );
}

const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim().slice(0, MOST.name))
      .filter(Boolean),
  ),
];

const Tags = ({ of }: { readonly of: Place<string[]> }) => (
  <Field label={t('editor-tags')} hint={t('editor-tags-hint')} error={problemAt.value.get(of.at)}>
    {(it) => (
      <input
        {...it}
        name={of.at}
        defaultValue={of.value.join(', ')}
        onInput={({ currentTarget: { value } }) => of.put(() => tagsIn(value), 'editor-tags', of.at)}
        onBlur={({ currentTarget }) => {
          currentTarget.value = of.value.join(', ');
          endBurst();
        }}
      />
    )}
  </Field>
);

/** The letters of a source that tell it from the others. */
const A_LINE = 60;

function Sources({ list }: { readonly list: Place<string[]> }) {
  return (
    <>
      {items(list).map((source, i) => (
        <div key={i} class="entry-lines">
          <Prose of={source} label={say('editor-source', { n: i + 1 })} />
          <Button
            kind="quiet"
            onClick={() =>
              list.put((now) => now.filter((_, at) => at !== i), say('editor-done-source-removed', { n: i + 1 }))
            }
          >
            {t('editor-remove')} <Hidden>{source.value.slice(0, A_LINE)}</Hidden>
          </Button>
        </div>
      ))}
      <Button icon="more" onClick={() => list.put((now) => [...now, ''], 'editor-done-source')}>
        {t('editor-add-source')}
      </Button>
    </>
  );
}
