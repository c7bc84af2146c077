/** The transfers service. R-CAL-23 to R-CAL-25 */
import { COMMAND, endpoints } from './endpoint.ts';

export const TRANSFER_ENDPOINTS = endpoints('transfers', '/api/transfers', {
  searchMarket: {
    ...COMMAND,
    clubVersion: false,
    method: 'GET',
    path: '/:search',
    errors: ['market/unknown-range', 'market/no-searches-left'],
  },
  listPlayer: {
    ...COMMAND,
    method: 'POST',
    path: '/add/:playerId',
    errors: [
      'club/unknown-player',
      'market/already-listed',
      'market/in-line-up',
      'market/squad-too-small',
      'market/last-keeper',
    ],
  },
  unlistPlayer: {
    ...COMMAND,
    method: 'DELETE',
    path: '/remove/:playerId',
    errors: ['club/unknown-player', 'market/not-listed'],
  },
  buyPlayer: {
    ...COMMAND,
    method: 'PUT',
    path: '/execute/:id',
    errors: [
      'not-found/player',
      'market/own-player',
      'market/not-listed',
      'market/squad-full',
      'market/squad-too-small',
      'market/last-keeper',
      'finances/in-debt',
      'finances/insufficient-money',
    ],
  },
});
