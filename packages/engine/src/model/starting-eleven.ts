/** How good the starters of a sheet are. */
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
