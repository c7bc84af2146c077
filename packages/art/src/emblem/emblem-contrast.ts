import type { Emblem } from '@mundo-manager/rules';
import { contrastRatio } from '../colour/contrast.ts';
import { row } from '../svg/checks.ts';
import { FIELDS } from './pattern-areas.ts';

/** The lowest contrast (WCAG, 1 to 21) of an emblem's symbol with a colour behind it; below 2 the symbol gets lost there, at least in part. */
export function emblemContrast({ pattern, primary, secondary, tertiary }: Emblem): number {
  const plain = row(FIELDS, pattern, 'emblem pattern') === '';
  const behind = plain ? [primary] : [primary, secondary];
  return Math.min(...behind.map((colour) => contrastRatio(tertiary, colour)));
}
