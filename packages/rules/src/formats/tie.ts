/** A tie of a knock-out: one match or two, and what decides when they end level. */
import { assert } from '../core/assert.ts';
import type { ClubId } from '../core/ids.ts';
import { chance } from '../core/random.ts';
import { addMatch, type Course } from './course.ts';
import type { TieRules } from './format.ts';
import type { FormatMatch } from './match.ts';

/** A tie to be played. */
export interface TieInput {
  readonly stage: string;
  readonly rules: TieRules;
  /** The better placed of the two clubs. */
  readonly better: ClubId;
  readonly worse: ClubId;
  /** Of the first leg. */
  readonly round: number;
}

/** Plays the tie and returns the club that goes on. */
export function playTie(course: Course, { stage, rules, better, worse, round }: TieInput): ClubId {
  const { legs, ground, level } = rules;
  const isBetterHome = ground === 'lot' ? chance(course.random, 0.5) : ground !== 'lower-placed';
  const [home, away] = isBetterHome ? [better, worse] : [worse, better];
  const shared = { stage, group: null, isNeutral: ground === 'neutral' };
  const first =
    legs === 2 ? addMatch(course, { ...shared, round, leg: 1, home: away, away: home, tie: null }) : undefined;
  const tie = { homeGoals: first?.awayGoals ?? 0, awayGoals: first?.homeGoals ?? 0, level };
  const last = addMatch(course, { ...shared, round: round + legs - 1, leg: legs, home, away, tie });

  const difference = tie.homeGoals + last.homeGoals - tie.awayGoals - last.awayGoals;
  if (difference !== 0) return difference > 0 ? home : away;
  for (const rule of level) {
    if (rule === 'away-side') return away;
    if (rule === 'better-placed') return better;
    if (rule === 'shoot-out') return shootOutWinner(last);
    // The club now at home played the first leg away.
    if (tie.homeGoals !== last.awayGoals && legs === 2) return tie.homeGoals > last.awayGoals ? home : away;
  }
  assert(false, 'runFormat: needs a tie that is decided', stage, home, away);
}

function shootOutWinner({ home, away, shootOut }: FormatMatch): ClubId {
  assert(shootOut !== undefined, 'runFormat: needs a winner of the shoot-out', home, away);
  return shootOut === 'home' ? home : away;
}
