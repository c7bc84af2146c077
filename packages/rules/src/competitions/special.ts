/** MM Special: the latest champions of leagues, cups and tournaments of all categories, by invitation. R-SPE-1 to R-SPE-4 */

import { recordOutcome } from '../clubs/action-outcome.ts';
import { CATEGORIES, type Category } from '../clubs/category.ts';
import type { Club } from '../clubs/club.ts';
import { assert, assertDate, assertRuleset } from '../core/assert.ts';
import type { ClubId, EpochMs } from '../core/ids.ts';
import { sortedBy } from '../core/sorted-by.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Competition } from './competition.ts';
import { isStillIn, type OwnCourse } from './cup-course.ts';
import { entered } from './entered.ts';
import { vacancies } from './open-competitions.ts';
import type { CompetitionOutcome } from './outcome.ts';

/** The first place of a league, cup or tournament. */
export interface Title {
  readonly clubId: ClubId;
  /** When the edition ended. */
  readonly date: EpochMs;
}

/** The category whose prizes the special pays, whatever category its clubs play in: the highest of a world that moves clubs. R-SPE-4 */
export function specialCategory(ruleset: Ruleset): Category {
  assertRuleset(ruleset, 'specialCategory');
  const { promotedClubs, relegatedClubs } = ruleset.competitions;
  const isClosed = promotedClubs + relegatedClubs === 0;
  return isClosed ? ruleset.clubCreation.category : (CATEGORIES.at(-1) ?? ruleset.clubCreation.category);
}

/** Input of the titles that count for the next special. */
export interface UnplayedTitlesInput {
  /** Those since the invitation of the newest special, or all. */
  readonly titles: readonly Title[];
  /** The newest special; undefined before the first. */
  readonly newest: Pick<Competition, 'entrants'> | undefined;
}

/** The titles that no special has been played for: later than the newest invitation, or of its moment and of a club without one. R-SPE-1 */
export function unplayedTitles({ titles, newest }: UnplayedTitlesInput): readonly Title[] {
  const invitedAt = newest?.entrants[0]?.joinedAt ?? 0;
  const invited = new Set(newest?.entrants.map(({ clubId }) => clubId));
  return titles.filter(({ clubId, date }) => date > invitedAt || !invited.has(clubId));
}

/**
 * The clubs with the latest titles, each once, the latest first; none while they do not fill the special, or the world plays no cups.
 * Titles of the same moment keep their order. R-SPE-1
 */
export function specialGuests(titles: readonly Title[], ruleset: Ruleset): readonly ClubId[] {
  assertRuleset(ruleset, 'specialGuests');
  const { isPlayed, clubs } = ruleset.competitions.cups;
  const holders = [...new Set(sortedBy(titles, ({ date }) => -date).map(({ clubId }) => clubId))];
  return isPlayed && holders.length >= clubs['MM Special'] ? holders.slice(0, clubs['MM Special']) : [];
}

/** Input of an invitation. */
export interface InviteToSpecialInput {
  /** Open and empty. */
  readonly competition: Competition;
  /** The guests, as many as it has places. */
  readonly clubs: readonly Club[];
  readonly now: EpochMs;
}

/** The special with its guests, and the clubs that play in it. */
export interface InviteToSpecialOutcome extends CompetitionOutcome {
  readonly clubs: readonly Club[];
}

/** Every guest has its place, free of charge, and an event. A special that is not open and empty, or a wrong number of guests, throws. R-SPE-2 */
export function inviteToSpecial(
  { competition, clubs, now }: InviteToSpecialInput,
  ruleset: Ruleset,
): InviteToSpecialOutcome {
  assertDate(now, 'inviteToSpecial');
  assertRuleset(ruleset, 'inviteToSpecial');
  const { id: competitionId, name: competitionName, status, entrants } = competition;
  const isFree = competitionName === 'MM Special' && status === 'open' && entrants.length === 0;
  assert(isFree, 'inviteToSpecial: needs an open special without clubs', competitionId);
  assert(clubs.length === vacancies(competition, ruleset), 'inviteToSpecial: needs a full field', clubs.length);
  let invited = competition;
  const guests = clubs.map((guest) => {
    const entry = entered({ club: guest, competition: invited, now });
    invited = entry.competition;
    return recordOutcome(entry.club, now, [{ type: 'competition-joined', competitionId, competitionName }]);
  });
  return {
    competition: invited,
    clubs: guests.map(({ club }) => club),
    entries: [],
    events: guests.flatMap(({ events }) => events),
  };
}

/** A competition that a guest plays in; the club's own matches suffice. */
export interface GuestCourse extends OwnCourse, Pick<Competition, 'status'> {
  readonly entrants: readonly { readonly clubId: ClubId }[];
}

/** Whether the special can be drawn: none of its clubs can still win a cup or tournament. `others` are the competitions of its clubs. R-SPE-3 */
export function isSpecialFree({ entrants }: Pick<Competition, 'entrants'>, others: readonly GuestCourse[]): boolean {
  return others
    .filter(({ name, status }) => (name === 'MM Cup' || name === 'MM Tournament') && status !== 'finished')
    .every((cup) =>
      entrants.every(
        ({ clubId }) => !cup.entrants.some((entrant) => entrant.clubId === clubId) || !isStillIn(cup, clubId),
      ),
    );
}
