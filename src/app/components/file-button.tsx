/** A button that asks for a file. */
import { classes } from './text.tsx';

export interface FileButtonProps {
  readonly words: string;
  readonly note?: string;
  /** File endings and media types for the browser; any file if absent. */
  readonly accept?: string;
  /** The main action of the page. */
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
          // Cleared, so that the same file can be chosen again after a correction.
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
