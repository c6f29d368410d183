/** The frame of the editor's rooms: place, saving, undo and redo, and on a tablet the armies beside the room. */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { SIDES } from '../../book/terms.ts';
import type { Draft } from '../../scenarios/draft.ts';
import { writeScenario } from '../../scenarios/file.ts';
import { fileNameOf } from '../../scenarios/file-name.ts';
import type { FormationCard } from '../../scenarios/schema.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { Button, Hidden, Icon, Notice, Screen } from '../components/index.ts';
import { download } from '../session/download.ts';
import { wide } from '../wide.ts';
import { editHref } from './rooms.ts';
import {
  draft,
  findings,
  keepBoth,
  problems,
  redo,
  redoes,
  save,
  saving,
  takeTheirs,
  undo,
  undoes,
} from './session.ts';
import { emptySideWords } from './words.ts';
import './editor.css';

function Saved() {
  const { state } = saving.value;
  const words = state === 'saved' ? t('editor-kept') : state === 'writing' ? t('editor-keeping') : t('editor-not-kept');
  return (
    <span class="kept" role="status">
      <Icon name={state === 'saved' ? 'check' : state === 'writing' ? 'file' : 'notice'} size={18} /> {words}
    </span>
  );
}

/** A saving error stays on the screen until the scenario is saved. */
function NotKept() {
  const now = saving.value;
  const mine = draft.value;
  if (!mine || (now.state !== 'failed' && now.state !== 'elsewhere')) return null;
  const asFile = (
    <Button onClick={() => download(fileNameOf(mine.title), writeScenario(mine))}>{t('editor-save-file')}</Button>
  );
  if (now.state === 'failed')
    return (
      <Notice what={now.sentence} safe={t('editor-all-here')}>
        <Button onClick={() => void save()}>{t('shell-try-again')}</Button>
        {asFile}
      </Notice>
    );
  return (
    <Notice what={t('editor-other-tab')} safe={t('editor-not-overwritten')} todo={t('editor-which-is-right')}>
      <Button onClick={() => void save(true)}>{t('editor-keep-mine')}</Button>
      <Button note={t('editor-show-theirs-note')} onClick={() => void takeTheirs()}>
        {t('editor-show-theirs')}
      </Button>
      <Button note={t('editor-keep-both-note')} onClick={() => void keepBoth()}>
        {t('editor-keep-both')}
      </Button>
      {asFile}
    </Notice>
  );
}

/** Undo and redo by keyboard. In a field they also cover the whole document. */
function useKeys(): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const way = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : null;
      if (!way) return;
      event.preventDefault();
      way();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}

/** The way back from a room right below the overview. */
export const toOverview = (of: Draft): FrameProps['up'] => [[of.title || t('editor-scenario'), editHref(of.id)]];

export interface FrameProps {
  readonly of: Draft;
  readonly title: string;
  /** Where "back" leads: the rooms above this one. */
  readonly up?: readonly (readonly [name: string, href: string])[] | undefined;
  readonly here: readonly string[];
  /** It needs the full width. */
  readonly broad?: boolean;
  readonly children: ComponentChildren;
}

/** The field that the next page begins at. */
export const wanted = { field: '' };

export function Frame({ of, title, up = [], here, broad, children }: FrameProps) {
  useKeys();
  const place = here.join('/');
  useEffect(() => {
    scrollTo(0, 0);
    const field = document.getElementsByName(wanted.field)[0];
    wanted.field = '';
    if (field) {
      field.focus();
      field.scrollIntoView({ block: 'center' });
    }
  }, [place]);
  const wrong = problems.value.length;
  const odd = findings.value.length;
  return (
    <Screen
      wide
      day={
        <div class="desk-line">
          <nav aria-label={t('editor-where')}>
            {up.map(([name, href]) => (
              <a key={href} href={href}>
                <Icon name="next" size={18} class="icon--back" />
                {name}
              </a>
            ))}
          </nav>
          <Saved />
        </div>
      }
      foot={
        <nav class="rail rail--desk" aria-label={t('editor-desk')}>
          <a href={editHref(of.id)} aria-current={here.length === 0 ? 'page' : undefined}>
            {t('editor-scenario')}
          </a>
          <a href={editHref(of.id, 'problems')} aria-current={here[0] === 'problems' ? 'page' : undefined}>
            {wrong > 0
              ? t('editor-problems', { n: wrong })
              : odd > 0
                ? t('check-rail', { n: odd })
                : t(emptySideWords(of) ? 'editor-gaps' : 'editor-no-gaps')}
          </a>
          <button type="button" aria-disabled={redoes.value === undefined || undefined} onClick={redo}>
            {t('editor-redo')} <Hidden>{speak(redoes.value ?? 'editor-nothing')}</Hidden>
          </button>
          <button
            type="button"
            class="rail__undo"
            aria-disabled={undoes.value === undefined || undefined}
            onClick={undo}
          >
            <Icon name="undo" size={20} />
            <span>
              {t('shell-undo')} <Hidden>{speak(undoes.value ?? 'editor-nothing')}</Hidden>
            </span>
          </button>
        </nav>
      }
    >
      <div class={broad ? 'columns desk desk--broad' : 'columns desk'}>
        {!broad && <aside class="only-wide">{wide.value && <Outline of={of} here={here} />}</aside>}
        <main>
          <NotKept />
          <h1 class="question">{title}</h1>
          {children}
        </main>
      </div>
    </Screen>
  );
}

/** The armies beside the room, on a wide screen. */
function Outline({ of, here }: { readonly of: Draft; readonly here: readonly string[] }) {
  const place = here.join('/');
  // Only the units of the current formation; a whole army's would be too many.
  const [room, id] = here;
  const open = (formation: FormationCard): boolean =>
    (room === 'formation' && formation.id === id) ||
    (room === 'unit' && formation.units.some((unit) => unit.id === id));
  const link = (name: string, ...room: string[]) => (
    <a
      key={room.join('/')}
      href={editHref(of.id, ...room)}
      aria-current={place === room.join('/') ? 'page' : undefined}
    >
      {name || t('editor-no-name')}
    </a>
  );
  return (
    <nav class="outline" aria-label={t('editor-outline')}>
      {link(of.title)}
      {link(t('editor-day'), 'day')}
      {link(t('editor-ground'), 'ground')}
      {link(t('editor-arrivals'), 'arrivals')}
      {link(t('editor-told'), 'words')}
      {link(t('editor-rules'), 'rules')}
      {SIDES.map((side) => (
        <div key={side} class={`band side-${side}`}>
          {link(of.sides[side].name, 'army', side)}
          <ul>
            {of.sides[side].formations.map((formation) => (
              <li key={formation.id}>
                {link(formation.name, 'formation', formation.id)}
                {open(formation) && (
                  <ul>
                    {formation.units.map((unit) => (
                      <li key={unit.id}>{link(`${unit.ref} ${unit.name}`, 'unit', unit.id)}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
