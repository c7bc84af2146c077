/** The same eleven in other places: what a new formation asks for, where auto-pick would name others. */
import { sortedBy } from '../core/sorted-by.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { bestAssignment } from './assignment.ts';
import { type Candidate, candidateOf, suitabilityIn } from './auto-pick.ts';
import { formationSlots } from './formations.ts';
import { isStarterPlace } from './line-ups.ts';
import type { Tactic } from './tactic.ts';

/** Less than any gain: who is worth as much elsewhere stays. */
const STAYING_WEIGHT = 0.00001;
/** Points of rating, all starters together, from which on it is worth to speak of it. */
const NOTICEABLE = 1;

/**
 * The starters in those of their places where they are worth most together, as auto-pick counts; holes, bench, takers and substitutions stay. The
 * same tactic if there is no gain. Throws for an unknown formation. R-DRA-35
 */
export function rearrangeStarters(tactic: Tactic, players: readonly Candidate[], ruleset: Ruleset): Tactic {
  const { seats, taken } = bestSeats(tactic, players, ruleset);
  if (taken.every((from, index) => from === seats[index])) return tactic;
  const moved = new Map(seats.map(({ id }, index) => [id, taken[index]?.candidate.player.id]));
  return { ...tactic, places: tactic.places.map(({ id, playerId }) => ({ id, playerId: moved.get(id) ?? playerId })) };
}

/** Whether rearranging the starters makes them worth a point of rating more, as auto-pick counts, all together. R-DRA-36 */
export function isWorthRearranging(tactic: Tactic, players: readonly Candidate[], ruleset: Ruleset): boolean {
  const { seats, taken, worth } = bestSeats(tactic, players, ruleset);
  const gain = seats.reduce((sum, seat, index) => sum + worth(seat, taken[index] ?? seat) - worth(seat, seat), 0);
  return gain >= NOTICEABLE;
}

/** The places of the starters, and for each of them whose starter takes it. */
function bestSeats(tactic: Tactic, players: readonly Candidate[], ruleset: Ruleset) {
  const slots = formationSlots(tactic.formation);
  const inOrder = sortedBy(tactic.places, ({ id }) => Number(id));
  const seats = inOrder.flatMap(({ id, playerId }) => {
    const position = isStarterPlace(id, ruleset) ? slots[Number(id)]?.position : undefined;
    const player = players.find((other) => other.id === playerId);
    return position && player ? [{ id, position, candidate: candidateOf(player, ruleset) }] : [];
  });
  const suitability = suitabilityIn(ruleset);
  const worth = (to: (typeof seats)[number], from: (typeof seats)[number]) => suitability(to.position, from.candidate);
  const taken = bestAssignment(seats, seats, (to, from) => worth(to, from) + (to === from ? STAYING_WEIGHT : 0));
  return { seats, taken, worth };
}
