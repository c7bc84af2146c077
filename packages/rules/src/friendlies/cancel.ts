/** The end of an agreed friendly before its kick-off. */
import type { Club } from '../clubs/club.ts';
import type { Match } from '../competitions/match.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { ClubId, EpochMs } from '../core/ids.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import { isOpenForEditing } from '../match-window/window.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Invitation } from './invitation.ts';
import type { InvitationOutcome } from './invite.ts';
import { invitationNews } from './news.ts';

/** An accepted invitation with its match and clubs. */
export interface EndFriendlyInput {
  readonly invitation: Invitation;
  readonly match: Match;
  readonly home: Club;
  readonly away: Club;
  readonly now: EpochMs;
}

/** A friendly that is not played. */
export interface EndFriendlyOutcome extends InvitationOutcome {
  /** Both clubs, the home club first, without the friendly and with the boosters that they had chosen for it. */
  readonly clubs: readonly [Club, Club];
}

/** The friendly called off because matches of competitions left no room for it, with a message to both clubs. R-FRD-8 */
export function lapseFriendly(input: EndFriendlyInput): EndFriendlyOutcome {
  assertNow(input.now, 'lapseFriendly');
  const { invitation, home, away, now } = input;
  return {
    ...withoutFriendly(input, 'lapsed'),
    events: [
      invitationNews('friendly-lapsed', invitation, home.id, away, now),
      invitationNews('friendly-lapsed', invitation, away.id, home, now),
    ],
  };
}

/** The friendly called off by one of its clubs, with a message to the other. Refusals: not-agreed, too-late. R-FRD-9 */
export function cancelFriendly(
  input: EndFriendlyInput & { readonly clubId: ClubId },
  ruleset: Ruleset,
): Result<EndFriendlyOutcome> {
  assertNow(input.now, 'cancelFriendly');
  assertRuleset(ruleset, 'cancelFriendly');
  const { invitation, match, home, away, clubId, now } = input;
  if (invitation.status !== 'accepted') return refuse('friendlies/not-agreed', { status: invitation.status });
  if (!isOpenForEditing(match, now, ruleset)) return refuse('friendlies/too-late', { date: match.date });
  const [own, other] = home.id === clubId ? [home, away] : [away, home];
  return accept({
    ...withoutFriendly(input, 'cancelled'),
    events: [invitationNews('friendly-cancelled', invitation, other.id, own, now)],
  });
}

function withoutFriendly({ invitation, match, home, away }: EndFriendlyInput, status: 'lapsed' | 'cancelled') {
  const leave = (club: Club, boosterId: number | null): Club => ({
    ...club,
    competitions: { current: club.competitions.current.filter((id) => id !== match.competitionId) },
    matchBoosters: boosterId === null ? club.matchBoosters : [...club.matchBoosters, boosterId],
  });
  return {
    invitation: { ...invitation, status },
    clubs: [leave(home, match.home.boosterId), leave(away, match.away.boosterId)] as const,
  };
}
