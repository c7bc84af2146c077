/** Training: the manager's action. */

import { recordOutcome } from '../clubs/action-outcome.ts';
import type { ClubOutcome } from '../clubs/outcome.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import { hasLiveMatch, type TimedMatches } from '../match-window/window.ts';
import type { Player } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { TrainingType } from './constants.ts';
import { canTrain, remainingRests, remainingSessions, restsReturnAt, withRestUsed } from './eligibility.ts';
import { type SessionInput, type TrainingGain, trainedPlayer } from './session.ts';
import { trainingType } from './training-type.ts';

/** Input of a session. */
export interface TrainInput extends SessionInput {
  /** Matches of the competitions in which the club plays. */
  readonly matches: TimedMatches;
}

/** The club after a session, and what its players gained. */
export interface TrainingOutcome extends ClubOutcome {
  /** Both attributes of every player, in the order of the shirt numbers given. */
  readonly trainingOutcome: readonly TrainingGain[];
}

/**
 * Trains the players of those shirt numbers, all or none; a rest of any number of players uses one rest of the day. R-TRA-8 to R-TRA-24.
 * Refusals: match-live, unknown-type, unknown-intensity, no-players, player-twice, club/unknown-player, enough-today, tired, no-rests-left.
 */
export function train(input: TrainInput, ruleset: Ruleset): Result<TrainingOutcome> {
  assertNow(input.now, 'train');
  assertRuleset(ruleset, 'train');
  const { club, now } = input;
  const session = checkSession(input, ruleset);
  if (!session.ok) return session;
  const { type, players } = session.value;

  const trained = players.map((player) => trainedPlayer(player, type, input, ruleset));
  const after = new Map(trained.map(({ player }) => [player.number, player]));
  const changed = {
    ...club,
    players: club.players.map((player) => after.get(player.number) ?? player),
    rests: type.group === 'rest' ? withRestUsed(club.rests, now) : club.rests,
  };
  return accept({
    ...recordOutcome(changed, now, [{ type: 'training-done', trainingId: type.id, players: players.length }]),
    trainingOutcome: trained.flatMap(({ gains }) => gains),
  });
}

interface CheckedSession {
  readonly type: TrainingType;
  readonly players: readonly Player[];
}

function checkSession(
  { club, numbers, trainingId, intensity, matches, now }: TrainInput,
  ruleset: Ruleset,
): Result<CheckedSession> {
  if (hasLiveMatch(matches, club.id, now, ruleset)) return refuse('training/match-live');
  const type = trainingType(trainingId);
  if (type === null) return refuse('training/unknown-type', { trainingId });
  if (!ruleset.training.intensities.includes(intensity)) return refuse('training/unknown-intensity', { intensity });
  if (numbers.length === 0) return refuse('training/no-players');

  const players: Player[] = [];
  for (const number of numbers) {
    const player = club.players.find((candidate) => candidate.number === number);
    if (player === undefined) return refuse('club/unknown-player', { number });
    if (players.includes(player)) return refuse('training/player-twice', { number });
    if (type.group !== 'rest' && remainingSessions(player, now, ruleset) === 0) {
      return refuse('training/enough-today', { number, limit: ruleset.training.sessionsPerDay });
    }
    if (!canTrain(player, type.id, ruleset)) {
      const limit = ruleset.training.minimumCondition;
      return refuse('training/tired', { number, condition: player.attributes.condition, limit });
    }
    players.push(player);
  }
  if (type.group === 'rest' && remainingRests(club.rests, now, ruleset) === 0) {
    return refuse('training/no-rests-left', { limit: ruleset.training.restsPerDay, date: restsReturnAt(now) });
  }
  return accept({ type, players });
}
