import type { Kit as KitData } from '@mundo-manager/rules/clubs';

/** How a kit is shown. */
export interface KitProps {
  readonly kit: KitData;
  /** Whether the goalkeeper wears it: the same in a colour of his own. */
  readonly keeper?: boolean;
  /** The shirt alone, or with shorts and socks. */
  readonly view?: 'shirt' | 'full';
  /** A shirt number, 1–99. */
  readonly number?: number;
  /** Width in pixels: 44–48 on the pitch. Fills what holds it unless given. */
  readonly size?: number;
  readonly title?: string;
}
