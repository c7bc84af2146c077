/** The kit from back to front: sleeves, body, pattern, cuffs, collar, seams, outline, then shorts, socks and the number. */
import type { Kit } from '@mundo-manager/rules';
import { checkedIdPrefix } from '../svg/checks.ts';
import { svgDocument } from '../svg/document.ts';
import { type DrawingTheme, type ThemeColour, themed } from '../svg/theme.ts';
import type { ClothColours, KitDesign } from './design.ts';
import { designedKit } from './designed-kit.ts';
import {
  BODY,
  COLLARS,
  CUFFS,
  SEAMS,
  SHIRT_OUTLINE,
  SHORTS,
  SHORTS_STRIPES,
  SLEEVES,
  SOCK_TOPS,
  SOCKS,
} from './garments.ts';
import { shirtNumber } from './numerals.ts';
import { patternDrawing } from './patterns.ts';
import { shirtContrast } from './shirt-contrast.ts';

/** How a kit is drawn. */
export interface KitOptions {
  /** The shirt alone (square), or with shorts and socks (100 × 176). Default 'shirt'. */
  readonly view?: 'shirt' | 'full';
  /** 1 to 99. */
  readonly number?: number;
  /** '#rrggbb'; default: the most legible by shirtContrast. */
  readonly numberColour?: string;
  /** Width in CSS pixels. Without it, the drawing fills what holds it. */
  readonly size?: number;
  /** A name to read out. Without it, the drawing is decoration. */
  readonly title?: string;
  /** Default 'light'; 'css' for drawings inside a page. */
  readonly theme?: DrawingTheme;
  /** Prefix of every id in the drawing: unique on a page with inline drawings. Default 'kit'. */
  readonly idPrefix?: string;
}

/** Keeps light fabric visible on a light page and dark fabric on a dark one. */
const RIM: ThemeColour = { property: '--kit-rim', light: '#5b635f', dark: '#93a299' };

/** A kit as SVG. Throws a RangeError for an image name without a design, a colour other than '#rrggbb' or a number that no shirt has. */
export function kitSvg(kit: Kit, options: KitOptions = {}): string {
  const { view = 'shirt', number, numberColour, size, title, theme = 'light', idPrefix = 'kit' } = options;
  const { design, colours } = designedKit(kit);
  const rim = themed(RIM, theme);
  const content = shirt(design, colours, rim, `${checkedIdPrefix(idPrefix)}-cloth`);
  const below = view === 'full' ? shortsAndSocks(design, colours, rim) : '';
  const { ink, outline } = shirtContrast(kit, numberColour);
  const label = number === undefined ? '' : shirtNumber(number, ink, outline, [50, 54]);
  return svgDocument({ viewBox: [0, 0, 100, view === 'full' ? 176 : 100], size, title }, content + below + label);
}

function shirt(design: KitDesign, colours: ClothColours, rim: string, clip: string): string {
  const { mark, edge, count } = patternDrawing(design.pattern);
  const marks = mark(design.count ?? count ?? 0);
  const carried = design.sleeves === 'pattern';
  const sleeves = design.sleeves === 'pattern' ? colours.p : colours[design.sleeves];
  const pattern =
    marks === ''
      ? ''
      : `<clipPath id="${clip}"><path d="${BODY}${carried ? SLEEVES : ''}"/></clipPath><g clip-path="url(#${clip})">${paint(marks, colours.s)}${edge === undefined ? '' : paint(edge, colours.t)}</g>`;
  return [
    paint(SLEEVES, sleeves),
    paint(BODY, colours.p),
    pattern,
    paint(CUFFS + COLLARS[design.collar], colours[design.trim]),
    `<path fill="none" stroke="#000" stroke-opacity=".16" stroke-width="1.6" stroke-linecap="round" d="${SEAMS}"/>`,
    `<path fill="none" ${outlined(rim)} d="${SHIRT_OUTLINE}"/>`,
  ].join('');
}

function shortsAndSocks(design: KitDesign, colours: ClothColours, rim: string): string {
  const stripes = design.shorts === 'p' ? colours.s : colours.p;
  const tops = design.socks === 't' ? colours.s : colours.t;
  return [
    paint(SHORTS, colours[design.shorts]),
    paint(SHORTS_STRIPES, stripes),
    paint(SOCKS, colours[design.socks]),
    paint(SOCK_TOPS, tops),
    `<path fill="none" ${outlined(rim)} d="${SHORTS}${SOCKS}"/>`,
  ].join('');
}

function paint(path: string, colour: string): string {
  return `<path fill="${colour}" d="${path}"/>`;
}

function outlined(rim: string): string {
  return `stroke="${rim}" stroke-width="1.5" stroke-linejoin="round"`;
}
