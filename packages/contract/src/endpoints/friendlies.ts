/** Friendlies: free slots, invitations and their answers. R-FRD-13 */
import { COMMAND, endpoints } from './endpoint.ts';

export const FRIENDLY_ENDPOINTS = endpoints('friendlies', '/api/friendlies', {
  friendlies: { method: 'GET', path: '' },
  friendlySlots: { method: 'GET', path: '/slots/:clubId' },
  inviteToFriendly: { ...COMMAND, method: 'POST', path: '' },
  acceptFriendly: { ...COMMAND, method: 'PUT', path: '/accept' },
  declineFriendly: { ...COMMAND, method: 'PUT', path: '/decline' },
  withdrawFriendly: { ...COMMAND, method: 'PUT', path: '/withdraw' },
  cancelFriendly: { ...COMMAND, method: 'PUT', path: '/cancel' },
});
