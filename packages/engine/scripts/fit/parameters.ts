/** Which constants are fitted, and between which bounds. */
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { type Constants, constantAt } from '../parallel/constants.ts';

export interface Parameter {
  readonly path: string;
  readonly low: number;
  readonly high: number;
  /** The value that it has now. */
  readonly now: number;
}

const MOST_PARAMETERS = 25;
/** Bounds of a constant for which none are given, in shares of its value. */
const USUAL = [0.5, 1.5] as const;
const DIGITS = 3;

/** 'PASSING.base:0.5:1.2,SHOOTING.patience' as parameters. Throws `RangeError` for what is no constant, for bounds that exclude its value, and for too many. */
export function parametersOf(text: string, ruleset: Ruleset): Parameter[] {
  const parameters = text.split(',').map((part) => {
    const [path = '', low, high] = part.trim().split(':');
    const now = constantAt(path, ruleset);
    const usual = USUAL.map((share) => now * share).sort((a, b) => a - b);
    const parameter = { path, now, low: Number(low ?? usual[0]), high: Number(high ?? usual[1]) };
    if (!(parameter.low < parameter.high && parameter.low <= now && now <= parameter.high))
      throw new RangeError(`${path} is ${now}: bounds ${parameter.low} and ${parameter.high} do not fit`);
    return parameter;
  });
  if (parameters.length > MOST_PARAMETERS) throw new RangeError(`at most ${MOST_PARAMETERS} constants at a time`);
  return parameters;
}

/** The text of a file with bounds: {"PASSING.base": [0.5, 1.2]}, or null for the usual ones. */
export function parameterText(file: string): string {
  const bounds = JSON.parse(file) as Record<string, readonly [number, number] | null>;
  return Object.entries(bounds)
    .map(([path, each]) => (each === null ? path : `${path}:${each[0]}:${each[1]}`))
    .join(',');
}

/** Values within the bounds from coordinates of 0–1, rounded to digits that count. */
export function constantsAt(parameters: readonly Parameter[], coordinates: readonly number[]): Constants {
  return Object.fromEntries(
    parameters.map(({ path, low, high }, at) => [
      path,
      rounded(low + (high - low) * (coordinates[at] ?? 0), high - low),
    ]),
  );
}

/** Where the constants are now, 0–1. */
export function startOf(parameters: readonly Parameter[]): number[] {
  return parameters.map(({ now, low, high }) => (now - low) / (high - low));
}

function rounded(value: number, range: number): number {
  const digits = Math.max(0, DIGITS - Math.floor(Math.log10(range)));
  return Number(value.toFixed(Math.min(12, digits)));
}
