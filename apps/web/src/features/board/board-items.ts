import type { BoardPost } from '@mundo-manager/contract/client';
import type { PressNote } from '@mundo-manager/rules/board';

/** What a board lists: a post, or a note of the press. */
export type BoardItem =
  | { readonly kind: 'post'; readonly date: number; readonly post: BoardPost }
  | { readonly kind: 'note'; readonly date: number; readonly note: PressNote };

/** Posts and notes of the press, newest first; notes older than the oldest loaded post wait until that is the oldest of all. R-BRD-12 */
export function boardItems(posts: readonly BoardPost[], notes: readonly PressNote[], isWhole: boolean): BoardItem[] {
  const oldest = posts.at(-1)?.date;
  const shown = isWhole || oldest === undefined ? notes : notes.filter(({ date }) => date >= oldest);
  const items: BoardItem[] = [
    ...posts.map((post) => ({ kind: 'post' as const, date: post.date, post })),
    ...shown.map((note) => ({ kind: 'note' as const, date: note.date, note })),
  ];
  return items.toSorted((one, other) => other.date - one.date);
}
