/** What grows on a pitch: earth with weeds at the edges, worn grass, grass, a cut lawn. The ground shows how far a club has come. */
import type { ByCategory } from '@mundo-manager/rules';
import { shortNumber } from '../svg/document.ts';
import { type Patch, patchPath } from './ground-patch.ts';
import type { PALETTE } from './palette.ts';

type Paint = (colour: keyof typeof PALETTE) => string;

/** The ground that is painted: the field and five metres around it. */
export const GROUND = { left: -5, top: -5, width: 78, length: 115 } as const;

// biome-ignore format: one patch a row
const TRODDEN: readonly Patch[] = [
  [34, 56, 24, 26, 3],
  [34, 8, 18, 9, 8],
  [34, 98, 18, 9, 5],
];
// biome-ignore format: one patch a row
const WEEDS: readonly Patch[] = [
  [0, 4, 8, 8, 2],
  [69, 3, 9, 9, 4],
  [-2, 50, 6, 16, 7],
  [71, 60, 6, 18, 9],
  [1, 102, 9, 8, 6],
  [68, 103, 8, 7, 1],
  [70, 28, 4, 7, 12],
  [-1, 78, 4, 7, 14],
];
// biome-ignore format: one patch a row
const BARE: readonly Patch[] = [
  [34, 4, 9, 6, 3],
  [34, 101, 9, 6, 8],
  [35, 52, 8, 7, 5],
];

export const GROUNDS: ByCategory<(paint: Paint) => string> = {
  Várzea: (paint) => base(paint('earth')) + patches(TRODDEN, paint('trodden')) + patches(WEEDS, paint('weeds')),
  Amador: (paint) => base(paint('amador')) + mown(8, paint('amadorMown')) + patches(BARE, paint('bare')),
  'Semi-Pro': (paint) => base(paint('semiPro')) + mown(10, paint('semiProMown')),
  Pro: (paint) => base(paint('pro')) + mown(20, paint('proMown')) + crossMown(),
};

function base(colour: string): string {
  return fill(colour, `M${GROUND.left} ${GROUND.top}h${GROUND.width}v${GROUND.length}h-${GROUND.width}z`);
}

function patches(all: readonly Patch[], colour: string): string {
  return fill(colour, all.map(patchPath).join(''));
}

/** Every second one of the given number of bands across the pitch. */
function mown(bands: number, colour: string): string {
  const length = GROUND.length / bands;
  const band = (i: number) =>
    `M${GROUND.left} ${shortNumber(GROUND.top + (2 * i + 1) * length)}h${GROUND.width}v${shortNumber(length)}h-${GROUND.width}z`;
  return fill(colour, Array.from({ length: bands / 2 }, (_, i) => band(i)).join(''));
}

/** Five bands along the pitch, over those across: the chequers of a lawn cut both ways. */
function crossMown(): string {
  const width = GROUND.width / 10;
  const band = (i: number) =>
    `M${shortNumber(GROUND.left + 2 * i * width)} ${GROUND.top}h${shortNumber(width)}v${GROUND.length}h-${shortNumber(width)}z`;
  return `<path fill="#000" fill-opacity=".05" d="${Array.from({ length: 5 }, (_, i) => band(i)).join('')}"/>`;
}

function fill(colour: string, path: string): string {
  return `<path fill="${colour}" d="${path}"/>`;
}
