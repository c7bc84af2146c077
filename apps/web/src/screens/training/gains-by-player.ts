import type { TrainingGain } from '@mundo-manager/rules/training';
import { signedPoints } from './signed-points.ts';

/** A player with all that a session gave him; nothing if he is at his limits. */
interface PlayerGains extends Pick<TrainingGain, 'number' | 'name'> {
  readonly gains: readonly TrainingGain[];
}

/** What a session gave, one entry a player, by shirt number. R-TRS-8 */
export function gainsByPlayer(outcome: readonly TrainingGain[]): readonly PlayerGains[] {
  const players = new Map(outcome.map(({ number, name }) => [number, name]));
  return [...players]
    .map(([number, name]) => ({
      number,
      name,
      gains: outcome.filter((gain) => gain.number === number && isRise(gain)),
    }))
    .toSorted((a, b) => a.number - b.number);
}

/** What the two decimals of a rise do not show is none. */
function isRise({ increase }: TrainingGain): boolean {
  return signedPoints(increase).startsWith('+');
}
