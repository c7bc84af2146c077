/**
 * The constants of the game in one value, a parameter of every rule that reads one. Tables of names and kinds stay in
 * their folders, the same for every rule set: training types, formations, instructions, phases, bot habits.
 */
import type { BoosterRules } from '../boosters/constants.ts';
import type { ClockRules } from '../clock/constants.ts';
import type { ClubCreationRules } from '../club-creation/constants.ts';
import type { CompetitionRules } from '../competitions/constants.ts';
import type { ConditionRules } from '../condition/constants.ts';
import type { DailyRewardRules } from '../daily-rewards/constants.ts';
import type { DisciplineRules } from '../discipline/constants.ts';
import type { FacilityRules } from '../facilities/constants.ts';
import type { FinanceRules } from '../finances/constants.ts';
import type { ManagerRules } from '../manager/constants.ts';
import type { MarketRules } from '../market/constants.ts';
import type { MatchWindowRules } from '../match-window/constants.ts';
import type { PlayerRules } from '../players/constants.ts';
import type { PositionRules } from '../positions/constants.ts';
import type { SponsorshipRules } from '../sponsorship/constants.ts';
import type { StandingsRules } from '../standings/constants.ts';
import type { TacticRules } from '../tactics/constants.ts';
import type { TrainingRules } from '../training/constants.ts';
import type { ServerRules } from './server-rules.ts';

/** Every constant of the game that a variant may change. */
export interface Ruleset {
  /** What the rule set is called; a variant that gives none is called as its base. */
  readonly name: string;
  readonly server: ServerRules;
  readonly clock: ClockRules;
  readonly players: PlayerRules;
  readonly positions: PositionRules;
  readonly standings: StandingsRules;
  readonly competitions: CompetitionRules;
  readonly matchWindow: MatchWindowRules;
  readonly condition: ConditionRules;
  readonly discipline: DisciplineRules;
  readonly training: TrainingRules;
  readonly boosters: BoosterRules;
  readonly tactics: TacticRules;
  readonly market: MarketRules;
  readonly finances: FinanceRules;
  readonly sponsorship: SponsorshipRules;
  readonly facilities: FacilityRules;
  readonly manager: ManagerRules;
  readonly dailyRewards: DailyRewardRules;
  readonly clubCreation: ClubCreationRules;
}
