/** What a manager receives from a daily reward or a fusion. */
import { REWARD_TYPES, type Reward } from '@mundo-manager/rules/daily-rewards';
import { z } from 'zod';
import { count, named, record } from './schema-parts.ts';

export const rewardSchema: z.ZodType<Reward> = named(
  'Reward',
  record({ type: z.enum(REWARD_TYPES), value: count }),
  'The value is an amount of money or credits, or the id of a booster of that type.',
);
