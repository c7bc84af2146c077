import type { EpochMs } from '../core/ids.ts';

/** When each of the two daily rewards can be collected. */
export interface DailyRewards {
  /** When the reward is available next. */
  readonly moneyCollectionDate: EpochMs;
  readonly itemCollectionDate: EpochMs;
}
