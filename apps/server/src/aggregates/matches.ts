/** Matches between their rows and the rules' aggregate. What is not public before full time is in tables of its own. */
import type { SecretSource } from '@mundo-manager/engine/proof';
import type { Match } from '@mundo-manager/rules/competitions';
import { sql } from 'kysely';
import type { MatchPhase } from '../storage/database.ts';
import { json, recordset } from '../storage/json.ts';
import type { Queries } from '../storage/storage.ts';

/** The public part of a match. */
export interface StoredMatch {
  readonly match: Match;
  readonly phase: MatchPhase;
  /** SHA-256 of the match’s secret. R-VER-1 */
  readonly commitment: string;
}

/** A new fixture with the secret that its engine seed will come from. */
export interface CommittedFixture {
  readonly match: Match;
  readonly secret: string;
  /** Where the secret came from. */
  readonly source: SecretSource;
  readonly commitment: string;
}

/** Matches by id; unknown ids are left out. With 'lock' their rows stay locked until commit. */
export async function loadMatches(
  queries: Queries,
  ids: readonly string[],
  lock?: 'lock',
): Promise<ReadonlyMap<string, StoredMatch>> {
  if (ids.length === 0) return new Map();
  const query = queries
    .selectFrom('matches')
    .select(['id', 'phase', 'commitment', 'state'])
    .where('id', 'in', ids)
    .orderBy('id');
  const rows = await (lock === undefined ? query : query.forNoKeyUpdate()).execute();
  return new Map(rows.map(({ id, state, phase, commitment }) => [id, { match: state, phase, commitment }]));
}

/** Stores drawn matches with their secrets; the competition's row must exist. */
export async function storeFixtures(tx: Queries, fixtures: readonly CommittedFixture[]): Promise<void> {
  if (fixtures.length === 0) return;
  await tx
    .insertInto('matches')
    .values(
      fixtures.map(({ match, commitment }) => ({
        id: match.id,
        competition_id: match.competitionId,
        round: match.round,
        date: match.date,
        phase: 'scheduled' as const,
        home_id: match.home.id,
        away_id: match.away.id,
        commitment,
        state: json(match),
      })),
    )
    .execute();
  await tx
    .insertInto('match_secrets')
    .values(fixtures.map(({ match, secret, source }) => ({ match_id: match.id, secret, source })))
    .execute();
}

/** Stores matches whose rows exist; one that is finished is so for the phase, too. */
export async function storeMatches(tx: Queries, matches: readonly Match[]): Promise<void> {
  if (matches.length === 0) return;
  const rows = matches.map((match) => ({
    id: match.id,
    date: match.date,
    is_finished: match.status === 'finished',
    state: match,
  }));
  const { numAffectedRows } = await sql`
    update matches set date = new.date, state = new.state, phase = case when new.is_finished then 'finished' else matches.phase end
    from ${recordset(MATCH_COLUMNS, rows, 'new')} where matches.id = new.id`.execute(tx);
  if (numAffectedRows !== BigInt(rows.length)) {
    throw new Error(`of matches ${rows.map(({ id }) => id).join()} one has no row: storeFixtures comes first`);
  }
}

/** Deletes a locked friendly that is not played: its competition, its match with the secret, and its kick-off. R-FRD-8 */
export async function deleteFriendly(tx: Queries, { id, competitionId }: Match): Promise<void> {
  await tx.deleteFrom('due_work').where('kind', '=', 'kick-off').where('id', '=', `${competitionId}:1`).execute();
  await tx.deleteFrom('match_secrets').where('match_id', '=', id).execute();
  await tx.deleteFrom('matches').where('id', '=', id).execute();
  await tx.deleteFrom('competitions').where('id', '=', competitionId).execute();
}

const MATCH_COLUMNS = { id: 'text', date: 'bigint', is_finished: 'boolean', state: 'jsonb' } as const;
