/** The shelf of scenarios, and battles taken in from a file. */
import { useEffect, useState } from 'preact/hooks';
import { SHELF } from '../../scenarios/shelf.ts';
import { Button, Masthead, Notice, Question, Screen } from '../components/index.ts';
import { store } from '../desk/store.ts';
import { go, to } from '../route.ts';

interface Kept {
  readonly id: string;
  readonly title: string;
}

export function Scenarios() {
  const [kept, setKept] = useState<readonly Kept[]>([]);
  const [wrong, setWrong] = useState<string | null>(null);
  useEffect(() => {
    void store.listScenarios().then((listed) => {
      if (!listed.ok) setWrong(listed.sentence);
      else
        setKept(
          listed.value.map(({ id, data }) => ({ id, title: String((data as { title?: unknown })?.title ?? id) })),
        );
    });
  }, []);

  /** One door for both: a battle goes to the desk, a scenario to the shelf. */
  const take = async (file: File) => {
    setWrong(null);
    const text = await file
      .slice(0, 4096)
      .text()
      .catch(() => '');
    if (/"berthier-scenario"/.test(text)) {
      const [{ parseScenario }, json] = await Promise.all([
        import('../../scenarios/schema.ts'),
        file
          .text()
          .then(JSON.parse)
          .catch(() => null),
      ]);
      const read = parseScenario(json);
      if (!read.ok) return setWrong(read.problems.join(' '));
      const put = await store.putScenario({ id: read.scenario.id, updated: Date.now(), data: read.scenario });
      if (!put.ok) return setWrong(put.sentence);
      setKept((before) => [
        ...before.filter(({ id }) => id !== read.scenario.id),
        { id: read.scenario.id, title: read.scenario.title },
      ]);
      return;
    }
    const { takeFile } = await import('../desk/files.ts');
    const taken = await takeFile(file);
    if (taken.ok) go('battle', taken.id);
    else setWrong(taken.sentence);
  };

  return (
    <Screen>
      <main>
        <Masthead aside="scenarios" />
        <Question>What shall be fought?</Question>
        {wrong && <Notice what={wrong} safe="Nothing was changed." />}
        <ul class="shelf">
          {SHELF.map(({ id, title, date, size }) => (
            <li key={id}>
              <Button href={to('new', id)} note={`${dateWords(date)} · ${size}`}>
                {title}
              </Button>
            </li>
          ))}
          {kept.map(({ id, title }) => (
            <li key={id}>
              <Button href={to('new', id)} note="your own">
                {title}
              </Button>
            </li>
          ))}
        </ul>
        <label class="btn file">
          <span>Take in a file</span>
          <small>a battle or a scenario saved by Berthier</small>
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
        <Button kind="quiet" href={to()}>
          Home
        </Button>
      </main>
    </Screen>
  );
}

/** "16 June 1815" */
export const dateWords = (iso: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${iso}T00:00:00Z`),
  );
