/** What a backup would change here, one line for each thing. Only ticked lines are restored. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../words/t.ts';
import { Button, Fact, Notice, Question } from '../components/index.ts';
import { Checking } from '../screens/checking.tsx';
import { type Backup, readBackup } from './format.ts';
import { type Row, rowOf, tickedAtFirst } from './restoring.ts';

interface Shown extends Row {
  readonly ticked: boolean;
  /** The result, once restored. */
  readonly taken?: true | string;
}

const standsWords = ({ stands, more = 0, why, taken }: Shown): string => {
  if (taken === true) return t('backup-taken');
  return typeof taken === 'string' ? taken : (why ?? t('backup-stands', { stands, more }));
};

async function weighAll({ lines }: Backup, onRows: (rows: readonly Shown[]) => void): Promise<void> {
  const rows: Shown[] = [];
  for (const line of lines) {
    const row = await rowOf(line);
    rows.push({ ...row, ticked: row.take !== undefined && tickedAtFirst(row) });
    onRows([...rows]);
  }
}

export function Restore({ text, onLeave }: { readonly text: string; readonly onLeave: () => void }) {
  const [rows, setRows] = useState<readonly Shown[]>([]);
  const [looking, look] = useState(true);
  const [taking, take] = useState(false);
  const [read] = useState(() => readBackup(text));
  useEffect(() => {
    if (read.ok) void weighAll(read.backup, setRows).finally(() => look(false));
  }, []);
  if (!read.ok)
    return (
      <>
        <Notice what={t('backup-wrong', { why: read.why })} safe={t('backup-safe')} />
        <Button onClick={onLeave}>{t('backup-leave')}</Button>
      </>
    );
  const tick = (at: number, ticked: boolean) => setRows(rows.map((row, i) => (i === at ? { ...row, ticked } : row)));
  const yes = async () => {
    take(true);
    let now = rows;
    for (const [i, row] of rows.entries()) {
      if (!row.ticked || !row.take || row.taken === true) continue;
      const done = await row.take();
      now = now.with(i, { ...row, ticked: !done.ok, taken: done.ok || done.sentence });
      setRows(now);
    }
    take(false);
  };
  const wanted = rows.filter(({ ticked, taken }) => ticked && taken !== true).length;
  const done = rows.filter(({ taken }) => taken === true).length;
  const busy = (looking || taking) && t('shell-on-its-way');
  return (
    <>
      <Question>{t('backup-what')}</Question>
      {read.backup.missing > 0 && (
        <Notice what={t('backup-cut-off', { n: read.backup.missing })} safe={t('backup-cut-off-safe')} />
      )}
      <ul class="shelf">
        {rows.map((row, i) => (
          <li key={i}>
            {row.take && row.taken !== true ? (
              <Fact
                label={t('backup-row', { kind: row.kind, title: row.title })}
                effect={standsWords(row)}
                on={row.ticked}
                onChange={(on) => tick(i, on)}
              />
            ) : (
              <p class="note">{t('backup-row-told', { kind: row.kind, title: row.title, stands: standsWords(row) })}</p>
            )}
          </li>
        ))}
      </ul>
      <Checking />
      {done > 0 && <p role="status">{t('backup-done', { n: done })}</p>}
      <div class="deeds">
        <Button kind="primary" reason={busy || (wanted === 0 && t('backup-nothing-ticked'))} onClick={() => void yes()}>
          {t('backup-take', { n: wanted })}
        </Button>
        <Button kind="quiet" onClick={onLeave}>
          {t('backup-leave')}
        </Button>
      </div>
    </>
  );
}
