/** A link as QR codes for another phone's camera: one, or several in turn. */
import { useState } from 'preact/hooks';
import { t } from '../../words/t.ts';
import { codePath } from '../code-squares.ts';
import { Button } from '../components/index.ts';

export function Codes({ links }: { readonly links: readonly string[] }) {
  const [at, setAt] = useState(0);
  const link = links[at];
  if (link === undefined) return null;
  const { d, size } = codePath(link);
  const many = links.length > 1;
  const place = { at: at + 1, of: links.length };
  return (
    <div class="code">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={many ? t('editor-code-of', place) : t('editor-code')}
        shape-rendering="crispEdges"
      >
        <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
        <path d={d} fill="#000" />
      </svg>
      {many && (
        <>
          <p role="status">{t('editor-code-at', place)}</p>
          <div class="row-of-two">
            <Button onClick={() => setAt((at + links.length - 1) % links.length)}>{t('editor-code-before')}</Button>
            <Button onClick={() => setAt((at + 1) % links.length)}>{t('editor-code-next')}</Button>
          </div>
        </>
      )}
    </div>
  );
}
