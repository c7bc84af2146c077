import type { Player, PlayerAttributes } from './player.ts';

/** The player with some of his attributes changed. */
export function withAttributes<P extends Pick<Player, 'attributes'>>(player: P, changes: Partial<PlayerAttributes>): P {
  return { ...player, attributes: { ...player.attributes, ...changes } };
}
