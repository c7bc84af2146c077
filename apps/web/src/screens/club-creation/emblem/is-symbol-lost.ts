import { emblemContrast } from '@mundo-manager/art';
import type { Emblem } from '@mundo-manager/rules/clubs';

/** Below it the drawing’s own measure calls a symbol lost. */
const LOST = 2;

/** Whether the symbol can hardly be distinguished from its background, at least in part. */
export function isSymbolLost(emblem: Emblem): boolean {
  return emblemContrast(emblem) < LOST;
}
