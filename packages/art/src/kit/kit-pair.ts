/** Whether two teams can be distinguished from the seats, given the share of each colour on their shirts. */
import type { Kit } from '@mundo-manager/rules';
import { colourDistance } from '../colour/distance.ts';
import { designedKit } from './designed-kit.ts';
import { patternDrawing } from './patterns.ts';

/** Two kits for one match. */
export interface KitPair {
  readonly home: Kit;
  readonly away: Kit;
  /** How different the shirts look from afar: 0 the same, 1 white and black. */
  readonly distance: number;
  /** Whether they are too alike for a match. */
  readonly clash: boolean;
}

const CLASH = 0.2;
const SLEEVES_SHARE = 0.25;

/**
 * The away team's first kit that doesn't clash with the home team's, of its own and then the alternatives (such as the same team's other preset);
 * where all clash, the most different one.
 */
export function kitPair(home: Kit, away: Kit, alternatives: readonly Kit[] = []): KitPair {
  const pairs = [away, ...alternatives].map((kit) => pairOf(home, kit));
  const fallback = pairs.reduce((best, pair) => (pair.distance > best.distance ? pair : best));
  return pairs.find(({ clash }) => !clash) ?? fallback;
}

function pairOf(home: Kit, away: Kit): KitPair {
  const distance = repainting(shares(home), shares(away));
  return { home, away, distance, clash: distance < CLASH };
}

/** A colour and how much of the shirt has it; all of a shirt together are 1. */
type Share = readonly [colour: string, share: number];

function shares(kit: Kit): readonly Share[] {
  const { design, colours } = designedKit(kit);
  const { share } = patternDrawing(design.pattern);
  const body = design.sleeves === 'pattern' ? 1 : 1 - SLEEVES_SHARE;
  const sleeves: readonly Share[] = design.sleeves === 'pattern' ? [] : [[colours[design.sleeves], SLEEVES_SHARE]];
  return [[colours.p, body * (1 - share)], [colours.s, body * share], ...sleeves];
}

/** How much paint, and how different, makes one shirt of the other: the nearest colours of both are matched first, then what is left of them. */
function repainting(one: readonly Share[], other: readonly Share[]): number {
  const [left, right] = [one.map(([, share]) => share), other.map(([, share]) => share)];
  const matches = one
    .flatMap(([a], i) => other.map(([b], j) => ({ i, j, distance: colourDistance(a, b) })))
    .sort((x, y) => x.distance - y.distance);
  let sum = 0;
  for (const { i, j, distance } of matches) {
    const matched = Math.min(left[i] ?? 0, right[j] ?? 0);
    left[i] = (left[i] ?? 0) - matched;
    right[j] = (right[j] ?? 0) - matched;
    sum += matched * distance;
  }
  return sum;
}
