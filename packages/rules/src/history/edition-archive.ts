/** The archive of an edition. */
import type { Club } from '../clubs/club.ts';
import type { Competition } from '../competitions/competition.ts';
import { cupCourse } from '../competitions/cup-course.ts';
import { assert, assertRuleset } from '../core/assert.ts';
import type { ClubId, PlayerId } from '../core/ids.ts';
import { sortedBy } from '../core/sorted-by.ts';
import { overall } from '../players/overall.ts';
import type { Position } from '../positions/position.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { type EditionAwards, editionAwards } from './awards.ts';
import { type PlayerSeason, playerSeasons } from './player-season.ts';

/** A player of a squad at the end of an edition. */
export interface ArchivedPlayer {
  readonly playerId: PlayerId;
  readonly number: number;
  readonly name: string;
  readonly position: Position;
  /** Rating 0–100 in the position he played, unrounded. */
  readonly overall: number;
}

/** The squad of a club at the end of an edition, by shirt number. */
export interface ArchivedSquad {
  readonly clubId: ClubId;
  readonly players: readonly ArchivedPlayer[];
}

/** A club's final place; places of a cup are shared. */
export interface FinalPlace {
  readonly clubId: ClubId;
  readonly place: number;
}

/** Awards, scorers, places and squads of a finished edition. */
export interface EditionArchive {
  /** The best first. */
  readonly places: readonly FinalPlace[];
  readonly awards: EditionAwards;
  /** The best scorers and those with most assists, 20 of each. */
  readonly scorers: readonly PlayerSeason[];
  readonly assists: readonly PlayerSeason[];
  /** In the order of the places; clubs that are not given have none. */
  readonly squads: readonly ArchivedSquad[];
}

/** Rows of scorers and of assistants. */
const ROWS = 20;

/** Input of an archive. */
export interface EditionArchiveInput {
  /** Finished, with all its matches. */
  readonly competition: Competition;
  /** Its clubs with the squads that ended it. */
  readonly clubs: readonly Pick<Club, 'id' | 'players'>[];
}

/** Archives a finished edition; throws for an unfinished one. R-HIS-4 */
export function editionArchive({ competition, clubs }: EditionArchiveInput, ruleset: Ruleset): EditionArchive {
  assertRuleset(ruleset, 'editionArchive');
  const { id, status, matches } = competition;
  assert(status === 'finished', 'editionArchive: needs a finished competition', id, status);
  const places = finalPlaces(competition, ruleset);
  const players = playerSeasons(matches);
  return {
    places,
    awards: editionAwards(competition),
    scorers: players.filter(({ goals }) => goals > 0).slice(0, ROWS),
    assists: sortedBy(
      players.filter(({ assists }) => assists > 0),
      ({ assists }) => -assists,
    ).slice(0, ROWS),
    squads: places.flatMap(({ clubId }) => {
      const club = clubs.find((one) => one.id === clubId);
      return club === undefined ? [] : [{ clubId, players: archivedPlayers(club, ruleset) }];
    }),
  };
}

/** The places of a finished edition, the best first. */
function finalPlaces(competition: Competition, ruleset: Ruleset): FinalPlace[] {
  if (competition.name === 'MM League')
    return competition.table.map(({ clubId }, index) => ({ clubId, place: index + 1 }));
  const { places } = cupCourse(competition, ruleset);
  return sortedBy(
    [...places].map(([clubId, place]) => ({ clubId, place })),
    ({ place }) => place,
    ({ clubId }) => clubId,
  );
}

function archivedPlayers({ players }: Pick<Club, 'players'>, ruleset: Ruleset): ArchivedPlayer[] {
  const archived = players.map((player) => ({
    playerId: player.id,
    number: player.number,
    name: player.personalData.name,
    position: player.personalData.position,
    overall: overall(player, ruleset),
  }));
  return sortedBy(archived, ({ number }) => number);
}
