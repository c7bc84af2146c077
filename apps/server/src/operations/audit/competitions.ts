/** Competitions: tables from results, the state from the matches, and who takes part. R-COM-3, R-COM-15 */
import {
  type Competition,
  type CompetitionStatus,
  competitionTable,
  isFriendly,
  type Match,
} from '@mundo-manager/rules/competitions';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { sql } from 'kysely';
import { loadCompetitions } from '../../aggregates/competitions.ts';
import { readRulesets } from '../../rulesets/stored-rulesets.ts';
import type { Queries } from '../../storage/storage.ts';
import { type AuditDifference, storedDifference } from './stored-difference.ts';

/** Competitions that are in memory at once. */
const AT_ONCE = 20;

export async function auditCompetitions(db: Queries, ruleset: Ruleset): Promise<AuditDifference[]> {
  const rows = await db.selectFrom('competitions').select(['id', 'ruleset_hash']).orderBy('id').execute();
  const rulesets = await readRulesets(db);
  const hashes = new Map(rows.map((row) => [row.id, row.ruleset_hash]));
  const differences: AuditDifference[] = [...(await entries(db))];
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const ids = rows.slice(from, from + AT_ONCE).map(({ id }) => id);
    for (const competition of (await loadCompetitions(db, ids)).values())
      differences.push(...differencesOf(competition, rulesets.get(hashes.get(competition.id) ?? null) ?? ruleset));
  }
  return differences;
}

function differencesOf(competition: Competition, ruleset: Ruleset): readonly AuditDifference[] {
  const { id, status, table, matches } = competition;
  const expected = statusFrom(Object.values(matches));
  // Played to the end and not yet paid out is a moment that exists: the end is work of its own.
  const isEnding = status === 'running' && expected === 'finished';
  return [
    ...(status === 'open' || isFriendly(competition)
      ? []
      : storedDifference('table', id, table, competitionTable(competition, ruleset))),
    ...(isEnding ? [] : storedDifference('competition', id, status, expected)),
  ];
}

function statusFrom(matches: readonly Match[]): CompetitionStatus {
  const finished = matches.filter(({ status }) => status === 'finished').length;
  if (matches.length === 0) return 'open';
  if (finished === 0) return 'started';
  return finished === matches.length ? 'finished' : 'running';
}

/** A club plays in the competitions that it has entered and that are not over. */
async function entries(db: Queries): Promise<AuditDifference[]> {
  const { rows } = await sql<{ id: string; stored: string; recomputed: string }>`
    with entered as (
      select entrant->>'clubId' as club, jsonb_agg(competitions.id order by competitions.id) as recomputed
      from competitions cross join lateral jsonb_array_elements(state->'entrants') entrant
      where status <> 'finished' group by 1
    )
    select id, stored::text, recomputed::text from (
      select clubs.id, coalesce(recomputed, '[]'::jsonb) as recomputed,
        (select coalesce(jsonb_agg(current order by current), '[]'::jsonb)
          from jsonb_array_elements_text(state->'competitions'->'current') current) as stored
      from clubs left join entered on club = clubs.id
    ) lists where stored <> recomputed order by id`.execute(db);
  return rows.map(({ id, stored, recomputed }) => ({ check: 'competition', subject: id, stored, recomputed }));
}
