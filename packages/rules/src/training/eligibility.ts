/** Who may train, and how many sessions and rests are left. */

import { isSameUtcDay, startOfNextUtcDay } from '../clock/utc-day.ts';
import type { Quota } from '../clubs/club.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import { clamp } from '../core/clamp.ts';
import type { EpochMs } from '../core/ids.ts';
import type { DaySessions, Player } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { REST_ID, type TrainingType } from './constants.ts';
import { trainingType } from './training-type.ts';

/** What decides whether a player may train. */
export interface Trainee {
  readonly attributes: Pick<Player['attributes'], 'condition'>;
}

/** Whether the player's condition, unrounded, is below what training asks for: he can only rest. R-TRA-5. */
export function isTired({ attributes }: Trainee, ruleset: Ruleset): boolean {
  assertRuleset(ruleset, 'isTired');
  return attributes.condition < ruleset.training.minimumCondition;
}

/** Whether the player's condition, unrounded, allows that training type, given or by its id; anyone may rest, and an unknown id allows nothing. R-TRA-5. */
export function canTrain(player: Trainee, exercise: number | TrainingType, ruleset: Ruleset): boolean {
  assertRuleset(ruleset, 'canTrain');
  const id = typeof exercise === 'number' ? exercise : exercise.id;
  if (id === REST_ID) return true;
  return trainingType(id) !== null && !isTired(player, ruleset);
}

/** Sessions left to the player on the UTC day of `now`; a match counts as one. R-TRA-23 to R-TRA-25. */
export function remainingSessions({ sessions }: Pick<Player, 'sessions'>, now: EpochMs, ruleset: Ruleset): number {
  assertNow(now, 'remainingSessions');
  assertRuleset(ruleset, 'remainingSessions');
  return Math.max(0, ruleset.training.sessionsPerDay - heldSessions(sessions, now));
}

/** The player after one more session of the UTC day of `now`. R-TRA-24. */
export function withSessionHeld<P extends Pick<Player, 'sessions'>>(player: P, now: EpochMs): P {
  assertNow(now, 'withSessionHeld');
  return { ...player, sessions: { count: heldSessions(player.sessions, now) + 1, date: now } };
}

function heldSessions(sessions: DaySessions | undefined, now: EpochMs): number {
  return sessions !== undefined && isSameUtcDay(sessions.date, now) ? sessions.count : 0;
}

/** Rests left of the UTC day of `now`: the quota counts those used. R-TRA-6. */
export function remainingRests(rests: Quota, now: EpochMs, ruleset: Ruleset): number {
  assertNow(now, 'remainingRests');
  assertRuleset(ruleset, 'remainingRests');
  const { restsPerDay } = ruleset.training;
  return clamp(0, restsPerDay - usedRests(rests, now), restsPerDay);
}

/** When a club has all its rests again: the start of the next UTC day. R-TRA-6. */
export function restsReturnAt(now: EpochMs): EpochMs {
  assertNow(now, 'restsReturnAt');
  return startOfNextUtcDay(now);
}

/** The quota after one more rest. */
export function withRestUsed(rests: Quota, now: EpochMs): Quota {
  assertNow(now, 'withRestUsed');
  return { value: usedRests(rests, now) + 1, lastUpdate: now };
}

function usedRests(rests: Quota, now: EpochMs): number {
  return isSameUtcDay(rests.lastUpdate, now) ? rests.value : 0;
}
