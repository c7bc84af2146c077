/** The emblem from back to front: field, pattern, symbol, border. One path is field, clip and border, so nothing can misalign. */
import type { Emblem } from '@mundo-manager/rules';
import { checkedColour, checkedIdPrefix, row } from '../svg/checks.ts';
import { shortNumber, svgDocument } from '../svg/document.ts';
import { type DrawingTheme, type ThemeColour, themed } from '../svg/theme.ts';
import { BORDERS } from './borders.ts';
import { EMBLEM_OUTLINES } from './outlines.ts';
import { FIELDS } from './pattern-areas.ts';

/** How an emblem is drawn. */
export interface EmblemOptions {
  /** Width in CSS pixels. Without it, the drawing fills what holds it. */
  readonly size?: number;
  /** A name to read out, such as the club's. Without it, the drawing is decoration. */
  readonly title?: string;
  /** 'small' has one border line and a larger symbol. Default by the size: small up to 24 pixels. */
  readonly detail?: 'full' | 'small';
  /** Default 'light'; 'css' for drawings inside a page. */
  readonly theme?: DrawingTheme;
  /** Prefix of every id in the drawing: unique on a page with inline drawings. Default 'emblem'. */
  readonly idPrefix?: string;
}

const SYMBOL_BOX = 512;
const SMALL = 24;
/** Room for border and rim around shapes that fill 4 to 96 and 4 to 108. */
const VIEW_BOX = [-2, -2, 104, 116] as const;
/** Keeps a dark border from sinking into a dark page. */
const RIM: ThemeColour = { property: '--emblem-rim', light: 'none', dark: '#67706b' };

/**
 * An emblem with the given symbol (a path in a box of 512, or '' for none): for pages that come before the symbols do.
 * Throws a RangeError for an index or a colour that rules' validateEmblem refuses.
 */
export function drawEmblem(emblem: Emblem, symbolPath: string, options: EmblemOptions = {}): string {
  const { size, title, theme = 'light', idPrefix = 'emblem' } = options;
  const small = (options.detail ?? (size !== undefined && size <= SMALL ? 'small' : 'full')) === 'small';
  const { path, centre, symbolSide } = row(EMBLEM_OUTLINES, emblem.shape, 'emblem shape');
  const field = row(FIELDS, emblem.pattern, 'emblem pattern');
  const { edge, keyline } = row(BORDERS, emblem.border, 'emblem border');
  const clip = `${checkedIdPrefix(idPrefix)}-field`;
  const side = small ? symbolSide * 1.12 : symbolSide;
  const rim = themed(RIM, theme);

  const content = [
    rim === 'none' ? '' : outline(path, rim, small ? 11 : 8.5),
    `<path fill="${checkedColour(emblem.primary)}" d="${path}"/>`,
    field === ''
      ? ''
      : `<clipPath id="${clip}"><path d="${path}"/></clipPath><path clip-path="url(#${clip})" fill="${checkedColour(emblem.secondary)}" d="${field}"/>`,
    symbolPath === ''
      ? ''
      : `<path transform="translate(${shortNumber(centre[0] - side / 2)} ${shortNumber(centre[1] - side / 2)})scale(${(side / SYMBOL_BOX).toFixed(4)})" fill="${checkedColour(emblem.tertiary)}" d="${symbolPath}"/>`,
    outline(path, edge, small ? 7 : 6),
    small || keyline === edge ? '' : outline(path, keyline, 1.8),
  ];
  return svgDocument({ viewBox: VIEW_BOX, size, title }, content.join(''));
}

function outline(path: string, colour: string, width: number): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" d="${path}"/>`;
}
