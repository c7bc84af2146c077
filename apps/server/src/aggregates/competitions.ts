/** Competitions between their rows and the rules' aggregate; their matches are rows of their own. */
import { ENGINE_VERSION } from '@mundo-manager/engine';
import type { Competition, Match } from '@mundo-manager/rules/competitions';
import type { Selectable } from 'kysely';
import type { Database } from '../storage/database.ts';
import { json } from '../storage/json.ts';
import type { Queries } from '../storage/storage.ts';
import { storeMatches } from './matches.ts';

/** Which matches come along: all, or those of one club. */
export interface CompetitionLoad {
  readonly lock?: boolean;
  readonly matchesOf?: string;
}

/** The competitions of those ids, with the public part of their matches; unknown ids are left out. */
export async function loadCompetitions(
  queries: Queries,
  ids: readonly string[],
  { lock = false, matchesOf }: CompetitionLoad = {},
): Promise<ReadonlyMap<string, Competition>> {
  if (ids.length === 0) return new Map();
  const query = queries.selectFrom('competitions').selectAll().where('id', 'in', ids).orderBy('id');
  const rows = await (lock ? query.forNoKeyUpdate() : query).execute();
  let matchQuery = queries
    .selectFrom('matches')
    .select(['id', 'competition_id', 'state'])
    .where('competition_id', 'in', ids)
    .orderBy('date')
    .orderBy('id');
  if (matchesOf !== undefined) {
    matchQuery = matchQuery.where((where) =>
      where.or([where('home_id', '=', matchesOf), where('away_id', '=', matchesOf)]),
    );
  }
  const matches = await matchQuery.execute();
  return new Map(
    rows.map((row) => {
      const own = matches.filter(({ competition_id }) => competition_id === row.id);
      return [row.id, competitionOf(row, Object.fromEntries(own.map(({ id, state }) => [id, state])))];
    }),
  );
}

function competitionOf(
  row: Selectable<Database['competitions']>,
  matches: Readonly<Record<string, Match>>,
): Competition {
  const { id, name, number, category, status, state } = row;
  return { id, name, number, category, status, ...state, matches };
}

/** Opens a new edition; one of that id that another transaction has opened meanwhile stays as it is, with its entrants. */
export async function insertCompetition(tx: Queries, competition: Competition): Promise<void> {
  await tx
    .insertInto('competitions')
    .values(rowOf(competition))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/**
 * Stores a competition that is new, or whose row is locked, with those of its matches that are not the very same in `before`.
 * New matches need `storeFixtures` first: they have a secret.
 */
export async function storeCompetition(
  tx: Queries,
  before: Competition | undefined,
  competition: Competition,
): Promise<void> {
  const { status, state } = rowOf(competition);
  await tx
    .insertInto('competitions')
    .values(rowOf(competition))
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ status, state }))
    .execute();
  const changed = Object.values(competition.matches).filter((match) => before?.matches[match.id] !== match);
  await storeMatches(tx, changed);
}

function rowOf(competition: Competition) {
  const { id, name, number, category, status, phase, drawAt, entrants, table, forecast } = competition;
  const state = json({
    phase,
    entrants,
    table,
    ...(drawAt !== undefined && { drawAt }),
    ...(forecast && { forecast }),
  });
  return { id, name, number, category, status, state };
}

/** From its draw on a competition is played by one rule set and engine version. */
export async function pinRules(tx: Queries, id: string, hash: string): Promise<void> {
  await tx
    .updateTable('competitions')
    .set({ ruleset_hash: hash, engine_version: ENGINE_VERSION })
    .where('id', '=', id)
    .execute();
}
