/** Constants of competitions (R-COM-1). */
import type { CompetitionName, CupName } from './competition-name.ts';

/** What a place wins. */
export interface PrizeRow {
  /** From 1; several clubs of a knock-out share a place. */
  readonly place: number;
  /** Whole dollars at Várzea; other categories multiply it. */
  readonly money: number;
  /** The same in every category. */
  readonly credits: number;
}

/** What a kick-off of the calendar is for: rounds of leagues, or cups, tournaments, the special and friendlies. */
export const SLOT_USES = ['league', 'cups'] as const;
/** What a kick-off of the calendar is for. */
export type SlotUse = (typeof SLOT_USES)[number];

/** A kick-off that comes again every second day (R-COM-7). */
export interface CalendarSlot {
  /** 0 on UTC days whose number since 1970-01-01 is even, 1 on the odd ones. */
  readonly day: number;
  /** Hours after UTC midnight, from 0 to below 24. */
  readonly hour: number;
  readonly use: SlotUse;
}

/** Constants of cups and tournaments (R-CUP-1). */
export interface CupRules {
  /** Whether the draw of its league enters a club for a cup or a tournament. */
  readonly isPlayed: boolean;
  /** Most clubs of an edition; a tournament has as many, a cup at least two. */
  readonly clubs: Readonly<Record<CupName, number>>;
  /** Groups of a tournament; they divide its clubs. */
  readonly tournamentGroups: number;
  /** Hours from the first entry until an edition is drawn that is not full. */
  readonly waitHours: number;
  /** Hours from the end of a round to the draw of the next. */
  readonly hoursToDraw: number;
}

/** Constants of competitions (R-COM-1). */
export interface CompetitionRules {
  /** Clubs in a league; even. */
  readonly leagueClubs: number;
  /** Credits to join 'MM League'. */
  readonly leagueEntryCredits: number;
  /** Hours from the first sign-up until bots take the free places. */
  readonly leagueWaitHours: number;
  /** Points by which the best eleven of a club that signs up may be below its category's mean of new clubs. */
  readonly leagueMostBelowMean: number;
  /** The kick-offs of two days, in the order of their moments. */
  readonly calendar: readonly CalendarSlot[];
  /** Fewest minutes from the draw to the first kick-off. */
  readonly minutesBeforeFirstKickOff: number;
  /** Fewest hours from the kick-off of the first round to that of the next. */
  readonly hoursAfterFirstKickOff: number;
  /** Clubs at the top of a league's table that go up a category when it ends; none leaves the highest. */
  readonly promotedClubs: number;
  /** Clubs at the bottom of a league's table that go down a category when it ends; none leaves the lowest. */
  readonly relegatedClubs: number;
  readonly cups: CupRules;
  /** Prizes by place, best first; a place without a row wins nothing. */
  readonly prizes: Readonly<Record<CompetitionName, readonly PrizeRow[]>>;
  /** Places that get an award. */
  readonly awardPlaces: Readonly<Record<CompetitionName, readonly number[]>>;
}

function prize(place: number, money: number, credits: number): PrizeRow {
  return { place, money, credits };
}

/** Knock-out prizes of the cups; 3rd and 5th are shared by the losers of a phase (R-COM-20). */
const CUP_PRIZES: readonly PrizeRow[] = [
  prize(1, 300_000, 15),
  prize(2, 180_000, 10),
  prize(3, 100_000, 6),
  prize(5, 50_000, 3),
];

/** A tenth of what they are in the highest category, whose multiplier is 10. R-SPE-4 */
const SPECIAL_PRIZES: readonly PrizeRow[] = [
  prize(1, 60_000, 15),
  prize(2, 36_000, 10),
  prize(3, 20_000, 6),
  prize(5, 10_000, 3),
];

/** Alpha's constants of competitions (R-COM-1). */
export const COMPETITION_RULES: CompetitionRules = {
  leagueClubs: 10,
  leagueEntryCredits: 20,
  leagueWaitHours: 24,
  leagueMostBelowMean: 12,
  calendar: [
    { day: 0, hour: 15, use: 'league' },
    { day: 0, hour: 23, use: 'cups' },
    { day: 1, hour: 15, use: 'league' },
    { day: 1, hour: 23, use: 'league' },
  ],
  minutesBeforeFirstKickOff: 30,
  hoursAfterFirstKickOff: 2,
  cups: {
    isPlayed: true,
    clubs: { 'MM Cup': 32, 'MM Tournament': 16, 'MM Special': 8 },
    tournamentGroups: 4,
    waitHours: 24,
    hoursToDraw: 12,
  },
  promotedClubs: 2,
  relegatedClubs: 2,
  prizes: {
    // Money is calibrated by the season simulation (docs/economy.md); the last place's credits by R-COM-19.
    'MM League': [
      prize(1, 500_000, 40),
      prize(2, 350_000, 32),
      prize(3, 260_000, 28),
      prize(4, 210_000, 25),
      prize(5, 180_000, 23),
      prize(6, 160_000, 22),
      prize(7, 140_000, 21),
      prize(8, 120_000, 20),
      prize(9, 110_000, 19),
      prize(10, 100_000, 18),
    ],
    'MM Cup': CUP_PRIZES,
    'MM Tournament': [prize(1, 250_000, 12), prize(2, 150_000, 8), prize(3, 80_000, 5)],
    'MM Special': SPECIAL_PRIZES,
  },
  awardPlaces: {
    'MM League': [1, 2, 3],
    'MM Cup': [1, 2, 3, 5],
    'MM Tournament': [1, 2, 3],
    'MM Special': [1, 2, 3, 5],
  },
};

/** How many of its finished matches a club carries with it; the full list is the server's (R-COM-16). */
export const RECENT_MATCHES = 20;

/** Phases of a knock-out by the clubs still in it, the final last (R-COM-29). */
export const KNOCK_OUT_PHASES = [
  { phase: 'round-of-64', clubs: 64 },
  { phase: 'round-of-32', clubs: 32 },
  { phase: 'round-of-16', clubs: 16 },
  { phase: 'quarter-finals', clubs: 8 },
  { phase: 'semi-finals', clubs: 4 },
  { phase: 'final', clubs: 2 },
] as const;

/** The name of a phase of a knock-out. */
export type KnockOutPhase = (typeof KNOCK_OUT_PHASES)[number]['phase'];
/** What `phase` of a competition may say: a league has none, a tournament starts with groups. */
export type Phase = '' | 'groups' | KnockOutPhase;
