/** Levels of the four facilities (R-FAC-1): what a level gives and what building it costs in whole dollars. */
export const FACILITY_NAMES = ['stadium', 'recoveryCenter', 'gym', 'trainingGround'] as const;
/** The name of a facility, also on the wire. */
export type FacilityName = (typeof FACILITY_NAMES)[number];
/** A facility that works at an efficiency; the stadium has seats instead. */
export type CenterName = Exclude<FacilityName, 'stadium'>;

/** A level of the stadium; the price is in whole dollars. */
export interface StadiumLevel {
  readonly level: number;
  readonly seats: number;
  readonly price: number;
}

/** A level of the recovery centre, gym or training ground; the price is in whole dollars. */
export interface CenterLevel {
  readonly level: number;
  /** Share of full effect, 0–1. */
  readonly efficiency: number;
  readonly price: number;
}

/** The levels of each facility, lowest first (R-FAC-1). */
export interface FacilityRules {
  readonly stadium: readonly StadiumLevel[];
  readonly recoveryCenter: readonly CenterLevel[];
  readonly gym: readonly CenterLevel[];
  readonly trainingGround: readonly CenterLevel[];
}

/** Alpha's facilities (R-FAC-1). */
export const FACILITIES: FacilityRules = {
  stadium: [
    { level: 1, seats: 5_000, price: 0 },
    { level: 2, seats: 10_000, price: 1_000_000 },
    { level: 3, seats: 20_000, price: 2_500_000 },
    { level: 4, seats: 35_000, price: 3_500_000 },
    { level: 5, seats: 50_000, price: 5_000_000 },
  ],
  recoveryCenter: [
    { level: 1, efficiency: 0.7, price: 0 },
    { level: 2, efficiency: 0.8, price: 250_000 },
    { level: 3, efficiency: 0.9, price: 800_000 },
    { level: 4, efficiency: 1, price: 1_600_000 },
  ],
  gym: [
    { level: 1, efficiency: 0.7, price: 0 },
    { level: 2, efficiency: 0.8, price: 200_000 },
    { level: 3, efficiency: 0.9, price: 800_000 },
    { level: 4, efficiency: 1, price: 1_500_000 },
  ],
  trainingGround: [
    { level: 1, efficiency: 0.7, price: 0 },
    { level: 2, efficiency: 0.8, price: 300_000 },
    { level: 3, efficiency: 0.9, price: 1_000_000 },
    { level: 4, efficiency: 1, price: 2_000_000 },
  ],
};
