/** What operators do for managers, the same actions as `npm run admin`. R-OPR-5 */
import { endpoints } from './endpoint.ts';

export const OPERATOR_ENDPOINTS = endpoints('operator', '/api/operator', {
  operatorScope: { method: 'GET', path: '/scope', access: 'user' },
  findManagers: { method: 'GET', path: '/managers', access: 'operator' },
  operatorEntries: { method: 'GET', path: '/clubs/:id/entries', access: 'operator' },
  operatorReports: { method: 'GET', path: '/reports', access: 'operator' },
  operatorActs: { method: 'GET', path: '/acts', access: 'operator' },
  operatorAct: { method: 'POST', path: '/acts', access: 'operator', command: true },
});
