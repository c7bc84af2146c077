/** What a toast says. */
export interface ToastMessage {
  /** One sentence in Portuguese. */
  readonly text: string;
  /** Bad news stay until they are closed; the others leave after 5 s. */
  readonly tone?: 'good' | 'bad';
}

/** Messages that wait until somebody shows them; the code that does comes with the first. */
const waiting: ToastMessage[] = [];
let shower: ((message: ToastMessage) => void) | null = null;
const listeners = new Set<() => void>();

/** Shows a toast. The same text twice is one toast. */
export function showToast(message: ToastMessage): void {
  if (shower) shower(message);
  else waiting.push(message);
  for (const listener of listeners) listener();
}

/** Whether anything waits to be shown, or somebody shows already. */
export function areToastsWanted(): boolean {
  return shower !== null || waiting.length > 0;
}

/** Tells when a toast is shown. Returns how to stop listening. */
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
