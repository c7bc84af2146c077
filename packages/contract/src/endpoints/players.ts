/** The players service. R-CAL-26 to R-CAL-29 */
import { COMMAND, endpoints } from './endpoint.ts';

const SLOT_ERRORS = ['club/unknown-player', 'boosters/unknown-slot'] as const;

export const PLAYER_ENDPOINTS = endpoints('players', '/api/players', {
  trainPlayers: {
    ...COMMAND,
    method: 'PUT',
    path: '/training',
    summary: 'Train or rest players of the club',
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
    summary: 'Put a booster of the club into an empty slot of a player',
    errors: [...SLOT_ERRORS, 'boosters/slot-not-empty', 'boosters/unknown-booster', 'boosters/not-owned'],
  },
  removePlayerBooster: {
    ...COMMAND,
    method: 'PUT',
    path: '/removeBooster',
    summary: 'Take a booster out of a slot of a player, back into the store',
    errors: [...SLOT_ERRORS, 'boosters/slot-empty'],
  },
  unlockBoosterSlot: {
    ...COMMAND,
    method: 'PUT',
    path: '/unlockBoosterSlot',
    summary: 'Unlock a booster slot of a player for credits',
    errors: [...SLOT_ERRORS, 'boosters/slot-not-unlockable', 'finances/insufficient-credits'],
  },
  releasePlayer: {
    ...COMMAND,
    method: 'PUT',
    path: '/release/:playerId',
    summary: 'End the contract of a player of the club',
    errors: ['club/unknown-player', 'market/squad-too-small', 'market/last-keeper'],
  },
  player: {
    method: 'GET',
    path: '/:playerId',
    access: 'user',
    summary: 'Any player, and whose he is',
    errors: ['not-found/player'],
  },
});
