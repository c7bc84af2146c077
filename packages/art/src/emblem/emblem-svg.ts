import type { Emblem } from '@mundo-manager/rules';
import { row } from '../svg/checks.ts';
import { EMBLEM_SYMBOL_PATHS } from '../symbols/paths.ts';
import { drawEmblem, type EmblemOptions } from './draw-emblem.ts';

/**
 * A club's emblem as SVG. Throws a RangeError for an index or a colour that rules' validateEmblem refuses. It brings every symbol along:
 * a page that must load fast imports drawEmblem instead, or this one later.
 */
export function emblemSvg(emblem: Emblem, options: EmblemOptions = {}): string {
  return drawEmblem(emblem, row(EMBLEM_SYMBOL_PATHS, emblem.symbol, 'emblem symbol'), options);
}
