import type { Player } from '@mundo-manager/rules/players';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { startersOf, type Tactic } from '@mundo-manager/rules/tactics';
import { isTired } from '@mundo-manager/rules/training';

/** What ‘Escalar por mim’ has done to a line-up. R-TSC-29 */
export interface AutoPickNews {
  /** Names of the new starters. */
  readonly starting: readonly string[];
  /** Names of the tired starters who rest now. */
  readonly resting: readonly string[];
  /** Whether places or bench changed; not so where the line-up was the best one already. */
  readonly isChanged: boolean;
}

/** Compares the line-up before and after; `players` is the squad by id. */
export function autoPickNews(
  before: Tactic,
  after: Tactic,
  players: ReadonlyMap<string, Player>,
  ruleset: Ruleset,
): AutoPickNews {
  const [were, are] = [startersOf(before, ruleset), startersOf(after, ruleset)];
  const known = (ids: readonly string[]) => ids.flatMap((id) => players.get(id) ?? []);
  const nameOf = ({ personalData }: Player) => personalData.name;
  const gone = known(were.filter((id) => !are.includes(id)));
  return {
    starting: known(are.filter((id) => !were.includes(id))).map(nameOf),
    resting: gone.filter((player) => isTired(player, ruleset)).map(nameOf),
    isChanged: after.places.some(
      ({ id, playerId }) => !before.places.some((place) => place.id === id && place.playerId === playerId),
    ),
  };
}
