/** What a designer decides about a kit; its three colours come from the preset. */
import type { ShirtPattern } from './patterns.ts';

/** One of the kit's three colours: primary, secondary, tertiary. */
type Cloth = 'p' | 's' | 't';

export interface KitDesign {
  readonly pattern: ShirtPattern;
  /** How many stripes, hoops or gaps between pinstripes, counting both colours. */
  readonly count?: number;
  /** 'pattern' carries the pattern of the body on. */
  readonly sleeves: Cloth | 'pattern';
  readonly collar: 'round' | 'v' | 'polo' | 'lace';
  /** Collar and cuffs. */
  readonly trim: Cloth;
  readonly shorts: Cloth;
  readonly socks: Cloth;
}

export type ClothColours = Readonly<Record<Cloth, string>>;
