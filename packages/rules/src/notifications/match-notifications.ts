/** Notifications of a club's match: before it, and after it. */
import type { Club } from '../clubs/club.ts';
import type { Match } from '../competitions/match.ts';
import { assert, assertRuleset } from '../core/assert.ts';
import type { ClubId, EpochMs } from '../core/ids.ts';
import { isAvailable, occasionOf } from '../discipline/availability.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { startersOf } from '../tactics/line-ups.ts';
import { validateTactic } from '../tactics/validate-tactic.ts';
import { type Notification, notifiedMatch } from './notification.ts';

/** A club and a match that it has still to play. */
export interface MatchAhead {
  readonly club: Pick<Club, 'id' | 'players' | 'tactics'>;
  readonly match: Match;
}

/**
 * Notifications of a match before kick-off, from the club's present state; a repaired line-up and a replaced starter
 * give none. None after the match. Throws a RangeError for another club. R-NOT-5, R-NOT-6
 */
export function notificationsBefore({ club, match }: MatchAhead, ruleset: Ruleset): readonly Notification[] {
  assertRuleset(ruleset, 'notificationsBefore');
  const { tacticName } = sideOf(match, club.id, 'notificationsBefore');
  if (match.status === 'finished') return [];
  const tactic = club.tactics[tacticName];
  const base = { clubId: club.id, date: match.date, match: notifiedMatch(match) };
  const starters = startersOf(tactic, ruleset);
  const names = starters
    .map((starter) => club.players.find(({ id }) => id === starter))
    .filter((player) => player !== undefined)
    .filter((player) => !isAvailable(player, occasionOf(match), ruleset))
    .map(({ personalData }) => personalData.name);
  return [
    ...(validateTactic(tactic, club.players, ruleset).ok
      ? []
      : [{ ...base, kind: 'invalid-line-up', tacticName } as const]),
    ...(names.length === 0 ? [] : [{ ...base, kind: 'absent-starter', tacticName, names } as const]),
    { ...base, kind: 'kick-off' },
  ];
}

/** A match, one of its clubs, and when it was full time. */
export interface MatchOver {
  readonly clubId: ClubId;
  readonly match: Match;
  readonly endedAt: EpochMs;
}

/** The notification of the result; none while the match is not over. Throws a RangeError for a club that does not play in it. R-NOT-7 */
export function resultNotification({ clubId, match, endedAt }: MatchOver): Notification | null {
  sideOf(match, clubId, 'resultNotification');
  if (match.status !== 'finished') return null;
  const { home, away } = match;
  const { shootOut: homeKicks } = home;
  const { shootOut: awayKicks } = away;
  return {
    kind: 'result',
    clubId,
    date: endedAt,
    match: notifiedMatch(match),
    score: [home.score, away.score],
    ...(homeKicks !== undefined && awayKicks !== undefined && { shootOut: [homeKicks, awayKicks] as const }),
  };
}

function sideOf({ home, away }: Match, clubId: ClubId, rule: string) {
  assert(home.id === clubId || away.id === clubId, `${rule}: needs a club of the match`, clubId);
  return home.id === clubId ? home : away;
}
