import svgpath from 'svgpath';

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const SAMPLES = 16;

/** The box around what a path draws, to a sixteenth of each curve. */
export function pathBounds(path: string): Bounds {
  const xs: number[] = [];
  const ys: number[] = [];
  svgpath(path)
    .abs()
    .unshort()
    .unarc()
    .iterate((segment, _, x, y) => {
      const [command, ...numbers] = segment;
      if (command === 'Z' || command === 'z') return;
      const controls = command === 'H' ? [numbers[0] ?? x, y] : command === 'V' ? [x, numbers[0] ?? y] : numbers;
      const start = command === 'M' ? controls.slice(0, 2) : [x, y];
      const points = [...start, ...controls];
      for (let i = 0; i <= SAMPLES; i++) {
        xs.push(
          onCurve(
            points.filter((__, at) => at % 2 === 0),
            i / SAMPLES,
          ),
        );
        ys.push(
          onCurve(
            points.filter((__, at) => at % 2 === 1),
            i / SAMPLES,
          ),
        );
      }
    });
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** De Casteljau's point on the curve with these controls, of any degree. */
function onCurve(controls: readonly number[], share: number): number {
  let row = [...controls];
  while (row.length > 1) row = row.slice(1).map((next, i) => (row[i] ?? next) * (1 - share) + next * share);
  return row[0] ?? 0;
}
