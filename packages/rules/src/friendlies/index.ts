/** Friendlies: free slots, invitations and their answers, full time. */
export * from './answer.ts';
export * from './cancel.ts';
export * from './constants.ts';
export * from './full-time.ts';
export * from './invitation.ts';
export { type FriendlyClub, type InvitationOutcome, type InviteInput, inviteToFriendly } from './invite.ts';
export {
  answerUntil,
  isFriendlyOvertaken,
  type OvertakenInput,
  type SharedSlotsInput,
  type SlotMatch,
  sharedSlots,
} from './slots.ts';
