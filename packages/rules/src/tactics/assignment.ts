/** The best eleven is an assignment problem: the best player of each slot, taken one by one, can leave a worse team than another split. */
import { demand } from '../core/demand.ts';

interface Row<Candidate> {
  potential: number;
  readonly costs: ReadonlyMap<Seat<Candidate>, number>;
}

/** A column: a player who can be given a slot, or none. */
interface Seat<Candidate> {
  readonly candidate: Candidate | null;
  potential: number;
  /** The row that holds this seat so far. */
  owner: Row<Candidate> | null;
  slack: number;
  reached: boolean;
  /** The seat from which the search came here; null where it came from the row it set out from. */
  cameFrom: Seat<Candidate> | null;
}

/**
 * Gives every slot a candidate of its own so that the scores add up to the most; the first of equal candidates wins.
 * The Hungarian method with potentials (Kuhn 1955, Munkres 1957): slots² × candidates steps.
 * @param score the higher the better, at least 0
 * @returns one candidate per slot; null for the slots left over when candidates are too few
 */
export function bestAssignment<Slot, Candidate>(
  slots: readonly Slot[],
  candidates: readonly Candidate[],
  score: (slot: Slot, candidate: Candidate) => number,
): (Candidate | null)[] {
  const nobody = Array.from({ length: slots.length - candidates.length }, () => null);
  const seats = [...candidates, ...nobody].map(newSeat);
  const rows = slots.map((slot) => ({
    potential: 0,
    costs: new Map(seats.map((seat) => [seat, seat.candidate === null ? 0 : -score(slot, seat.candidate)])),
  }));
  for (const row of rows) addRow(row, seats);
  return rows.map((row) => seats.find(({ owner }) => owner === row)?.candidate ?? null);
}

function newSeat<Candidate>(candidate: Candidate | null): Seat<Candidate> {
  return { candidate, potential: 0, owner: null, slack: 0, reached: false, cameFrom: null };
}

/** Finds the cheapest chain of changes that ends at a free seat, and moves every row along it. */
function addRow<Candidate>(row: Row<Candidate>, seats: readonly Seat<Candidate>[]): void {
  for (const seat of seats) {
    seat.slack = Number.POSITIVE_INFINITY;
    seat.reached = false;
  }
  let from: Seat<Candidate> | null = null;
  let current: Row<Candidate> | null = row;
  while (current !== null) {
    const next: Seat<Candidate> = nearestSeat(current, from);
    const delta = next.slack;
    row.potential += delta;
    for (const seat of seats) {
      if (!seat.reached) {
        seat.slack -= delta;
      } else {
        seat.potential -= delta;
        if (seat.owner !== null) seat.owner.potential += delta;
      }
    }
    next.reached = true;
    from = next;
    current = next.owner;
  }
  while (from !== null) {
    const previous: Seat<Candidate> | null = from.cameFrom;
    from.owner = previous === null ? row : previous.owner;
    from = previous;
  }
}

function nearestSeat<Candidate>(row: Row<Candidate>, from: Seat<Candidate> | null): Seat<Candidate> {
  let nearest: Seat<Candidate> | null = null;
  for (const [seat, cost] of row.costs) {
    if (seat.reached) continue;
    const reduced = cost - row.potential - seat.potential;
    if (reduced < seat.slack) {
      seat.slack = reduced;
      seat.cameFrom = from;
    }
    if (nearest === null || seat.slack < nearest.slack) nearest = seat;
  }
  demand(nearest !== null, 'bestAssignment: needs a slot for every candidate');
  return nearest;
}
