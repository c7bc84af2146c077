/** A manager who tries to break the game: changes a set of instructions step by step, and keeps what takes more points from a neutral side. */
import { createRandom, pick, randomInteger, type SeededRandom } from '@mundo-manager/rules/core';
import { keyOf, VARIATIONS } from '../contest/variations.ts';
import { type League, rounds, type Share, shareOf } from './shares.ts';

export interface Climb {
  /** The best set that was found, by the keys of its options. */
  readonly set: readonly string[];
  /** Its share over the matches of the search: chosen for being high, so too high. */
  readonly searched: Share;
  /** Its share over fresh matches. */
  readonly confirmed: Share;
  readonly evaluations: number;
}

export interface ClimbOptions {
  readonly evaluations: number;
  /** Of each evaluation; all sets are tried in the same ones. */
  readonly matches: number;
  readonly confirmation: number;
  readonly seed: string;
}

const OPTIONS = VARIATIONS.filter(({ kind }) => kind === 'team' || kind === 'individual').map((variation) => ({
  key: keyOf(variation),
  group: `${variation.kind} ${variation.name.split(':')[0]}`,
}));
const GROUPS = [...new Set(OPTIONS.map(({ group }) => group))];
/** Without a better set for so long, the search starts from the best one with more of it changed. */
const PATIENCE = 25;

/** Hill-climb over all team instructions and over individual ones that are given to everyone who may have them. */
export async function climb(league: League, options: ClimbOptions): Promise<Climb> {
  const { evaluations, matches, confirmation, seed } = options;
  const random = createRandom(`climb ${seed}`);
  let best = await evaluated(league, [], matches);
  let tried = 1;
  let without = 0;
  while (tried < evaluations) {
    const changes = without >= PATIENCE ? randomInteger(random, 3, 5) : randomInteger(random, 1, 2);
    const candidate = await evaluated(league, neighbour(best.set, changes, random), matches);
    tried += 1;
    without += 1;
    if (candidate.share.value > best.share.value) [best, without] = [candidate, 0];
  }
  const pairing = { name: 'best set', own: best.set, rival: [] };
  const [fresh = []] = await rounds(league, [pairing], { label: 'confirmation', from: 0, count: confirmation });
  return { set: best.set, searched: best.share, confirmed: shareOf('best set', fresh), evaluations: tried };
}

interface Evaluated {
  readonly set: readonly string[];
  readonly share: Share;
}

async function evaluated(league: League, set: readonly string[], count: number): Promise<Evaluated> {
  const pairing = { name: 'candidate', own: set, rival: [] };
  const [played = []] = await rounds(league, [pairing], { label: 'climb', from: 0, count });
  return { set, share: shareOf('candidate', played) };
}

/** The set with some of its groups set to another option, or to none. */
export function neighbour(set: readonly string[], changes: number, random: SeededRandom): string[] {
  let next = [...set];
  for (let change = 0; change < changes; change++) {
    const group = pick(random, GROUPS);
    const options = OPTIONS.filter((option) => option.group === group).map(({ key }) => key);
    const present = next.find((key) => options.includes(key));
    const choices = [null, ...options].filter((key) => key !== (present ?? null));
    const chosen = pick(random, choices);
    next = [...next.filter((key) => key !== present), ...(chosen === null ? [] : [chosen])];
  }
  return next;
}
