/** What is told: title, summary, briefings, sources, notes, tags. */
import type { Draft } from '../../scenarios/draft.ts';
import { Button, Field } from '../components/index.ts';
import { endBurst, problemAt, whole } from './desk.ts';
import { OptionalText, Prose, Text } from './fields.tsx';
import { Frame } from './frame.tsx';
import { item, part } from './place.ts';
import { editHref } from './rooms.ts';

export function WordsRoom({ of }: { readonly of: Draft }) {
  const here = whole(of);
  const briefings = part(here, 'briefings');
  const sources = part(here, 'sources');
  return (
    <Frame of={of} title="What is told?" up={[[of.title || 'Scenario', editHref(of.id)]]} here={['words']}>
      <section class="lines" aria-label="The scenario">
        <Text of={part(here, 'title')} label="Title" />
        <OptionalText of={part(here, 'place')} label="Place" />
        <Prose of={part(here, 'summary')} label="Summary" hint="what a player reads when choosing" />
        <Field label="Tags" hint="with commas between them: 1809, Austria, large" error={problemAt.value.get('tags')}>
          {(it) => (
            <input
              {...it}
              name="tags"
              defaultValue={of.tags.join(', ')}
              onInput={({ currentTarget: { value } }) =>
                part(here, 'tags').put(
                  () => [
                    ...new Set(
                      value
                        .split(',')
                        .map((tag) => tag.trim().slice(0, 120))
                        .filter(Boolean),
                    ),
                  ],
                  'tags',
                  true,
                )
              }
              onBlur={({ currentTarget }) => {
                currentTarget.value = of.tags.join(', ');
                endBurst();
              }}
            />
          )}
        </Field>
      </section>
      <section class="lines" aria-label="Briefings">
        <Prose of={part(briefings, 'a')} label={`Briefing for the ${of.sides.a.name} player`} />
        <Prose of={part(briefings, 'b')} label={`Briefing for the ${of.sides.b.name} player`} />
        <Prose of={part(briefings, 'umpire')} label="For the umpire alone" />
      </section>
      <section class="lines" aria-label="Sources and notes">
        {of.sources.map((source, i) => (
          <div key={i} class="entry-lines">
            <Prose of={item(sources, i)} label={`Source ${i + 1}`} />
            <Button
              kind="quiet"
              onClick={() => sources.put((now) => now.filter((_, at) => at !== i), `source ${i + 1} removed`)}
            >
              Remove <span class="out-of-sight">{source.slice(0, 60)}</span>
            </Button>
          </div>
        ))}
        <Button icon="more" onClick={() => sources.put((now) => [...now, ''], 'a source')}>
          Add a source
        </Button>
        <Prose of={part(here, 'notes')} label="Notes" />
      </section>
    </Frame>
  );
}
