/**
 * Every rule under its own name, with Alpha as its rule set; all that takes no rule set is what the root gives.
 * Written by `npm run generate`; a test compares.
 */
import * as rules from '../index.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { bind, bindUsual } from './bind.ts';

export * from '../index.ts';

/** Absences of the player at that moment, an injury first. */
export const absencesOf = /* @__PURE__ */ bind(rules.absencesOf);

/** The friendly, drawn for both clubs, and a message to the one that invited. */
export const acceptInvitation = /* @__PURE__ */ bind(rules.acceptInvitation);

/** The tactic with one more substitution, all in the order of their minutes. */
export const addSubstitution = /* @__PURE__ */ bind(rules.addSubstitution);

/** The search for the same position whose players the money can buy: all of them if possible, of the highest overall, then nearest to the age that was sought. */
export const affordableSearch = /* @__PURE__ */ bind(rules.affordableSearch);

/** The player after a match of his club: suspensions served, cards and suspensions added, an injury drawn. */
export const afterMatchDiscipline = /* @__PURE__ */ bind(rules.afterMatchDiscipline);

/** The statistics after a match that he played in: one match more, and the oldest ratings fall out of the window of 20 (R-PLA-21). */
export const afterMatchStatistics = /* @__PURE__ */ bind(rules.afterMatchStatistics);

/** What age leaves of the increase, as a share. */
export const ageFactor = /* @__PURE__ */ bind(rules.ageFactor);

/** The player at `now` after the birthdays since `since`: lower attributes and potential (never below his overall), a new value, and a new salary for a free player. */
export const agePlayer = /* @__PURE__ */ bind(rules.agePlayer);

/** Runs what is left of the plan today. */
export const applyTrainingPlan = /* @__PURE__ */ bind(rules.applyTrainingPlan);

/** The player with the value and the salary that he is worth now without a club (R-PLA-12). */
export const appraise = /* @__PURE__ */ bind(rules.appraise);

/** Puts a booster of the club's stock into an unlocked, empty slot (R-BOO-7). */
export const attachBooster = /* @__PURE__ */ bind(rules.attachBooster);

/** The attendance of a home match with its reasons. */
export const attendance = /* @__PURE__ */ bind(rules.attendance);

/** The highest value to which training lifts any attribute of a player. */
export const attributeCeiling = /* @__PURE__ */ bind(rules.attributeCeiling);

/** Colour of an attribute (0–100), which is never taken for a match rating: 8 of 100 is poor (R-POS-7). */
export const attributeColour = /* @__PURE__ */ bind(rules.attributeColour);

/** Fills the 18 places of a formation from players not for sale: the highest ratings weighed by condition, then a bench for all lines. */
export const autoPick = /* @__PURE__ */ bind(rules.autoPick);

/** The tactic with every unavailable starter replaced, by the best of the same position, then line, then all. */
export const availableEleven = /* @__PURE__ */ bind(rules.availableEleven);

/** Whole dollars that may be spent on players: cash minus two weeks of wages, never below 0. */
export const availableMoney = /* @__PURE__ */ bind(rules.availableMoney);

/** What a place brings a club from its sponsors while the award counts, by the category that it was won in. */
export const awardBonus = /* @__PURE__ */ bind(rules.awardBonus);

/** The balance at the end of each UTC day by the same forecast, from today to the third payday. */
export const balanceForecast = /* @__PURE__ */ bind(rules.balanceForecast);

/** The players on the bench, in the order of its places. */
export const benchOf = /* @__PURE__ */ bind(rules.benchOf);

/** Mean rating (0–100) of the best eleven in the formation of the default tactic. */
export const bestElevenRating = /* @__PURE__ */ bind(rules.bestElevenRating);

/** The id of the exercise that raises the player's rating most, the first of equals. */
export const bestExercise = /* @__PURE__ */ bind(rules.bestExercise);

/** The players as takers of the set piece, the highest sum of its skills first. */
export const bestTakers = /* @__PURE__ */ bind(rules.bestTakers);

/** The player's attributes with the boosters of his occupied slots (R-BOO-8). */
export const boostedAttributes = /* @__PURE__ */ bind(rules.boostedAttributes);

/** What a bot does before every other match of the day: it rests who is tired and picks the eleven anew. */
export const botBeforeMatch = /* @__PURE__ */ bind(rules.botBeforeMatch);

/** Fuses equal boosters, unlocks a starter's slot and, with fewer boosters attached than bots want, fills one. */
export const botBoosters = /* @__PURE__ */ bind(rules.botBoosters);

/** The highest price and weekly salary that the bot may pay. */
export const botBudget = /* @__PURE__ */ bind(rules.botBudget);

/** Builds the facility with the best value for money if its reserve of wages remains. */
export const botBuilding = /* @__PURE__ */ bind(rules.botBuilding);

/** A bot's club: founded like any other, under an invented identity. */
export const botClub = /* @__PURE__ */ bind(rules.botClub);

/** Everything that a bot does once a day, but for the market, which takes a search and a seller. */
export const botDay = /* @__PURE__ */ bind(rules.botDay);

/** The mean rating that the bot wants of its eleven at present: it buys below it, and sells above. */
export const botGoal = /* @__PURE__ */ bind(rules.botGoal);

/** Picks the best eighteen, changes the formation for a better eleven, and saves them in all three slots, so that players outside may be sold. */
export const botLineUp = /* @__PURE__ */ bind(rules.botLineUp);

/** Points by which the eleven is better on average than the bot wants it at present. */
export const botMargin = /* @__PURE__ */ bind(rules.botMargin);

/** Chooses one of the club's match boosters for a match that has none. */
export const botMatchBooster = /* @__PURE__ */ bind(rules.botMatchBooster);

/** Chooses the bolder tactic for a clearly better best eleven, the cautious one for a clearly worse one. */
export const botMatchTactic = /* @__PURE__ */ bind(rules.botMatchTactic);

/** Buys the player whom the bot wanted, if it still can. */
export const botPurchase = /* @__PURE__ */ bind(rules.botPurchase);

/** One rest for the whole squad, if one of the eighteen needs it and a rest is left. */
export const botRest = /* @__PURE__ */ bind(rules.botRest);

/** Collects the daily rewards that are there. */
export const botRewards = /* @__PURE__ */ bind(rules.botRewards);

/** Uses a search, and chooses among those whose price and salary the bot can pay: the best starter, or the cheapest reserve. */
export const botSearch = /* @__PURE__ */ bind(rules.botSearch);

/** Puts the weakest player outside of all line-ups whom a search can find up for sale when the squad is too large or too dear, and releases one who was not bought, or not found, when it stays so. */
export const botSelling = /* @__PURE__ */ bind(rules.botSelling);

/** Spends skill points on the lowest skill of the speech, if they are enough. */
export const botSkills = /* @__PURE__ */ bind(rules.botSkills);

/** Signs a sponsor if none is running: for credits while the club has fewer than an entry costs, else for the most money a day. */
export const botSponsor = /* @__PURE__ */ bind(rules.botSponsor);

/** Offers the dearest starter of an eleven above its goal, or where wages must fall, and plays without him. */
export const botStarterSale = /* @__PURE__ */ bind(rules.botStarterSale);

/** One session for every player who is fit, each by the exercise that gives him most. */
export const botTraining = /* @__PURE__ */ bind(rules.botTraining);

/** Whether a bot plays a friendly: the eleven of its usual tactic is rested. */
export const botWantsFriendly = /* @__PURE__ */ bind(rules.botWantsFriendly);

/** A search for a player better than a weak starter, or for a reserve of a thin squad. */
export const botWish = /* @__PURE__ */ bind(rules.botWish);

/** Buys a player at his market value. */
export const buyPlayer = /* @__PURE__ */ bind(rules.buyPlayer);

/** The slots of the rule set's calendar for that use, in the order of their moments. */
export const calendarSlots = /* @__PURE__ */ bind(rules.calendarSlots);

/** Whether a booster may be dropped into the foundry: fewer than three lie there, it is not gold, and it is of their tier. */
export const canDropInFoundry = /* @__PURE__ */ bind(rules.canDropInFoundry);

/** Whether the club may still set tactic and booster: it plays, the match is not started, more than 15 minutes remain. */
export const canEditMatch = /* @__PURE__ */ bind(rules.canEditMatch);

/** Whether the player's condition, unrounded, allows that training type, given or by its id. */
export const canTrain = /* @__PURE__ */ bind(rules.canTrain);

/** The friendly called off by one of its clubs, with a message to the other. */
export const cancelFriendly = /* @__PURE__ */ bind(rules.cancelFriendly);

/** One text for equal constants, whatever the order of their keys: JSON with sorted keys, to be hashed and compared. */
export const canonicalRuleset = /* @__PURE__ */ bind(rules.canonicalRuleset);

/** The next paydays by squad, facilities and known home matches of today. */
export const cashForecast = /* @__PURE__ */ bind(rules.cashForecast);

/** The category after a league that ended on that place: at most one step away. */
export const categoryAfter = /* @__PURE__ */ bind(rules.categoryAfter);

/** Weekly salary in whole dollars that the clubs of a category pay. */
export const categorySalary = /* @__PURE__ */ bind(rules.categorySalary);

/** The squad without the player. */
export const checkDeparture = /* @__PURE__ */ bind(rules.checkDeparture);

/** The orders, where each can be followed: known conditions within their ranges, players among the eighteen, substitutes from the bench, instructions and tactics that exist. */
export const checkOrders = /* @__PURE__ */ bind(rules.checkOrders);

/** The plan in force and those kept by name, each as `checkTrainingPlan` answers it. */
export const checkPlans = /* @__PURE__ */ bind(rules.checkPlans);

/** The price of a player in whole dollars, where the buyer may have him, has a place for him and the money that buying may use (R-MKT-9). */
export const checkPurchase = /* @__PURE__ */ bind(rules.checkPurchase);

/** What a save button asks: the updated tactic, unless a match is live, nothing has changed or it is not valid. */
export const checkSave = /* @__PURE__ */ bind(rules.checkSave);

/** The search, where all three filters are offered (R-MKT-6). */
export const checkSearch = /* @__PURE__ */ bind(rules.checkSearch);

/** The rating of the club's best eleven, if it is enough for a league of its category. */
export const checkStrength = /* @__PURE__ */ bind(rules.checkStrength);

/** Whether the plan can be played, followed minute by minute. */
export const checkSubstitutions = /* @__PURE__ */ bind(rules.checkSubstitutions);

/** The plan, without entries for players who have left the club. */
export const checkTrainingPlan = /* @__PURE__ */ bind(rules.checkTrainingPlan);

/** Everything in a club that a rule set does not allow: squad, keepers, shirt numbers, tactic places, booster slots, levels. */
export const clubFaults = /* @__PURE__ */ bind(rules.clubFaults);

/** The club's part in the edition so far, or in the whole of it. */
export const clubSeason = /* @__PURE__ */ bind(rules.clubSeason);

/** Whole dollars: cash, players at their market values, and facilities at what they have cost. */
export const clubWorth = /* @__PURE__ */ bind(rules.clubWorth);

/** The clubs whose lots the draw of a round decides, in the order in which it takes them. */
export const clubsByLot = /* @__PURE__ */ bind(rules.clubsByLot);

/** Collects a daily reward: the fixed money, or a random item. */
export const collectDailyReward = /* @__PURE__ */ bind(rules.collectDailyReward);

/** The newest sales of other players of his market position whose overall and age differ by at most three from his. */
export const comparableSales = /* @__PURE__ */ bind(rules.comparableSales);

/** Negative when `left` comes before `right` in that column ascending, 0 when they are equal in it. */
export const compareByColumn = /* @__PURE__ */ bind(rules.compareByColumn);

/** The skills in which the likely eleven excels, its greatest advantage first: means of the outfield players, boosters included, with the weaker and the better player of every place. */
export const compareSkills = /* @__PURE__ */ bind(rules.compareSkills);

/** The ordered table of all entrants from the competition's finished matches. */
export const competitionTable = /* @__PURE__ */ bind(rules.competitionTable);

/** Condition after a match: never below the floor by it, and a player below the floor stays as he is (R-CON-3). */
export const conditionAfterMatch = /* @__PURE__ */ bind(rules.conditionAfterMatch);

/** Condition after a recovery: stamina / 20 plus the amount, up to the cap. */
export const conditionAfterRecovery = /* @__PURE__ */ bind(rules.conditionAfterRecovery);

/** Condition after a session: never below the floor by it (R-CON-3, R-CON-10). */
export const conditionAfterTraining = /* @__PURE__ */ bind(rules.conditionAfterTraining);

/** A club of the lowest category with a squad, three tactics, something to spend and a few boosters. */
export const createClub = /* @__PURE__ */ bind(rules.createClub);

/** The whole bracket of a drawn cup or tournament, at any moment: rounds that are still to be drawn have open ties. */
export const cupBracket = /* @__PURE__ */ bind(rules.cupBracket);

/** The course so far of a cup or tournament whose drawn matches are all finished. */
export const cupCourse = /* @__PURE__ */ bind(rules.cupCourse);

/** The lots of a round of a cup, or of the groups of a tournament, whose first round is theirs. */
export const cupLots = /* @__PURE__ */ bind(rules.cupLots);

/** What a level gives: above the table of a shorter variant, what the table's highest level does. */
export const currentLevel = /* @__PURE__ */ bind(rules.currentLevel);

/** The player's condition after the recovery of a game day (R-CON-7). */
export const dailyRecovery = /* @__PURE__ */ bind(rules.dailyRecovery);

/** The amount that a club's recovery centre gives once a game day, in proportion to its efficiency (R-CON-7). */
export const dailyRecoveryAmount = /* @__PURE__ */ bind(rules.dailyRecoveryAmount);

/** Recovery, birthdays and market value of every player, the end of a sponsor's contract, upkeep and wages where they are due, and what debt does. */
export const dailyTurn = /* @__PURE__ */ bind(rules.dailyTurn);

/** The stage of a club by the paydays that it has ended in debt, one after the other. */
export const debtStage = /* @__PURE__ */ bind(rules.debtStage);

/** How many players the club may still release and sell in its first days of game time. */
export const departuresLeft = /* @__PURE__ */ bind(rules.departuresLeft);

/** The player at the turn of each of the next 60 days: recovery, birthdays and planned training within his condition. */
export const developmentForecast = /* @__PURE__ */ bind(rules.developmentForecast);

/** Draws the groups of a tournament or the next round of a knock-out, with an event for every club that plays. */
export const drawCupRound = /* @__PURE__ */ bind(rules.drawCupRound);

/** Draws the item of a day: the kind, then for a player booster its tier, then the booster. */
export const drawDailyItem = /* @__PURE__ */ bind(rules.drawDailyItem);

/** Starts the league: matches, empty table, press forecast, an event for every club. */
export const drawLeague = /* @__PURE__ */ bind(rules.drawLeague);

/** When an open competition is drawn: after its wait since the first entry, or when it is full. */
export const drawMoments = /* @__PURE__ */ bind(rules.drawMoments);

/** The kick-off of round 1 in a local world, and where a manager's club has never played: 30 minutes after the draw. */
export const earlyKickOff = /* @__PURE__ */ bind(rules.earlyKickOff);

/** Archives a finished edition. */
export const editionArchive = /* @__PURE__ */ bind(rules.editionArchive);

/** Efficiency of the recovery centre, the gym or the training ground, as a share 0–1 (R-FAC-1). */
export const efficiency = /* @__PURE__ */ bind(rules.efficiency);

/** Share of a whole match's loss for the minutes on the pitch: 90 and more count 1, half of them half (R-CON-4). */
export const effortFactor = /* @__PURE__ */ bind(rules.effortFactor);

/** Ends a completely played competition: prizes and awards by table or knock-out places. */
export const endCompetition = /* @__PURE__ */ bind(rules.endCompetition);

/** Everything that the end of a league does to a squad: careers end, youth players join where they must, all are appraised anew and earn what the club's category pays (R-PLA-12, R-PLA-20). */
export const endOfLeague = /* @__PURE__ */ bind(rules.endOfLeague);

/** Enters a club into a cup or tournament, free of charge and automatically. */
export const enterCup = /* @__PURE__ */ bind(rules.enterCup);

/** Experience points that a level (from 1) needs before the next one. */
export const experienceNeeded = /* @__PURE__ */ bind(rules.experienceNeeded);

/** How full the experience bar is, 0–1. */
export const experienceProgress = /* @__PURE__ */ bind(rules.experienceProgress);

/** What the next level of the facility changes a week, and in how many weeks it pays for itself. */
export const facilityPayback = /* @__PURE__ */ bind(rules.facilityPayback);

/** Whole dollars a week for one facility at a level, in a category: those of the level times the category's multiple. */
export const facilityUpkeep = /* @__PURE__ */ bind(rules.facilityUpkeep);

/** The booster that a reference means, or null. */
export const findBooster = /* @__PURE__ */ bind(rules.findBooster);

/** The competition that a sign-up by name leads to: open, of the club's category, with a free place, the lowest number first. */
export const findOpenCompetition = /* @__PURE__ */ bind(rules.findOpenCompetition);

/** Ends a cup or tournament after its final: prizes for every place, awards dated `now`, no change of category. */
export const finishCup = /* @__PURE__ */ bind(rules.finishCup);

/** Ends a league by its table: prizes for every place, awards dated `now` for places 1 to 3, promotion and relegation. */
export const finishLeague = /* @__PURE__ */ bind(rules.finishLeague);

/** Points of overall by which a club is founded above its category's mean: as far as the mean best eleven of its newest leagues is, none below a point. */
export const foundingLift = /* @__PURE__ */ bind(rules.foundingLift);

/** The lowest free shirt number (R-PLA-16). */
export const freeShirtNumber = /* @__PURE__ */ bind(rules.freeShirtNumber);

/** The result of a friendly: players lose half of a match's condition and train by half of their minutes. */
export const friendlyFullTime = /* @__PURE__ */ bind(rules.friendlyFullTime);

/** Results, table, tickets, players and managers after matches that ended together. */
export const fullTime = /* @__PURE__ */ bind(rules.fullTime);

/** Fuses three boosters. */
export const fuse = /* @__PURE__ */ bind(rules.fuse);

/** Fuses three owned boosters for credits (R-BOO-14). */
export const fuseBoosters = /* @__PURE__ */ bind(rules.fuseBoosters);

/** Every possible result of a fusion with its probability, by id. */
export const fusionOdds = /* @__PURE__ */ bind(rules.fusionOdds);

/** What three boosters will give. */
export const fusionOutcome = /* @__PURE__ */ bind(rules.fusionOutcome);

/** The manager after `points` (≥ 0) of experience, with the skill points of every level that they reach. */
export const gainExperience = /* @__PURE__ */ bind(rules.gainExperience);

/** The club after its manager's experience of a finished match, with the credits of every new level. */
export const gainMatchExperience = /* @__PURE__ */ bind(rules.gainMatchExperience);

/** A new player: fit, of ordinary morale, without experience, three locked booster slots (R-PLA-13). */
export const generatePlayer = /* @__PURE__ */ bind(rules.generatePlayer);

/** A new squad: every line of the team covered twice, three keepers at 25, the shirts that Brazilian clubs give, and regulars for the default tactics (R-PLA-15, R-PLA-28). */
export const generateSquad = /* @__PURE__ */ bind(rules.generateSquad);

/** The table of each group of a drawn tournament, in the order of the groups. */
export const groupTables = /* @__PURE__ */ bind(rules.groupTables);

/** Whether any match of the club is live: there is no training and no saving of tactics then. */
export const hasLiveMatch = /* @__PURE__ */ bind(rules.hasLiveMatch);

/** The slots of a player without experience: all locked, numbered from 1. */
export const initialSlots = /* @__PURE__ */ bind(rules.initialSlots);

/** The invitation, and a message to the other club. */
export const inviteToFriendly = /* @__PURE__ */ bind(rules.inviteToFriendly);

/** Every guest has its place, free of charge, and an event. */
export const inviteToSpecial = /* @__PURE__ */ bind(rules.inviteToSpecial);

/** Whether the player may play. */
export const isAvailable = /* @__PURE__ */ bind(rules.isAvailable);

/** Whether the place gets an award: 1 to 3, in cups also 5. */
export const isAwarded = /* @__PURE__ */ bind(rules.isAwarded);

/** Whether the eleven is as good as the bot wants it in the long run: it trains until then. */
export const isBotContent = /* @__PURE__ */ bind(rules.isBotContent);

/** Whether initial data loaded at `loadedAt` (real ms. */
export const isDataStale = /* @__PURE__ */ bind(rules.isDataStale);

/** Whether an open league is to be drawn: full, or its wait since the first sign-up is over. */
export const isDrawDue = /* @__PURE__ */ bind(rules.isDrawDue);

/** Whether matches of competitions leave no room for the friendly: competitions go first. */
export const isFriendlyOvertaken = /* @__PURE__ */ bind(rules.isFriendlyOvertaken);

/** Whether the kick-off is fewer than 15 minutes away. */
export const isImminent = /* @__PURE__ */ bind(rules.isImminent);

/** Whether the club has a live match and the kick-off of each is still to come. */
export const isKickOffDue = /* @__PURE__ */ bind(rules.isKickOffDue);

/** Whether a match of that date is live: from fewer than 15 minutes before the kick-off to 30 minutes after it, included. */
export const isLive = /* @__PURE__ */ bind(rules.isLive);

/** Whether a match could be edited by the clubs that play in it. */
export const isOpenForEditing = /* @__PURE__ */ bind(rules.isOpenForEditing);

/** Whether wages are due: 7 days of 24 hours have passed since `lastPaid`, when they were paid last, or the club was founded where they never were. */
export const isPayday = /* @__PURE__ */ bind(rules.isPayday);

/** Whether debt sells the club's players: the balance is below zero, and the stage is `selling` or `administration`. */
export const isSellingForDebt = /* @__PURE__ */ bind(rules.isSellingForDebt);

/** Whether the place is one of the eleven on the pitch. */
export const isStarterPlace = /* @__PURE__ */ bind(rules.isStarterPlace);

/** Whether the player's condition, unrounded, is below what training asks for: he can only rest. */
export const isTired = /* @__PURE__ */ bind(rules.isTired);

/** Whether the token refreshed at `refreshedAt` (real ms. */
export const isTokenRefreshDue = /* @__PURE__ */ bind(rules.isTokenRefreshDue);

/** Whether the squad is neither too small nor too large and has a goalkeeper: 16–40 players (R-PLA-17). */
export const isWithinSquadLimits = /* @__PURE__ */ bind(rules.isWithinSquadLimits);

/** A bot takes a place, free of charge. */
export const joinAsBot = /* @__PURE__ */ bind(rules.joinAsBot);

/** A manager signs his club up and pays the price in credits. */
export const joinCompetition = /* @__PURE__ */ bind(rules.joinCompetition);

/** Fixes both line-ups, without unavailable players. */
export const kickOff = /* @__PURE__ */ bind(rules.kickOff);

/** A double round robin for an even number of clubs. */
export const leagueFixtures = /* @__PURE__ */ bindUsual(rules.leagueFixtures, {});

/** The opponent with its likely eleven, usual instructions and takers, ready for a kick-off. */
export const likelyClub = /* @__PURE__ */ bind(rules.likelyClub);

/** The mean rating (0–100) of the starters of each line in their places, boosters included. */
export const lineRatings = /* @__PURE__ */ bind(rules.lineRatings);

/** The line-up of the club: the chosen tactic, or where that is not valid any more an eleven picked automatically in its formation, without instructions. */
export const lineUpOf = /* @__PURE__ */ bind(rules.lineUpOf);

/** Puts a player up for sale at his market value (R-MKT-11, R-MKT-12, R-MKT-21, R-FAI-2). */
export const listPlayer = /* @__PURE__ */ bind(rules.listPlayer);

/** Market value in whole dollars by overall, age and potential (R-PLA-10). */
export const marketValue = /* @__PURE__ */ bind(rules.marketValue);

/** The market value with the reasons for it. */
export const marketValueBreakdown = /* @__PURE__ */ bind(rules.marketValueBreakdown);

/** The match booster of that id, or null. */
export const matchBooster = /* @__PURE__ */ bind(rules.matchBooster);

/** What a match booster does to every player of its side for one match. */
export const matchBoosterEffect = /* @__PURE__ */ bind(rules.matchBoosterEffect);

/** Loss of condition in a match, before the floor: (base + (100 − stamina) / 6) × factor, base by position code (R-CON-2). */
export const matchConditionLoss = /* @__PURE__ */ bind(rules.matchConditionLoss);

/** The increase of every skill that counts in the position played. */
export const matchIncreases = /* @__PURE__ */ bind(rules.matchIncreases);

/** Game milliseconds after kick-off at which each minute, then each kick, may be seen. */
export const matchMoments = /* @__PURE__ */ bindUsual(rules.matchMoments, 'league');

/** The one state of a match that a list shows. */
export const matchState = /* @__PURE__ */ bind(rules.matchState);

/** Whether the player fits all three filters at the moment (R-MKT-3, R-MKT-4). */
export const matchesSearch = /* @__PURE__ */ bind(rules.matchesSearch);

/** Game milliseconds that a minute of a match lasts, but for stoppage time. */
export const minuteLength = (kind: rules.MatchKind = 'league'): number => rules.minuteLength(kind, ALPHA);

/** Whole dollars that have to come in before a player of that market value can be bought. */
export const missingMoney = /* @__PURE__ */ bind(rules.missingMoney);

/** Morale 0–100 after a match of the club: moves part of the way to the result's target (win 100, draw 70, loss 30), twice as far for those who played. */
export const moraleAfterMatch = /* @__PURE__ */ bind(rules.moraleAfterMatch);

/** Whether a place is promoted, relegated or neither. */
export const movementOf = /* @__PURE__ */ bind(rules.movementOf);

/** The players whom the club may name: the available ones. */
export const namedPlayers = /* @__PURE__ */ bind(rules.namedPlayers);

/** When a reward that is collected at `now` is available again. */
export const nextCollectionDate = /* @__PURE__ */ bind(rules.nextCollectionDate);

/** The level after `level` with what it gives and its price in whole dollars. */
export const nextLevel = /* @__PURE__ */ bind(rules.nextLevel);

/** Notifications of a match before kick-off, from the club's present state. */
export const notificationsBefore = /* @__PURE__ */ bind(rules.notificationsBefore);

/** The six offers to a club, from its awards and recent matches. */
export const offersTo = /* @__PURE__ */ bind(rules.offersTo);

/** What a manager sees of the club, from its finished competition matches and its squad. */
export const opponentReport = /* @__PURE__ */ bind(rules.opponentReport);

/** Dollars a week from a sponsor, home matches and the prize of a middle place, in the club's category and its stadium. */
export const ordinaryIncome = /* @__PURE__ */ bind(rules.ordinaryIncome);

/** Whole dollars that a home match brings against an average opponent on an ordinary day, with the club's form and morale, in a stadium of that level. */
export const ordinaryTakings = /* @__PURE__ */ bind(rules.ordinaryTakings);

/** Rating 0–100 in the natural position, boosters included (R-PLA-7). */
export const overall = /* @__PURE__ */ bind(rules.overall);

/** The skills that make up the overall with what each adds, largest share first. */
export const overallBreakdown = /* @__PURE__ */ bind(rules.overallBreakdown);

/** Points of overall that the player has gained or lost since he had those. */
export const overallChanges = /* @__PURE__ */ bind(rules.overallChanges);

/** Rating 0–100 in the natural position without boosters: what value, salary and potential are measured by (R-PLA-9). */
export const ownOverall = /* @__PURE__ */ bind(rules.ownOverall);

/** The search that `{position}_{overall}_{age}` names (R-MKT-6). */
export const parseSearch = /* @__PURE__ */ bind(rules.parseSearch);

/** The ordered table of the clubs' home matches, away matches, or last five. */
export const partialTable = /* @__PURE__ */ bind(rules.partialTable);

/** Pays a week of upkeep as far as the cash balance goes: only wages take it below zero. */
export const payUpkeep = /* @__PURE__ */ bind(rules.payUpkeep);

/** Dollars a week that a bot may pay as wages: a share of its income plus a part of its surplus. */
export const payableWages = /* @__PURE__ */ bind(rules.payableWages);

/** Who is on the pitch once the substitutions of that minute are made, each newcomer in the place of the player he replaced. */
export const pitchAt = /* @__PURE__ */ bind(rules.pitchAt);

/** Ids of all places, '0' to '17': the starters, then the bench. */
export const placeIds = /* @__PURE__ */ bind(rules.placeIds);

/** The steps of the plan on the UTC day of `now`: rests, then sessions that `train` accepts. */
export const planDay = /* @__PURE__ */ bind(rules.planDay);

/** The player after a match: condition, statistics and experience where he played (null: he watched), and morale by the result (R-PLA-24). */
export const playerAfterMatch = /* @__PURE__ */ bind(rules.playerAfterMatch);

/** The player booster of that id, or null. */
export const playerBooster = /* @__PURE__ */ bind(rules.playerBooster);

/** The development of the player up to now. */
export const playerDevelopment = /* @__PURE__ */ bind(rules.playerDevelopment);

/** Experience points for the minutes on the pitch: 10 for a whole match, none for the bench (R-PLA-22). */
export const playerMatchExperience = /* @__PURE__ */ bind(rules.playerMatchExperience);

/** Rating 0–100 of the skills in a position. */
export const positionRating = /* @__PURE__ */ bind(rules.positionRating);

/** The skills that count in a position with what each adds to the rating, largest share first. */
export const positionRatingBreakdown = /* @__PURE__ */ bind(rules.positionRatingBreakdown);

/** The favourites of the forecast, as many as awarded places. */
export const pressFavourites = /* @__PURE__ */ bind(rules.pressFavourites);

/** The clubs by the rating of their best eleven, the strongest first. */
export const pressForecast = /* @__PURE__ */ bind(rules.pressForecast);

/** The notes of the press on a competition, the newest first. */
export const pressNotes = /* @__PURE__ */ bind(rules.pressNotes);

/** What the plan would do if it ran now: exactly what it then does. */
export const previewPlan = /* @__PURE__ */ bind(rules.previewPlan);

/** The prize of a place: money times the category's multiplier, and credits. */
export const prizeFor = /* @__PURE__ */ bind(rules.prizeFor);

/** The labels of every awarded place of every competition and category. */
export const prizeLabels = /* @__PURE__ */ bind(rules.prizeLabels);

/** Colour of an overall, a rating in a position (0–100) or a match rating (0–10): values up to and including 10 count times ten (R-POS-7). */
export const ratingColour = /* @__PURE__ */ bind(rules.ratingColour);

/** Rating 0–100 in the given position, boosters included (R-PLA-7). */
export const ratingIn = /* @__PURE__ */ bind(rules.ratingIn);

/** The word for an overall or a rating in a position (0–100) in a club of the category. */
export const ratingWord = /* @__PURE__ */ bind(rules.ratingWord);

/** Lowest whole rating that each word has in the category. */
export const ratingWordSteps = /* @__PURE__ */ bind(rules.ratingWordSteps);

/** Rating 0–100 in each of the 24 positions. */
export const ratingsByPosition = /* @__PURE__ */ bind(rules.ratingsByPosition);

/** The competition with the result and its new table. */
export const recordResult = /* @__PURE__ */ bind(rules.recordResult);

/** The player with each locked slot made unlockable that his training level has reached: slot n at level n + 1 (R-BOO-5). */
export const refreshSlots = /* @__PURE__ */ bind(rules.refreshSlots);

/** Releases a player, free and for sale. */
export const releasePlayer = /* @__PURE__ */ bind(rules.releasePlayer);

/** Whether a change of the tab's visibility loads initial data again: only on becoming visible, and only when it is stale. */
export const reloadsOnVisibility = /* @__PURE__ */ bind(rules.reloadsOnVisibility);

/** Rests left of the UTC day of `now`: the quota counts those used. */
export const remainingRests = /* @__PURE__ */ bind(rules.remainingRests);

/** Searches left, from 0: all again when 24 hours have passed since the last update, else all minus the used ones (R-MKT-1). */
export const remainingSearches = /* @__PURE__ */ bind(rules.remainingSearches);

/** Sessions left to the player on the UTC day of `now`. */
export const remainingSessions = /* @__PURE__ */ bind(rules.remainingSessions);

/** The match without the club's booster, which is in its store again. */
export const removeMatchBooster = /* @__PURE__ */ bind(rules.removeMatchBooster);

/** The renamed club, with a message of the reason. */
export const renameClub = /* @__PURE__ */ bind(rules.renameClub);

/** What ending the player's contract costs in whole dollars, before a club's cash limits it (R-MKT-15). */
export const rescissionFee = /* @__PURE__ */ bind(rules.rescissionFee);

/** The player's condition after one rest: the amount of a rest counts times the server's rest speed (R-CON-8). */
export const restRecovery = /* @__PURE__ */ bind(rules.restRecovery);

/** Retires the players who are too old. */
export const retirePlayers = /* @__PURE__ */ bind(rules.retirePlayers);

/** Whether the player ends his career when a league ends now: he is past the last age at which players go on, 36 (R-PLA-20). */
export const retires = /* @__PURE__ */ bind(rules.retires);

/** All matches of the format and the place of every entrant. */
export const runFormat = /* @__PURE__ */ bind(rules.runFormat);

/** Runs the plan for its day. */
export const runTrainingPlan = /* @__PURE__ */ bind(rules.runTrainingPlan);

/** The club with the tactic in that slot, and nothing else that came along in it. */
export const saveTactic = /* @__PURE__ */ bind(rules.saveTactic);

/** The search that finds the player at the moment, by his overall without boosters. */
export const searchFor = /* @__PURE__ */ bind(rules.searchFor);

/** Uses one search and finds the players for sale who fit, as a buyer sees them: without boosters, condition and morale. */
export const searchMarket = /* @__PURE__ */ bind(rules.searchMarket);

/** The lowest and the highest market value of the players who fit the search, by the formula of market values alone. */
export const searchPrices = /* @__PURE__ */ bind(rules.searchPrices);

/** Seats of the club's stadium (R-FAC-1). */
export const seats = /* @__PURE__ */ bind(rules.seats);

/** Sells the tickets of a home match for whole dollars, on neutral ground for half of them. */
export const sellTickets = /* @__PURE__ */ bind(rules.sellTickets);

/** Experience points that a player gains from a session of that intensity (1, 0.9 or 0.8). */
export const sessionExperience = /* @__PURE__ */ bind(rules.sessionExperience);

/** The match with the booster, taken out of the club's stock. */
export const setMatchBooster = /* @__PURE__ */ bind(rules.setMatchBooster);

/** The match played with another of the club's tactics. */
export const setMatchTactic = /* @__PURE__ */ bind(rules.setMatchTactic);

/** Set pieces whose taker’s shirt number is not among the current starters, in the tactic’s order. */
export const setPieceErrors = /* @__PURE__ */ bind(rules.setPieceErrors);

/** The slots that all of the clubs have free, the first one first. */
export const sharedSlots = /* @__PURE__ */ bind(rules.sharedSlots);

/** Signs one of the six offers: its money and its credits come at once, and the contract keeps the offer's id. */
export const signSponsorship = /* @__PURE__ */ bind(rules.signSponsorship);

/** The increase of both skills of the exercise: never past an attribute's ceiling, nor the rating past potential. */
export const skillIncreases = /* @__PURE__ */ bind(rules.skillIncreases);

/** Skill points that it costs to leave `level` (from 1) for the next. */
export const skillUpgradeCost = /* @__PURE__ */ bind(rules.skillUpgradeCost);

/** The player as the day of `now` keeps him. */
export const snapshotOf = /* @__PURE__ */ bind(rules.snapshotOf);

/** Ids of player boosters by power, then by attribute in the catalogue's order. */
export const sortPlayerBoosters = /* @__PURE__ */ bind(rules.sortPlayerBoosters);

/** The players in a new list by one column. */
export const sortSquad = <P extends rules.PublicPlayer>(
  players: readonly P[],
  order: rules.SquadOrder<rules.ColumnOf<P>> = {},
): P[] => rules.sortSquad(players, order, ALPHA);

/** The category whose prizes the special pays, whatever category its clubs play in: the highest of a world that moves clubs. */
export const specialCategory = /* @__PURE__ */ bind(rules.specialCategory);

/** The clubs with the latest titles, each once, the latest first. */
export const specialGuests = /* @__PURE__ */ bind(rules.specialGuests);

/** Share that the speech gives in the match: for `boosters` the effectiveness of the match booster (Alpha: 0.5–1), for the others what is added (Alpha: 0–0.05) to offensive power, defensive power, morale and determination, or vision and decision-making. */
export const speechEffect = /* @__PURE__ */ bind(rules.speechEffect);

/** The weekly base value with its reasons. */
export const sponsorshipBreakdown = /* @__PURE__ */ bind(rules.sponsorshipBreakdown);

/** The six offers of this moment, in the order of the table. */
export const sponsorshipOffers = /* @__PURE__ */ bind(rules.sponsorshipOffers);

/** Shirt numbers of the starters: who may be named as a taker. */
export const starterNumbers = /* @__PURE__ */ bind(rules.starterNumbers);

/** The starters, in the order of the formation's slots. */
export const startersOf = /* @__PURE__ */ bind(rules.startersOf);

/** A plan for the whole squad: one session on days with a match, all of them on others, each player by his best exercise, and a rest. */
export const suggestedPlan = /* @__PURE__ */ bind(rules.suggestedPlan);

/** Every combination of filters that fits one of the categories, each once: by position, overall, age (R-MKT-19). */
export const suppliedSearches = /* @__PURE__ */ bind(rules.suppliedSearches);

/** The free players that the market lacks, for sale: none if every combination on offer has enough of them (R-MKT-18). */
export const supplyMarket = /* @__PURE__ */ bind(rules.supplyMarket);

/** Mean rating (0–100) of the starters of a tactic by line, in their places and with boosters. */
export const teamLines = /* @__PURE__ */ bind(rules.teamLines);

/** The price of a seat in dollars. */
export const ticketPrice = /* @__PURE__ */ bind(rules.ticketPrice);

/** The groups of a drawn tournament: its entrants are listed group by group. */
export const tournamentGroups = /* @__PURE__ */ bind(rules.tournamentGroups);

/** Trains the players of those shirt numbers, all or none. */
export const train = /* @__PURE__ */ bind(rules.train);

/** The player after his part in a match. */
export const trainedByMatch = /* @__PURE__ */ bind(rules.trainedByMatch);

/** The player after the session, for any condition. */
export const trainedPlayer = /* @__PURE__ */ bind(rules.trainedPlayer);

/** Condition that a session costs, in proportion to its intensity (1, 0.9 or 0.8) (R-CON-10). */
export const trainingConditionCost = /* @__PURE__ */ bind(rules.trainingConditionCost);

/** Share (Alpha: 0–0.5) that the skill adds to what players gain in its training types. */
export const trainingEffect = /* @__PURE__ */ bind(rules.trainingEffect);

/** The training level of `points` of experience (≥ 0). */
export const trainingLevel = /* @__PURE__ */ bind(rules.trainingLevel);

/** What the session would do to each of the players, before it is run. */
export const trainingPreview = /* @__PURE__ */ bind(rules.trainingPreview);

/** The transfer of the player as it is kept: with his overall, age and position of that moment. */
export const transferOf = /* @__PURE__ */ bind(rules.transferOf);

/** Keeps the birthdays of free players. */
export const turnFreePlayers = /* @__PURE__ */ bind(rules.turnFreePlayers);

/** Takes a player off the market (R-MKT-12, R-DEB-7). */
export const unlistPlayer = /* @__PURE__ */ bind(rules.unlistPlayer);

/** Unlocks an unlockable slot for credits (R-BOO-6). */
export const unlockBoosterSlot = /* @__PURE__ */ bind(rules.unlockBoosterSlot);

/** Builds the next level of a facility out of the cash balance, at once (R-FAC-2 to R-FAC-5). */
export const upgradeFacility = /* @__PURE__ */ bind(rules.upgradeFacility);

/** One level more of a skill, paid with skill points. */
export const upgradeSkill = /* @__PURE__ */ bind(rules.upgradeSkill);

/** Places that are still free, from 0. */
export const vacancies = /* @__PURE__ */ bind(rules.vacancies);

/** Before the other matches of a day of vacation: rest and line-up. */
export const vacationBeforeMatch = /* @__PURE__ */ bind(rules.vacationBeforeMatch);

/** A day of vacation: rest, training, line-up. */
export const vacationDay = /* @__PURE__ */ bind(rules.vacationDay);

/** The name as it is stored: trimmed, inner whitespace as one space, accents composed (NFC). */
export const validateClubName = /* @__PURE__ */ bind(rules.validateClubName);

/** The sign-up with both fields trimmed. */
export const validateSignUp = /* @__PURE__ */ bind(rules.validateSignUp);

/** The tactic if it is complete and playable. */
export const validateTactic = /* @__PURE__ */ bind(rules.validateTactic);

/** The player with the choices made for him. */
export const watchPlayer = /* @__PURE__ */ bind(rules.watchPlayer);

/** Dollars a week: (multiplier × 105 + awards bonus + recent-match points × multiplier) × 1000. */
export const weeklyBaseValue = /* @__PURE__ */ bind(rules.weeklyBaseValue);

/** Weekly salary of a player without a club in whole dollars, by overall, boosters left out (R-PLA-11). */
export const weeklySalary = /* @__PURE__ */ bind(rules.weeklySalary);

/** Whole dollars a week for all facilities of the club. */
export const weeklyUpkeep = /* @__PURE__ */ bind(rules.weeklyUpkeep);

/** The player after `points` (≥ 0) of experience, with the booster slots that his level gives. */
export const withExperience = /* @__PURE__ */ bind(rules.withExperience);

/** The attributes under a match booster, none lifted above the cap (Alpha: 100). */
export const withMatchBooster = /* @__PURE__ */ bind(rules.withMatchBooster);

/** The current competitions without a club that is deleted before its first match. */
export const withdrawUnplayed = /* @__PURE__ */ bind(rules.withdrawUnplayed);
