/** How many people come to a match, and why. */

import type { Category } from '../clubs/category.ts';
import { recentResults } from '../clubs/recent-results.ts';
import type { Match } from '../competitions/match.ts';
import { assertRuleset } from '../core/assert.ts';
import { clamp } from '../core/clamp.ts';
import { entryOf } from '../core/entry-of.ts';
import type { ClubId } from '../core/ids.ts';
import { currentLevel } from '../facilities/levels.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';

/** A club's place among `clubs` clubs, 1 at the top; null before there is a table. */
export interface TablePlace {
  readonly place: number;
  readonly clubs: number;
}

/** What decides how many people come to a match. */
export interface AttendanceInput {
  readonly category: Category;
  /** Level of the home stadium, from 1. */
  readonly stadiumLevel: number;
  readonly clubId: ClubId;
  readonly lastMatches: readonly Match[];
  readonly place: TablePlace | null;
  readonly opponentPlace: TablePlace | null;
  /** Mean morale of the squad, 0–100. */
  readonly morale: number;
  /** The day's luck from 0 to 1; 0.5 is an ordinary day. */
  readonly luck: number;
}

/** Why people come, or stay away. */
export type AttendanceReason =
  | 'category'
  | 'stadium'
  | 'form'
  | 'place'
  | 'opponent'
  | 'morale'
  | 'luck'
  /** People who found no seat (negative), or what the other reasons took below an empty house (positive). */
  | 'seats';

/** How many people came to a match, and why. */
export interface Attendance {
  /** Spectators: whole, from 0 to `seats`. */
  readonly attendance: number;
  readonly seats: number;
  /** Spectators gained or lost by each reason; they add up to the attendance. */
  readonly reasons: readonly { readonly reason: AttendanceReason; readonly spectators: number }[];
}

/** The attendance of a home match with its reasons. Throws below stadium level 1. R-FIN-11, R-FIN-12, R-FIN-13 */
export function attendance(input: AttendanceInput, ruleset: Ruleset): Attendance {
  assertRuleset(ruleset, 'attendance');
  const rules = ruleset.finances.attendance;
  const stadium = currentLevel('stadium', input.stadiumLevel, ruleset);
  const shares: readonly (readonly [AttendanceReason, number])[] = [
    ['category', 1],
    ['stadium', (stadium.level - 1) * rules.stadiumShare],
    ['form', form(input, ruleset) * rules.formShare],
    ['place', swing(heightInTable(input.place)) * rules.positionShare],
    ['opponent', swing(heightInTable(input.opponentPlace)) * rules.opponentShare],
    ['morale', swing(input.morale / 100) * rules.moraleShare],
    ['luck', swing(input.luck) * rules.luckShare],
  ];
  const crowd = entryOf(rules.crowd, input.category, 'attendance: needs a category');
  const reasons = shares.map(([reason, share]) => ({ reason, spectators: Math.round(crowd * share) || 0 }));
  const wanted = reasons.reduce((sum, { spectators }) => sum + spectators, 0);
  const seated = clamp(0, wanted, stadium.seats);
  return {
    attendance: seated,
    seats: stadium.seats,
    reasons: [...reasons, { reason: 'seats', spectators: seated - wanted }],
  };
}

/** +1 when all of the last matches were won, −1 when all were lost, 0 before the first. */
function form({ lastMatches, clubId }: AttendanceInput, { finances }: Ruleset): number {
  const results = recentResults(lastMatches, clubId, finances.attendance.formMatches);
  const wins = results.filter(({ result }) => result === 'win').length;
  const losses = results.filter(({ result }) => result === 'loss').length;
  return results.length === 0 ? 0 : (wins - losses) / results.length;
}

/** From a share of 0 to 1 to a swing of −1 to +1. */
function swing(share: number): number {
  return 2 * share - 1;
}

/** 1 at the top, 0 at the bottom, one half without a table. */
function heightInTable(place: TablePlace | null): number {
  if (!place || place.clubs < 2) return 0.5;
  return (place.clubs - place.place) / (place.clubs - 1);
}
