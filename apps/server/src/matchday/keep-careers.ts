/** Adds the matches that end to the statistics of those who played, in the transaction of their full time. R-CAR-7 */
import { addPerformance, NO_CAREER, performanceOf } from '@mundo-manager/rules/careers';
import type { Competition, Match } from '@mundo-manager/rules/competitions';
import { careersOfCompetition, type StoredCareer, storeCareers } from '../aggregates/player-careers.ts';
import type { StoredPlay } from '../simulation/stored-play.ts';
import type { Queries } from '../storage/storage.ts';

/** A player of a match that has ended. */
interface Played {
  readonly row: Omit<StoredCareer, 'career'>;
  readonly performance: ReturnType<typeof performanceOf>;
}

/** Adds the matches; leaves out those that were finished before, and players who are not `known`: youth players of one match. */
export async function keepCareers(
  tx: Queries,
  before: Competition,
  plays: readonly StoredPlay[],
  known: ReadonlySet<string>,
): Promise<void> {
  const ended = plays.filter(({ result: { id } }) => before.matches[id]?.status !== 'finished');
  const played = ended.flatMap(playedOf).filter(({ row }) => known.has(row.playerId));
  const stored = await careersOfCompetition(
    tx,
    before.id,
    played.map(({ row }) => row.playerId),
  );
  const rows = new Map(stored.map((row) => [keyOf(row), row]));
  for (const { row, performance } of played) {
    const career = rows.get(keyOf(row))?.career ?? NO_CAREER;
    rows.set(keyOf(row), { ...row, career: addPerformance(career, performance, row.lastMatchAt) });
  }
  await storeCareers(tx, [...rows.values()]);
}

/** The performances of all players of the match, with the club that each played for. */
export function playedOf({ result, appearances, counts }: StoredPlay): Played[] {
  const { competitionId, date, home, away } = result;
  return appearances.flatMap((appearance) => {
    const own = sideOf(result, appearance.playerId);
    const score = own?.playerScore.find(({ id }) => id === appearance.playerId);
    if (own === undefined || score === undefined) return [];
    const { playerId } = appearance;
    const rival = own === home ? away : home;
    const counted = counts.find((one) => one.playerId === playerId) ?? null;
    const { name, number } = score;
    return [
      {
        row: { playerId, competitionId, clubId: own.id, name, number, lastMatchAt: date },
        performance: performanceOf({ appearance, conceded: rival.score, counts: counted }),
      },
    ];
  });
}

function sideOf({ home, away }: Match, playerId: string): Match['home'] | undefined {
  return [home, away].find(({ playerScore }) => playerScore.some(({ id }) => id === playerId));
}

function keyOf({ playerId, clubId }: Pick<StoredCareer, 'playerId' | 'clubId'>): string {
  return `${clubId} ${playerId}`;
}
