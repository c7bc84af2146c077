/** Laws of a rule set's counts, prices and weights: none is below zero, and each is whole if there are no parts of one. */
import type { Ruleset } from '../ruleset/ruleset.ts';
import { noneOf, numbersIn, withConstants } from './constant-checks.ts';
import type { Law } from './law.ts';

interface Amounts {
  readonly folder: string;
  readonly part: Exclude<keyof Ruleset, 'name'>;
  readonly name: string;
  readonly requirement: string;
  /** Paths that hold whole numbers only; default none. */
  readonly whole?: RegExp;
  /** Paths that hold differences, which may be below zero; default none. */
  readonly differences?: RegExp;
  readonly what: string;
  readonly broken: unknown;
}

const AMOUNTS: readonly Amounts[] = [
  {
    folder: 'boosters',
    part: 'boosters',
    name: 'no power, price or weight of a booster is below zero, and slots and credits are whole',
    requirement: 'R-BOO-1',
    whole: /slotLevels|Credits$|\.id$/,
    what: 'a fusion costs half a credit',
    broken: { fusionCredits: 0.5 },
  },
  {
    folder: 'clock',
    part: 'clock',
    name: 'no interval of refreshing is below zero',
    requirement: 'R-CLK-1',
    what: 'tokens are refreshed before they are given',
    broken: { tokenRefreshInterval: -1 },
  },
  {
    folder: 'club-creation',
    part: 'clubCreation',
    name: 'no club is founded with less than nothing, or with a part of a dollar, credit, point or booster',
    requirement: 'R-CLU-15',
    whole: /^(?!.*(elevenAbove|Lift|botMatureShare)$)/,
    what: 'clubs open with half a credit',
    broken: { openingCredits: 0.5 },
  },
  {
    folder: 'competitions',
    part: 'competitions',
    name: 'no prize, fee or wait of a competition is below zero, and clubs, places, dollars and credits are whole',
    requirement: 'R-COM-18',
    whole: /leagueClubs|Credits$|prizes|awardPlaces/,
    what: 'a league pays those who enter it',
    broken: { leagueEntryCredits: -20 },
  },
  {
    folder: 'condition',
    part: 'condition',
    name: 'no loss or recovery of condition is below zero',
    requirement: 'R-CON-1',
    what: 'a rest tires',
    broken: { restAmount: -2.5 },
  },
  {
    folder: 'daily-rewards',
    part: 'dailyRewards',
    name: 'no reward of a day and none of its odds is below zero, and dollars and credits are whole',
    requirement: 'R-DAY-4',
    whole: /\.(money|credits)$/,
    what: 'a reward takes credits away',
    broken: { credits: -2 },
  },
  {
    folder: 'discipline',
    part: 'discipline',
    name: 'no referee takes cards back, and no match heals',
    requirement: 'R-DIS-1',
    what: 'fewer than no cards are shown',
    broken: { strictness: -1 },
  },
  {
    folder: 'facilities',
    part: 'facilities',
    name: 'no facility costs or holds less than nothing, and seats and dollars are whole',
    requirement: 'R-FAC-1',
    whole: /\.(level|seats|price)$/,
    what: 'a stadium has half a seat',
    broken: { stadium: [{ level: 1, seats: 5_000.5, price: 0 }] },
  },
  {
    folder: 'finances',
    part: 'finances',
    name: 'no ticket, crowd or reserve is below zero, and matches and days are whole',
    requirement: 'R-FIN-10',
    whole: /Matches$|daysBetween/,
    what: 'who comes to a match is paid for it',
    broken: { ticketPrice: { Pro: -5 } },
  },
  {
    folder: 'manager',
    part: 'manager',
    name: 'no level of the manager takes anything away, and points and credits are whole',
    requirement: 'R-MAN-8',
    whole: /Cap$|Costs|PerLevel$/,
    what: 'a level takes skill points away',
    broken: { skillPointsPerLevel: -5 },
  },
  {
    folder: 'market',
    part: 'market',
    name: 'no number of searches, players or weeks is below zero, and ages, overalls and counts are whole',
    requirement: 'R-MKT-15',
    whole: /Ranges|PerDay$|PerSearch$/,
    what: 'a release brings ten weeks of wages',
    broken: { rescissionWeeks: -10 },
  },
  {
    folder: 'match-window',
    part: 'matchWindow',
    name: 'no window around a kick-off is shorter than nothing',
    requirement: 'R-WIN-1',
    what: 'matches are over before they start',
    broken: { minutesAfter: -30 },
  },
  {
    folder: 'players',
    part: 'players',
    name: 'no constant of players is below zero, and limits of squads and shirts are whole',
    requirement: 'R-PLA-17',
    differences: /\.prime\./,
    whole: /\.squad\.|highestShirtNumber|ratingWindow|ages\.\d+\.age|step$/,
    what: 'half a goalkeeper is enough',
    broken: { squad: { keepers: 0.5 } },
  },
  {
    folder: 'positions',
    part: 'positions',
    name: 'no rating, weight or colour step is below zero',
    requirement: 'R-POS-6',
    what: 'nothing is poor',
    broken: { colourSteps: { fair: -1 } },
  },
  {
    folder: 'ruleset',
    part: 'server',
    name: 'no server runs backwards, and it plays a whole number of matches a day',
    requirement: 'R-SRV-1',
    whole: /matchesPerDay/,
    what: 'a rest tires',
    broken: { restSpeed: -2 },
  },
  {
    folder: 'sponsorship',
    part: 'sponsorship',
    name: 'no sponsor counts or pays less than nothing, and matches, days and credits are whole',
    requirement: 'R-SPO-4',
    whole: /recentMatches|awardWindow|\.(duration|credits)$/,
    what: 'all matches but the oldest count',
    broken: { recentMatches: -1 },
  },
  {
    folder: 'standings',
    part: 'standings',
    name: 'no result takes points away',
    requirement: 'R-STA-1',
    what: 'a loss costs a point',
    broken: { pointsForLoss: -1 },
  },
  {
    folder: 'tactics',
    part: 'tactics',
    name: 'no tactic has less than no substitutions, and players and minutes are whole',
    requirement: 'R-TAC-30',
    whole: /./,
    what: 'two substitutions and a half can be planned',
    broken: { maximumSubstitutions: 2.5 },
  },
  {
    folder: 'training',
    part: 'training',
    name: 'no amount of training is below zero, and rests, sessions and minutes are whole',
    requirement: 'R-TRA-1',
    whole: /sPerDay|matchMinutes/,
    what: 'a session takes experience away',
    broken: { sessionExperience: -2 },
  },
];

/** One law for each part of the rule set. */
export const constantAmountsLaws: readonly Law[] = AMOUNTS.map(
  ({ folder, part, name, requirement, whole, differences, what, broken }) => ({
    name,
    folder,
    requirements: [requirement],
    property: ({ ruleset }) =>
      noneOf(
        numbersIn(ruleset[part], part).flatMap(([path, value]) => {
          if (value < 0 && !differences?.test(path)) return [`${path}: ${value} is below zero`];
          return whole?.test(path) && !Number.isInteger(value) ? [`${path}: ${value} is not whole`] : [];
        }),
      ),
    broken: { what, ruleset: withConstants({ [part]: broken }) },
  }),
);
