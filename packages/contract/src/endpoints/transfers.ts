/** The transfers service. R-CAL-23 to R-CAL-25 */
import { COMMAND, endpoints } from './endpoint.ts';

export const TRANSFER_ENDPOINTS = endpoints('transfers', '/api/transfers', {
  searchMarket: {
    ...COMMAND,
    clubVersion: false,
    method: 'GET',
    path: '/:search',
    summary:
      'Search the market by position, overall and age, in that order; uses up one search of the day, so it needs an Idempotency-Key',
    errors: ['market/unknown-range', 'market/no-searches-left'],
  },
  listPlayer: {
    ...COMMAND,
    method: 'POST',
    path: '/add/:playerId',
    summary: 'Put a player of the club up for sale',
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
    summary: 'Take a player of the club off the market',
    errors: ['club/unknown-player', 'market/not-listed'],
  },
  buyPlayer: {
    ...COMMAND,
    method: 'PUT',
    path: '/execute/:id',
    summary: 'Buy a player who is for sale, at his market value',
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
