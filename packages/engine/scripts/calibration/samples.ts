/** The samples of the calibration: E and L of invented team sheets, V and P of clubs as a new world founds them. */
import { chance, createRandom, pick } from '@mundo-manager/rules/core';
import { positionRating } from '@mundo-manager/rules/positions';
import { ALPHA, type Ruleset } from '@mundo-manager/rules/ruleset';
import { FORMATION_NAMES, formationSlots, type Instruction, TEAM_INSTRUCTIONS } from '@mundo-manager/rules/tactics';
import type { MatchInput, TeamSheet } from '../../src/index.ts';
import { matchInput, teamSheet } from '../../src/testing/index.ts';
import { foundedSheets } from './founded-sheets.ts';

/**
 * E: two equal sides of average strength with different squads. L: leagues of 20 with a realistic spread. V and P: leagues of bots' clubs, founded in the
 * lowest and the highest category.
 */
export const SAMPLES = ['L', 'E', 'V', 'P'] as const;
export type SampleName = (typeof SAMPLES)[number];

/** One match of a sample. */
export interface SampleMatch {
  readonly input: MatchInput;
  /** How much better the home side's starters are in their places, points of overall. */
  readonly gap: number;
  /** The season of the sample that it belongs to, and who plays: clubs by their number in the league. */
  readonly season: number;
  readonly home: number;
  readonly away: number;
}

const AVERAGE = 60;
const CLUBS = 20;
/** Prime to the number of pairings of 20 and of 10 clubs, so that every pairing has its turn. */
const STRIDE = 137;
/** Overall of the best above the average of the league; the spread of its sides is about half of that. */
const LEAGUE_REACH = 12;

/** Matches of one season: everyone at home to everyone; E has none, and is cut into pieces of the same length. */
export function matchesASeason(sample: SampleName, ruleset: Ruleset): number {
  const clubs = clubsOf(sample, ruleset);
  return clubs * (clubs - 1);
}

/** Match n of a sample. Each season is a new league of the same kind. */
export function sampleMatch(sample: SampleName, seed: number, n: number, ruleset: Ruleset): SampleMatch {
  const length = matchesASeason(sample, ruleset);
  const season = Math.floor(n / length);
  const [home, away] = pairing((n * STRIDE) % length, clubsOf(sample, ruleset));
  const sheets = sheetsOf(sample, seed, { n, season, home, away }, ruleset);
  return { input: matchInput(...sheets), gap: overallOf(sheets[0]) - overallOf(sheets[1]), season, home, away };
}

function clubsOf(sample: SampleName, ruleset: Ruleset): number {
  return sample === 'V' || sample === 'P' ? ruleset.competitions.leagueClubs : CLUBS;
}

/** Everyone at home to everyone, in an order that mixes strong and weak. */
function pairing(pair: number, clubs: number): [home: number, away: number] {
  const home = Math.floor(pair / (clubs - 1));
  const other = pair % (clubs - 1);
  return [home, other < home ? other : other + 1];
}

interface Fixture {
  readonly n: number;
  readonly season: number;
  readonly home: number;
  readonly away: number;
}

function sheetsOf(sample: SampleName, seed: number, fixture: Fixture, ruleset: Ruleset): [TeamSheet, TeamSheet] {
  const { n, season, home, away } = fixture;
  if (sample === 'E') return [side(AVERAGE, seed * 100_000 + 2 * n), side(AVERAGE, seed * 100_000 + 2 * n + 1)];
  if (sample === 'L') return [leagueSide(seed, season, home), leagueSide(seed, season, away)];
  const sheets = foundedSheets(sample === 'V' ? 'Várzea' : 'Pro', `${sample} ${seed} ${season}`, ruleset);
  return [sheetAt(sheets, home), sheetAt(sheets, away)];
}

function sheetAt(sheets: readonly TeamSheet[], club: number): TeamSheet {
  const sheet = sheets[club];
  if (sheet === undefined) throw new RangeError(`no club ${club} in the league`);
  return sheet;
}

/** Mean rating of the starters in their places. */
function overallOf({ tactic, players }: TeamSheet): number {
  const slots = formationSlots(tactic.formation);
  const ratings = slots.map(({ position }, place) => {
    const id = tactic.places[place]?.playerId;
    const player = players.find((one) => one.id === id);
    return player === undefined ? 0 : positionRating(player.attributes, position, ALPHA);
  });
  return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
}

/** Strengths lie close in the middle of the table and apart at its ends. */
function leagueSide(seed: number, season: number, club: number): TeamSheet {
  const place = (club - (CLUBS - 1) / 2) / ((CLUBS - 1) / 2);
  const number = (seed * 1_000 + season) * 100 + club;
  const sheet = side(AVERAGE + LEAGUE_REACH * (0.5 * place + 0.5 * place * place * place), number);
  return { ...sheet, tactic: { ...sheet.tactic, teamInstructions: styleOf(number) } };
}

/** A style of its own for each club of the league: any option of some groups, the neutral one of the others. */
function styleOf(seed: number): Instruction[] {
  const random = createRandom(`style ${seed}`);
  return TEAM_INSTRUCTIONS.flatMap(({ name, options }) =>
    chance(random, 0.35) ? [{ name, value: pick(random, options) }] : [],
  );
}

function side(strength: number, seed: number): TeamSheet {
  const formation = pick(createRandom(`formation ${seed}`), FORMATION_NAMES);
  return teamSheet({ strength, formation, seed });
}
