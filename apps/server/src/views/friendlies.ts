/** A club's friendlies: invitations, agreed ones, results and free slots. R-FRD-15 */
import { FRIENDLY_RESULTS, type Friendlies, type InvitationView, type OwnClub } from '@mundo-manager/contract';
import { startOfUtcDay } from '@mundo-manager/rules/clock';
import { FRIENDLY } from '@mundo-manager/rules/competitions';
import { friendlyId, type Invitation, sharedSlots } from '@mundo-manager/rules/friendlies';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { matchesOf } from '../aggregates/club-matches.ts';
import { pendingInvitations } from '../aggregates/friendly-invitations.ts';
import type { Queries } from '../storage/storage.ts';
import { slotMatches } from '../world/friendly-slots.ts';
import { clubBadges } from './club-badges.ts';
import { currentCompetitions } from './competitions.ts';
import { viewsOf } from './matches.ts';

/** The club that looks, when, and by which rules. */
export interface FriendliesSight {
  readonly clubId: string;
  /** Game time. */
  readonly now: number;
  readonly ruleset: Ruleset;
}

/** The friendlies of the club. */
export async function friendliesOf(queries: Queries, { clubId, now, ruleset }: FriendliesSight): Promise<Friendlies> {
  const pending = await pendingInvitations(queries, [clubId]);
  const opponentOf = ({ from, to }: Invitation) => (from === clubId ? to : from);
  const badges = await clubBadges(queries, [...new Set(pending.map(opponentOf))]);
  const invitations = pending.flatMap((invitation): InvitationView[] => {
    const opponent = badges.get(opponentOf(invitation));
    return opponent === undefined ? [] : [{ invitation, opponent }];
  });
  const open = invitations.filter(({ invitation }) => invitation.status === 'open');
  const agreed = invitations.filter(({ invitation }) => invitation.status === 'accepted');
  const matches = await friendlyMatches(queries, clubId);
  const views = await viewsOf(queries, matches, { clubId, now });
  return {
    received: open.filter(({ invitation }) => invitation.to === clubId),
    sent: open.filter(({ invitation }) => invitation.from === clubId),
    agreed: agreed.flatMap((view) => {
      const match = views.find(({ competitionId }) => competitionId === friendlyId(view.invitation));
      return match === undefined || match.status === 'finished' ? [] : [{ ...view, match }];
    }),
    results: views.filter(({ status }) => status === 'finished').slice(0, FRIENDLY_RESULTS),
    slots: await slotsOf(queries, [clubId], now, ruleset),
  };
}

/** The club with its competitions and friendlies, as commands on invitations answer it. */
export async function clubWithFriendlies(
  queries: Queries,
  club: OwnClub,
  { now, ruleset }: Pick<FriendliesSight, 'now' | 'ruleset'>,
) {
  return {
    club,
    currentCompetitions: await currentCompetitions(queries, club, now),
    friendlies: await friendliesOf(queries, { clubId: club.id, now, ruleset }),
  };
}

/** The slots that all of the clubs have free. */
export async function slotsOf(
  queries: Queries,
  clubIds: readonly string[],
  now: number,
  ruleset: Ruleset,
): Promise<readonly number[]> {
  const matches = await slotMatches(queries, clubIds, startOfUtcDay(now));
  return sharedSlots({ clubIds, matches, now }, ruleset);
}

/** The club's friendlies, the newest first: all that are ahead, and the results that are shown. */
async function friendlyMatches(queries: Queries, clubId: string) {
  const friendlies = () =>
    matchesOf(queries, clubId)
      .innerJoin('competitions', 'competitions.id', 'matches.competition_id')
      .select('matches.state')
      .where('competitions.name', '=', FRIENDLY)
      .orderBy('date', 'desc');
  const ahead = await friendlies().where('phase', '!=', 'finished').execute();
  const played = await friendlies().where('phase', '=', 'finished').limit(FRIENDLY_RESULTS).execute();
  return [...ahead, ...played].map(({ state }) => state);
}
