/**
 * The constants of the game in one value, a parameter of every rule that reads one. Tables of names and kinds stay in
 * their folders, the same for every rule set: training types, formations, instructions, phases, bot habits.
 */
import type { BoosterRules } from '../boosters/tables.ts';
import type { ClockRules } from '../clock/tables.ts';
import type { ClubCreationRules } from '../club-creation/tables.ts';
import type { CompetitionRules } from '../competitions/tables.ts';
import type { ConditionRules } from '../condition/tables.ts';
import type { DailyRewardRules } from '../daily-rewards/tables.ts';
import type { DisciplineRules } from '../discipline/tables.ts';
import type { FacilityRules } from '../facilities/tables.ts';
import type { FinanceRules } from '../finances/tables.ts';
import type { ManagerRules } from '../manager/tables.ts';
import type { MarketRules } from '../market/tables.ts';
import type { MatchWindowRules } from '../match-window/tables.ts';
import type { PlayerRules } from '../players/tables.ts';
import type { PositionRules } from '../positions/tables.ts';
import type { SponsorshipRules } from '../sponsorship/tables.ts';
import type { StandingsRules } from '../standings/tables.ts';
import type { TacticRules } from '../tactics/tables.ts';
import type { TrainingRules } from '../training/tables.ts';
import type { ServerRules } from './tables.ts';

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
