/**
 * The history entry of a full load. The router names it ‘default’ in every document of a tab and stores scroll
 * positions by that name, so that a page would open as far down as another one.
 */
const FIRST_ENTRY = 'default';

/** Gives it a name of its own, which a reload keeps; to be done before the router looks. */
export function nameFirstEntry(history: History): void {
  const state: unknown = history.state;
  const known = typeof state === 'object' && state !== null ? state : {};
  if ('key' in known) return;
  const key = `${FIRST_ENTRY}-${Math.random().toString(36).slice(2, 10)}`;
  history.replaceState({ ...known, key }, '');
}

/** Whether an entry is one that a full load began with. */
export function isFirstEntry(key: string): boolean {
  return key.startsWith(FIRST_ENTRY);
}
