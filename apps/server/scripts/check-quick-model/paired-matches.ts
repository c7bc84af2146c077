/** The same pairings, played by the engine and by the quick model: matches of a simulated world, and neighbours' clubs. */
import { CATEGORIES, type Category, type Club } from '@mundo-manager/rules/clubs';
import type { Match } from '@mundo-manager/rules/competitions';
import { chance, createRandom, pick } from '@mundo-manager/rules/core';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { EconomyWorld } from '../simulate-economy/economy-world.ts';
import type { MatchSimulator } from '../simulate-economy/match-day.ts';
import { elevenStrength, playByModel } from '../simulate-economy/quick-model.ts';

/** Share of the world's matches that are played by both: every season adds some 240 pairings. */
const SAMPLED = 1 / 3;
/** Results of the model for one of the engine: it takes a thousandth of the time. */
const DRAWS = 25;

interface Score {
  readonly home: number;
  readonly away: number;
}

export interface PairedMatch {
  /** Mean rating of the home eleven less that of the away eleven, as the quick model sees both. */
  readonly difference: number;
  readonly engine: Score;
  readonly model: readonly Score[];
}

/** Two clubs on the day of a match, with the tactics chosen for it. */
interface Fixture {
  readonly home: Club;
  readonly away: Club;
  readonly match: Match;
}

/** So many pairings of a world of four leagues: half within a category, half between neighbours. */
export function pairedMatches(
  { matches, seed }: { readonly matches: number; readonly seed: string },
  engine: MatchSimulator,
  ruleset: Ruleset,
): PairedMatch[] {
  const random = createRandom(`${seed}/pairings`);
  const latest = new Map<Category, Fixture>();
  const pairs: PairedMatch[] = [];
  const playBoth = ({ home, away, match }: Fixture): void => {
    if (pairs.length === matches) return;
    const own = `${seed}/${pairs.length + 1}`;
    const scoreOf = (play: MatchSimulator, draw: string): Score => {
      const played = play(home, away, match, draw);
      return { home: played.home.score, away: played.away.score };
    };
    pairs.push({
      difference: elevenStrength(home, match) - elevenStrength(away, match),
      engine: scoreOf(engine, own),
      model: Array.from({ length: DRAWS }, (_, draw) => scoreOf(playByModel, `${own}/model ${draw}`)),
    });
  };
  const watch: MatchSimulator = (home, away, match, matchSeed) => {
    const fixture = { home, away, match };
    const neighbours = neighboursOf(home.category).flatMap((category) => latest.get(category) ?? []);
    if (neighbours.length > 0 && chance(random, SAMPLED)) {
      playBoth(fixture);
      const other = pick(random, neighbours);
      playBoth(chance(random, 0.5) ? mixed(fixture, other) : mixed(other, fixture));
    }
    latest.set(home.category, fixture);
    return playByModel(home, away, match, matchSeed);
  };
  const clubs = ruleset.competitions.leagueClubs * CATEGORIES.length;
  const world = new EconomyWorld({ seasons: 1, clubs, seed, categories: CATEGORIES, quick: true }, ruleset, watch);
  while (pairs.length < matches) world.playSeason();
  return pairs;
}

/** The home side of one match against the away side of another. */
function mixed(one: Fixture, other: Fixture): Fixture {
  return { home: one.home, away: other.away, match: { ...one.match, away: other.match.away } };
}

function neighboursOf(category: Category): readonly Category[] {
  const categories: readonly Category[] = CATEGORIES;
  const place = categories.indexOf(category);
  return categories.filter((_, index) => Math.abs(index - place) === 1);
}
