/** The players service. R-CAL-26 to R-CAL-29 */
import { COMMAND, endpoints } from './endpoint.ts';

const SLOT_ERRORS = ['club/unknown-player', 'boosters/unknown-slot'] as const;

export const PLAYER_ENDPOINTS = endpoints('players', '/api/players', {
  trainPlayers: {
    ...COMMAND,
    method: 'PUT',
    path: '/training',
    errors: [
      'training/match-live',
      'training/unknown-type',
      'training/unknown-intensity',
      'training/no-players',
      'training/player-twice',
      'training/tired',
      'training/no-rests-left',
      'club/unknown-player',
    ],
  },
  addPlayerBooster: {
    ...COMMAND,
    method: 'PUT',
    path: '/addBooster',
    errors: [...SLOT_ERRORS, 'boosters/slot-not-empty', 'boosters/unknown-booster', 'boosters/not-owned'],
  },
  removePlayerBooster: {
    ...COMMAND,
    method: 'PUT',
    path: '/removeBooster',
    errors: [...SLOT_ERRORS, 'boosters/slot-empty'],
  },
  unlockBoosterSlot: {
    ...COMMAND,
    method: 'PUT',
    path: '/unlockBoosterSlot',
    errors: [...SLOT_ERRORS, 'boosters/slot-not-unlockable', 'finances/insufficient-credits'],
  },
  releasePlayer: {
    ...COMMAND,
    method: 'PUT',
    path: '/release/:playerId',
    errors: ['club/unknown-player', 'market/squad-too-small', 'market/last-keeper'],
  },
  player: {
    method: 'GET',
    path: '/:playerId',
    access: 'user',
    errors: ['not-found/player'],
  },
});
