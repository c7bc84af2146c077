/** Matches: each played once, its result what was played, its money once in the ledger. R-STO-7, R-VER-1 */
import { isMatchSecret, secretCommitment } from '@mundo-manager/engine/proof';
import { RECENT_MATCHES } from '@mundo-manager/rules/competitions';
import { sql } from 'kysely';
import type { Queries } from '../../storage/storage.ts';
import { type AuditDifference, storedDifference } from './stored-difference.ts';

export async function auditMatches(db: Queries): Promise<AuditDifference[]> {
  return [
    ...(await states(db)),
    ...(await results(db)),
    ...(await happenedOnce(db)),
    ...(await tickets(db)),
    ...(await prizes(db)),
    ...(await lastMatches(db)),
    ...(await commitments(db)),
  ];
}

/** A match has been played when it is finished, and not before its kick-off. */
async function states(db: Queries): Promise<AuditDifference[]> {
  const { rows } = await sql<{ id: string; phase: string; status: string; played: boolean; moved: boolean }>`
    select * from (
      select id, phase, state->>'status' as status, match_id is not null as played,
        jsonb_build_array(date, round, home_id, away_id, competition_id) <> jsonb_build_array(
          state->'date', state->'round', state->'home'->'id', state->'away'->'id', state->'competitionId') as moved
      from matches left join match_plays on match_id = id
    ) found
    where moved or (phase = 'finished') <> (status = 'finished')
      or (phase = 'scheduled' and played) or (phase = 'finished' and not played)
    order by id`.execute(db);
  return rows.map(({ id, phase, status, played, moved }) => ({
    check: 'match',
    subject: id,
    stored: `${phase}, ${status}${moved ? ', its columns differ from its state' : ''}`,
    recomputed: played ? 'played' : 'not played',
  }));
}

/** What is public of a finished match is what was played at kick-off; spectators come at full time. */
async function results(db: Queries): Promise<AuditDifference[]> {
  const { rows } = await sql<{ id: string; stored: string; recomputed: string }>`
    select id, stored::text, recomputed::text from (
      select id, state - 'attendance' - 'ticketSales' as stored, result - 'attendance' - 'ticketSales' as recomputed
      from matches join match_plays on match_id = id where phase = 'finished'
    ) found where stored <> recomputed order by id`.execute(db);
  return rows.map(({ id, stored, recomputed }) => ({ check: 'match', subject: id, stored, recomputed }));
}

/** Full time happened once for each of the two clubs. */
async function happenedOnce(db: Queries): Promise<AuditDifference[]> {
  const { rows } = await sql<{ id: string; stored: string; recomputed: string }>`
    with told as (
      select facts->>'matchId' as match, jsonb_agg(club_id order by club_id) as clubs
      from events where type = 'match-finished' group by 1
    )
    select id, stored::text, recomputed::text from (
      select coalesce(id, match) as id, coalesce(clubs, '[]'::jsonb) as stored,
        case when phase = 'finished' then jsonb_build_array(least(home_id, away_id), greatest(home_id, away_id))
          else '[]'::jsonb end as recomputed
      from matches full join told on match = id
    ) found where stored <> recomputed order by id`.execute(db);
  return rows.map(({ id, stored, recomputed }) => ({
    check: 'match',
    subject: id,
    stored: `finished for ${stored}`,
    recomputed: `finished for ${recomputed}`,
  }));
}

/** A club's takings are those of its finished matches at home, and half of those on neutral ground. */
async function tickets(db: Queries): Promise<AuditDifference[]> {
  const { rows } = await sql<{ id: string; stored: number; recomputed: number }>`
    with sold as (
      select club, sum(amount)::bigint as recomputed from (
        select home_id as club, case when state ? 'isNeutral' then ((state->>'ticketSales')::bigint + 1) / 2
          else (state->>'ticketSales')::bigint end as amount
        from matches where phase = 'finished'
        union all select away_id, (state->>'ticketSales')::bigint / 2
        from matches where phase = 'finished' and state ? 'isNeutral'
      ) shares group by 1
    ), booked as (
      select club_id, sum(amount)::bigint as stored from ledger_entries where type = 'Tickets Sale' group by 1
    )
    select id, coalesce(stored, 0)::bigint as stored, coalesce(recomputed, 0)::bigint as recomputed
    from clubs left join sold on club = id left join booked on club_id = id
    where coalesce(stored, 0) <> coalesce(recomputed, 0) order by id`.execute(db);
  return rows.flatMap(({ id, stored, recomputed }) => storedDifference('tickets', id, stored, recomputed));
}

/** The prizes in the ledger are those that were won. */
async function prizes(db: Queries): Promise<AuditDifference[]> {
  const { rows } = await sql<{ id: string; stored: string; recomputed: string }>`
    with won as (
      select club_id, jsonb_build_array(sum((facts->>'money')::bigint), sum((facts->>'credits')::bigint)) as recomputed
      from events where type = 'prize-won' group by 1
    ), booked as (
      select club_id, jsonb_build_array(coalesce(sum(amount) filter (where currency = 'money'), 0),
        coalesce(sum(amount) filter (where currency = 'credits'), 0)) as stored
      from ledger_entries where type = 'Prize' group by 1
    )
    select coalesce(won.club_id, booked.club_id) as id, stored::text, recomputed::text
    from won full join booked on booked.club_id = won.club_id
    where stored is distinct from recomputed order by 1`.execute(db);
  return rows.map(({ id, stored, recomputed }) => ({ check: 'prizes', subject: id, stored, recomputed }));
}

/** The finished matches that a club carries with it are its newest in competitions. R-COM-16, R-FRD-6 */
async function lastMatches(db: Queries): Promise<AuditDifference[]> {
  const { rows } = await sql<{ id: string; stored: string; recomputed: string }>`
    with contests as (
      select * from matches where phase = 'finished' and state->>'competitionName' <> 'Friendly'
    ), sides as (
      select home_id as club, id, date, state from contests
      union all select away_id, id, date, state from contests
    ), aged as (select *, row_number() over (partition by club order by date desc, id desc) as age from sides),
    newest as (
      select club, jsonb_agg(state order by date, id) as recomputed from aged
      where age <= ${RECENT_MATCHES}::int group by club
    )
    select id, stored::text, recomputed::text from (
      select clubs.id, last_matches as stored, coalesce(recomputed, '[]'::jsonb) as recomputed
      from clubs left join newest on club = clubs.id
    ) windows where stored <> recomputed order by id`.execute(db);
  return rows.map(({ id, stored, recomputed }) => ({ check: 'last-matches', subject: id, stored, recomputed }));
}

/** What was published at the draw is the hash of the secret. */
async function commitments(db: Queries): Promise<AuditDifference[]> {
  const rows = await db
    .selectFrom('matches')
    .leftJoin('match_secrets', 'match_secrets.match_id', 'matches.id')
    .select(['matches.id', 'matches.commitment', 'match_secrets.secret'])
    .execute();
  return rows
    .filter(({ secret, commitment: stored }) => !isMatchSecret(secret) || secretCommitment(secret) !== stored)
    .map(({ id, commitment: stored }) => ({
      check: 'match',
      subject: id,
      stored: `commitment ${stored}`,
      recomputed: 'the hash of another secret',
    }));
}
