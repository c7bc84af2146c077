/** The club's inbox. R-IBX-1, R-IBX-2 */
import { endpoints } from './endpoint.ts';

export const INBOX_ENDPOINTS = endpoints('inbox', '/api/clubs/inbox', {
  inbox: { method: 'GET', path: '', summary: 'Messages of the club, newest first, in pages' },
  markInbox: {
    method: 'PUT',
    path: '/read',
    summary: 'Mark messages read or unread; unknown ids and repetitions change nothing',
  },
  markInboxAllRead: { method: 'PUT', path: '/readAll', summary: 'Mark all messages read' },
});
