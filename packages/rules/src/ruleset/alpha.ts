/** The rule set of the server Alpha: training ×5, rest ×2, two matches a day, and the product's own numbers (R-SRV-1). */
import { BOOSTER_RULES } from '../boosters/tables.ts';
import { CLOCK_RULES } from '../clock/tables.ts';
import { CLUB_CREATION_RULES } from '../club-creation/tables.ts';
import { COMPETITION_RULES } from '../competitions/tables.ts';
import { CONDITION_RULES } from '../condition/tables.ts';
import { DAILY_REWARD_RULES } from '../daily-rewards/tables.ts';
import { DISCIPLINE_RULES } from '../discipline/tables.ts';
import { FACILITIES } from '../facilities/tables.ts';
import { FINANCE_RULES } from '../finances/tables.ts';
import { MANAGER_RULES } from '../manager/tables.ts';
import { MARKET_RULES } from '../market/tables.ts';
import { MATCH_WINDOW_RULES } from '../match-window/tables.ts';
import { PLAYER_RULES } from '../players/tables.ts';
import { POSITION_RULES } from '../positions/tables.ts';
import { SPONSORSHIP_RULES } from '../sponsorship/tables.ts';
import { STANDINGS_RULES } from '../standings/tables.ts';
import { TACTIC_RULES } from '../tactics/tables.ts';
import { TRAINING_RULES } from '../training/tables.ts';
import type { Ruleset } from './ruleset.ts';
import { SERVER_RULES } from './tables.ts';

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
