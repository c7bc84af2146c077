/** Matches and replays: looking at them, and choosing tactic and booster before they start. R-CAL-14 to R-CAL-16 */
import { COMMAND, endpoints } from './endpoint.ts';

const CHOICE_ERRORS = ['not-found/competition', 'not-found/match', 'match/not-playing', 'match/not-editable'] as const;

const CLUB_MATCH_ENDPOINTS = endpoints('matches', '/api/clubs/matches', {
  addMatchBooster: {
    ...COMMAND,
    method: 'PUT',
    path: '/addBooster',
    errors: [...CHOICE_ERRORS, 'boosters/unknown-booster', 'boosters/not-owned'],
  },
  removeMatchBooster: {
    ...COMMAND,
    method: 'PUT',
    path: '/removeBooster',
    errors: [...CHOICE_ERRORS, 'match/no-booster'],
  },
  updateTacticName: {
    ...COMMAND,
    method: 'PUT',
    path: '/updateTacticName',
    errors: [...CHOICE_ERRORS, 'tactics/unknown-slot'],
  },
  match: {
    method: 'GET',
    path: '/:matchId',
    access: 'user',
    errors: ['not-found/match'],
  },
});

const REPLAY_ENDPOINTS = endpoints('matches', '/api/replays', {
  replay: {
    method: 'GET',
    path: '/:replayId',
    access: 'public',
    errors: ['not-found/replay', 'replay/not-yet'],
  },
});

export const MATCH_ENDPOINTS = { ...CLUB_MATCH_ENDPOINTS, ...REPLAY_ENDPOINTS };
