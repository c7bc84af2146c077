/** The players service. R-CAL-26 to R-CAL-29 */
import { COMMAND, endpoints } from './endpoint.ts';

export const PLAYER_ENDPOINTS = endpoints('players', '/api/players', {
  trainPlayers: {
    ...COMMAND,
    method: 'PUT',
    path: '/training',
  },
  trainingPlan: {
    method: 'GET',
    path: '/training/plan',
  },
  saveTrainingPlan: {
    ...COMMAND,
    method: 'PUT',
    path: '/training/plan',
  },
  applyTrainingPlan: {
    ...COMMAND,
    method: 'PUT',
    path: '/training/plan/apply',
  },
  addPlayerBooster: {
    ...COMMAND,
    method: 'PUT',
    path: '/addBooster',
  },
  removePlayerBooster: {
    ...COMMAND,
    method: 'PUT',
    path: '/removeBooster',
  },
  unlockBoosterSlot: {
    ...COMMAND,
    method: 'PUT',
    path: '/unlockBoosterSlot',
  },
  releasePlayer: {
    ...COMMAND,
    method: 'PUT',
    path: '/release/:playerId',
  },
  player: {
    method: 'GET',
    path: '/:playerId',
    access: 'user',
  },
  playerDevelopment: {
    method: 'GET',
    path: '/:playerId/development',
  },
  squadDevelopment: {
    method: 'GET',
    path: '/development',
  },
  playerCareer: {
    method: 'GET',
    path: '/:playerId/career',
    access: 'user',
  },
  playerTransfers: {
    method: 'GET',
    path: '/:playerId/transfers',
    access: 'user',
  },
  comparableSales: {
    method: 'GET',
    path: '/:playerId/comparables',
    access: 'user',
  },
});
