/** A user's own data, and the end of them. R-IDN-10 */
import { endpoints, USER_COMMAND } from './endpoint.ts';

export const ACCOUNT_ENDPOINTS = endpoints('account', '/api/account', {
  exportAccount: { method: 'GET', path: '/data', access: 'user' },
  /** Switches a state that may be asked for twice. R-VAC-5 */
  setVacation: { method: 'PUT', path: '/vacation' },
  /** Switches a state that may be asked for twice. R-PFL-4 */
  showLastSeen: { method: 'PUT', path: '/lastSeen' },
  deleteAccount: {
    ...USER_COMMAND,
    method: 'DELETE',
    path: '',
  },
});
