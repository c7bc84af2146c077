/** Public views of finished editions and seasons. R-ARC-1, R-ARC-3 */
import { type Competition, type Match, matchesByDate } from '@mundo-manager/rules/competitions';
import type { ClubSeason, EditionArchive } from '@mundo-manager/rules/history';
import type { SeasonSummary } from '../schemas/club-history.ts';
import type { EditionDetails, EditionMatch, EditionSide } from '../schemas/edition.ts';

/** The finished edition with its archive. */
export function editionDetails(competition: Competition, archive: EditionArchive): EditionDetails {
  const { id, name, number, category, table, forecast, entrants } = competition;
  const matches = matchesByDate(competition.matches);
  return {
    id,
    name,
    number,
    category,
    lastMatchAt: matches.at(-1)?.date ?? 0,
    clubs: entrants.map(({ clubId, clubName, clubEmblem }) => ({ id: clubId, name: clubName, emblem: clubEmblem })),
    table,
    ...(forecast && { forecast }),
    matches: matches.map(editionMatch),
    archive,
  };
}

function editionMatch({ id, round, date, replayId, isKnockOut, isNeutral, home, away }: Match): EditionMatch {
  return {
    id,
    round,
    date,
    replayId,
    ...(isKnockOut && { isKnockOut }),
    ...(isNeutral && { isNeutral }),
    home: editionSide(home),
    away: editionSide(away),
  };
}

function editionSide({ id, score, shootOut }: Match['home']): EditionSide {
  return { id, score, ...(shootOut !== undefined && { shootOut }) };
}

/** The season in short. */
export function seasonSummary({ players: _, possession: __, bestCrowd: ___, ...summary }: ClubSeason): SeasonSummary {
  return summary;
}
