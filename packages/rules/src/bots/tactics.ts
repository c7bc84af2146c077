/** The three tactics of a bot's club: one style, played with three mentalities. */
import type { Club } from '../clubs/club.ts';
import { sortedBy } from '../core/sorted-by.ts';
import type { Player } from '../players/player.ts';
import { NATURAL_GROUPS } from '../positions/position.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { bestTakers } from '../tactics/best-takers.ts';
import { formationSlots } from '../tactics/formations.ts';
import { startersOf } from '../tactics/line-ups.ts';
import {
  type Place,
  type PlayerInstructions,
  SET_PIECES,
  type SetPiece,
  type Tactic,
  type Tactics,
} from '../tactics/tactic.ts';
import type { TacticName } from '../tactics/tactic-name.ts';
import { type FormationPlaces, matchOrders, mentality, plannedChanges } from './match-changes.ts';
import { type BotStyle, botStyle } from './styles.ts';

/** Steps of mentality from Balanced in each slot: the usual one, the more cautious one, the bolder one. R-BOT-16 */
const STEPS: Readonly<Record<TacticName, number>> = { A: 0, B: -1, C: 1 };

/** The line-up in the club's style, with takers, substitutions and orders, once with each mentality. R-BOT-15, R-BOT-16 */
export function botTactics(
  { id, players }: Pick<Club, 'id' | 'players'>,
  lineUp: FormationPlaces,
  ruleset: Ruleset,
): Tactics {
  const { formation, places } = lineUp;
  const style = botStyle(id);
  const shared = {
    formation,
    places,
    playersInstructions: individualInstructions(formation, style),
    setPieces: takers(places, players, ruleset),
    substitutions: plannedChanges(lineUp, players, ruleset),
  };
  const tactic = (steps: number): Tactic => ({
    ...shared,
    teamInstructions: [['Mentality', mentality(steps)] as const, ...style.team].map(([name, value]) => ({
      name,
      value,
    })),
    orders: matchOrders(shared, steps, players, ruleset),
  });
  return { A: tactic(STEPS.A), B: tactic(STEPS.B), C: tactic(STEPS.C) };
}

function individualInstructions(formation: string, { individual }: BotStyle): PlayerInstructions[] {
  return formationSlots(formation).flatMap(({ position }) => {
    const row = individual.find(({ positions }) => positions.includes(NATURAL_GROUPS[position]));
    return row === undefined
      ? []
      : [{ position, instructions: row.instructions.map(([name, value]) => ({ name, value })) }];
  });
}

/** The best of the starters for each set piece; the lowest number of equals. */
function takers(places: readonly Place[], players: readonly Player[], ruleset: Ruleset): SetPiece[] {
  const ids = startersOf({ places }, ruleset);
  const starters = sortedBy(
    players.filter(({ id }) => ids.includes(id)),
    ({ number }) => number,
  );
  return SET_PIECES.map((name) => ({ name, value: bestTakers(name, starters, ruleset)[0]?.player.number ?? null }));
}
