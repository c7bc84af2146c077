/** How far a new manager's club comes in three seasons of Várzea. R-ECO-9 */
import { createClub } from '@mundo-manager/rules';
import { botRest, botRewards, botSelling, botSponsor, botTraining } from '@mundo-manager/rules/bots';
import { CATEGORIES, type Club, type KnownCategory } from '@mundo-manager/rules/clubs';
import { bestElevenRating } from '@mundo-manager/rules/competitions';
import { createRandom } from '@mundo-manager/rules/core';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { restOrder } from '@mundo-manager/rules/tactic-draft';
import { autoPick, saveTactic, type Tactic } from '@mundo-manager/rules/tactics';
import { runTrainingPlan, suggestedPlan, type TrainingPlan } from '@mundo-manager/rules/training-plan';
import { EconomyWorld } from '../simulate-economy/economy-world.ts';
import type { Policy } from '../simulate-economy/policy.ts';
import { playByModel } from '../simulate-economy/quick-model.ts';
import { reinforce } from './reinforce.ts';

const SEASONS = 3;
/** A club of the lowest category, which the world founds last of every four; it pays no entries, for credits are no part of this. */
const OWN = `c${CATEGORIES.length}`;

/** Orders that rest the most tired, and the minute from which they act. */
const RESTS = 3;
const REST_FROM = 60;

const nothing: Policy['day'] = ({ club }) => ({ club, entries: [], events: [], released: [] });

/** Plays on: squad and tactic stay as they were founded. */
export const PRESSES_ON: Policy = { day: nothing, beforeMatch: nothing, market: null, preparesMatches: false };

/** Saves the tactic of ‘Escalar por mim’ with three substitutions of the most tired in the slot that is played. R-TUT-7, R-TUT-8 */
const rotate: Policy['day'] = ({ club, matches, now }, _random, ruleset) => {
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

const sponsor: Policy['day'] = (turn, _random, ruleset) => botSponsor(turn, ruleset);
const rest: Policy['day'] = (turn, _random, ruleset) => botRest(turn, ruleset);
const sell: Policy['day'] = (turn, _random, ruleset) => botSelling(turn, ruleset);

/** Takes rewards and sponsors, trains daily, rests the tired, rotates and substitutes: buys for his weakest places and sells who is left over: what the first steps teach. */
export const FOLLOWS_TUTORIAL: Policy = {
  day: (turn, random, ruleset) => {
    const steps: readonly Policy['day'][] = [
      botRewards,
      sponsor,
      rest,
      (each, _random, rules) => botTraining(each, neverContent(rules)),
      rotate,
      sell,
    ];
    return inOrder(steps)(turn, random, ruleset);
  },
  beforeMatch: inOrder([rest, rotate]),
  market: reinforce,
  preparesMatches: false,
};

/** As the tutorial, but trained by a plan each morning, which rests by itself. */
function trainsBy(planOf: (ruleset: Ruleset) => TrainingPlan): Policy {
  const train: Policy['day'] = ({ club, matches, now }, _random, ruleset) => ({
    ...runTrainingPlan({ club, plan: planOf(ruleset), matches, now }, ruleset),
    released: [],
  });
  const day = inOrder([botRewards, sponsor, train, rotate, sell]);
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
  const world = newcomerWorld(policy, seed, ruleset);
  world.playSeason();
  const row = world.leagues.flatMap(({ table }) => table).find(({ clubId }) => clubId === OWN);
  return { points: row?.points ?? 0, rating: bestElevenRating(world.population.club(OWN), ruleset) };
}

/** The season, from 1, in which the manager's club is promoted; null where it is not within three. */
export function seasonsToPromotion(policy: Policy, seed: string, ruleset: Ruleset): number | null {
  const world = newcomerWorld(policy, seed, ruleset);
  const [lowest] = CATEGORIES;
  for (let season = 1; season <= SEASONS; season++) {
    world.playSeason();
    if (world.population.club(OWN).category !== lowest) return season;
  }
  return null;
}

/** A league in each category, in whose lowest a manager's club has the place of a bot: promoted and relegated clubs change its rivals. */
function newcomerWorld(policy: Policy, seed: string, ruleset: Ruleset): EconomyWorld {
  const clubs = ruleset.competitions.leagueClubs * CATEGORIES.length;
  const categories: readonly KnownCategory[] = CATEGORIES;
  const world = new EconomyWorld({ seasons: SEASONS, clubs, seed, quick: true, categories }, ruleset, playByModel);
  world.population.put(newClub(world.population.club(OWN), seed, ruleset));
  world.policies.set(OWN, policy);
  return world;
}

/** A club as a manager founds it, in the place of a bot's. */
function newClub({ id, createdAt }: Club, seed: string, ruleset: Ruleset): Club {
  const input = { id, name: 'Clube Novo', kitId: 0, managerName: 'Ana', now: createdAt, emblem: EMBLEM };
  const founded = createClub(input, createRandom(`${seed}/own`), ruleset);
  if (!founded.ok) throw new Error(founded.error.code);
  return founded.value.club;
}

const EMBLEM: Club['emblem'] = {
  shape: 0,
  symbol: 0,
  pattern: 0,
  border: 0,
  primary: '#12683f',
  secondary: '#f6f7f2',
  tertiary: '#f4c21c',
};

/** The rule set with every mean at 100: the bots' policy never reaches its goal, and so never stops training. */
function neverContent(ruleset: Ruleset): Ruleset {
  const categories = Object.fromEntries(
    Object.entries(ruleset.players.categories).map(([name, row]) => [name, { ...row, mean: 100 }]),
  ) as typeof ruleset.players.categories;
  return { ...ruleset, players: { ...ruleset.players, categories } };
}

function inOrder(steps: readonly Policy['day'][]): Policy['day'] {
  return (turn, random, ruleset) =>
    steps.reduce(
      (done, step) => {
        const next = step({ ...turn, club: done.club }, random, ruleset);
        return {
          club: next.club,
          entries: [...done.entries, ...next.entries],
          events: [...done.events, ...next.events],
          released: [...done.released, ...next.released],
        };
      },
      nothing(turn, random, ruleset),
    );
}
