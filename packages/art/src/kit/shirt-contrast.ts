import type { Kit } from '@mundo-manager/rules';
import { contrastRatio } from '../colour/contrast.ts';
import { checkedColour } from '../svg/checks.ts';
import { designedKit } from './designed-kit.ts';
import { patternDrawing } from './patterns.ts';

/** Which colours make a shirt's number legible. */
export interface ShirtContrast {
  /** The number's colour: of white, near-black and the kit's third colour, the one with the best worst contrast. */
  readonly ink: string;
  /** The lowest contrast (WCAG) of the ink with a colour of the shirt beneath the number. */
  readonly ratio: number;
  /** The colour to draw around the number, where the shirt alone doesn't give 4.5:1 or the number lies on a pattern. */
  readonly outline: string | undefined;
}

const WHITE = '#ffffff';
const BLACK = '#121715';
const LEGIBLE = 4.5;

/** The colours of a kit's number, or of its outline around a number in the given colour. Throws a RangeError as kitSvg does. */
export function shirtContrast(kit: Kit, numberColour?: string): ShirtContrast {
  const { design, colours } = designedKit(kit);
  const { underNumber, edge } = patternDrawing(design.pattern);
  const beneath = [colours.p, ...(underNumber ? [colours.s] : []), ...(edge === undefined ? [] : [colours.t])];
  const candidates =
    numberColour === undefined ? [WHITE, BLACK, colours.t].filter(canBeOutlined) : [checkedColour(numberColour)];
  const [best = { ink: WHITE, ratio: 1 }] = candidates
    .map((ink) => ({ ink, ratio: Math.min(...beneath.map((colour) => contrastRatio(ink, colour))) }))
    .sort((a, b) => b.ratio - a.ratio);
  const outlined = underNumber || best.ratio < LEGIBLE;
  return { ...best, outline: outlined ? opposite(best.ink) : undefined };
}

/** White or near-black: the better contrast to a plain colour. */
export function opposite(colour: string): string {
  return contrastRatio(colour, BLACK) > contrastRatio(colour, WHITE) ? BLACK : WHITE;
}

/** A medium colour contrasts with no outline. */
function canBeOutlined(colour: string): boolean {
  return contrastRatio(colour, opposite(colour)) >= LEGIBLE;
}
