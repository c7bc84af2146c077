/** Where the command writes: lines that stay, and on a terminal one line of progress below them that is written over. */
export interface OutputStream {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

export interface Screen {
  /** Whether a line of progress can be shown at all. */
  readonly inPlace: boolean;
  line(text?: string): void;
  /** Replaces the progress shown; an empty text takes it away. */
  progress(text: string): void;
}

const ERASE_LINE = '\r\u001b[K';

export function createScreen(stream: OutputStream): Screen {
  const inPlace = stream.isTTY === true;
  const erase = inPlace ? ERASE_LINE : '';
  return {
    inPlace,
    line: (text = '') => void stream.write(`${erase}${text}\n`),
    progress: (text) => {
      if (inPlace) stream.write(`${ERASE_LINE}${text.slice(0, (stream.columns ?? 80) - 1)}`);
    },
  };
}
