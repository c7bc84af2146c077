import { requireDefined } from './assert.ts';

/** A quantity that follows another along given points: unlike powers and logarithms, the same on every JavaScript engine. */
export interface CurvePoint {
  readonly at: number;
  readonly value: number;
}

/** Points of rising `at`, at least one. Straight between two points, level before the first and after the last. */
export type Curve = readonly CurvePoint[];

/** The curve through those points, each as the pair of its `at` and its `value`. */
export function curve(...points: readonly (readonly [at: number, value: number])[]): Curve {
  return points.map(([at, value]) => ({ at, value }));
}

/** The value of the curve. Throws on a curve without points. */
export function onCurve(points: Curve, at: number): number {
  const left = points.findLast((point) => point.at <= at);
  const right = points.find((point) => point.at > at);
  if (left === undefined) return requireDefined(right, 'onCurve: needs a curve with points').value;
  if (right === undefined) return left.value;
  return left.value + ((right.value - left.value) * (at - left.at)) / (right.at - left.at);
}
