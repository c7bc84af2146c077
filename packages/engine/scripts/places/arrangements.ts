/** What a manager can do to his eleven, for better or worse: each arrangement changes the team sheet of a founded club. */

import type { Category } from '@mundo-manager/rules/clubs';
import { createRandom, type Random, randomInteger } from '@mundo-manager/rules/core';
import { generatePlayer, SKILLS, type Skill } from '@mundo-manager/rules/players';
import { lineOf, positionRating } from '@mundo-manager/rules/positions';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import type { SheetPlayer, TeamSheet } from '../../src/index.ts';
import { meanLineUpRating, positionsIn, rearranged, STARTERS, startersIn, withStarters } from './line-up.ts';

interface Setting {
  readonly category: Category;
  readonly ruleset: Ruleset;
  /** Decides what is drawn. */
  readonly seed: string;
}

type Arrange = (sheet: TeamSheet, setting: Setting) => TeamSheet;

/** Largest drop of the mean rating that line-ups are shuffled to, in points. */
const LARGEST_DROP = 10;
const SWAPS = 60;
/** A shuffled line-up is near enough to the drop that was drawn, in points. */
const NEAR = 0.3;
/** A player of the category's mean, 1 January 2026. */
const BORN_BEFORE = 1_767_225_600_000;

/** Outfield places shuffled by swaps towards a drop of the mean rating between 0 and 10 points. */
const shuffled: Arrange = (sheet, { seed, ruleset }) => {
  const random = createRandom(`shuffle ${seed}`);
  const target = meanLineUpRating(sheet, ruleset) - LARGEST_DROP * random.next();
  const missing = (candidate: TeamSheet) => Math.abs(meanLineUpRating(candidate, ruleset) - target);
  let best = sheet;
  for (let swap = 0; swap < SWAPS && missing(best) > NEAR; swap++) {
    const candidate = rearranged(best, swappedPlaces(random));
    if (missing(candidate) < missing(best)) best = candidate;
  }
  return best;
};

function swappedPlaces(random: Random): number[] {
  const [one, other] = [randomInteger(random, 1, STARTERS - 1), randomInteger(random, 1, STARTERS - 1)];
  return exchange([[one, other]]);
}

/** All places as they are but for the pairs that change. */
function exchange(pairs: readonly (readonly [number, number])[]): number[] {
  const order = Array.from({ length: STARTERS }, (_, place) => place);
  for (const [one, other] of pairs) [order[one], order[other]] = [other, one];
  return order;
}

/** The same places with weaker outfield players: all their skills lowered by one share, to the mean rating of the shuffled line-up of the same seed. */
const weaker: Arrange = (sheet, setting) => {
  const { ruleset } = setting;
  const drop = (meanLineUpRating(sheet, ruleset) - meanLineUpRating(shuffled(sheet, setting), ruleset)) * STARTERS;
  const positions = positionsIn(sheet);
  const ratings = startersIn(sheet).map(({ attributes }, place) =>
    positionRating(attributes, positions[place] ?? '', ruleset),
  );
  const outfield = ratings.slice(1).reduce((sum, rating) => sum + rating, 0);
  return withStarters(sheet, (player, place) =>
    place === 0 ? player : { attributes: mapped(player, (value) => value * (1 - drop / outfield)) },
  );
};

const reversed: Arrange = (sheet) =>
  rearranged(sheet, [0, ...Array.from({ length: STARTERS - 1 }, (_, at) => STARTERS - 1 - at)]);

/** Centre-backs and forwards change places, as many as there are pairs. */
const exchangedLines: Arrange = (sheet) => {
  const positions = positionsIn(sheet);
  const backs = positions.flatMap((position, place) => (/^[LR]?CB$/.test(position) ? [place] : []));
  const forwards = positions.flatMap((position, place) => (lineOf(position) === 'attack' ? [place] : []));
  return rearranged(
    sheet,
    exchange(backs.slice(0, forwards.length).map((back, at) => [back, forwards[at] ?? back] as const)),
  );
};

/** Ten outfield players born to one position, as the category's clubs found them. */
function tenOf(position: 'CF' | 'LB' | 'CB' | 'CM'): Arrange {
  return (sheet, { category, seed, ruleset }) => {
    const random = createRandom(`ten ${position} ${seed}`);
    return withStarters(sheet, (player, place) => {
      if (place === 0) return player;
      const options = { id: player.id, now: BORN_BEFORE, position, strength: { category } };
      const { attributes } = generatePlayer(random, options, ruleset);
      return { attributes: Object.fromEntries(SKILLS.map((skill) => [skill, attributes[skill]])) as Skills };
    });
  };
}

/** The best of the forwards keeps goal, the keeper plays up front. */
const keeperForward: Arrange = (sheet, { ruleset }) => {
  const positions = positionsIn(sheet);
  const rated = startersIn(sheet).flatMap(({ attributes }, place) => {
    const position = positions[place] ?? 'GK';
    return lineOf(position) === 'attack' ? [{ place, rating: positionRating(attributes, position, ruleset) }] : [];
  });
  const best = rated.reduce((one, other) => (other.rating > one.rating ? other : one));
  return rearranged(sheet, exchange([[0, best.place]]));
};

function keeperAt(value: number): Arrange {
  return (sheet) =>
    withStarters(sheet, (player, place) => (place === 0 ? { attributes: mapped(player, () => value) } : player));
}

/** Condition of starters when the value of fresh legs is measured, and of those who come on. */
const TIRED = 85;
const FRESH = 100;
const CHANGES = 5;
const CHANGE_MINUTE = 60;

/** Every starter at 85 % of condition. */
const tired = (sheet: TeamSheet): TeamSheet => {
  const starters = new Set(startersIn(sheet).map(({ id }) => id));
  const players = sheet.players.map((player) => (starters.has(player.id) ? { ...player, condition: TIRED } : player));
  return { ...sheet, players };
};

/** The same, with five like-for-like changes: substitutes as good as those who go off, and fresh. */
const fiveChanges: Arrange = (plain) => {
  const sheet = tired(plain);
  const starters = startersIn(sheet).slice(-CHANGES);
  const bench = sheet.tactic.places.slice(STARTERS + 1, STARTERS + 1 + CHANGES).map(({ playerId }) => playerId ?? '');
  const players = sheet.players.map((player) => {
    const twin = starters[bench.indexOf(player.id)];
    return twin === undefined ? player : { ...player, attributes: twin.attributes, condition: FRESH };
  });
  const substitutions = starters.map(({ id }, at) => ({
    minutes: CHANGE_MINUTE,
    playerIn: bench[at] ?? '',
    playerOut: id,
  }));
  return { ...sheet, players, tactic: { ...sheet.tactic, substitutions } };
};

type Skills = Record<Skill, number>;

function mapped({ attributes }: SheetPlayer, change: (value: number) => number): Skills {
  return Object.fromEntries(SKILLS.map((skill) => [skill, change(attributes[skill])])) as Skills;
}

export const ARRANGEMENTS = {
  plain: (sheet) => sheet,
  shuffled,
  weaker,
  reversed,
  'centre-backs and forwards exchanged': exchangedLines,
  'ten centre-forwards': tenOf('CF'),
  'ten left-backs': tenOf('LB'),
  'ten centre-backs': tenOf('CB'),
  'ten central midfielders': tenOf('CM'),
  'best forward and keeper change places': keeperForward,
  'keeper at 5': keeperAt(5),
  'keeper at 40': keeperAt(40),
  'keeper at 60': keeperAt(60),
  'keeper at 80': keeperAt(80),
  tired,
  'five changes': fiveChanges,
} as const satisfies Readonly<Record<string, Arrange>>;

export type ArrangementName = keyof typeof ARRANGEMENTS;
