import type { TrainingGain } from '@mundo-manager/rules/training';

/** A player with all that a session gave him. */
interface PlayerGains extends Pick<TrainingGain, 'number' | 'name'> {
  readonly gains: readonly TrainingGain[];
}

/** What a session gave, one entry a player, by shirt number. */
export function gainsByPlayer(outcome: readonly TrainingGain[]): readonly PlayerGains[] {
  const players = new Map(outcome.map(({ number, name }) => [number, name]));
  return [...players]
    .map(([number, name]) => ({ number, name, gains: outcome.filter((gain) => gain.number === number) }))
    .toSorted((a, b) => a.number - b.number);
}
