/** The club's inbox. R-IBX-1, R-IBX-2 */
import { endpoints } from './endpoint.ts';

export const INBOX_ENDPOINTS = endpoints('inbox', '/api/clubs/inbox', {
  inbox: { method: 'GET', path: '' },
  inboxArchive: { method: 'GET', path: '/archive' },
  markInbox: {
    method: 'PUT',
    path: '/read',
  },
  markInboxAllRead: { method: 'PUT', path: '/readAll' },
});
