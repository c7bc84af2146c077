/** A finished match with all that entered it, to simulate it again. R-REP-3, R-VER-1 to R-VER-4 */
import type { Replay, SideLook } from '@mundo-manager/contract';
import type { MatchInput } from '@mundo-manager/engine';
import { type MatchProof, shownSeal } from '@mundo-manager/engine/proof';
import { withoutUnusedOrders } from '@mundo-manager/engine/team-sheet';
import { sheetDigest } from '@mundo-manager/engine/verification';
import type { Club, Kit } from '@mundo-manager/rules/clubs';
import type { MatchSide } from '@mundo-manager/rules/competitions';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { sql } from 'kysely';
import { orRefuse, Refused } from '../commands/refusal.ts';
import { rootOf } from '../proofs/roots.ts';
import type { UsedOrders } from '../simulation/stored-play.ts';
import { matchLength } from '../simulation/timeline.ts';
import type { Queries } from '../storage/storage.ts';

/** The replay of that id. Refused: not-found/replay, and replay/not-yet until the match is over. R-REP-9 */
export async function replayOf(queries: Queries, replayId: string, ruleset: Ruleset): Promise<Replay> {
  const row = await queries
    .selectFrom('match_plays')
    .innerJoin('matches', 'matches.id', 'match_plays.match_id')
    .innerJoin('match_secrets', 'match_secrets.match_id', 'match_plays.match_id')
    .leftJoin('sealed_matches', 'sealed_matches.match_id', 'match_plays.match_id')
    .select([
      'matches.id',
      'matches.phase',
      'matches.commitment',
      'matches.date',
      'match_secrets.secret',
      'match_secrets.source',
      'sealed_matches.date as sealedDate',
      'sealed_matches.seals',
      'sealed_matches.root_number',
      'sealed_matches.path',
      'match_plays.seed',
      'match_plays.engine_version',
      'match_plays.ruleset_hash',
      'match_plays.digest',
      'match_plays.input',
      'match_plays.result',
      sql<UsedOrders | null>`match_plays.timeline -> 'usedOrders'`.as('usedOrders'),
    ])
    .where('match_plays.replay_id', '=', replayId)
    .executeTakeFirst();
  const play = orRefuse(row, 'not-found/replay');
  if (play.phase !== 'finished') throw new Refused('replay/not-yet', { date: play.date + matchLength(ruleset) });

  const { competitionName, round, date, home, away, isKnockOut = false } = play.result;
  const clubs = await clubsOf(queries, [home.id, away.id]);
  const proof = await proofOf(queries, play);
  return {
    id: replayId,
    matchId: play.id,
    competitionName,
    round,
    date,
    secret: play.secret,
    commitment: play.commitment,
    seed: play.seed,
    engineVersion: Number(play.engine_version),
    rulesetHash: play.ruleset_hash,
    knockout: isKnockOut,
    ground: orRefuse(clubs.get(home.id), 'not-found/club').category,
    ...shownInput(play.input as MatchInput, play.usedOrders, proof !== null),
    proof,
    score: { home: home.score, away: away.score, shootOut: shootOutOf(home, away) },
    digest: play.digest,
    home: lookOf(home, clubs),
    away: lookOf(away, clubs),
  };
}

/** Kicks scored in the shoot-out; null if there was none. */
function shootOutOf(home: MatchSide, away: MatchSide): Replay['score']['shootOut'] {
  if (home.shootOut === undefined || away.shootOut === undefined) return null;
  return { home: home.shootOut, away: away.shootOut };
}

/**
 * The input without the orders that never acted, and the digests that an older proof then needs; the whole input where
 * the engine did not report which acted. R-VER-7
 */
function shownInput(
  input: MatchInput,
  used: UsedOrders | null,
  isSealed: boolean,
): Pick<Replay, 'input' | 'sheetDigests'> {
  const home = used === null ? input.home : withoutUnusedOrders(input.home, used.home);
  const away = used === null ? input.away : withoutUnusedOrders(input.away, used.away);
  return {
    input: { ...input, home, away },
    sheetDigests: {
      home: isSealed || home === input.home ? null : sheetDigest(input.home),
      away: isSealed || away === input.away ? null : sheetDigest(input.away),
    },
  };
}

interface SealedPlay {
  readonly source: MatchProof['secrets'];
  readonly sealedDate: number | null;
  readonly seals: MatchProof['seals'] | null;
  readonly root_number: number | null;
  readonly path: MatchProof['path'] | null;
  readonly input: unknown;
  readonly usedOrders: UsedOrders | null;
}

/** The proof of a match that was sealed in a root; null for one of before there were roots. R-PRF-6 */
async function proofOf(queries: Queries, play: SealedPlay): Promise<MatchProof | null> {
  const { source, sealedDate: date, seals, root_number, path, usedOrders } = play;
  if (date === null || seals === null || root_number === null || path === null) return null;
  const { home, away } = play.input as MatchInput;
  const { root, beaconSignature } = await rootOf(queries, root_number);
  const previous = root.number === 1 ? null : (await rootOf(queries, root.number - 1)).root;
  const shown = {
    home: usedOrders === null ? seals.home : shownSeal(home, seals.home, usedOrders.home),
    away: usedOrders === null ? seals.away : shownSeal(away, seals.away, usedOrders.away),
  };
  return { version: 2, date, secrets: source, seals: shown, path, root, previous, beaconSignature };
}

type KeptOfClub = Pick<Club, 'uniform' | 'category'>;

/** Clubs keep the kit and the category that they were founded with, so today's are those of the match. */
async function clubsOf(queries: Queries, clubIds: readonly string[]): Promise<ReadonlyMap<string, KeptOfClub>> {
  const rows = await queries
    .selectFrom('clubs')
    .select(['id', 'category', sql<Kit>`state -> 'uniform'`.as('uniform')])
    .where('id', 'in', clubIds)
    .execute();
  return new Map(rows.map(({ id, ...kept }) => [id, kept]));
}

function lookOf(side: MatchSide, clubs: ReadonlyMap<string, KeptOfClub>): SideLook {
  const { id, clubName: name, clubArticle: article, clubEmblem: emblem } = side;
  const { uniform } = orRefuse(clubs.get(id), 'not-found/club');
  return { id, name, ...(article && { article }), emblem, uniform };
}
