/** The transfer market. R-CAL-23 to R-CAL-25 */
import { COMMAND, endpoints } from './endpoint.ts';

export const MARKET_ENDPOINTS = endpoints('transfers', '/api/transfers', {
  searchMarket: {
    ...COMMAND,
    clubVersion: false,
    method: 'GET',
    path: '/:search',
  },
  watchlist: {
    method: 'GET',
    path: '/watchlist',
  },
  watchPlayer: {
    ...COMMAND,
    clubVersion: false,
    method: 'PUT',
    path: '/watch/:playerId',
  },
  unwatchPlayer: {
    ...COMMAND,
    clubVersion: false,
    method: 'PUT',
    path: '/unwatch',
  },
  listPlayer: {
    ...COMMAND,
    method: 'POST',
    path: '/add/:playerId',
  },
  unlistPlayer: {
    ...COMMAND,
    method: 'DELETE',
    path: '/remove/:playerId',
  },
  buyPlayer: {
    ...COMMAND,
    method: 'PUT',
    path: '/execute/:id',
  },
});
