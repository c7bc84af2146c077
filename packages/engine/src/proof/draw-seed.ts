/** What of a draw is sealed before its round, the seed that comes of it, and the draw as the rules hold it. R-PRF-12 */
import {
  type Competition,
  type CompetitionName,
  type DrawnClub,
  drawCupRound,
  drawLeague,
  type Entrant,
  openCompetition,
} from '@mundo-manager/rules/competitions';
import { createRandom } from '@mundo-manager/rules/core';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import type { Tactic } from '@mundo-manager/rules/tactics';
import { canonicalJson } from '../digests/canonical-json.ts';
import { isHex, sha256Hex } from '../digests/hashing.ts';
import type { RootPlace } from './match-proof.ts';
import type { SecretSource } from './match-seed.ts';

/** What decides a draw besides the secret and the beacon. */
export interface SealedDraw {
  /** The same for every seal of one draw: the competition and the round. */
  readonly drawId: string;
  readonly competitionId: string;
  readonly name: CompetitionName;
  /** The round that is drawn; 1 for a whole league and the groups of a tournament. */
  readonly round: number;
  /** Moment of the game at which its clubs were fixed, in milliseconds. */
  readonly date: number;
  readonly secrets: SecretSource;
  /** The clubs in the order in which the rules take them: by rank, or in the order of the entrants. */
  readonly clubIds: readonly string[];
  readonly rulesetHash: string;
}

/** What a draw came to. */
export interface DrawOutcome {
  /** Clubs in the order that the draw gave them: of a league the lots, of a tournament group by group. */
  readonly order: readonly string[];
  /** Home and away club of each match, in the order of the matches' numbers. */
  readonly matches: readonly (readonly [home: string, away: string])[];
}

/** All that a server reveals of a draw that was held. */
export interface RevealedDraw {
  readonly draw: SealedDraw;
  /** 256 bits as hexadecimal digits. */
  readonly secret: string;
  readonly outcome: DrawOutcome;
  readonly place: RootPlace;
}

/** The leaf of a draw in the tree: it fixes the secret and the clubs. Throws `RangeError` for what is no secret. R-PRF-12 */
export function drawLeaf(secret: string, draw: SealedDraw): string {
  const { drawId, competitionId, name, round, date, secrets, clubIds, rulesetHash } = draw;
  const parts = [drawId, competitionId, name, round, date, secrets, clubIds, rulesetHash];
  return sha256Hex(canonicalJson(['draw', checked(secret, 'drawLeaf'), ...parts]));
}

/** The seed of a draw: the beacon's signature is part of it, so it is unknown before the round. R-PRF-12 */
export function drawSeed(
  secret: string,
  { drawId, clubIds }: Pick<SealedDraw, 'drawId' | 'clubIds'>,
  beaconSignature: string | null,
): string {
  return sha256Hex(canonicalJson(['draw', checked(secret, 'drawSeed'), drawId, clubIds, beaconSignature]));
}

/** The draw of those clubs by the rules. Throws for clubs that the rules can't draw. R-PRF-12 */
export function drawOutcome(draw: SealedDraw, seed: string, ruleset: Ruleset): DrawOutcome {
  const { competitionId: id, name, clubIds } = draw;
  const open = openCompetition({ id, name, number: 1, category: 'Várzea' });
  const competition = { ...open, entrants: clubIds.map(nameless) };
  const input = { competition, clubs: clubIds.map(stranger), now: 0 };
  const random = createRandom(seed);
  const drawn = name === 'MM League' ? drawLeague(input, random, ruleset) : drawCupRound(input, random, ruleset);
  return outcomeOf(drawn.competition);
}

/** What a draw came to, from the competition with the matches that it drew. */
function outcomeOf({ entrants, matches }: Pick<Competition, 'entrants' | 'matches'>): DrawOutcome {
  return {
    order: entrants.map(({ clubId }) => clubId),
    matches: Object.values(matches).map(({ home, away }) => [home.id, away.id]),
  };
}

/** No lot depends on what these clubs are called, how they look and who plays for them. */
function nameless(clubId: string): Entrant {
  const [primary, secondary, tertiary] = ['', '', ''];
  const clubEmblem = { shape: 0, symbol: 0, pattern: 0, border: 0, primary, secondary, tertiary };
  return { clubId, clubName: '', clubEmblem, joinedAt: 0 };
}

function stranger(id: string): DrawnClub {
  const lists = { places: [], playersInstructions: [], teamInstructions: [], setPieces: [], substitutions: [] };
  const tactic: Tactic = { formation: '442', ...lists };
  const facilities = { stadium: { name: '' } };
  return { id, facilities, defaultTactic: 'A', tactics: { A: tactic, B: tactic, C: tactic }, players: [] };
}

/** A malformed secret is not shown: it may be a part of a real one. */
function checked(secret: string, rule: string): string {
  if (!isHex(secret, 32)) throw new RangeError(`${rule}: needs a secret of 64 lower-case hexadecimal digits`);
  return secret;
}
