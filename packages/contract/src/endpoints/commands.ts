/** What became of a command whose answer was lost. R-CAL-40 */
import { endpoints } from './endpoint.ts';

export const COMMAND_ENDPOINTS = endpoints('commands', '/api/commands', {
  settleCommand: {
    method: 'PUT',
    path: '/:key',
    access: 'user',
  },
});
