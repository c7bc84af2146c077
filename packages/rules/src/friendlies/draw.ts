/** The competition of a friendly: two clubs and one match. */
import type { Club } from '../clubs/club.ts';
import type { Competition, Entrant } from '../competitions/competition.ts';
import { FRIENDLY } from '../competitions/competition-name.ts';
import type { Match, MatchSide } from '../competitions/match.ts';
import { unplayedSide } from '../competitions/match-side.ts';
import { assert, assertNow } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import { friendlyId, type Invitation } from './invitation.ts';

/** An invitation with its clubs. */
export interface DrawFriendlyInput {
  readonly invitation: Invitation;
  readonly from: Club;
  readonly to: Club;
  readonly now: EpochMs;
}

/** The friendly of the invitation at the ground of its home club; other clubs than the invitation's throw. R-FRD-5 */
export function drawFriendly({ invitation, from, to, now }: DrawFriendlyInput): Competition {
  assertNow(now, 'drawFriendly');
  const isTheirs = from.id === invitation.from && to.id === invitation.to;
  assert(isTheirs, 'drawFriendly: needs the clubs of the invitation', from.id, to.id);
  const [home, away] = invitation.isHome ? [from, to] : [to, from];
  const id = friendlyId(invitation);
  const match: Match = {
    id: `${id}-1`,
    competitionId: id,
    competitionName: FRIENDLY,
    round: 1,
    date: invitation.kickOff,
    venue: home.facilities.stadium.name,
    status: 'not started',
    replayId: null,
    attendance: 0,
    ticketSales: 0,
    home: sideOf(home),
    away: sideOf(away),
  };
  return {
    id,
    name: FRIENDLY,
    number: 1,
    category: home.category,
    status: 'started',
    phase: '',
    entrants: [entrantOf(home, now), entrantOf(away, now)],
    table: [],
    matches: { [match.id]: match },
  };
}

function sideOf({ id, defaultTactic, ...club }: Club): MatchSide {
  return unplayedSide({ id, ...identityOf(club), tacticName: defaultTactic });
}

function entrantOf({ id, ...club }: Club, joinedAt: EpochMs): Entrant {
  return { clubId: id, ...identityOf(club), joinedAt };
}

function identityOf({ name, article, emblem }: Pick<Club, 'name' | 'article' | 'emblem'>) {
  return { clubName: name, ...(article && { clubArticle: article }), clubEmblem: emblem };
}
