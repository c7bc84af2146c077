/** The rule set of the server Alpha: training ×5, rest ×2, two matches a day, and the product's own numbers (R-SRV-1). */
import { BOOSTER_RULES } from '../boosters/constants.ts';
import { CLOCK_RULES } from '../clock/constants.ts';
import { CLUB_CREATION_RULES } from '../club-creation/constants.ts';
import { COMPETITION_RULES } from '../competitions/constants.ts';
import { CONDITION_RULES } from '../condition/constants.ts';
import { DAILY_REWARD_RULES } from '../daily-rewards/constants.ts';
import { DISCIPLINE_RULES } from '../discipline/constants.ts';
import { FACILITIES } from '../facilities/constants.ts';
import { FINANCE_RULES } from '../finances/constants.ts';
import { MANAGER_RULES } from '../manager/constants.ts';
import { MARKET_RULES } from '../market/constants.ts';
import { MATCH_WINDOW_RULES } from '../match-window/constants.ts';
import { PLAYER_RULES } from '../players/constants.ts';
import { POSITION_RULES } from '../positions/constants.ts';
import { SPONSORSHIP_RULES } from '../sponsorship/constants.ts';
import { STANDINGS_RULES } from '../standings/constants.ts';
import { TACTIC_RULES } from '../tactics/constants.ts';
import { TRAINING_RULES } from '../training/constants.ts';
import type { Ruleset } from './ruleset.ts';
import { SERVER_RULES } from './server-rules.ts';

/** The rule set of the server Alpha (R-SRV-1). */
export const ALPHA: Ruleset = {
  name: 'Alpha',
  server: SERVER_RULES,
  clock: CLOCK_RULES,
  players: PLAYER_RULES,
  positions: POSITION_RULES,
  standings: STANDINGS_RULES,
  competitions: COMPETITION_RULES,
  matchWindow: MATCH_WINDOW_RULES,
  condition: CONDITION_RULES,
  discipline: DISCIPLINE_RULES,
  training: TRAINING_RULES,
  boosters: BOOSTER_RULES,
  tactics: TACTIC_RULES,
  market: MARKET_RULES,
  finances: FINANCE_RULES,
  sponsorship: SPONSORSHIP_RULES,
  facilities: FACILITIES,
  manager: MANAGER_RULES,
  dailyRewards: DAILY_REWARD_RULES,
  clubCreation: CLUB_CREATION_RULES,
};
