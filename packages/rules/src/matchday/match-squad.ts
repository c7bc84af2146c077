/** The match squad: available players, filled up by injured and youth players. */
import type { Club } from '../clubs/club.ts';
import type { ClubId, EpochMs, MatchId } from '../core/ids.ts';
import type { Random } from '../core/random.ts';
import { isAvailable, type Occasion } from '../discipline/availability.ts';
import { availableEleven, namedPlayers } from '../discipline/replacements.ts';
import { SQUAD_POSITIONS } from '../players/constants.ts';
import { generatePlayer } from '../players/generation.ts';
import type { Player } from '../players/player.ts';
import { freeShirtNumber, isKeeper } from '../players/squad-limits.ts';
import type { NaturalPosition } from '../positions/position.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Tactic } from '../tactics/tactic.ts';

/** The match that youth players fill up an eleven of. */
export interface StandInMatch extends Occasion {
  readonly matchId: MatchId;
  readonly clubId: ClubId;
  /** Distinguishes the youth players of both sides. */
  readonly side: 'home' | 'away';
  readonly now: EpochMs;
}

/** The players whom a club may name in a match, and a tactic of it with them. */
export interface MatchSquad {
  readonly players: readonly Player[];
  readonly tactic: Tactic;
}

/**
 * The named players in squad order, injured ones at the condition of a call-up, then youth players below eleven or
 * without a keeper; and the tactic with them in place of unavailable players. R-DIS-4
 */
export function matchSquad(
  { players, category }: Pick<Club, 'players' | 'category'>,
  tactic: Tactic,
  match: StandInMatch,
  random: Random,
  ruleset: Ruleset,
): MatchSquad {
  const named = new Set(namedPlayers(players, match, ruleset));
  const own = players.filter((player) => named.has(player)).map((player) => atCallUp(player, match, ruleset));
  const standIns = standInsFor(own, players, category, match, random, ruleset);
  return {
    players: [...own, ...standIns],
    tactic: availableEleven(tactic, [...players, ...standIns], match, ruleset),
  };
}

/** The player as he goes into the match: an injured one at the condition of a call-up. */
function atCallUp(player: Player, occasion: Occasion, ruleset: Ruleset): Player {
  if (isAvailable(player, occasion, ruleset)) return player;
  const { attributes } = player;
  const condition = Math.min(attributes.condition, ruleset.discipline.calledUpCondition);
  return { ...player, attributes: { ...attributes, condition } };
}

/** Youth players, weaker than the club's category, for the places that the squad can't fill. They belong to no squad. */
function standInsFor(
  named: readonly Player[],
  squad: readonly Player[],
  category: string,
  { matchId, clubId, side, now }: StandInMatch,
  random: Random,
  ruleset: Ruleset,
): Player[] {
  const standIns: Player[] = [];
  for (const position of missingPositions(named, ruleset)) {
    const player = generatePlayer(
      random,
      {
        id: `${matchId}-${side}-${standIns.length + 1}`,
        now,
        position,
        strength: { category, above: -ruleset.discipline.standInsBelow },
        age: ruleset.players.youthAges,
        clubId,
        number: freeShirtNumber([...squad, ...standIns], ruleset),
      },
      ruleset,
    );
    standIns.push(player);
  }
  return standIns;
}

/** A keeper if there is none, then the positions of a new squad that an eleven lacks. */
function missingPositions(named: readonly Player[], ruleset: Ruleset): NaturalPosition[] {
  const inGoal: readonly NaturalPosition[] = named.some(isKeeper) ? [] : ['GK'];
  const missing = Math.max(0, ruleset.tactics.starters - named.length - inGoal.length);
  const outfield = SQUAD_POSITIONS.filter((position) => position !== 'GK');
  return [...inGoal, ...outfield.slice(0, missing)];
}
