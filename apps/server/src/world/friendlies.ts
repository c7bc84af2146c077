/** The world's part in friendlies: answers of bots, ends of invitations, and matches of competitions that go first. R-FRD-4, R-FRD-8, R-FRD-11 */

import { botWantsFriendly } from '@mundo-manager/rules/bots';
import { MINUTE } from '@mundo-manager/rules/clock';
import {
  acceptInvitation,
  answerUntil,
  declineInvitation,
  expireInvitation,
  friendlyId,
  type Invitation,
  isFriendlyOvertaken,
  lapseFriendly,
} from '@mundo-manager/rules/friendlies';
import { loadInvitation, storeInvitation } from '../aggregates/friendly-invitations.ts';
import { deleteFriendly } from '../aggregates/matches.ts';
import { CLUB_CHANNEL, type Loaded, lockAndLoad, storeChanges } from '../aggregates/world.ts';
import type { WorkHandler } from '../due-work/work-kinds.ts';
import { fixturesOf } from '../proofs/fixtures.ts';
import { notify, type Queries } from '../storage/storage.ts';
import { causeOf, plan, type WorldContext } from '../world-work/context.ts';
import type { Payload, WorldWork } from '../world-work/payloads.ts';
import { keepRules } from './draw.ts';
import { slotMatches } from './friendly-slots.ts';
import { leagueKickOffs } from './league-lots.ts';

/** Game time until a bot answers. */
const BOT_ANSWERS_AFTER = 10 * MINUTE;

/** What follows from an invitation: its end, and the answer of a bot. */
export function worksOfInvitation({ id, kickOff, sentAt }: Invitation, isToBot: boolean): WorldWork[] {
  const end: WorldWork = { kind: 'friendly-expiry', id, dueAt: answerUntil(kickOff), payload: { id } };
  const dueAt = sentAt + BOT_ANSWERS_AFTER;
  return isToBot ? [end, { kind: 'friendly-answer', id, dueAt, payload: { id } }] : [end];
}

/** Work 'friendly-answer': a bot accepts or declines; a club that has a manager by now is left alone. */
export function answerAsBot(context: WorldContext): WorkHandler<Payload<'friendly-answer'>> {
  return async (work, { tx, now }) => {
    const found = await lockInvitation(tx, work.payload.id);
    if (found === undefined || found.invitation.status !== 'open' || found.to.ownerId !== null) return;
    const { invitation, loaded, from, to } = found;
    const ruleset = context.rulesets.at(now);
    const cause = causeOf(work);
    const matches = await slotMatches(tx, [from.club.id, to.club.id], now);
    const accepted = botWantsFriendly(to.club, ruleset)
      ? acceptInvitation({ invitation, from: from.club, to: to.club, matches, now }, ruleset)
      : null;
    if (accepted?.ok !== true) {
      const declined = declineInvitation({ invitation, club: to.club, now });
      if (!declined.ok) return;
      await storeInvitation(tx, declined.value.invitation);
      await storeChanges(tx, loaded, { entries: [], events: declined.value.events }, cause, ruleset);
      return notify(tx, CLUB_CHANNEL, from.club.id);
    }
    const { competition, clubs, events } = accepted.value;
    const fixtures = fixturesOf(Object.values(competition.matches), context.proofs.secrets);
    await storeInvitation(tx, accepted.value.invitation);
    const changes = { clubs, competitions: [competition], fixtures, entries: [], events };
    await storeChanges(tx, loaded, changes, cause, ruleset);
    await keepRules(tx, competition.id, context.rulesets.hashAt(now));
    await plan(tx, context, leagueKickOffs(Object.values(competition.matches), now));
  };
}

/** Work 'friendly-expiry': an unanswered invitation ends. */
export function endInvitation(context: WorldContext): WorkHandler<Payload<'friendly-expiry'>> {
  return async (work, { tx, now }) => {
    const found = await lockInvitation(tx, work.payload.id);
    if (found === undefined) return;
    const expired = expireInvitation({ invitation: found.invitation, club: found.to.club, now });
    if (expired === null) return;
    await storeInvitation(tx, expired.invitation);
    const changes = { entries: [], events: expired.events };
    await storeChanges(tx, found.loaded, changes, causeOf(work), context.rulesets.at(now));
    await notify(tx, CLUB_CHANNEL, found.from.club.id);
  };
}

/** Work 'friendly-clash': an agreed friendly lapses where matches of competitions have taken its slot. R-FRD-8 */
export function giveWay(context: WorldContext): WorkHandler<Payload<'friendly-clash'>> {
  return async (work, { tx, now }) => {
    const { id } = work.payload;
    const matchId = `${friendlyId({ id })}-1`;
    const found = await lockInvitation(tx, id, { competitions: [friendlyId({ id })], matches: [matchId] });
    const stored = found?.loaded.matches.get(matchId);
    if (found?.invitation.status !== 'accepted' || stored?.phase !== 'scheduled') return;
    const { invitation, loaded, from, to } = found;
    const { match } = stored;
    const ruleset = context.rulesets.at(now);
    const matches = await slotMatches(tx, [from.club.id, to.club.id], match.date);
    if (!isFriendlyOvertaken({ friendly: match, matches }, ruleset)) return;
    const [home, away] = invitation.isHome ? [from.club, to.club] : [to.club, from.club];
    const lapsed = lapseFriendly({ invitation, match, home, away, now });
    await storeInvitation(tx, lapsed.invitation);
    await deleteFriendly(tx, match);
    const changes = { clubs: lapsed.clubs, entries: [], events: lapsed.events };
    await storeChanges(tx, loaded, changes, causeOf(work), ruleset);
  };
}

/** The invitation with both of its clubs locked; undefined for an unknown one. */
async function lockInvitation(
  tx: Queries,
  id: string,
  needs: { readonly competitions?: readonly string[]; readonly matches?: readonly string[] } = {},
) {
  const before = await loadInvitation(tx, id);
  if (before === undefined) return undefined;
  const loaded: Loaded = await lockAndLoad(tx, { ...needs, clubs: [before.from, before.to] });
  const invitation = await loadInvitation(tx, id);
  const [from, to] = [loaded.clubs.get(before.from), loaded.clubs.get(before.to)];
  return invitation === undefined || from === undefined || to === undefined
    ? undefined
    : { invitation, loaded, from, to };
}
