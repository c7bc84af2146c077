/** Why a match can't be played. */
import type { RuleErrorCode, RuleFacts } from '@mundo-manager/rules/core';

/** Refusals of the engine itself; a tactic is refused with the codes of the rules. */
export const INPUT_ERRORS = {
  'engine/bad-shape': 'Something is missing, or is of another kind than it should be. Facts: field.',
  'engine/bad-attribute': 'An attribute is no number from 0 to 100. Facts: playerId, attribute, value.',
  'engine/bad-condition': 'Condition or morale is no number from 0 to 100. Facts: playerId, attribute, value.',
  'engine/duplicate-player': 'A player is on the sheet twice, or on both. Facts: playerId.',
  'engine/duplicate-number': 'Two players of a side wear the same shirt number. Facts: number.',
  'engine/bad-number': 'A shirt number is no whole number from 1 to 99. Facts: playerId, number.',
  'engine/unknown-booster': 'There is no match booster with that id. Facts: boosterId.',
  'engine/bad-speech-level': 'A skill of the speech is no level that exists. Facts: skill, level.',
  'engine/missing-tactic': 'An order changes to a tactic that the sheet does not hold. Facts: tacticName.',
  'engine/bad-snapshot': 'The snapshot is not one of this version of the engine. Facts: engineVersion, expected.',
} as const;

/** The code of a refusal by the engine. */
export type InputErrorCode = keyof typeof INPUT_ERRORS;

/** A refusal: the code, whose sheet, and the facts that a message needs. */
export interface InputError {
  readonly code: InputErrorCode | RuleErrorCode;
  readonly side: 'home' | 'away' | null;
  readonly facts: RuleFacts;
}

/** Thrown before kick-off for an input that `validateInput` refuses. */
export class MatchInputError extends Error implements InputError {
  override readonly name = 'MatchInputError';
  readonly code: InputError['code'];
  readonly side: InputError['side'];
  readonly facts: RuleFacts;

  constructor({ code, side, facts }: InputError) {
    super(`${code}${side === null ? '' : ` (${side})`}: ${JSON.stringify(facts)}`);
    this.code = code;
    this.side = side;
    this.facts = facts;
  }
}
