/** A user's own data, and the end of them. R-IDN-10 */
import { endpoints, USER_COMMAND } from './endpoint.ts';

export const ACCOUNT_ENDPOINTS = endpoints('account', '/api/account', {
  exportAccount: { method: 'GET', path: '/data', access: 'user', summary: 'Everything that is stored about the user' },
  exportAccountCsv: {
    method: 'GET',
    path: '/data.csv',
    access: 'user',
    answer: 'csv',
    summary: 'The statement of the user’s club as a table',
  },
  deleteAccount: {
    ...USER_COMMAND,
    method: 'DELETE',
    path: '',
    summary: 'Delete the account; its club plays on as a bot',
  },
});
