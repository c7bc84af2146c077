/** The world's part in friendlies: answers of bots, ends of invitations, and matches of competitions that go first. R-FRD-4, R-FRD-8, R-FRD-11 */

import { botWantsFriendly } from '@mundo-manager/rules/bots';
import { MINUTE } from '@mundo-manager/rules/clock';
import {
  acceptInvitation,
  answerUntil,
  declineInvitation,
  expireInvitation,
  FRIENDLY_LIMITS,
  friendlyId,
  type Invitation,
  isFriendlyOvertaken,
  lapseFriendly,
} from '@mundo-manager/rules/friendlies';
import type { GameEvent } from '@mundo-manager/rules/inbox';
import type { StoredClub } from '../aggregates/clubs.ts';
import { pinRules } from '../aggregates/competitions.ts';
import { loadInvitation, storeInvitation } from '../aggregates/friendly-invitations.ts';
import { CLUB_CHANNEL, type Loaded, lockAndLoad, storeChanges } from '../aggregates/lock-and-store.ts';
import { deleteFriendly } from '../aggregates/matches.ts';
import type { Work, WorkHandler } from '../due-work/work-kinds.ts';
import { fixturesOf } from '../proofs/fixture-secrets.ts';
import { notify, type Queries } from '../storage/storage.ts';
import { causeOf, plan, type WorldContext } from '../world-work/context.ts';
import type { Payload, WorldWork } from '../world-work/payloads.ts';
import { kickOffWorks } from './draw-league-lots.ts';
import { slotMatches } from './friendly-slots.ts';

/** What follows from an invitation: its end, and the answer of a bot. */
export function worksOfInvitation({ id, kickOff, sentAt }: Invitation, isToBot: boolean): WorldWork[] {
  const end: WorldWork = { kind: 'friendly-expiry', id, dueAt: answerUntil(kickOff), payload: { id } };
  const dueAt = sentAt + FRIENDLY_LIMITS.botMinutes * MINUTE;
  return isToBot ? [end, { kind: 'friendly-answer', id, dueAt, payload: { id } }] : [end];
}

/** Work 'friendly-answer': a bot accepts or declines; a club that has a manager by now is left alone. */
export function answerForBot(context: WorldContext): WorkHandler<Payload<'friendly-answer'>> {
  return async (work, { tx, now }) => {
    const ruleset = context.rulesets.at(now);

    const locked = await lockInvitation(tx, work.payload.id);
    if (locked === undefined || locked.invitation.status !== 'open' || locked.to.ownerId !== null) return;
    const { invitation, loaded } = locked;
    const [from, to] = [locked.from.club, locked.to.club];
    const matches = await slotMatches(tx, [from.id, to.id], now);

    const accepted = botWantsFriendly(to, ruleset)
      ? acceptInvitation({ invitation, from, to, matches, now }, ruleset)
      : null;
    if (accepted?.ok !== true) {
      const declined = declineInvitation({ invitation, club: to, now });
      if (declined.ok) await storeClosed(tx, context, work, locked, declined.value);
      return;
    }

    const { competition, clubs, events } = accepted.value;
    const drawn = Object.values(competition.matches);
    const fixtures = fixturesOf(drawn, context.proofs.secrets);
    const changes = { clubs, competitions: [competition], fixtures, entries: [], events };
    await storeInvitation(tx, accepted.value.invitation);
    await storeChanges(tx, loaded, changes, causeOf(work), ruleset);
    await pinRules(tx, competition.id, context.rulesets.hashAt(now));

    await plan(tx, context, kickOffWorks(drawn, now));
  };
}

/** Work 'friendly-expiry': an unanswered invitation ends. */
export function expireOpenInvitation(context: WorldContext): WorkHandler<Payload<'friendly-expiry'>> {
  return async (work, { tx, now }) => {
    const locked = await lockInvitation(tx, work.payload.id);
    if (locked === undefined) return;

    const expired = expireInvitation({ invitation: locked.invitation, club: locked.to.club, now });

    if (expired !== null) await storeClosed(tx, context, work, locked, expired);
  };
}

/** Work 'friendly-clash': an agreed friendly lapses where matches of competitions have taken its slot. R-FRD-8 */
export function lapseOvertakenFriendly(context: WorldContext): WorkHandler<Payload<'friendly-clash'>> {
  return async (work, { tx, now }) => {
    const { id } = work.payload;
    const ruleset = context.rulesets.at(now);

    const competitionId = friendlyId({ id });
    const matchId = `${competitionId}-1`;
    const locked = await lockInvitation(tx, id, { competitions: [competitionId], matches: [matchId] });
    const stored = locked?.loaded.matches.get(matchId);
    if (locked?.invitation.status !== 'accepted' || stored?.phase !== 'scheduled') return;
    const { invitation, loaded } = locked;
    const { match } = stored;
    const [from, to] = [locked.from.club, locked.to.club];
    const matches = await slotMatches(tx, [from.id, to.id], match.date);

    if (!isFriendlyOvertaken({ friendly: match, matches }, ruleset)) return;
    const [home, away] = invitation.isHome ? [from, to] : [to, from];
    const lapsed = lapseFriendly({ invitation, match, home, away, now });

    await storeInvitation(tx, lapsed.invitation);
    await deleteFriendly(tx, match);
    const changes = { clubs: lapsed.clubs, entries: [], events: lapsed.events };
    await storeChanges(tx, loaded, changes, causeOf(work), ruleset);
  };
}

/** An invitation with both of its clubs locked. */
interface LockedInvitation {
  readonly invitation: Invitation;
  readonly loaded: Loaded;
  readonly from: StoredClub;
  readonly to: StoredClub;
}

/** Stores a declined or expired invitation, and notifies the club that sent it. */
async function storeClosed(
  tx: Queries,
  { rulesets }: WorldContext,
  work: Work,
  { loaded, from }: LockedInvitation,
  { invitation, events }: { readonly invitation: Invitation; readonly events: readonly GameEvent[] },
): Promise<void> {
  await storeInvitation(tx, invitation);
  await storeChanges(tx, loaded, { entries: [], events }, causeOf(work), rulesets.at(work.dueAt));
  await notify(tx, CLUB_CHANNEL, from.club.id);
}

/** The invitation with both of its clubs locked; undefined for an unknown one. */
async function lockInvitation(
  tx: Queries,
  id: string,
  needs: { readonly competitions?: readonly string[]; readonly matches?: readonly string[] } = {},
): Promise<LockedInvitation | undefined> {
  const before = await loadInvitation(tx, id);
  if (before === undefined) return undefined;
  const loaded = await lockAndLoad(tx, { ...needs, clubs: [before.from, before.to] });
  const invitation = await loadInvitation(tx, id);
  const [from, to] = [loaded.clubs.get(before.from), loaded.clubs.get(before.to)];
  return invitation === undefined || from === undefined || to === undefined
    ? undefined
    : { invitation, loaded, from, to };
}
