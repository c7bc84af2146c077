/** Matches and replays: looking at them, and choosing tactic and booster before they start. R-CAL-14 to R-CAL-16 */
import { COMMAND, endpoints } from './endpoint.ts';

const CLUB_MATCH_ENDPOINTS = endpoints('matches', '/api/clubs/matches', {
  addMatchBooster: {
    ...COMMAND,
    method: 'PUT',
    path: '/addBooster',
  },
  removeMatchBooster: {
    ...COMMAND,
    method: 'PUT',
    path: '/removeBooster',
  },
  updateTacticName: {
    ...COMMAND,
    method: 'PUT',
    path: '/updateTacticName',
  },
  match: {
    method: 'GET',
    path: '/:matchId',
    access: 'user',
  },
});

const REPLAY_ENDPOINTS = endpoints('matches', '/api/replays', {
  replay: {
    method: 'GET',
    path: '/:replayId',
    access: 'public',
  },
});

export const MATCH_ENDPOINTS = { ...CLUB_MATCH_ENDPOINTS, ...REPLAY_ENDPOINTS };
