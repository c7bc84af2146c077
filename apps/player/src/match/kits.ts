/** What both sides and their keepers wear, so that everybody can be told from everybody. */
import { colourDistance } from '@mundo-manager/art';
import { kitPair } from '@mundo-manager/art/kit';
import { KIT_PRESETS } from '@mundo-manager/rules/club-creation';
import type { Kit } from '@mundo-manager/rules/clubs';

export interface MatchKits {
  readonly home: Kit;
  readonly away: Kit;
  readonly homeKeeper: Kit;
  readonly awayKeeper: Kit;
  /** Whether the shirts of both sides remain too alike, so that the away side needs a ring of its own. */
  readonly clash: boolean;
}

/** A shirt of one cloth, and the colours that keepers have worn since there are keepers. */
const PLAIN = 't02-casa';
const KEEPER_COLOURS = ['#f2c414', '#2f9e62', '#8d97a0', '#1d1f24', '#7a3fa0', '#ef7d22', '#57c1e8'] as const;

/** The home side wears its own; the away side its own, else its team's other kit. Keepers wear what is most unlike all others. */
export function matchKits(home: Kit, away: Kit): MatchKits {
  const pair = kitPair(home, away, otherKits(away));
  const homeKeeper = keeperKit([pair.home.primary, pair.home.secondary, pair.away.primary, pair.away.secondary]);
  const awayKeeper = keeperKit([pair.home.primary, pair.away.primary, pair.away.secondary, homeKeeper.primary]);
  return { ...pair, homeKeeper, awayKeeper };
}

/** The presets are home and away of one team after the other. */
function otherKits({ id }: Kit): readonly Kit[] {
  const other = KIT_PRESETS.find((kit) => kit.id === (id ^ 1));
  return other === undefined ? [] : [other];
}

function keeperKit(worn: readonly string[]): Kit {
  const distance = (colour: string) => Math.min(...worn.map((other) => colourDistance(colour, other)));
  const colour = KEEPER_COLOURS.toSorted((a, b) => distance(b) - distance(a))[0] ?? KEEPER_COLOURS[0];
  return { id: -1, imageName: PLAIN, primary: colour, secondary: colour, tertiary: '#ffffff' };
}
