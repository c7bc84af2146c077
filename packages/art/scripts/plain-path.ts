import svgpath from 'svgpath';

/** How far, in units of the path, a line may run from the curve that it replaces. */
const TOLERANCE = 1;

/** A relative path without the steps that rounding made pointless: those of no length, and curves that are as good as straight. */
export function plainPath(path: string): string {
  const commands: string[] = [];
  svgpath(path).iterate(([command]) => void commands.push(command));
  return svgpath(path)
    .iterate(([command, ...steps], index) => {
      // The next curve may take its first control from this one.
      const shorthandFollows = commands[index + 1] === 's' || commands[index + 1] === 't';
      if (command === 'c' && !shorthandFollows) return isStraight(steps) ? line(steps[4], steps[5]) : undefined;
      if (command === 'l') return line(steps[0], steps[1]);
      if (command === 'h') return line(steps[0], 0);
      return command === 'v' ? line(0, steps[0]) : undefined;
    })
    .toString();
}

function isStraight([x1 = 0, y1 = 0, x2 = 0, y2 = 0, x = 0, y = 0]: readonly number[]): boolean {
  return fromChord(x1, y1, x, y) <= TOLERANCE && fromChord(x2, y2, x, y) <= TOLERANCE;
}

/** From the point to the nearest of the straight way from 0, 0 to x, y. */
function fromChord(pointX: number, pointY: number, x: number, y: number): number {
  const length = x * x + y * y;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, (pointX * x + pointY * y) / length));
  return Math.hypot(pointX - along * x, pointY - along * y);
}

type Step = [command: string, ...numbers: number[]];

function line(x = 0, y = 0): Step[] {
  if (x === 0 && y === 0) return [];
  if (y === 0) return [['h', x]];
  return x === 0 ? [['v', y]] : [['l', x, y]];
}
