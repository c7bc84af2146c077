/** Stored clubs, free players and competitions against the shapes that the rules take: a field that an upgrade forgot breaks a command later. */
import type { Result } from '@mundo-manager/rules/core';
import { parseClub, parseCompetition, parsePlayer, type StoredError } from '@mundo-manager/rules/stored';
import { loadClubs } from '../../aggregates/clubs.ts';
import { loadCompetitions } from '../../aggregates/competitions.ts';
import { loadPlayers } from '../../aggregates/players.ts';
import type { Queries } from '../../storage/storage.ts';
import type { AuditDifference } from './stored-difference.ts';

/** Aggregates that are in memory at once. */
const AT_ONCE = 50;

type Parsed = readonly [id: string, Result<unknown, StoredError>];

export async function auditShapes(db: Queries): Promise<AuditDifference[]> {
  const clubIds = await db.selectFrom('clubs').select('id').orderBy('id').execute();
  const competitionIds = await db.selectFrom('competitions').select('id').orderBy('id').execute();
  const freeIds = await db.selectFrom('players').select('id').where('club_id', 'is', null).orderBy('id').execute();
  return [
    ...(await misfits(clubIds, async (ids) =>
      [...(await loadClubs(db, ids))].map(([id, { club }]): Parsed => [id, parseClub(club)]),
    )),
    ...(await misfits(competitionIds, async (ids) =>
      [...(await loadCompetitions(db, ids))].map(([id, stored]): Parsed => [id, parseCompetition(stored)]),
    )),
    ...(await misfits(freeIds, async (ids) =>
      [...(await loadPlayers(db, ids))].map(([id, stored]): Parsed => [id, parsePlayer(stored)]),
    )),
  ];
}

async function misfits(
  rows: readonly { readonly id: string }[],
  parse: (ids: readonly string[]) => Promise<readonly Parsed[]>,
): Promise<readonly AuditDifference[]> {
  const differences: AuditDifference[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const page = await parse(rows.slice(from, from + AT_ONCE).map(({ id }) => id));
    differences.push(...page.flatMap(differenceOf));
  }
  return differences;
}

function differenceOf([subject, parsed]: Parsed): readonly AuditDifference[] {
  if (parsed.ok) return [];
  const { path, expected, found } = parsed.error.facts;
  return [{ check: 'shape', subject, stored: `${path}: ${found}`, recomputed: expected }];
}
