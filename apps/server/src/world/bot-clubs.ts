/** Clubs of bots: those that are free, and new ones. R-WLD-12 */
import { botClub } from '@mundo-manager/rules';
import { botLineUp } from '@mundo-manager/rules/bots';
import { CATEGORIES, type Category, type ClubOutcome } from '@mundo-manager/rules/clubs';
import { createRandom, type Random } from '@mundo-manager/rules/core';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { sql } from 'kysely';
import { loadClubs, type StoredClub } from '../aggregates/clubs.ts';
import { loadFoundingLift } from '../aggregates/founding-lift.ts';
import { clubNameKey } from '../names/club-name-key.ts';
import type { Queries } from '../storage/storage.ts';

/** Bots of the category without a league, in the order of their ids, with their rows locked. The order keeps a draw repeatable. */
export async function lockIdleBots(tx: Queries, category: Category, most: number): Promise<StoredClub[]> {
  if (most === 0) return [];
  const rows = await botsOutside(tx, category, 'leagues').select('clubs.id').orderBy('clubs.id').limit(most).execute();
  const clubs = await loadClubs(
    tx,
    rows.map(({ id }) => id),
    'lock',
  );
  return [...clubs.values()];
}

/** Bots of the category that have not retired and take part in no unfinished competition of that kind. */
function botsOutside(tx: Queries, category: Category, kind: 'leagues' | 'cups') {
  const isKind =
    kind === 'leagues' ? sql`competitions.name = 'MM League'` : sql`competitions.name not in ('MM League', 'Friendly')`;
  return tx
    .selectFrom('clubs')
    .where('is_bot', '=', true)
    .where('retired_at', 'is', null)
    .where('category', '=', category)
    .where(
      sql<boolean>`not exists (
        select from competitions
        where ${isKind} and competitions.status <> 'finished'
          and clubs.state->'competitions'->'current' ? competitions.id
      )`,
    );
}

/** Ids of bots of the category without a cup or tournament; bots without a league come first. */
export async function botsOutsideCups(tx: Queries, category: Category, most: number): Promise<readonly string[]> {
  if (most === 0) return [];
  const rows = await botsOutside(tx, category, 'cups')
    .select('clubs.id')
    .orderBy(sql`jsonb_array_length(state->'competitions'->'current')`)
    .orderBy('clubs.id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Idle bots that a category keeps; the others retire. R-WLD-19 */
const IDLE_BOTS_KEPT = 30;

/** Ids of the idle bots beyond the number that a category keeps. A bot in a cup is not idle. */
export async function superfluousBots(tx: Queries): Promise<readonly string[]> {
  const superfluous: string[] = [];
  for (const category of CATEGORIES) {
    const rows = await botsOutside(tx, category, 'leagues')
      .select(['clubs.id', sql<boolean>`jsonb_array_length(state->'competitions'->'current') = 0`.as('is_free')])
      .orderBy('clubs.id')
      .offset(IDLE_BOTS_KEPT)
      .execute();
    superfluous.push(...rows.filter(({ is_free }) => is_free).map(({ id }) => id));
  }
  return superfluous;
}

/** The ids, the category and the moment of new bots. */
export interface BotFounding {
  readonly category: Category;
  readonly count: number;
  readonly idOf: (n: number) => string;
  readonly now: number;
}

/** Invents clubs with tactics in their style, whose names no stored club has, and none with a key of `alsoTaken`; they are not stored. R-BOT-3, R-BOT-15, R-CLU-21 */
export async function inventBots(
  tx: Queries,
  { category, count, idOf, now }: BotFounding,
  random: Random,
  ruleset: Ruleset,
  alsoTaken: ReadonlySet<string> = new Set(),
): Promise<ClubOutcome[]> {
  if (count === 0) return [];
  const rows = await tx.selectFrom('clubs').select('name_key').execute();
  const taken = new Set([...alsoTaken, ...rows.map(({ name_key }) => name_key)]);
  const lift = await loadFoundingLift(tx, category, ruleset);
  return Array.from({ length: count }, (_, index) => {
    const isTaken = (name: string) => taken.has(clubNameKey(name));
    const founded = botClub({ id: idOf(index + 1), now, category, lift, isTaken }, random, ruleset);
    taken.add(clubNameKey(founded.club.name));
    return withTactics(founded, now, ruleset);
  });
}

/** The club with the tactics that its bot saves, so that it plays a match before its first turn as it plays all others. */
function withTactics(founded: ClubOutcome, now: number, ruleset: Ruleset): ClubOutcome {
  const { club, entries, events } = founded;
  const saved = botLineUp({ club, matches: [], now }, createRandom(club.id), ruleset);
  return { club: saved.club, entries: [...entries, ...saved.entries], events: [...events, ...saved.events] };
}
