/** Which clubs may reach which place of which stage, computed from a format alone. */
import type { Format, FormatSource } from './format.ts';

/** A place of a stage, or a rank of the entrants (stage −1), from 1. */
export interface StagePlace {
  readonly stage: number;
  readonly place: number;
}

/** The spots that the sources name, best first. */
export function spotsOf(format: Format, sources: readonly FormatSource[]): StagePlace[] {
  return sources.flatMap((source) => {
    const stage = 'stage' in source ? format.stages.findIndex(({ id }) => id === source.stage) : -1;
    const [first, last] = 'stage' in source ? source.places : source.entrants;
    return Array.from({ length: last - first + 1 }, (_, index) => ({ stage, place: first + index }));
  });
}

/** Answers whether one club may come to both spots. */
export function sharedClubs(format: Format): (one: StagePlace, other: StagePlace) => boolean {
  const inputs = format.stages.map(({ from }) => spotsOf(format, from));
  const known = new Map<string, boolean>();
  const mayMeet = (one: StagePlace, other: StagePlace): boolean => {
    if (one.stage === other.stage) return one.place === other.place;
    const [later, earlier] = one.stage > other.stage ? [one, other] : [other, one];
    // Any of the clubs that enter a stage may come to any place of it.
    const key = `${later.stage} ${earlier.stage} ${earlier.place}`;
    const answer = known.get(key) ?? (inputs[later.stage] ?? []).some((input) => mayMeet(input, earlier));
    known.set(key, answer);
    return answer;
  };
  return mayMeet;
}

/** A rank of the entrants from which a club may end without a place; null if there is none. */
export function unplacedEntrant(format: Format): number | null {
  const named = new Set(spotsOf(format, format.places).map(keyOf));
  const inputs = format.stages.map(({ from }) => spotsOf(format, from));
  const next = new Map<string, number[]>();
  for (const [stage, spots] of inputs.entries()) {
    for (const spot of spots) next.set(keyOf(spot), [...(next.get(keyOf(spot)) ?? []), stage]);
  }
  const known = new Map<string, boolean>();
  const isPlaced = (spot: StagePlace): boolean => {
    const key = keyOf(spot);
    const answer =
      known.get(key) ??
      (named.has(key) ||
        (next.get(key) ?? []).some((stage) =>
          (inputs[stage] ?? []).every((_, index) => isPlaced({ stage, place: index + 1 })),
        ));
    known.set(key, answer);
    return answer;
  };
  const ranks = Array.from({ length: format.entrants }, (_, index) => index + 1);
  return ranks.find((place) => !isPlaced({ stage: -1, place })) ?? null;
}

const keyOf = ({ stage, place }: StagePlace) => `${stage} ${place}`;
