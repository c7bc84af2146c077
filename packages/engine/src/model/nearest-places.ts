/** Which place of one shape belongs to which of another, so that all of them together are as near as can be. */
import { WIDTH } from './pitch.ts';

/** 0 in the last line, 1 in the first; metres from the left touchline. */
export interface ShapePoint {
  readonly depth: number;
  readonly wide: number;
}

/** Metres from the last line to the first, to compare with metres across. */
const LENGTHWISE = 43;
/** Square metres that an exchange must save: less is a rounding error. */
const NO_NEARER = 1e-6;

/**
 * The counterpart of each place among as many others: the mean of matching from the left and from the right, so that no
 * flank is preferred. The first place, the keeper's, is its own counterpart.
 */
export function nearestPlaces(own: readonly ShapePoint[], others: readonly ShapePoint[]): readonly ShapePoint[] {
  const left = counterparts(own.slice(1), others.slice(1));
  const right = counterparts(own.slice(1).map(mirrored), others.slice(1)).map(mirrored);
  const means = left.map((spot, at) => {
    const twin = right[at] ?? spot;
    return { depth: (spot.depth + twin.depth) / 2, wide: (spot.wide + twin.wide) / 2 };
  });
  return [...own.slice(0, 1), ...means];
}

function mirrored({ depth, wide }: ShapePoint): ShapePoint {
  return { depth, wide: WIDTH - wide };
}

/** Dealt out in order, then exchanged in pairs for as long as that brings both together nearer. Nothing depends on the order of the slots. */
function counterparts(own: readonly ShapePoint[], others: readonly ShapePoint[]): ShapePoint[] {
  const pairs = own.toSorted(inOrder).map((spot, at) => ({ spot, to: others.toSorted(inOrder)[at] ?? spot }));
  for (let changed = true; changed; ) {
    changed = false;
    pairs.forEach((first, at) => {
      for (const second of pairs.slice(at + 1)) {
        const crossed = apart(first.spot, second.to) + apart(second.spot, first.to);
        if (crossed > apart(first.spot, first.to) + apart(second.spot, second.to) - NO_NEARER) continue;
        [first.to, second.to] = [second.to, first.to];
        changed = true;
      }
    });
  }
  return own.map((spot) => pairs.find((pair) => pair.spot === spot)?.to ?? spot);
}

function inOrder(a: ShapePoint, b: ShapePoint): number {
  return a.depth - b.depth || a.wide - b.wide;
}

/** Square of the metres between two places. */
function apart(a: ShapePoint, b: ShapePoint): number {
  const along = (a.depth - b.depth) * LENGTHWISE;
  const across = a.wide - b.wide;
  return along * along + across * across;
}
