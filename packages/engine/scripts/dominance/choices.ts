/** All that a manager can choose at once: formation, instructions, takers and who plays where. */
import { pick, randomInteger, type SeededRandom } from '@mundo-manager/rules/core';
import { FORMATION_NAMES } from '@mundo-manager/rules/tactics';
import { SWAPS, TAKERS } from '../contest/selection-variations.ts';
import { PLACE_VARIATIONS } from '../contest/single-variations.ts';
import { VARIATIONS, variationKey } from '../contest/variations.ts';

interface Option {
  readonly key: string;
  /** Of these no two at once. */
  readonly group: string;
}

/** Kinds of choices in the order in which they are applied: takers are named among those who play in the end. */
const KINDS = ['formation', 'swap', 'team', 'individual', 'place', 'taker'] as const;
export type ChoiceKind = (typeof KINDS)[number];

const selections = (kind: 'taker' | 'swap') =>
  [...SWAPS, ...TAKERS]
    .filter((each) => each.kind === kind)
    .map(({ name, group }) => ({ key: `${kind} ${name}`, group }));
const instructions = (kind: 'team' | 'individual') =>
  VARIATIONS.filter((each) => each.kind === kind).map((each) => ({
    key: variationKey(each),
    group: `${kind} ${each.name.split(':')[0]}`,
  }));

const OPTIONS: Readonly<Record<ChoiceKind, readonly Option[]>> = {
  formation: FORMATION_NAMES.map((name) => ({ key: `shape ${name}`, group: 'formation' })),
  swap: selections('swap'),
  team: instructions('team'),
  individual: instructions('individual'),
  place: PLACE_VARIATIONS.map((each) => ({
    key: variationKey(each),
    group: `place ${each.instruction.split(':')[0]} ${each.name.split('(')[1]}`,
  })),
  taker: selections('taker'),
};
const ORDER = new Map(KINDS.flatMap((kind, at) => OPTIONS[kind].map(({ key }) => [key, at] as const)));

/** Everything a manager may choose. */
export const ALL_CHOICES: readonly ChoiceKind[] = KINDS;

/** The set with some of its groups set to another option, or to none; each kind of choice changes as often as another. */
export function neighbour(
  set: readonly string[],
  changes: number,
  random: SeededRandom,
  kinds: readonly ChoiceKind[] = ALL_CHOICES,
): string[] {
  let next = [...set];
  for (let change = 0; change < changes; change++) {
    const all = OPTIONS[pick(random, kinds)];
    const { group } = pick(random, all);
    const options = all.filter((option) => option.group === group).map(({ key }) => key);
    const present = next.find((key) => options.includes(key));
    const choices = [null, ...options].filter((key) => key !== (present ?? null));
    const chosen = choices[randomInteger(random, 0, choices.length - 1)] ?? null;
    next = [...next.filter((key) => key !== present), ...(chosen === null ? [] : [chosen])];
  }
  return next.sort((one, other) => (ORDER.get(one) ?? 0) - (ORDER.get(other) ?? 0));
}
