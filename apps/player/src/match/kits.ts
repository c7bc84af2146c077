/** The kits of both sides and their keepers, all four distinguishable. */
import { keeperKit, kitPair } from '@mundo-manager/art/kit';
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

/** The home side wears its own kit, the away side its own or its other one. Keepers wear the most different colours. */
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
