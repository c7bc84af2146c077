/** How far a new manager's club comes in three seasons of Várzea. R-ECO-9, R-ECO-10 */
import { botTraining } from '@mundo-manager/rules/bots';
import { CATEGORIES } from '@mundo-manager/rules/clubs';
import { bestElevenRating } from '@mundo-manager/rules/competitions';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { restOrder } from '@mundo-manager/rules/tactic-draft';
import { autoPick, saveTactic, type Tactic } from '@mundo-manager/rules/tactics';
import { suggestedPlan, type TrainingPlan } from '@mundo-manager/rules/training-plan';
import { mean } from '../simulate-economy/accounts.ts';
import type { EconomyWorld } from '../simulate-economy/economy-world.ts';
import type { Policy } from '../simulate-economy/policy.ts';
import { botWorld, foundNewcomer, lowestClubs, OWN } from './newcomer-world.ts';
import {
  inOrder,
  nothing,
  restTired,
  type Step,
  sellSpare,
  signSponsor,
  takeRewards,
  trainBy,
} from './policy-steps.ts';
import { reinforce } from './reinforce.ts';

const SEASONS = 3;

/** Orders that rest the most tired, and the minute from which they act. */
const RESTS = 3;
const REST_FROM = 60;

/** Plays on: squad and tactic stay as they were founded. */
export const PRESSES_ON: Policy = { day: nothing, beforeMatch: nothing, market: null, preparesMatches: false };

/** Saves the tactic of ‘Escalar por mim’ with three substitutions of the most tired in the slot that is played. R-TUT-7, R-TUT-8 */
const rotate: Step = ({ club, matches, now }, _random, ruleset) => {
  const tacticName = club.defaultTactic;
  const picked = {
    ...club.tactics[tacticName],
    places: autoPick(club.players, club.tactics[tacticName].formation, ruleset),
  };
  const updatedTactic = Array.from({ length: RESTS }).reduce<Tactic>(
    (tactic) => {
      const order = restOrder(tactic, club.players, REST_FROM, ruleset);
      return order === null ? tactic : { ...tactic, orders: [...(tactic.orders ?? []), order] };
    },
    { ...picked, orders: [] },
  );
  const saved = saveTactic({ club, tacticName, updatedTactic, matches, now }, ruleset);
  return saved.ok ? { ...saved.value, released: [] } : nothing({ club, matches, now }, _random, ruleset);
};

/** Takes rewards and sponsors, trains daily, rests the tired, rotates and substitutes: buys for his weakest places and sells who is left over: what the first steps teach. */
export const FOLLOWS_TUTORIAL: Policy = {
  day: (turn, random, ruleset) => {
    const steps: readonly Step[] = [
      takeRewards,
      signSponsor,
      restTired,
      (each, _random, rules) => botTraining(each, neverContent(rules)),
      rotate,
      sellSpare,
    ];
    return inOrder(steps)(turn, random, ruleset);
  },
  beforeMatch: inOrder([restTired, rotate]),
  market: reinforce,
  preparesMatches: false,
};

/** As the tutorial, but trained by a plan each morning, which rests by itself. */
function trainsBy(planOf: (ruleset: Ruleset) => TrainingPlan): Policy {
  const day = inOrder([takeRewards, signSponsor, trainBy(planOf), rotate, sellSpare]);
  return { ...FOLLOWS_TUTORIAL, day };
}

/** The plan that a manager starts from. R-TPL-13 */
export const TRAINS_BY_PLAN: Policy = trainsBy(suggestedPlan);

/** Every session that the day and condition allow, each by the best exercise. R-TPL-13 */
export const TRAINS_GREEDILY: Policy = trainsBy((ruleset) => {
  const { entries, rest } = suggestedPlan(ruleset);
  const { sessionsPerDay, minimumCondition } = ruleset.training;
  return {
    entries: entries.slice(0, 1).map((entry) => ({ ...entry, day: 'any', sessions: sessionsPerDay, minimumCondition })),
    rest,
  };
});

/** Points of the manager's club in its first season, and the mean rating of its best eleven at the end. R-TPL-13 */
export function firstSeason(
  policy: Policy,
  seed: string,
  ruleset: Ruleset,
): { readonly points: number; readonly rating: number } {
  const world = botWorld(0, seed, ruleset);
  foundNewcomer(world, policy, seed, ruleset);
  world.playSeason();
  const row = world.leagues.flatMap(({ table }) => table).find(({ clubId }) => clubId === OWN);
  return { points: row?.points ?? 0, rating: bestElevenRating(world.population.club(OWN), ruleset) };
}

/** How a manager's club begins and how far it comes. */
export interface FirstSeasons {
  /** The season, from 1, in which it is promoted; null if it is not within three. */
  readonly promotedIn: number | null;
  /** The rating of its best eleven when it is founded, and the mean of its rivals'. */
  readonly eleven: number;
  readonly rivals: number;
  /** Its place among them on paper, from 1. */
  readonly place: number;
}

/** Founds a manager's club in the world and plays until it is promoted, three seasons at most. R-ECO-9, R-ECO-10 */
export function climb(world: EconomyWorld, policy: Policy, seed: string, ruleset: Ruleset): FirstSeasons {
  foundNewcomer(world, policy, seed, ruleset);
  const eleven = bestElevenRating(world.population.club(OWN), ruleset);
  const ratings = lowestClubs(world)
    .filter(({ id }) => id !== OWN)
    .map((club) => bestElevenRating(club, ruleset));
  const place = 1 + ratings.filter((rating) => rating > eleven).length;
  const begin = { eleven, rivals: mean(ratings), place };
  const [lowest] = CATEGORIES;
  for (let season = 1; season <= SEASONS; season++) {
    world.playSeason();
    if (world.population.club(OWN).category !== lowest) return { ...begin, promotedIn: season };
  }
  return { ...begin, promotedIn: null };
}

/** The rule set with every mean at 100: the bots' policy never reaches its goal, and so never stops training. */
function neverContent(ruleset: Ruleset): Ruleset {
  const categories = Object.fromEntries(
    Object.entries(ruleset.players.categories).map(([name, row]) => [name, { ...row, mean: 100 }]),
  ) as typeof ruleset.players.categories;
  return { ...ruleset, players: { ...ruleset.players, categories } };
}
