/** A player as a club holds him. */
import type { ClubId, EpochMs, PlayerId } from '../core/ids.ts';
import type { PlayerRecord } from '../discipline/player-record.ts';
import type { Position } from '../positions/position.ts';
import type { Skill } from './attributes.ts';
import type { Country } from './country.ts';

/** Every skill plus what is not trained directly. All 0–100 but `exp`. */
export type PlayerAttributes = Readonly<Record<Skill, number>> & {
  readonly potential: number;
  /** 60–100 after any rule has touched it; shown rounded, tested raw. */
  readonly condition: number;
  readonly morale: number;
  /** Experience points ≥ 0; they decide the training level. */
  readonly exp: number;
};

/** The four states of a booster slot (R-BOO-5). */
export type BoosterSlotStatus = 'locked' | 'unlockable' | 'unlocked' | 'occupied';

/** A booster slot, and its booster where it is occupied. */
export type BoosterSlot =
  | { readonly slotId: number; readonly status: Exclude<BoosterSlotStatus, 'occupied'> }
  | { readonly slotId: number; readonly status: 'occupied'; readonly boosterId: number };

/** Who a player is. */
export interface PersonalData {
  readonly name: string;
  readonly position: Position;
  /** Date of birth, midnight UTC on the game's clock. */
  readonly dob: EpochMs;
  readonly country: Country;
}

/** What a player has done in matches. */
export interface PlayerStatistics {
  readonly matches: number;
  readonly goals: number;
  readonly assists: number;
  /** Match ratings 0–10, newest last; a bounded window. */
  readonly ratings: readonly number[];
}

/** Sessions of a player on one day. */
export interface DaySessions {
  /** Sessions and matches, ≥ 1. */
  readonly count: number;
  /** The newest of them. */
  readonly date: EpochMs;
}

/** A player of a club, or free on the market, with his cards and injuries. */
export interface Player extends PlayerRecord {
  readonly id: PlayerId;
  /** Null for a free player on the market. */
  readonly club: ClubId | null;
  /** Shirt number 1–99, unique in the club. */
  readonly number: number;
  readonly forSale: boolean;
  /** Whole dollars. */
  readonly marketValue: number;
  /** Whole dollars a week. */
  readonly salary: number;
  readonly personalData: PersonalData;
  readonly attributes: PlayerAttributes;
  readonly attributeBoosters: readonly BoosterSlot[];
  readonly statistics: PlayerStatistics;
  /** Sessions of his newest day of training; missing for none. R-TRA-24 */
  readonly sessions?: DaySessions;
}

/** The attributes that other clubs see: ability, without the condition and morale of today (R-OPP-17). */
export type PublicAttributes = Omit<PlayerAttributes, 'condition' | 'morale'>;

/** A player as other clubs see him: without present condition, morale and training sessions (R-OPP-17). */
export interface PublicPlayer extends Omit<Player, 'attributes' | 'sessions'> {
  readonly attributes: PublicAttributes;
}
