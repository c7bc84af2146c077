/** Kick-off: both sheets are frozen, and with them the seed is decided. R-WLD-8, R-VER-2 */
import type { MatchInput } from '@mundo-manager/engine';
import { teamSheetOf } from '@mundo-manager/engine/team-sheet';
import { matchSeed } from '@mundo-manager/engine/verification';
import type { Match } from '@mundo-manager/rules/competitions';
import { type Loaded, lockAndLoad } from '../aggregates/world.ts';
import type { Work, WorkHandler } from '../due-work/due-work.ts';
import type { CompetitionRules } from '../rulesets/world-rulesets.ts';
import { notify, type Queries } from '../storage/storage.ts';
import { plan, type WorldContext } from '../world/context.ts';
import { MATCH_CHANNEL } from './channel.ts';
import type { FrozenMatch } from './play.ts';
import { matchLength } from './timeline.ts';

/** Matches of a league that kick off, and end, at the same moment. */
export interface RoundPayload {
  readonly matchIds: readonly string[];
}

/** Work 'kick-off' of the matches of one league. One that has kicked off already stays as it is. */
export function kickOff(context: WorldContext): WorkHandler {
  return async (work, { tx, now }) => {
    const { matchIds } = work.payload as RoundPayload;
    const pairings = await tx
      .selectFrom('matches')
      .select(['home_id', 'away_id'])
      .where('id', 'in', matchIds)
      .execute();
    const clubs = pairings.flatMap(({ home_id, away_id }) => [home_id, away_id]);
    const loaded = await lockAndLoad(tx, { clubs, matches: matchIds });
    const starting = [...loaded.matches.values()]
      .filter(({ phase }) => phase === 'scheduled')
      .map(({ match }) => match);
    if (starting.length === 0) return;

    const ids = starting.map(({ id }) => id);
    const secrets = await secretsOf(tx, ids);
    const rules = await context.rulesets.ofCompetition(tx, starting[0]?.competitionId ?? '', now);
    const plays = starting.map((match) => freeze(loaded, match, { secret: secrets.get(match.id), now, ...rules }));
    await tx.updateTable('matches').set({ phase: 'playing' }).where('id', 'in', ids).execute();
    const end = { kind: 'full-time', id: work.id, dueAt: now + matchLength(rules.ruleset), payload: { matchIds: ids } };
    await plan(tx, context, [...plays, end]);
    await notify(tx, MATCH_CHANNEL, starting[0]?.competitionId ?? '');
  };
}

async function secretsOf(tx: Queries, matchIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('match_secrets')
    .select(['match_id', 'secret'])
    .where('match_id', 'in', matchIds)
    .execute();
  return new Map(rows.map(({ match_id, secret }) => [match_id, secret]));
}

interface Freezing extends CompetitionRules {
  readonly secret: string | undefined;
  readonly now: number;
}

function freeze({ clubs }: Loaded, match: Match, { secret, now, ruleset, hash, engineVersion }: Freezing): Work {
  const [home, away] = [clubs.get(match.home.id)?.club, clubs.get(match.away.id)?.club];
  if (home === undefined || away === undefined) throw new Error(`match ${match.id} has a side without a club`);
  if (secret === undefined) throw new Error(`match ${match.id} has no secret`);
  const input: MatchInput = {
    home: teamSheetOf(home, match.home, ruleset),
    away: teamSheetOf(away, match.away, ruleset),
    venue: match.venue,
  };
  const seed = matchSeed({ secret, matchId: match.id, home: input.home, away: input.away });
  const payload: FrozenMatch = { input, seed, rulesetHash: hash, engineVersion };
  return { kind: 'play', id: match.id, dueAt: now, payload };
}
