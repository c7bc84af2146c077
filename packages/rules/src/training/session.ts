/** One player in one session: the preview shows exactly what training then does. */

import type { Club } from '../clubs/club.ts';
import { restRecovery } from '../condition/recovery.ts';
import { conditionAfterTraining } from '../condition/training.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import { clamp } from '../core/clamp.ts';
import type { EpochMs } from '../core/ids.ts';
import type { Player } from '../players/player.ts';
import { withAttributes } from '../players/with-attributes.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Exercise, TrainedAttribute, TrainingType } from './constants.ts';
import { canTrain, remainingSessions, withSessionHeld } from './eligibility.ts';
import { sessionExperience, withExperience } from './experience.ts';
import { skillIncreases, withIncreases } from './growth.ts';
import { trainingType } from './training-type.ts';

/** One line of a session's results. */
export interface TrainingGain {
  readonly number: number;
  readonly name: string;
  readonly attributeName: TrainedAttribute;
  /** Points, ≥ 0: nothing for a player who has no room left. */
  readonly increase: number;
}

/** Who trains what, and how hard. */
export interface SessionInput {
  readonly club: Club;
  /** Shirt numbers. */
  readonly numbers: readonly number[];
  readonly trainingId: number;
  /** 1, 0.9 or 0.8. */
  readonly intensity: number;
  readonly now: EpochMs;
}

/** What a session would do to one player. */
export interface TrainingForecast {
  readonly number: number;
  readonly name: string;
  /** Whether his condition and his sessions of the day allow it. */
  readonly allowed: boolean;
  /** Condition after the session minus condition before; negative for all but rest. */
  readonly conditionChange: number;
  readonly gains: readonly TrainingGain[];
}

/** A player after a session, and what each of his attributes has gained by it. */
export interface TrainedPlayer {
  readonly player: Player;
  readonly gains: readonly TrainingGain[];
}

/** What the session would do to each of the players, before it is run; nothing for an unknown type or number. R-TRA-22. */
export function trainingPreview(input: SessionInput, ruleset: Ruleset): readonly TrainingForecast[] {
  assertNow(input.now, 'trainingPreview');
  assertRuleset(ruleset, 'trainingPreview');
  const type = trainingType(input.trainingId);
  if (type === null) return [];
  return input.club.players
    .filter(({ number }) => input.numbers.includes(number))
    .map((before) => {
      const { player, gains } = trainedPlayer(before, type, input, ruleset);
      return {
        number: before.number,
        name: before.personalData.name,
        allowed:
          canTrain(before, type.id, ruleset) &&
          (type.group === 'rest' || remainingSessions(before, input.now, ruleset) > 0),
        conditionChange: player.attributes.condition - before.attributes.condition,
        gains,
      };
    });
}

/** The player after the session, for any condition. */
export function trainedPlayer(
  player: Player,
  type: TrainingType,
  input: Omit<SessionInput, 'numbers' | 'trainingId'>,
  ruleset: Ruleset,
): TrainedPlayer {
  assertNow(input.now, 'trainedPlayer');
  assertRuleset(ruleset, 'trainedPlayer');
  return type.group === 'rest' ? rested(player, ruleset) : exercised(player, type, input, ruleset);
}

function exercised(
  player: Player,
  exercise: Exercise,
  { club, intensity, now }: Omit<SessionInput, 'numbers' | 'trainingId'>,
  ruleset: Ruleset,
): TrainedPlayer {
  const increases = skillIncreases(player, { club, exercise, intensity, now }, ruleset);
  const condition = conditionAfterTraining(player.attributes.condition, intensity, ruleset);
  const after = withAttributes(withSessionHeld(player, now), {
    ...withIncreases(player.attributes, increases),
    condition,
  });
  return {
    player: withExperience(after, sessionExperience(intensity, ruleset), ruleset),
    gains: increases.map(({ skill, increase }) => gain(player, skill, increase)),
  };
}

/** Morale above the neutral that rest leads back to stays as it is. R-TRA-19. */
function rested(player: Player, ruleset: Ruleset): TrainedPlayer {
  const { restMorale } = ruleset.training;
  const { attributes } = player;
  const condition = restRecovery(player, ruleset);
  const morale = clamp(attributes.morale, attributes.morale + restMorale.gain, restMorale.upTo);
  return {
    player: withAttributes(player, { condition, morale }),
    gains: [
      gain(player, 'condition', condition - attributes.condition),
      gain(player, 'morale', morale - attributes.morale),
    ],
  };
}

function gain({ number, personalData }: Player, attributeName: TrainedAttribute, increase: number): TrainingGain {
  return { number, name: personalData.name, attributeName, increase };
}
