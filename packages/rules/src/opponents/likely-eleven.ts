/** The eleven that will probably start: by who has started where, among those who may play. */

import type { PlayerId } from '../core/ids.ts';
import { sortedBy } from '../core/sorted-by.ts';
import { ratingIn } from '../players/overall.ts';
import type { PublicPlayer } from '../players/player.ts';
import type { Position } from '../positions/position.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { dealPlaces } from '../tactics/auto-pick.ts';
import { formationSlots } from '../tactics/formations.ts';
import { CERTAINTY_SHARES, type Certainty } from './constants.ts';
import type { ScoutedSheet } from './scouted-match.ts';
import { teamLineOf } from './team-lines.ts';

/** A player who may start: how often he did, and how good he would be in the place. */
export interface LikelyPlayer {
  readonly playerId: PlayerId;
  /** Shirt number. */
  readonly number: number;
  readonly name: string;
  /** Rating 0–100 in the position. */
  readonly rating: number;
  /** Matches that he started, in any place. */
  readonly starts: number;
}

/** A place of the likely formation. */
export interface LikelyPlace extends LikelyPlayer {
  readonly position: Position;
  readonly certainty: Certainty;
  /** Who may play there in his place; null if no one else is left who has started in that line, and for a certain starter. */
  readonly alternative: LikelyPlayer | null;
}

/** How sure a start is, from its count in a number of matches. R-OPP-3 */
export function certaintyOf(times: number, of: number): Certainty {
  const { certain, likely, fewest } = CERTAINTY_SHARES;
  const share = of === 0 ? 0 : times / of;
  if (share >= certain && of >= fewest) return 'certain';
  return share >= likely ? 'likely' : 'doubtful';
}

/** Where the players of a sheet start, place by place of its formation. */
export function startersOfSheet({ tactic, players }: ScoutedSheet) {
  return formationSlots(tactic.formation).flatMap(({ position }, place) => {
    const id = tactic.places.find((one) => one.id === String(place))?.playerId;
    const player = players.find((one) => one.id === id);
    return player === undefined ? [] : [{ position, player }];
  });
}

/** A start in the position weighs more than one in its line, and that more than one elsewhere; ratings decide between equals. */
const WEIGHTS = { position: 100, line: 20, anywhere: 10, rating: 0.01 } as const;

/** The likely eleven of the formation, the keeper first, by the starts in those sheets; places without a player left are missing. R-OPP-3 */
export function likelyEleven(
  formation: string,
  players: readonly PublicPlayer[],
  sheets: readonly ScoutedSheet[],
  ruleset: Ruleset,
): LikelyPlace[] {
  const starts = sheets.flatMap(startersOfSheet);
  const startsOf = ({ id }: PublicPlayer, isIn: (position: Position) => boolean = () => true) =>
    starts.filter(({ position, player }) => player.id === id && isIn(position)).length;
  const inLineOf = (position: Position) => (other: Position) => teamLineOf(other) === teamLineOf(position);
  const worth = (position: Position, player: PublicPlayer) => {
    const isKeeper = player.personalData.position === 'GK';
    if (isKeeper !== (position === 'GK')) return 0;
    return (
      1 +
      WEIGHTS.position * startsOf(player, (other) => other === position) +
      WEIGHTS.line * startsOf(player, inLineOf(position)) +
      WEIGHTS.anywhere * startsOf(player) +
      WEIGHTS.rating * ratingIn(player, position, ruleset)
    );
  };
  const shown = (player: PublicPlayer, position: Position): LikelyPlayer => ({
    playerId: player.id,
    number: player.number,
    name: player.personalData.name,
    rating: ratingIn(player, position, ruleset),
    starts: startsOf(player),
  });
  const positions = formationSlots(formation).map(({ position }) => position);
  const dealt = dealPlaces(positions, players, worth);
  const eleven = positions.flatMap((position, place) => {
    const player = dealt[place] ?? null;
    if (player === null) return [];
    const certainty = certaintyOf(startsOf(player), sheets.length);
    return [{ ...shown(player, position), position, certainty, alternative: null }];
  });
  const bench = new Set(players.filter((player) => !dealt.includes(player)));
  // The least certain place is filled first; a player is the second choice of one place only.
  const seconds = new Map<Position, LikelyPlayer>();
  for (const { position, certainty } of sortedBy(eleven, ({ starts }) => starts)) {
    const others = [...bench].filter((other) => startsOf(other, inLineOf(position)) > 0);
    const [second] = sortedBy(others, (other) => -worth(position, other));
    if (certainty === 'certain' || second === undefined) continue;
    seconds.set(position, shown(second, position));
    bench.delete(second);
  }
  return eleven.map((place) => ({ ...place, alternative: seconds.get(place.position) ?? null }));
}
