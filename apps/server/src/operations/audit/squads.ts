/** Squads and players: who is where, and what his matches make of his statistics. R-PLA-21, R-STO-9 */
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { sql } from 'kysely';
import type { Queries } from '../../storage/storage.ts';
import type { AuditDifference } from './stored-difference.ts';

export async function auditSquads(db: Queries, ruleset: Ruleset): Promise<AuditDifference[]> {
  return [...(await wrongPlayerColumns(db)), ...(await squads(db)), ...(await statistics(db, ruleset))];
}

/** A player's row says what the player says. */
async function wrongPlayerColumns(db: Queries): Promise<AuditDifference[]> {
  const { rows } = await sql<{ id: string; stored: string; recomputed: string }>`
    select id, jsonb_build_array(club_id, number, for_sale)::text as stored,
      jsonb_build_array(state->'club', state->'number', state->'forSale')::text as recomputed
    from players
    where jsonb_build_array(club_id, number, for_sale) <> jsonb_build_array(state->'club', state->'number', state->'forSale')
    order by id`.execute(db);
  return rows.map(({ id, stored, recomputed }) => ({ check: 'squad', subject: id, stored, recomputed }));
}

/** A club's list of its players and the players' own word agree. */
async function squads(db: Queries): Promise<AuditDifference[]> {
  const { rows } = await sql<{ id: string; stored: string; recomputed: string }>`
    select id, stored::text, recomputed::text from (
      select clubs.id,
        (select coalesce(jsonb_agg(member order by member), '[]'::jsonb)
          from jsonb_array_elements_text(clubs.state->'squad') member) as stored,
        (select coalesce(jsonb_agg(players.id order by players.id), '[]'::jsonb)
          from players where club_id = clubs.id) as recomputed
      from clubs
    ) lists where stored <> recomputed order by id`.execute(db);
  return rows.map(({ id, stored, recomputed }) => ({ check: 'squad', subject: id, stored, recomputed }));
}

async function statistics(db: Queries, { players }: Ruleset): Promise<AuditDifference[]> {
  const { rows } = await sql<{ id: string; stored: string; recomputed: string }>`
    with played as (
      select part->>'playerId' as player, (part->>'goals')::int as goals, (part->>'assists')::int as assists,
        part->'rating' as rating, matches.date, matches.id as match,
        row_number() over (partition by part->>'playerId' order by matches.date desc, matches.id desc) as age
      from matches join match_plays on match_id = matches.id
        cross join lateral jsonb_array_elements(timeline->'appearances') part
      where phase = 'finished' and state->>'competitionName' <> 'Friendly'
    ), totals as (
      select player, jsonb_build_object('matches', count(*), 'goals', sum(goals), 'assists', sum(assists), 'ratings',
        jsonb_agg(rating order by date, match) filter (where age <= ${players.ratingWindow}::int)) as recomputed
      from played group by player
    )
    select id, stored::text, recomputed::text from (
      select id, state->'statistics' as stored, coalesce(recomputed,
        '{"matches": 0, "goals": 0, "assists": 0, "ratings": []}'::jsonb) as recomputed
      from players left join totals on player = id
    ) both_sides where stored <> recomputed order by id`.execute(db);
  return rows.map(({ id, stored, recomputed }) => ({ check: 'statistics', subject: id, stored, recomputed }));
}
