/** Bad news stay until they are closed; the others leave after 5 s. Neutral is a goal of the opponent: news, but no success. */
export type ToastTone = 'good' | 'bad' | 'neutral';

/** What a toast says. */
export interface ToastMessage {
  /** One sentence in Portuguese. */
  readonly text: string;
  readonly tone?: ToastTone;
  /** What it is about: a newer toast of the same topic takes its place. */
  readonly topic?: string;
}

/** Queue of messages; the code that shows them is loaded with the first, unless it was before. */
const waiting: ToastMessage[] = [];
let prepared = false;
let shower: ((message: ToastMessage) => void) | null = null;
const listeners = new Set<() => void>();

/** Shows a toast. The same text twice is one toast, and so is the same topic with another text. */
export function showToast(message: ToastMessage): void {
  if (shower) shower(message);
  else waiting.push(message);
  for (const listener of listeners) listener();
}

/** Loads the toast code before the first toast: without a connection it could no longer be loaded to say so. */
export function prepareToasts(): void {
  prepared = true;
  for (const listener of listeners) listener();
}

/** Whether there is anything to show, or soon may be. */
export function areToastsWanted(): boolean {
  return prepared || shower !== null || waiting.length > 0;
}

/** Calls the listener when a toast is shown or prepared for. Returns the unsubscribe function. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes over the showing, and what waits. Returns how to give it back. */
export function takeToasts(show: (message: ToastMessage) => void): () => void {
  shower = show;
  for (const message of waiting.splice(0)) show(message);
  return () => {
    shower = null;
  };
}
