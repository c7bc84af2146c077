/** The two samples of the calibration: E, equal sides of average strength with different squads; L, a league of 20 with a realistic spread. */
import { chance, createRandom, pick } from '@mundo-manager/rules/core';
import { positionRating } from '@mundo-manager/rules/positions';
import { FORMATION_NAMES, formationSlots, type Instruction, TEAM_INSTRUCTIONS } from '@mundo-manager/rules/tactics';
import type { MatchInput, TeamSheet } from '../../src/index.ts';
import { matchInput, teamSheet } from '../../src/testing/index.ts';

export type SampleName = 'E' | 'L';

const AVERAGE = 60;
const CLUBS = 20;
/** Prime to the number of pairings, so that every pairing has its turn. */
const STRIDE = 137;
/** Overall of the best above the average of the league; the spread of its sides is about half of that. */
const LEAGUE_REACH = 12;

/** Match n of a sample: its input, and how much stronger the home side is in overall. */
export function sampleMatch(sample: SampleName, seed: number, n: number): { input: MatchInput; gap: number } {
  const [home, away] = sample === 'E' ? equals(seed, n) : leagueMatch(seed, n);
  return { input: matchInput(home, away), gap: sideOverall(home) - sideOverall(away) };
}

/** Mean rating of the starters in their positions. */
function sideOverall({ tactic, players }: TeamSheet): number {
  const slots = formationSlots(tactic.formation);
  const ratings = slots.map(({ position }, place) => {
    const player = players[place];
    return player === undefined ? 0 : positionRating(player.attributes, position);
  });
  return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
}

function equals(seed: number, n: number): [TeamSheet, TeamSheet] {
  return [side(AVERAGE, seed * 100_000 + 2 * n), side(AVERAGE, seed * 100_000 + 2 * n + 1)];
}

/** Everyone at home to everyone, again and again, in an order that mixes strong and weak. */
function leagueMatch(seed: number, n: number): [TeamSheet, TeamSheet] {
  const pair = (n * STRIDE) % (CLUBS * (CLUBS - 1));
  const home = Math.floor(pair / (CLUBS - 1));
  const other = pair % (CLUBS - 1);
  return [leagueSide(seed, home), leagueSide(seed, other < home ? other : other + 1)];
}

/** Strengths lie close in the middle of the table and apart at its ends. */
function leagueSide(seed: number, club: number): TeamSheet {
  const place = (club - (CLUBS - 1) / 2) / ((CLUBS - 1) / 2);
  const sheet = side(AVERAGE + LEAGUE_REACH * (0.5 * place + 0.5 * place * place * place), seed * 1_000 + club);
  return { ...sheet, tactic: { ...sheet.tactic, teamInstructions: styleOf(seed * 1_000 + club) } };
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
