/** Constants of training (R-TRA-1). */
export interface TrainingRules {
  readonly restsPerDay: number;
  /** Lowest condition (raw) for any session but rest. */
  readonly minimumCondition: number;
  readonly intensities: readonly number[];
  /** Experience points at which training levels 2, 3 and 4 begin. */
  readonly levelThresholds: readonly [number, number, number];
}

export const TRAINING_RULES: TrainingRules = {
  restsPerDay: 3,
  minimumCondition: 70,
  intensities: [1, 0.9, 0.8],
  levelThresholds: [200, 900, 2000],
};
