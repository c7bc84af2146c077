/** Read and unread. */
import type { InboxMessage } from './messages.ts';

/** The messages with those of the given ids read; unknown ids and repetitions change nothing. R-INB-4 */
export function markRead(messages: readonly InboxMessage[], ids: readonly string[]): InboxMessage[] {
  return marked(messages, ids, true);
}

/** The messages with those of the given ids unread again. R-INB-4 */
export function markUnread(messages: readonly InboxMessage[], ids: readonly string[]): InboxMessage[] {
  return marked(messages, ids, false);
}

/** How many of the messages are unread. R-INB-4 */
export function unreadCount(messages: readonly Pick<InboxMessage, 'read'>[]): number {
  return messages.filter((message) => !message.read).length;
}

function marked(messages: readonly InboxMessage[], ids: readonly string[], read: boolean): InboxMessage[] {
  return messages.map((message) => (ids.includes(message.id) ? { ...message, read } : message));
}
