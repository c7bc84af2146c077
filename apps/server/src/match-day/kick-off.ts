/** Kick-off: both sheets are frozen, and with them the seed is decided. R-WLD-8, R-VER-2 */
import { matchInputOf } from '@mundo-manager/engine/matchday';
import { matchSeed } from '@mundo-manager/engine/verification';
import type { Match } from '@mundo-manager/rules/competitions';
import { type KickOff, kickOff } from '@mundo-manager/rules/matchday';
import { type Loaded, lockAndLoad } from '../aggregates/world.ts';
import type { WorkHandler } from '../due-work/work-kinds.ts';
import type { CompetitionRules } from '../rulesets/world-rulesets.ts';
import { notify, type Queries } from '../storage/storage.ts';
import { plan, type WorldContext } from '../world/context.ts';
import type { Payload, WorldWork } from '../world/payloads.ts';
import { randomOf } from '../world/seed.ts';
import { MATCH_CHANNEL } from './channel.ts';

/** Work 'kick-off' of the matches of one league. One that has kicked off already stays as it is. */
export function kickOffMatches(context: WorldContext): WorkHandler<Payload<'kick-off'>> {
  return async (work, { tx, now }) => {
    const { matchIds } = work.payload;
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
    const frozen = starting.map((match) => freeze(loaded, match, { secret: secrets.get(match.id), now, ...rules }));
    await tx.updateTable('matches').set({ phase: 'playing' }).where('id', 'in', ids).execute();
    const dueAt = Math.max(...frozen.map(({ endsAt }) => endsAt));
    const end: WorldWork = { kind: 'full-time', id: work.id, dueAt, payload: { matchIds: ids } };
    await plan(tx, context, [...frozen.map(({ play }) => play), end]);
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

interface Frozen extends Pick<KickOff, 'endsAt'> {
  readonly play: WorldWork;
}

function freeze({ clubs }: Loaded, match: Match, { secret, now, ruleset, hash, engineVersion }: Freezing): Frozen {
  const [home, away] = [clubs.get(match.home.id)?.club, clubs.get(match.away.id)?.club];
  if (home === undefined || away === undefined) throw new Error(`match ${match.id} has a side without a club`);
  if (secret === undefined) throw new Error(`match ${match.id} has no secret`);
  // Youth players are drawn from the secret, by a hash that does not give it away before full time.
  const random = randomOf(secret, 'kick-off', match.id);
  const { endsAt, ...sides } = kickOff({ match, home, away, now }, random, ruleset);
  const input = matchInputOf(sides, ruleset);
  const seed = matchSeed({ secret, matchId: match.id, home: input.home, away: input.away });
  const { isKnockOut: knockout } = match;
  const payload = { input, seed, rulesetHash: hash, engineVersion, ...(knockout && { knockout }) };
  return { endsAt, play: { kind: 'play', id: match.id, dueAt: now, payload } };
}
