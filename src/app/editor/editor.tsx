/** The editor: opens the scenario and shows the room in the address. */
import { useEffect, useState } from 'preact/hooks';
import { SIDES } from '../../book/terms.ts';
import { t } from '../../words/t.ts';
import { Button, Masthead, Notice, Screen } from '../components/index.ts';
import { to } from '../route.ts';
import { titled } from '../spoken.ts';
import { ArmyRoom } from './army-room.tsx';
import { ArrivalsRoom } from './arrivals-room.tsx';
import { DayRoom } from './day-room.tsx';
import { FormationRoom } from './formation-room.tsx';
import { GroundRoom } from './ground-room.tsx';
import { ImportRoom } from './import-room.tsx';
import { OverviewRoom } from './overview-room.tsx';
import { ProblemsRoom } from './problems-room.tsx';
import { RulesRoom } from './rules-room.tsx';
import { draft, openDraft, unsaved } from './session.ts';
import { GarrisonRoom, UnitRoom } from './unit-room.tsx';
import { WordsRoom } from './words-room.tsx';

export interface EditorProps {
  readonly id: string;
  readonly room?: string | undefined;
  readonly item?: string | undefined;
}

export function Editor({ id, room, item }: EditorProps) {
  const [wrong, setWrong] = useState<string | null>(null);
  useEffect(() => {
    setWrong(null);
    void openDraft(id).then(setWrong);
  }, [id]);
  const now = draft.value;
  const held = unsaved() ? now : null;
  if (wrong)
    return (
      <Screen>
        <main>
          <Masthead aside={t('editor-aside')} />
          <Notice
            what={wrong}
            safe={held ? t('editor-nothing-lost') : t('editor-left-as-it-is')}
            todo={held ? undefined : t('editor-take-another')}
          />
          {held && (
            <Button kind="primary" href={to('edit', held.id)}>
              {t('editor-back-to', { title: titled(held.title) })}
            </Button>
          )}
          <Button kind={held ? 'plain' : 'primary'} href={to('scenarios')}>
            {t('scenario-all')}
          </Button>
        </main>
      </Screen>
    );
  if (now?.id !== id) return <div class="screen" aria-busy="true" />;
  const side = SIDES.find((s) => s === item);
  switch (room) {
    case 'army':
      return <ArmyRoom of={now} side={side ?? 'a'} />;
    case 'formation':
      return <FormationRoom key={item} of={now} id={item ?? ''} />;
    case 'unit':
      return <UnitRoom key={item} of={now} id={item ?? ''} />;
    case 'garrison':
      return <GarrisonRoom key={item} of={now} id={item ?? ''} />;
    case 'day':
      return <DayRoom of={now} />;
    case 'ground':
      return <GroundRoom of={now} />;
    case 'arrivals':
      return <ArrivalsRoom of={now} />;
    case 'words':
      return <WordsRoom of={now} />;
    case 'rules':
      return <RulesRoom of={now} />;
    case 'problems':
      return <ProblemsRoom of={now} />;
    case 'import':
      return <ImportRoom of={now} />;
    default:
      return <OverviewRoom of={now} />;
  }
}
