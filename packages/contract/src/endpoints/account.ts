/** A user's own data, and the end of them. R-IDN-10 */
import { endpoints, USER_COMMAND } from './endpoint.ts';

export const ACCOUNT_ENDPOINTS = endpoints('account', '/api/account', {
  exportAccount: { method: 'GET', path: '/data', access: 'user' },
  deleteAccount: {
    ...USER_COMMAND,
    method: 'DELETE',
    path: '',
  },
});
