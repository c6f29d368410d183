/** The foot of every sheet: the app's name and address. */
import { t } from '../../words/t.ts';
import { codePath } from '../code-squares.ts';

/** The app's address, without the room. */
const address = (): string => new URL('./', location.href).href;

export function Colophon() {
  const href = address();
  const { d, size } = codePath(href);
  return (
    <a class="colophon" href={href}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('print-code')} shape-rendering="crispEdges">
        <path d={d} />
      </svg>
      <span>
        <b>{t('print-whose')}</b> <br />
        {href}
      </span>
    </a>
  );
}
