import { assertNow, assertRuleset } from '../core/assert.ts';
import type { Random } from '../core/random.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { botBoosters } from './boosters.ts';
import { botBuilding } from './building.ts';
import { botLineUp } from './line-up.ts';
import { botRewards } from './rewards.ts';
import { botSelling } from './selling.ts';
import { botSkills } from './skills.ts';
import { botSponsor } from './sponsor.ts';
import { botStarterSale } from './starter-sale.ts';
import { type BotTrainingTurn, botRest, botTraining } from './training.ts';
import { type BotOutcome, idle, joined } from './turn.ts';

type Step = (turn: BotTrainingTurn, random: Random, ruleset: Ruleset) => BotOutcome;

/**
 * Rest and training come first, because the line-up depends on fitness; the sale comes last, because it needs the
 * players outside every line-up.
 */
const DAY: readonly Step[] = [
  botRewards,
  (turn, _random, ruleset) => botSponsor(turn, ruleset),
  botSkills,
  botBoosters,
  (turn, _random, ruleset) => botRest(turn, ruleset),
  (turn, _random, ruleset) => botTraining(turn, ruleset),
  botLineUp,
  (turn, _random, ruleset) => botStarterSale(turn, ruleset),
  (turn, _random, ruleset) => botSelling(turn, ruleset),
  (turn, _random, ruleset) => botBuilding(turn, ruleset),
];

const BEFORE_MATCH: readonly Step[] = [(turn, _random, ruleset) => botRest(turn, ruleset), botLineUp];

/** Everything that a bot does once a day, but for the market, which takes a search and a seller. R-BOT-10 */
export function botDay(turn: BotTrainingTurn, random: Random, ruleset: Ruleset): BotOutcome {
  assertNow(turn.now, 'botDay');
  assertRuleset(ruleset, 'botDay');
  return inOrder(DAY, turn, random, ruleset);
}

/** What a bot does before every other match of the day: it rests who is tired and picks the eleven anew. R-BOT-4, R-BOT-5 */
export function botBeforeMatch(turn: BotTrainingTurn, random: Random, ruleset: Ruleset): BotOutcome {
  assertNow(turn.now, 'botBeforeMatch');
  assertRuleset(ruleset, 'botBeforeMatch');
  return inOrder(BEFORE_MATCH, turn, random, ruleset);
}

function inOrder(steps: readonly Step[], turn: BotTrainingTurn, random: Random, ruleset: Ruleset): BotOutcome {
  return steps.reduce(
    (done, step) => joined(done, step({ ...turn, club: done.club }, random, ruleset)),
    idle(turn.club),
  );
}
