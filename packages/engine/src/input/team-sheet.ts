/** What enters a match: two team sheets and the venue. Plain JSON; nothing else decides but the seed and the rule set. */
import type { SpeechSkill } from '@mundo-manager/rules/manager';
import type { TacticPlan } from '@mundo-manager/rules/matchday';
import type { Skill } from '@mundo-manager/rules/players';
import type { Tactic, TacticName } from '@mundo-manager/rules/tactics';

/** One of the eighteen. */
export interface SheetPlayer {
  readonly id: string;
  /** Shirt number. */
  readonly number: number;
  readonly name: string;
  /** 0–100 each, training and boosters already added. */
  readonly attributes: Readonly<Record<Skill, number>>;
  /** 0–100. */
  readonly condition: number;
  /** 0–100. */
  readonly morale: number;
}

/** A side as it is handed in before kick-off. */
export interface TeamSheet {
  readonly club: { readonly id: string; readonly name: string };
  readonly tactic: Tactic;
  /** How the saved tactics are played that orders of the tactic change to; default none. */
  readonly tactics?: Readonly<Partial<Record<TacticName, TacticPlan>>>;
  /** Everyone whom the tactic names, in any order. */
  readonly players: readonly SheetPlayer[];
  /** The match booster of this side, or null. */
  readonly boosterId: number | null;
  /** The manager's skills of the speech before the match: levels, from 1. */
  readonly speech: Readonly<Record<SpeechSkill, number>>;
}

/** A match before kick-off. */
export interface MatchInput {
  readonly home: TeamSheet;
  readonly away: TeamSheet;
  /** Name of the ground. It decides nothing; the home side does. */
  readonly venue: string;
}
