/** Boards of competitions. R-BRD-10 */
import { COMMAND, endpoints } from './endpoint.ts';

const POST_COMMAND = { ...COMMAND, clubVersion: false } as const;

export const BOARD_ENDPOINTS = endpoints('boards', '/api/boards', {
  board: { method: 'GET', path: '/:competitionId' },
  writePost: { ...POST_COMMAND, method: 'POST', path: '/:competitionId' },
  markBoardSeen: { method: 'PUT', path: '/:competitionId/seen' },
  mutedManagers: { method: 'GET', path: '/mutes' },
  deletePost: { ...POST_COMMAND, method: 'DELETE', path: '/posts/:postId' },
  reportPost: { ...POST_COMMAND, method: 'PUT', path: '/posts/:postId/report' },
  muteManager: { ...POST_COMMAND, method: 'PUT', path: '/mutes/:clubId/mute' },
  unmuteManager: { ...POST_COMMAND, method: 'PUT', path: '/mutes/unmute' },
});
