/** What a goalkeeper wears. */
import type { Kit } from '@mundo-manager/rules';
import { colourDistance } from '../colour/distance.ts';

/** A shirt of one cloth, and the colours that keepers have worn since there are keepers. */
const PLAIN = 't02-casa';
const COLOURS = ['#f2c414', '#2f9e62', '#8d97a0', '#1d1f24', '#7a3fa0', '#ef7d22', '#57c1e8'] as const;

/** A plain kit in the keepers’ colour that is most unlike all those that others wear (`#rrggbb`). */
export function keeperKit(worn: readonly string[]): Kit {
  const distance = (colour: string) => Math.min(...worn.map((other) => colourDistance(colour, other)));
  const colour = COLOURS.reduce((best, each) => (distance(each) > distance(best) ? each : best));
  return { id: -1, imageName: PLAIN, primary: colour, secondary: colour, tertiary: '#ffffff' };
}
