/** The reference of a campaign: its procedures, by the parts of the month or found by a word. */
import { useState } from 'preact/hooks';
import {
  isSection,
  PROCEDURES,
  type Procedure,
  SECTIONS,
  type Section,
  sectionOf,
} from '../../../campaign/empires-in-arms/procedures.ts';
import { isLandMode } from '../../../campaign/empires-in-arms/rulings.ts';
import { t } from '../../../words/t.ts';
import { Act, Button, Field } from '../../components/index.ts';
import { to } from '../../route.ts';
import { spell } from './frame.tsx';
import { Over, type SheetOf } from './sheets.tsx';
import './more.css';

const nameOf = ({ id }: Procedure): string => spell(`eiaproc-${id}-name`);
const textOf = ({ id }: Procedure): string => spell(`eiaproc-${id}`);

const Entry = ({ of }: { readonly of: Procedure }) => (
  <div class="proc">
    <dt>{nameOf(of)}</dt>
    <dd>
      {textOf(of)}
      <small>
        {[t('eiaproc-rules', { rules: of.rules }), t(`eiaproc-does-${of.does}`), of.campaign && t('eiaproc-campaign')]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </dd>
  </div>
);

const plain = (text: string): string => text.replace(/[’‘]/g, "'").toLowerCase();
/** Those with all the words looked for, by name, rule or text. */
function found(wanted: string): readonly Procedure[] {
  const words = plain(wanted).split(/\s+/);
  return EVERY.filter((of) => {
    const all = plain([nameOf(of), textOf(of), of.rules].join(' '));
    return words.every((word) => all.includes(word));
  });
}

/** Those of the step the month stands at. */
const NOW = 'now';
const EVERY = SECTIONS.flatMap((section) => PROCEDURES[section]);

export function Procedures({ of, ...over }: SheetOf & { readonly of?: string | undefined }) {
  const [wanted, want] = useState('');
  const { clock } = over.state;
  const first = of === NOW ? sectionOf(clock.phase, clock.step) : of;
  const [section, open] = useState<Section | undefined>(first && isSection(first) ? first : undefined);
  // The land game has nothing of the campaign's own.
  const land = isLandMode(over.state.rulings);
  const counts = (one: Procedure) => !land || !one.campaign;
  const looking = wanted.trim().length > 1;
  const shown = (looking ? found(wanted.trim()) : section ? PROCEDURES[section] : []).filter(counts);
  return (
    <Over
      {...over}
      name={section && !looking ? t(`eiaproc-part-${section}`) : t('eiaproc-title')}
      act={
        (section || looking) && (
          <Act>
            <Button
              onClick={({ currentTarget }) => {
                if (currentTarget instanceof Element) currentTarget.closest('dialog')?.scrollTo(0, 0);
                open(undefined);
                want('');
              }}
            >
              {t('eiaproc-all')}
            </Button>
          </Act>
        )
      }
    >
      <search class="proc-find">
        <Field label={t('eiaproc-find')}>
          {(it) => (
            <input
              {...it}
              type="search"
              autocomplete="off"
              autocapitalize="off"
              spellcheck={false}
              value={wanted}
              onInput={(event) => want(event.currentTarget.value)}
            />
          )}
        </Field>
      </search>
      <p class="out-of-sight" role="status">
        {looking ? t('eiaproc-found', { n: shown.length }) : ''}
      </p>
      {looking && shown.length === 0 && <p class="note">{t('eiaproc-none')}</p>}
      {shown.length > 0 && (
        <dl class="procs">
          {shown.map((one) => (
            <Entry key={one.id} of={one} />
          ))}
        </dl>
      )}
      {!looking && !section && (
        <nav class="procs" aria-label={t('eiaproc-title')}>
          {SECTIONS.filter((one) => PROCEDURES[one].some(counts)).map((one) => (
            <a key={one} class="procs__part" href={to('campaign', over.id, 'rules', one)}>
              <b>{t(`eiaproc-part-${one}`)}</b>
              <output>{PROCEDURES[one].filter(counts).length}</output>
            </a>
          ))}
        </nav>
      )}
    </Over>
  );
}
