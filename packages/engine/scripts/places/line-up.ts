/** The eleven of a team sheet in their places, and how they are changed. */
import { type Position, positionRating } from '@mundo-manager/rules/positions';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { formationSlots } from '@mundo-manager/rules/tactics';
import type { SheetPlayer, TeamSheet } from '../../src/index.ts';

export const STARTERS = 11;

/** The positions of the formation, the goalkeeper first. */
export function positionsIn({ tactic }: TeamSheet): Position[] {
  return formationSlots(tactic.formation).map(({ position }) => position);
}

/** The starters in the order of their places. */
export function startersIn({ tactic, players }: TeamSheet): SheetPlayer[] {
  return tactic.places.slice(0, STARTERS).map(({ playerId }) => {
    const player = players.find(({ id }) => id === playerId);
    if (player === undefined) throw new RangeError(`nobody is ${playerId}`);
    return player;
  });
}

/** Mean rating of the starters in their places. */
export function meanLineUpRating(sheet: TeamSheet, ruleset: Ruleset): number {
  const positions = positionsIn(sheet);
  const ratings = startersIn(sheet).map(({ attributes }, place) =>
    positionRating(attributes, positions[place] ?? '', ruleset),
  );
  return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
}

/** The starter of place `order[n]` goes to place n. */
export function rearranged(sheet: TeamSheet, order: readonly number[]): TeamSheet {
  const { tactic } = sheet;
  const places = tactic.places.map((place, at) => ({
    ...place,
    playerId: tactic.places[order[at] ?? at]?.playerId ?? null,
  }));
  return { ...sheet, tactic: { ...tactic, places } };
}

/** Each starter as the change leaves him; places and names stay. */
export function withStarters(
  sheet: TeamSheet,
  change: (player: SheetPlayer, place: number) => Pick<SheetPlayer, 'attributes'>,
): TeamSheet {
  const places = new Map(sheet.tactic.places.map(({ playerId }, place) => [playerId, place]));
  const players = sheet.players.map((player) => {
    const place = places.get(player.id) ?? STARTERS;
    return place < STARTERS ? { ...player, attributes: change(player, place).attributes } : player;
  });
  return { ...sheet, players };
}
