/** A simple model of results, for whoever tries constants: goals by the difference in strength of the elevens, everyone for ninety minutes. */

import { boostedAttributes } from '@mundo-manager/rules/boosters';
import type { Club } from '@mundo-manager/rules/clubs';
import type { Match } from '@mundo-manager/rules/competitions';
import { createRandom, type Random } from '@mundo-manager/rules/core';
import type { Appearance } from '@mundo-manager/rules/players';
import { positionRating } from '@mundo-manager/rules/positions';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { formationSlots } from '@mundo-manager/rules/tactics';
import type { Play } from './world.ts';

/** Goals of equal sides in the Brasileirão 2020–2024, at home and away. */
const HOME_GOALS = 1.38;
const AWAY_GOALS = 1.02;
/** Each point of mean rating more is worth this factor in goals scored, and its inverse in goals conceded. */
const FACTOR_PER_POINT = 1.07;

/** Draws the goals of both sides. */
export const playByModel: Play = (home, away, match, seed) => {
  const random = createRandom(seed);
  const edge = FACTOR_PER_POINT ** (strength(home, match) - strength(away, match));
  return {
    home: { score: poisson(HOME_GOALS * edge, random) },
    away: { score: poisson(AWAY_GOALS / edge, random) },
    appearances: new Map([...appearances(home, match), ...appearances(away, match)]),
  };
};

/** The starters of the tactic chosen for the match, each a whole match with an ordinary rating. */
function appearances(club: Club, match: Match): readonly (readonly [string, Appearance])[] {
  return starters(club, match).map(({ player, position }) => [
    player.id,
    { minutes: 90, position, goals: 0, assists: 0, rating: 6.5 },
  ]);
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
    const attributes = boostedAttributes(player, ALPHA);
    return positionRating(attributes, position, ALPHA) * (0.5 + attributes.condition / 200);
  });
  return ratings.reduce((sum, rating) => sum + rating, 0) / 11;
}

function poisson(mean: number, random: Random): number {
  const limit = Math.exp(-mean);
  let goals = -1;
  for (let product = 1; product > limit; product *= random.next()) goals += 1;
  return goals;
}
