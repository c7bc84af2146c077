/** The best eleven is an assignment problem: the best player of each slot, taken one by one, can leave a worse team than another split. */

interface Row {
  potential: number;
  readonly cells: readonly { readonly column: Column; readonly cost: number }[];
}

interface Column {
  potential: number;
  /** The row that holds this column so far. */
  owner: Row | null;
  slack: number;
  reached: boolean;
  /** The column from which the search came here; null where it came from the row it set out from. */
  cameFrom: Column | null;
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
  const seats = [...candidates, ...nobody].map((candidate) => ({ candidate, column: newColumn() }));
  const rows = slots.map((slot) => ({
    potential: 0,
    cells: seats.map(({ candidate, column }) => ({
      column,
      cost: candidate === null ? 0 : -score(slot, candidate),
    })),
  }));
  const columns = seats.map(({ column }) => column);
  for (const row of rows) addRow(row, columns);
  return rows.map((row) => seats.find(({ column }) => column.owner === row)?.candidate ?? null);
}

function newColumn(): Column {
  return { potential: 0, owner: null, slack: Number.POSITIVE_INFINITY, reached: false, cameFrom: null };
}

/** Finds the cheapest chain of changes that ends at a free column, and moves every row along it. */
function addRow(row: Row, columns: readonly Column[]): void {
  for (const column of columns) {
    column.slack = Number.POSITIVE_INFINITY;
    column.reached = false;
  }
  let from: Column | null = null;
  let current: Row | null = row;
  while (current !== null) {
    const next = nearestColumn(current, from);
    const delta = next.slack;
    row.potential += delta;
    for (const column of columns) {
      if (!column.reached) {
        column.slack -= delta;
      } else {
        column.potential -= delta;
        if (column.owner !== null) column.owner.potential += delta;
      }
    }
    next.reached = true;
    from = next;
    current = next.owner;
  }
  while (from !== null) {
    const previous: Column | null = from.cameFrom;
    from.owner = previous === null ? row : previous.owner;
    from = previous;
  }
}

function nearestColumn(row: Row, from: Column | null): Column {
  let nearest: Column | null = null;
  for (const { column, cost } of row.cells) {
    if (column.reached) continue;
    const reduced = cost - row.potential - column.potential;
    if (reduced < column.slack) {
      column.slack = reduced;
      column.cameFrom = from;
    }
    if (nearest === null || column.slack < nearest.slack) nearest = column;
  }
  if (nearest === null) throw new RangeError('an assignment needs at least as many columns as rows');
  return nearest;
}
