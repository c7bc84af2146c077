/** Kick-off: both sheets are frozen, and this moment's root seals them before any seed can be known. R-WLD-8, R-PRF-2 */
import { matchInputOf } from '@mundo-manager/engine/matchday';
import { HOUR, MINUTE } from '@mundo-manager/rules/clock';
import type { Match } from '@mundo-manager/rules/competitions';
import { kickOff } from '@mundo-manager/rules/matchday';
import { type Loaded, lockAndLoad } from '../aggregates/lock-and-store.ts';
import type { Work, WorkHandler } from '../due-work/work-kinds.ts';
import { type MatchSecret, secretsOf, storeFrozen } from '../proofs/frozen-match.ts';
import type { CompetitionRuleset } from '../rulesets/world-rulesets.ts';
import { notify, type Queries } from '../storage/storage.ts';
import type { FrozenMatch } from '../storage/tables/frozen-match.ts';
import { plan, type WorldContext } from '../world-work/context.ts';
import type { Payload } from '../world-work/payloads.ts';
import { randomOf } from '../world-work/world-seed.ts';
import { MATCH_CHANNEL } from './channel.ts';

/** Work 'kick-off' of the matches of one league. One that has kicked off already stays as it is. */
export function kickOffMatches(context: WorldContext): WorkHandler<Payload<'kick-off'>> {
  return async (work, { tx, now }) => {
    const { matchIds } = work.payload;

    const { loaded, starting, clubIds } = await lockScheduled(tx, matchIds);
    const [first] = starting;
    if (first === undefined) return;
    if (await arePlaying(tx, clubIds, now)) return plan(tx, context, [laterKickOff(work, context)]);
    const ids = starting.map(({ id }) => id);
    const secrets = await secretsOf(tx, ids);
    const rules = await context.rulesets.ofCompetition(tx, first.competitionId, now);

    const freezings = starting.map((match) => {
      const secret = secrets.get(match.id);
      if (secret === undefined) throw new Error(`match ${match.id} has no secret`);
      return { match, kickOff: work.id, ...secret, frozen: freeze(loaded, match, { ...secret, now, ...rules }) };
    });

    await storeFrozen(tx, freezings, context.proofs.secrets);
    await tx.updateTable('matches').set({ phase: 'playing' }).where('id', 'in', ids).execute();

    await plan(tx, context, [{ kind: 'seal', id: work.id, dueAt: now, payload: null }]);
    await notify(tx, MATCH_CHANNEL, first.competitionId);
  };
}

/** Locks the matches and their clubs; `starting` are the matches that have not kicked off. */
async function lockScheduled(tx: Queries, matchIds: readonly string[]) {
  const pairings = await tx.selectFrom('matches').select(['home_id', 'away_id']).where('id', 'in', matchIds).execute();
  const clubIds = pairings.flatMap(({ home_id, away_id }) => [home_id, away_id]);
  const loaded = await lockAndLoad(tx, { clubs: clubIds, matches: matchIds });
  const scheduled = [...loaded.matches.values()].filter(({ phase }) => phase === 'scheduled');
  return { loaded, clubIds, starting: scheduled.map(({ match }) => match) };
}

/** Delay of a kick-off that is held up (game time). */
const RETRY_DELAY = 5 * MINUTE;
/** A match that began so long ago and is not over was given up: it holds up no work. */
const MAX_MATCH_DURATION = HOUR;

/** Whether a match of these clubs is under way: one that waits for its beacon, after an outage, holds up the next. R-PRF-9 */
async function arePlaying(tx: Queries, clubIds: readonly string[], now: number): Promise<boolean> {
  const row = await tx
    .selectFrom('matches')
    .leftJoin('sealed_matches', 'sealed_matches.match_id', 'matches.id')
    .select('matches.id')
    .where('phase', '=', 'playing')
    .where((where) => where.or([where('frozen', 'is not', null), where('matches.date', '>', now - MAX_MATCH_DURATION)]))
    .where((where) => where.or([where('home_id', 'in', clubIds), where('away_id', 'in', clubIds)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The same kick-off, tried again later. */
function laterKickOff({ payload, dueAt }: Work<string, Payload<'kick-off'>>, { clock }: WorldContext) {
  const later = Math.max(dueAt, clock.now()) + RETRY_DELAY;
  return { kind: 'kick-off', id: `${payload.matchIds[0]}:${later}`, dueAt: later, payload } as const;
}

interface Freezing extends CompetitionRuleset, MatchSecret {
  readonly now: number;
}

function freeze({ clubs }: Loaded, match: Match, { secret, now, ruleset, hash, engineVersion }: Freezing): FrozenMatch {
  const [home, away] = [clubs.get(match.home.id)?.club, clubs.get(match.away.id)?.club];
  if (home === undefined || away === undefined) throw new Error(`match ${match.id} has a side without a club`);
  // Youth players are drawn from the secret, by a hash that does not give it away before full time.
  const random = randomOf(secret, 'kick-off', match.id);
  const { endsAt, ...sides } = kickOff({ match, home, away, now }, random, ruleset);
  const { isKnockOut: knockout } = match;
  return {
    input: matchInputOf(sides, ruleset),
    rulesetHash: hash,
    engineVersion,
    length: endsAt - now,
    ...(knockout && { knockout }),
  };
}
