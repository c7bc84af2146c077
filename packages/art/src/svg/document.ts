/** The <svg> element around a drawing: its size on the screen, and its accessible name. */
import { checkedSize } from './checks.ts';
import { escapeXml } from './escape-xml.ts';

interface SvgFrame {
  /** minX minY width height. */
  readonly viewBox: readonly [number, number, number, number];
  /** Width on the screen in CSS pixels; the height follows. Without it, the drawing fills what holds it. */
  readonly size?: number | undefined;
  /** A name to read out. Without it, the drawing is decoration. */
  readonly title?: string | undefined;
  readonly preserveAspectRatio?: string;
}

export function svgDocument({ viewBox, size, title, preserveAspectRatio }: SvgFrame, content: string): string {
  const [, , width, height] = viewBox;
  const dimensions =
    size === undefined ? '' : ` width="${checkedSize(size)}" height="${shortNumber((size * height) / width)}"`;
  const aspect = preserveAspectRatio === undefined ? '' : ` preserveAspectRatio="${preserveAspectRatio}"`;
  const role = title === undefined ? ' aria-hidden="true"' : ' role="img"';
  const name = title === undefined ? '' : `<title>${escapeXml(title)}</title>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(' ')}"${dimensions}${aspect}${role}>${name}${content}</svg>`;
}

/** A number as a drawing needs it: two decimals, no trailing zeros. */
export function shortNumber(value: number): string {
  return String(Number(value.toFixed(2)));
}
