import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BoosterCategory } from '@mundo-manager/rules/boosters';

/** What the tiers of boosters are called. */
export const BOOSTER_TIER_NAMES: Readonly<Record<BoosterCategory, MessageDescriptor>> = {
  bronze: msg`bronze`,
  silver: msg`prata`,
  gold: msg`ouro`,
};
