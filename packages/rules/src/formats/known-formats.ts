/** Formats that can be played: the game's own, and real ones. */
import { OWN_FORMATS } from './own-formats.ts';
import { REAL_FORMATS } from './real-formats.ts';

/** Formats by id: the game's own, and those of real competitions. R-FRM-9 */
export const FORMATS = { ...OWN_FORMATS, ...REAL_FORMATS };
