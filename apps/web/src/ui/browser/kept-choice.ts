import { thisBrowser } from './browser-storage.ts';

/** A choice among few that this browser keeps and that a page reads once, as it does the language. */
export interface KeptChoice<Choice extends string> {
  /** What this page shows by; it lasts as long as the page. */
  readonly current: Choice;
  /** Keeps the choice and opens the page anew by it. */
  readonly choose: (choice: Choice, reload?: () => void) => void;
}

/** The choice kept under the key, the first one unless `isChoice` accepts what is kept. */
export function keptChoice<Choice extends string>(
  key: string,
  usual: Choice,
  isChoice: (text: string) => text is Choice,
): KeptChoice<Choice> {
  const kept = thisBrowser.read(key);
  return {
    current: kept !== null && isChoice(kept) ? kept : usual,
    choose: (choice, reload = () => window.location.reload()) => {
      thisBrowser.write(key, choice === usual ? null : choice);
      reload();
    },
  };
}
