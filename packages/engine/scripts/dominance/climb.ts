/** A manager who tries to break the game: changes what he chooses step by step, and keeps what takes more points from a neutral side. */
import { createRandom, randomInteger } from '@mundo-manager/rules/core';
import { ALL_CHOICES, type ChoiceKind, neighbour } from './choices.ts';
import { type ContestRun, REPLAYED, rounds, type Share, shareOf } from './shares.ts';

export interface Climb {
  /** The best sets that were found, by the keys of their options, with their share over fresh matches: chosen for being high, they looked too high. */
  readonly best: readonly { readonly set: readonly string[]; readonly searched: Share; readonly confirmed: Share }[];
  readonly evaluations: number;
}

export interface ClimbSearchOptions {
  readonly evaluations: number;
  /** Of each evaluation; all sets are tried in the same ones. */
  readonly matches: number;
  /** Of each of the best sets, with squads that the search has not seen. */
  readonly confirmation: number;
  readonly seed: string;
  /** The parts that may be changed; default all. */
  readonly kinds?: readonly ChoiceKind[];
  /** The sets that count; default all. */
  readonly allows?: (set: readonly string[]) => boolean;
}

/** Without a better set for so long, the search starts from the best one with more of it changed. */
const PATIENCE = 25;
/** Draws until a set is allowed. */
const DRAWS = 200;

/** Hill-climb over sets of choices; the ten best are played again in fresh matches. */
export async function climb(league: ContestRun, options: ClimbSearchOptions): Promise<Climb> {
  const { evaluations, matches, confirmation, seed, kinds = ALL_CHOICES, allows = () => true } = options;
  const random = createRandom(`climb ${seed}`);
  const draw = (from: readonly string[], changes: number) => {
    let candidate = neighbour(from, changes, random, kinds);
    for (let again = 0; again < DRAWS && !allows(candidate); again++)
      candidate = neighbour(again % 2 === 0 ? from : candidate, changes, random, kinds);
    return candidate;
  };
  let best = await evaluated(league, allows([]) ? [] : draw([], 2), matches);
  const tried = [best];
  let without = 0;
  while (tried.length < evaluations) {
    const changes = without >= PATIENCE ? randomInteger(random, 3, 5) : randomInteger(random, 1, 2);
    const candidate = await evaluated(league, draw(best.set, changes), matches);
    tried.push(candidate);
    without += 1;
    if (candidate.share.value > best.share.value) [best, without] = [candidate, 0];
  }
  const distinct = [...new Map(tried.map((each) => [each.set.join(), each])).values()].filter(({ set }) => allows(set));
  const chosen = distinct.toSorted((a, b) => b.share.value - a.share.value).slice(0, REPLAYED);
  const pairings = chosen.map(({ set }, at) => ({ name: `set ${at + 1}`, own: set, rival: [] }));
  const fresh = await rounds(league, pairings, { label: 'confirmation', from: matches, count: confirmation });
  return {
    best: chosen.map(({ set, share }, at) => ({
      set,
      searched: share,
      confirmed: shareOf(`set ${at + 1}`, fresh[at] ?? []),
    })),
    evaluations: tried.length,
  };
}

interface Evaluated {
  readonly set: readonly string[];
  readonly share: Share;
}

async function evaluated(league: ContestRun, set: readonly string[], count: number): Promise<Evaluated> {
  const pairing = { name: 'candidate', own: set, rival: [] };
  const [played = []] = await rounds(league, [pairing], { label: 'climb', from: 0, count });
  return { set, share: shareOf('candidate', played) };
}
