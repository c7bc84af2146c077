/** The laws of the game as data: properties (invariants) for fast-check, and their runner. */

import { absenceLaws } from './absent-managers.ts';
import { acceptedActionLaws } from './accepted-actions.ts';
import { adjustmentLaws } from './adjustments.ts';
import { sureProfitLaws } from './arbitrage.ts';
import { archiveLaws } from './archives.ts';
import { boardLaws } from './boards.ts';
import { boosterEffectsLaws } from './booster-effects.ts';
import { boosterSlotLaws } from './booster-slots.ts';
import { boostersLaws } from './boosters.ts';
import { botAmbitionLaws } from './bot-ambition.ts';
import { botMarketLaws } from './bot-market.ts';
import { botMatchDaysLaws } from './bot-match-days.ts';
import { botPoliciesLaws } from './bot-policies.ts';
import { botTacticsLaws } from './bot-tactics.ts';
import { botUpkeepLaws } from './bot-upkeep.ts';
import { botWageLaws } from './bot-wages.ts';
import { botsLaws } from './bots.ts';
import { whenDueLaws } from './calendar-events.ts';
import { careerLaws } from './careers.ts';
import { clockLaws } from './clock.ts';
import { clubArticleLaws } from './club-articles.ts';
import { clubCreationLaws } from './club-creation.ts';
import { clubHistoryLaws } from './club-history.ts';
import { seasonLaws } from './club-in-competition.ts';
import { clubsLaws } from './clubs.ts';
import { competitionCourseLaws } from './competition-course.ts';
import { competitionFormatLaws } from './competition-formats.ts';
import { conditionLaws } from './condition.ts';
import { constantAmountsLaws } from './constant-amounts.ts';
import { constantLimitsLaws } from './constant-limits.ts';
import { constantOrdersLaws } from './constant-orders.ts';
import { constantRowsLaws } from './constant-rows.ts';
import { drawsLaws } from './core-functions.ts';
import { cupBracketLaws } from './cup-brackets.ts';
import { cupLaws } from './cups.ts';
import { dailyRewardsLaws } from './daily-rewards.ts';
import { debtLaws } from './debt.ts';
import { developmentLaws } from './development.ts';
import { disciplineLaws } from './discipline.ts';
import { divisionLaws } from './divisions.ts';
import { draftChoicesLaws } from './draft-choices.ts';
import { draftHistoryLaws } from './draft-history.ts';
import { draftScreenLaws } from './draft-screen.ts';
import { drawMomentLaws } from './draw-moments.ts';
import { editionArchiveLaws } from './edition-archives.ts';
import { emittedEventLaws } from './emitted-events.ts';
import { exactAmountsLaws } from './exact-amounts.ts';
import { facilitiesLaws } from './facilities.ts';
import { facilityUpkeepLaws } from './facility-upkeep.ts';
import { fairnessLaws } from './fairness.ts';
import { financesLaws } from './finances.ts';
import { fixtureLaws } from './fixtures.ts';
import { forecastLaws } from './forecasts.ts';
import { formatLaws } from './format.ts';
import { foundingLiftLaws } from './founding-lifts.ts';
import { freePlayerLaws } from './free-players.ts';
import { friendlyLaws } from './friendlies.ts';
import { friendlyMatchLaws } from './friendly-matches.ts';
import { groupsLaws } from './groups.ts';
import { inboxLaws } from './inbox.ts';
import type { Law } from './law.ts';
import { likelyOpponentLaws } from './likely-opponents.ts';
import { lineUpChangeLaws } from './line-up-changes.ts';
import { lineUpLaws } from './line-ups.ts';
import { managerLaws } from './manager.ts';
import { marketDepartureLaws } from './market-departures.ts';
import { marketPurchaseLaws } from './market-purchases.ts';
import { marketSearchLaws } from './market-searches.ts';
import { marketTransferLaws } from './market-transfers.ts';
import { matchSidesLaws } from './match-sides.ts';
import { matchWindowLaws } from './match-window.ts';
import { matchdayLaws } from './matchday.ts';
import { matchdayRecordLaws } from './matchday-records.ts';
import { moneyReportLaws } from './money-report.ts';
import { newPlayersLaws } from './new-players.ts';
import { notificationChoiceLaws } from './notification-choices.ts';
import { notificationLaws } from './notifications.ts';
import { opponentLaws } from './opponents.ts';
import { orderLaws } from './orders.ts';
import { partialTableLaws } from './partial-tables.ts';
import { pastTransferLaws } from './past-transfers.ts';
import { playerAppraisalLaws } from './player-appraisal.ts';
import { departureLaws } from './player-departures.ts';
import { playerMeasureLaws } from './player-measures.ts';
import { playerReasonsLaws } from './player-reasons.ts';
import { playerStatisticsLaws } from './player-statistics.ts';
import { positionsLaws } from './positions.ts';
import { pressLaws } from './press.ts';
import { profileLaws } from './profiles.ts';
import { rearrangedElevenLaws } from './rearranged-eleven.ts';
import { replacedAbsentLaws } from './replaced-absent.ts';
import { rivalryLaws } from './rivalries.ts';
import { rulesetLaws } from './ruleset.ts';
import { scorersLaws } from './scorers.ts';
import { scoutingLaws } from './scouting.ts';
import { shownTimesLaws } from './shown-times.ts';
import { specialLaws } from './specials.ts';
import { spendingLaws } from './spending.ts';
import { sponsorshipLaws } from './sponsorship.ts';
import { squadSheetLaws } from './squad-sheets.ts';
import { standingsLaws } from './standings.ts';
import { tacticDraftLaws } from './tactic-draft.ts';
import { tacticEditingLaws } from './tactic-editing.ts';
import { tacticSavingLaws } from './tactic-saving.ts';
import { takerLaws } from './takers.ts';
import { trainingLaws } from './training.ts';
import { trainingDaysLaws } from './training-days.ts';
import { trainingPartsLaws } from './training-parts.ts';
import { trainingPlanLaws } from './training-plans.ts';
import { watchlistLaws } from './watchlists.ts';
import { youngClubLaws } from './young-clubs.ts';

export { type RulesetChanges, rulesetVariant } from '../ruleset/variant.ts';
export * from './check-law.ts';
export * from './define-law.ts';
export type * from './implementation.ts';
export type * from './law.ts';
export * from './subject.ts';

const ALL: readonly Law[] = [
  ...drawsLaws,
  ...boardLaws,
  ...pressLaws,
  ...boostersLaws,
  ...boosterSlotLaws,
  ...boosterEffectsLaws,
  ...botsLaws,
  ...botPoliciesLaws,
  ...botMatchDaysLaws,
  ...botTacticsLaws,
  ...botAmbitionLaws,
  ...botMarketLaws,
  ...botWageLaws,
  ...botUpkeepLaws,
  ...clockLaws,
  ...clubCreationLaws,
  ...clubArticleLaws,
  ...clubsLaws,
  ...fixtureLaws,
  ...groupsLaws,
  ...seasonLaws,
  ...forecastLaws,
  ...competitionCourseLaws,
  ...partialTableLaws,
  ...scorersLaws,
  ...conditionLaws,
  ...cupLaws,
  ...cupBracketLaws,
  ...drawMomentLaws,
  ...specialLaws,
  ...dailyRewardsLaws,
  ...facilitiesLaws,
  ...facilityUpkeepLaws,
  ...financesLaws,
  ...spendingLaws,
  ...formatLaws,
  ...competitionFormatLaws,
  ...foundingLiftLaws,
  ...friendlyLaws,
  ...friendlyMatchLaws,
  ...editionArchiveLaws,
  ...clubHistoryLaws,
  ...inboxLaws,
  ...managerLaws,
  ...moneyReportLaws,
  ...notificationLaws,
  ...notificationChoiceLaws,
  ...marketSearchLaws,
  ...freePlayerLaws,
  ...marketPurchaseLaws,
  ...marketTransferLaws,
  ...marketDepartureLaws,
  ...debtLaws,
  ...youngClubLaws,
  ...sureProfitLaws,
  ...departureLaws,
  ...matchWindowLaws,
  ...shownTimesLaws,
  ...matchSidesLaws,
  ...matchdayLaws,
  ...matchdayRecordLaws,
  ...careerLaws,
  ...newPlayersLaws,
  ...playerAppraisalLaws,
  ...playerMeasureLaws,
  ...playerReasonsLaws,
  ...positionsLaws,
  ...profileLaws,
  ...rivalryLaws,
  ...rulesetLaws,
  ...sponsorshipLaws,
  ...standingsLaws,
  ...tacticDraftLaws,
  ...disciplineLaws,
  ...divisionLaws,
  ...draftChoicesLaws,
  ...draftHistoryLaws,
  ...draftScreenLaws,
  ...rearrangedElevenLaws,
  ...replacedAbsentLaws,
  ...lineUpLaws,
  ...lineUpChangeLaws,
  ...tacticEditingLaws,
  ...tacticSavingLaws,
  ...squadSheetLaws,
  ...takerLaws,
  ...orderLaws,
  ...opponentLaws,
  ...likelyOpponentLaws,
  ...absenceLaws,
  ...archiveLaws,
  ...fairnessLaws,
  ...playerStatisticsLaws,
  ...developmentLaws,
  ...scoutingLaws,
  ...pastTransferLaws,
  ...watchlistLaws,
  ...trainingLaws,
  ...trainingDaysLaws,
  ...trainingPartsLaws,
  ...trainingPlanLaws,
  ...adjustmentLaws,
  ...acceptedActionLaws,
  ...emittedEventLaws,
  ...whenDueLaws,
  ...exactAmountsLaws,
  ...constantAmountsLaws,
  ...constantLimitsLaws,
  ...constantOrdersLaws,
  ...constantRowsLaws,
];
const FOLDERS = [...new Set(ALL.map(({ folder }) => folder))];

/** Every law, grouped by folder. */
export const LAWS: readonly Law[] = FOLDERS.flatMap((folder) => ALL.filter((law) => law.folder === folder));
