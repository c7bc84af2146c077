/** A player seen from above: a disc of his shirt's cloth with his number, for sizes at which a shirt would be a smudge. */
import type { Kit } from '@mundo-manager/rules';
import { checkedColour, checkedIdPrefix } from '../svg/checks.ts';
import { svgDocument } from '../svg/document.ts';
import { designedKit } from './designed-kit.ts';
import { shirtNumber } from './numerals.ts';
import { patternDrawing } from './patterns.ts';
import { opposite, shirtContrast } from './shirt-contrast.ts';

/** How a disc is drawn. */
export interface DiscOptions {
  /** 1 to 99. */
  readonly number?: number;
  /** Colour of the ring around the cloth, '#rrggbb'. Default near-black. */
  readonly rim?: string;
  /** Width in CSS pixels. Without it, the drawing fills what holds it. */
  readonly size?: number;
  /** A name to read out. Without it, the drawing is decoration. */
  readonly title?: string;
  /** Prefix of every id in the drawing. Default 'disc'. */
  readonly idPrefix?: string;
}

/** The part of the shirt that is shown: its chest, where pattern and number are. */
const CENTRE = 50;
const RADIUS = 28;
/** Around the number: a plain field of the shirt’s first colour, since a pattern beneath digits of a few pixels makes them unreadable. */
const FIELD = 22;

/** A disc as SVG. Throws a RangeError as `kitSvg` does. */
export function discSvg(kit: Kit, options: DiscOptions = {}): string {
  const { number, rim = '#121715', size, title, idPrefix = 'disc' } = options;
  const { design, colours } = designedKit(kit);
  const { mark, edge, count, underNumber } = patternDrawing(design.pattern);
  const clip = `${checkedIdPrefix(idPrefix)}-cloth`;
  const circle = `<circle cx="${CENTRE}" cy="${CENTRE}" r="${RADIUS}"`;
  const { ink, outline } = underNumber ? { ink: opposite(colours.p), outline: undefined } : shirtContrast(kit);
  const cloth = [
    `<clipPath id="${clip}">${circle}/></clipPath>`,
    `${circle} fill="${colours.p}"/>`,
    `<g clip-path="url(#${clip})"><path fill="${colours.s}" d="${mark(design.count ?? count ?? 0)}"/>`,
    edge === undefined ? '' : `<path fill="${colours.t}" d="${edge}"/>`,
    `</g>${circle} fill="none" stroke="${checkedColour(rim)}" stroke-width="3"/>`,
    number === undefined || !underNumber
      ? ''
      : `<circle cx="${CENTRE}" cy="${CENTRE}" r="${FIELD}" fill="${colours.p}"/>`,
    number === undefined ? '' : shirtNumber(number, ink, outline, [CENTRE, CENTRE]),
  ].join('');
  const edgeOfBox = CENTRE - RADIUS - 2;
  const width = 2 * (RADIUS + 2);
  return svgDocument({ viewBox: [edgeOfBox, edgeOfBox, width, width], size, title }, cloth);
}
