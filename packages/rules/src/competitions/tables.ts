/** Constants of competitions (R-COM-1). */
import type { CompetitionName } from './match.ts';

/** What a place wins. */
export interface PrizeRow {
  /** From 1; several clubs of a knock-out share a place. */
  readonly place: number;
  /** Whole dollars at Várzea; other categories multiply it. */
  readonly money: number;
  /** The same in every category. */
  readonly credits: number;
}

/** Constants of competitions (R-COM-1). */
export interface CompetitionRules {
  /** Clubs in a league; even. */
  readonly leagueClubs: number;
  /** Credits to join 'MM League'. */
  readonly leagueEntryCredits: number;
  /** Hours from the first sign-up until bots take the free places. */
  readonly leagueWaitHours: number;
  /** Hours after UTC midnight of the day's kick-offs, rising; the server's matches per day says how many of them are used. */
  readonly kickOffHours: readonly number[];
  /** Fewest minutes from the draw to the first kick-off. */
  readonly minutesBeforeFirstKickOff: number;
  /** Fewest hours from a first kick-off outside the usual hours to the next round. */
  readonly hoursAfterFirstKickOff: number;
  /** Prizes by place, best first; a place without a row wins nothing. */
  readonly prizes: Readonly<Record<CompetitionName, readonly PrizeRow[]>>;
  /** Places that get an award. */
  readonly awardPlaces: Readonly<Record<CompetitionName, readonly number[]>>;
}

/** Knock-out prizes of the cups; 3rd and 5th are shared by the losers of a phase (R-COM-20). */
const CUP_PRIZES: readonly PrizeRow[] = [
  { place: 1, money: 300_000, credits: 15 },
  { place: 2, money: 180_000, credits: 10 },
  { place: 3, money: 100_000, credits: 6 },
  { place: 5, money: 50_000, credits: 3 },
];

/** Alpha's constants of competitions (R-COM-1). */
export const COMPETITION_RULES: CompetitionRules = {
  leagueClubs: 10,
  leagueEntryCredits: 20,
  leagueWaitHours: 24,
  kickOffHours: [15, 23],
  minutesBeforeFirstKickOff: 30,
  hoursAfterFirstKickOff: 2,
  prizes: {
    // Money is calibrated by the season simulation (docs/economy.md); the last place's credits by R-COM-19.
    'MM League': [
      { place: 1, money: 500_000, credits: 40 },
      { place: 2, money: 350_000, credits: 32 },
      { place: 3, money: 260_000, credits: 28 },
      { place: 4, money: 210_000, credits: 25 },
      { place: 5, money: 180_000, credits: 23 },
      { place: 6, money: 160_000, credits: 22 },
      { place: 7, money: 140_000, credits: 21 },
      { place: 8, money: 120_000, credits: 20 },
      { place: 9, money: 110_000, credits: 19 },
      { place: 10, money: 100_000, credits: 18 },
    ],
    'MM Cup': CUP_PRIZES,
    'MM Tournament': [
      { place: 1, money: 250_000, credits: 12 },
      { place: 2, money: 150_000, credits: 8 },
      { place: 3, money: 80_000, credits: 5 },
    ],
    'MM Special': CUP_PRIZES,
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
