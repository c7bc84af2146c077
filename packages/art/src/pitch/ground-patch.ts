import { shortNumber } from '../svg/document.ts';

/** Centre and half axes in metres, and which of its outlines it takes. */
export type Patch = readonly [x: number, y: number, halfWidth: number, halfLength: number, outline: number];

const POINTS = 10;
type Point = readonly [number, number];

/** A worn or grown patch: a closed curve through ten points on a wobbling ellipse, as if cut from paper. */
export function patchPath([x, y, halfWidth, halfLength, outline]: Patch): string {
  const points = Array.from({ length: POINTS }, (_, i): Point => {
    const angle = (i / POINTS) * Math.PI * 2;
    const wobble = 0.82 + 0.36 * (((outline * 9301 + i * 49297) % 233) / 233);
    return [x + Math.cos(angle) * halfWidth * wobble, y + Math.sin(angle) * halfLength * wobble];
  });
  const curves = points.map((point, i) => {
    const end = middle(point, points[(i + 1) % POINTS] ?? point);
    return `Q${tenths(point)} ${tenths(end)}`;
  });
  return `M${tenths(middle(points.at(-1) ?? [x, y], points[0] ?? [x, y]))}${curves.join('')}Z`;
}

function middle(one: Point, other: Point): Point {
  return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
}

function tenths([x, y]: Point): string {
  return `${shortNumber(Math.round(x * 10) / 10)} ${shortNumber(Math.round(y * 10) / 10)}`;
}
