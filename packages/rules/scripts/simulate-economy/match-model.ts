/** A simple model of results, until there is an engine: goals by the difference in strength of the elevens on the pitch. */
import { boostedAttributes } from '../../src/boosters/effect.ts';
import type { Club } from '../../src/clubs/club.ts';
import type { Match } from '../../src/competitions/match.ts';
import type { Random } from '../../src/core/random.ts';
import type { Appearance } from '../../src/players/after-match.ts';
import { positionRating } from '../../src/positions/rating.ts';
import { formationSlots } from '../../src/tactics/formations.ts';

/** Goals of equal sides in the Brasileirão 2020–2024, at home and away. */
const HOME_GOALS = 1.38;
const AWAY_GOALS = 1.02;
/** Each point of mean rating more is worth this factor in goals scored, and its inverse in goals conceded. */
const FACTOR_PER_POINT = 1.07;

export interface Score {
  readonly home: number;
  readonly away: number;
}

export function drawScore(home: Club, away: Club, match: Match, random: Random): Score {
  const edge = FACTOR_PER_POINT ** (strength(home, match) - strength(away, match));
  return { home: poisson(HOME_GOALS * edge, random), away: poisson(AWAY_GOALS / edge, random) };
}

/** The starters of the tactic chosen for the match, each a whole match with an ordinary rating. */
export function appearances(club: Club, match: Match): ReadonlyMap<string, Appearance> {
  return new Map(
    starters(club, match).map(({ player, position }) => [
      player.id,
      { minutes: 90, position, goals: 0, assists: 0, rating: 6.5 },
    ]),
  );
}

function starters(club: Club, match: Match) {
  const side = match.home.id === club.id ? match.home : match.away;
  const { formation, places } = club.tactics[side.tacticName];
  return formationSlots(formation).flatMap(({ position }, place) => {
    const player = club.players.find(({ id }) => id === places[place]?.playerId);
    return player ? [{ player, position }] : [];
  });
}

/** Mean rating of the eleven, missing men counted as zero; at a condition of 60 a player is worth four fifths. */
function strength(club: Club, match: Match): number {
  const ratings = starters(club, match).map(({ player, position }) => {
    const attributes = boostedAttributes(player);
    return positionRating(attributes, position) * (0.5 + attributes.condition / 200);
  });
  return ratings.reduce((sum, rating) => sum + rating, 0) / 11;
}

function poisson(mean: number, random: Random): number {
  const limit = Math.exp(-mean);
  let goals = -1;
  for (let product = 1; product > limit; product *= random.next()) goals += 1;
  return goals;
}
