/** A simple model of results, to try constants with: goals by the difference in strength of the elevens, who change as they planned. */

import { boostedAttributes } from '@mundo-manager/rules/boosters';
import type { Club } from '@mundo-manager/rules/clubs';
import type { Match } from '@mundo-manager/rules/competitions';
import { conditionAfterMatch } from '@mundo-manager/rules/condition';
import { createRandom, type Random } from '@mundo-manager/rules/core';
import type { Appearance, Player } from '@mundo-manager/rules/players';
import { type Line, lineOf, type Position, positionCode, positionRating } from '@mundo-manager/rules/positions';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { formationSlots } from '@mundo-manager/rules/tactics';
import type { MatchSimulator } from './match-day.ts';

/** Goals of equal sides by the engine, at home and away: `npm run check:quick-model`, docs/economy.md. */
const HOME_GOALS = 1.64;
const AWAY_GOALS = 1.33;
/** Each point of mean rating more is worth this factor in goals scored, and its inverse in goals conceded. */
const FACTOR_PER_POINT = 1.034;
/** Minutes of a match. */
const WHOLE = 90;

/** Draws the goals of both sides. */
export const playByModel: MatchSimulator = (home, away, match, seed) => {
  const random = createRandom(seed);
  const edge = FACTOR_PER_POINT ** (elevenStrength(home, match) - elevenStrength(away, match));
  return {
    home: { score: poisson(HOME_GOALS * edge, random) },
    away: { score: poisson(AWAY_GOALS / edge, random) },
    appearances: new Map([...appearances(home, match), ...appearances(away, match)]),
  };
};

/** Everyone who plays, with his minutes and an ordinary rating. */
function appearances(club: Club, match: Match): readonly (readonly [string, Appearance])[] {
  return stints(club, match).map(({ player, position, minutes }) => [
    player.id,
    { minutes, position, goals: 0, assists: 0, rating: 6.5 },
  ]);
}

/** A player's time in a position. */
interface Stint {
  readonly player: Player;
  readonly position: Position;
  readonly minutes: number;
}

/** The starters of the tactic chosen for the match, and those who come on by its plan or an order of a minute alone. */
function stints(club: Club, match: Match): readonly Stint[] {
  const side = match.home.id === club.id ? match.home : match.away;
  const { formation, places, substitutions, orders = [] } = club.tactics[side.tacticName];
  const playerOf = (id: string | null | undefined) => club.players.find((player) => player.id === id);
  const played: Stint[] = formationSlots(formation).flatMap(({ position }, place) => {
    const player = playerOf(places[place]?.playerId);
    return player ? [{ player, position, minutes: WHOLE }] : [];
  });
  const change = (isOut: (stint: Stint) => boolean, playerIn: string, minute: number): void => {
    const player = playerOf(playerIn);
    const candidates = played.filter((stint) => stint.minutes === WHOLE && isOut(stint));
    const [first, ...others] = candidates;
    if (player === undefined || first === undefined) return;
    const out = others.reduce((tired, stint) => (left(stint) < left(tired) ? stint : tired), first);
    played[played.indexOf(out)] = { ...out, minutes: minute };
    played.push({ player, position: out.position, minutes: WHOLE - minute });
  };
  for (const { minutes, playerIn, playerOut } of substitutions)
    change(({ player }) => player.id === playerOut, playerIn, minutes);
  for (const { when, action } of orders.slice(0, ALPHA.tactics.maximumSubstitutions)) {
    const [condition, ...more] = when;
    if (condition?.kind !== 'minute' || more.length > 0 || action.kind !== 'substitution') continue;
    const { playerIn, out } = action;
    change(
      ({ player, position }) => (out.kind === 'player' ? player.id === out.playerId : isIn(position, out.line)),
      playerIn,
      condition.from,
    );
  }
  return played;
}

function isIn(position: Position, line: Line): boolean {
  return position !== 'GK' && lineOf(position) === line;
}

function left({ player: { attributes }, position }: Stint): number {
  const { condition, stamina } = attributes;
  return conditionAfterMatch(condition, { stamina, positionCode: positionCode(position), factor: 1 }, ALPHA);
}

/** Mean rating of the eleven by minutes, missing men counted as zero; at a condition of 60 a player is worth four fifths. */
export function elevenStrength(club: Club, match: Match): number {
  const ratings = stints(club, match).map(({ player, position, minutes }) => {
    const attributes = boostedAttributes(player, ALPHA);
    return (positionRating(attributes, position, ALPHA) * (0.5 + attributes.condition / 200) * minutes) / WHOLE;
  });
  return ratings.reduce((sum, rating) => sum + rating, 0) / 11;
}

function poisson(mean: number, random: Random): number {
  const limit = Math.exp(-mean);
  let goals = -1;
  for (let product = 1; product > limit; product *= random.next()) goals += 1;
  return goals;
}
