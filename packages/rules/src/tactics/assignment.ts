/** The best eleven is an assignment problem: the best player of each slot, taken one by one, can leave a worse team than another split. */
import { assert } from '../core/assert.ts';

/** No slot, or no column. */
const NONE = -1;

/** The search's state: columns are the candidates, and a place without one for each slot that is left over. */
interface Columns {
  /** Lowers the costs of a column for every slot alike. */
  readonly potentials: number[];
  /** The slot that holds the column so far. */
  readonly owners: number[];
  readonly slack: number[];
  readonly reached: boolean[];
  /** The column from which the search came; `NONE` where it came from the slot it set out from. */
  readonly cameFrom: number[];
}

/**
 * Gives every slot its own candidate for the highest total score, by the Hungarian method (Kuhn 1955, Munkres 1957).
 * @param score the higher the better, at least 0
 * @returns one candidate per slot; null when candidates are too few
 */
export function bestAssignment<Slot, Candidate>(
  slots: readonly Slot[],
  candidates: readonly Candidate[],
  score: (slot: Slot, candidate: Candidate) => number,
): (Candidate | null)[] {
  const size = Math.max(slots.length, candidates.length);
  const costsOf = (slot: Slot) => {
    const costs = candidates.map((candidate) => -score(slot, candidate));
    while (costs.length < size) costs.push(0);
    return costs;
  };
  // Slots of the same position cost the same.
  const bySlot = new Map<Slot, readonly number[]>();
  for (const slot of slots) if (!bySlot.has(slot)) bySlot.set(slot, costsOf(slot));
  const costs = slots.map((slot) => bySlot.get(slot) as readonly number[]);
  const potentials = slots.map(() => 0);
  const columns = newColumns(size);
  for (let slot = 0; slot < slots.length; slot++) addSlot(slot, costs, potentials, columns);
  return slots.map((_, slot) => candidates[columns.owners.indexOf(slot)] ?? null);
}

function newColumns(size: number): Columns {
  const zeros = () => new Array<number>(size).fill(0);
  const nones = () => new Array<number>(size).fill(NONE);
  return { potentials: zeros(), owners: nones(), slack: zeros(), reached: [], cameFrom: nones() };
}

/** Finds the cheapest chain of changes that ends at a free column, and moves every slot along it. */
function addSlot(slot: number, costs: readonly (readonly number[])[], potentials: number[], columns: Columns): void {
  const { owners, slack, reached, cameFrom } = columns;
  slack.fill(Number.POSITIVE_INFINITY);
  for (let column = 0; column < owners.length; column++) reached[column] = false;
  let from = NONE;
  let current = slot;
  while (current !== NONE) {
    const next = nearestColumn(costs[current] as readonly number[], potentials[current] as number, from, columns);
    const delta = slack[next] as number;
    potentials[slot] = (potentials[slot] as number) + delta;
    for (let column = 0; column < owners.length; column++) {
      if (!reached[column]) {
        slack[column] = (slack[column] as number) - delta;
      } else {
        columns.potentials[column] = (columns.potentials[column] as number) - delta;
        const owner = owners[column] as number;
        potentials[owner] = (potentials[owner] as number) + delta;
      }
    }
    reached[next] = true;
    from = next;
    current = owners[next] as number;
  }
  while (from !== NONE) {
    const previous = cameFrom[from] as number;
    owners[from] = previous === NONE ? slot : (owners[previous] as number);
    from = previous;
  }
}

function nearestColumn(costs: readonly number[], potential: number, from: number, columns: Columns): number {
  const { potentials, slack, reached, cameFrom } = columns;
  let nearest = NONE;
  for (let column = 0; column < costs.length; column++) {
    if (reached[column]) continue;
    const reduced = (costs[column] as number) - potential - (potentials[column] as number);
    if (reduced < (slack[column] as number)) {
      slack[column] = reduced;
      cameFrom[column] = from;
    }
    if (nearest === NONE || (slack[column] as number) < (slack[nearest] as number)) nearest = column;
  }
  assert(nearest !== NONE, 'bestAssignment: needs a slot for every candidate');
  return nearest;
}
