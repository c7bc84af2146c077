/** How good the starters of a sheet are, and what they are good at. */
import type { Skill } from '@mundo-manager/rules/players';
import { positionRating } from '@mundo-manager/rules/positions';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { formationSlots } from '@mundo-manager/rules/tactics';
import type { TeamSheet } from '../input/team-sheet.ts';

/** Mean rating of the starters in their places, 0–100. */
export function ratingOfEleven({ tactic, players }: TeamSheet, ruleset: Ruleset): number {
  const byId = new Map(players.map((player) => [player.id, player]));
  const ratings = formationSlots(tactic.formation).flatMap(({ position }, place) => {
    const player = byId.get(tactic.places.find(({ id }) => id === String(place))?.playerId ?? '');
    return player === undefined ? [] : positionRating(player.attributes, position, ruleset);
  });
  return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
}

/** What is played with the ball, and what is run for it. */
const PLAYED: readonly Skill[] = ['passing', 'firstTouch', 'vision'];
const RUN: readonly Skill[] = ['speed', 'strength', 'workRate'];

/** Points by which the eleven pass better than they run: who has passers wants the ball. */
export function tasteOf({ tactic, players }: TeamSheet): number {
  const starters = new Set(tactic.places.filter(({ id }) => Number(id) < 11).map(({ playerId }) => playerId));
  const eleven = players.filter(({ id }) => starters.has(id));
  const meanOf = (skills: readonly Skill[]) => {
    const values = eleven.flatMap(({ attributes }) => skills.map((skill) => attributes[skill]));
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  };
  return meanOf(PLAYED) - meanOf(RUN);
}
