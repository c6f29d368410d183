/** A button that asks for a file. */
import { classes } from './text.tsx';

export interface FileButtonProps {
  readonly words: string;
  readonly note?: string;
  /** Endings and media types, as the browser wants them; any file when left out. */
  readonly accept?: string;
  /** The one thing to do on the page. */
  readonly primary?: boolean;
  readonly onFile: (file: File) => void;
}

export function FileButton({ words, note, accept, primary, onFile }: FileButtonProps) {
  return (
    <label class={classes('btn', 'file', primary && 'btn--primary')}>
      <span>{words}</span>
      {note && <small>{note}</small>}
      <input
        type="file"
        accept={accept}
        class="out-of-sight"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // Emptied, so that the same file, mended, can be chosen again.
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
