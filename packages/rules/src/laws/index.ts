/** The laws of the game as data, and what runs them. */
import { boostersLaws } from './boosters.ts';
import { facilitiesLaws } from './facilities.ts';
import { financesLaws } from './finances.ts';
import type { Law } from './law.ts';
import { marketLaws } from './market.ts';
import { rulesetLaws } from './ruleset.ts';
import { sponsorshipLaws } from './sponsorship.ts';

export * from './check-law.ts';
export * from './define-law.ts';
export type * from './implementation.ts';
export type * from './law.ts';
export * from './subject.ts';

/** Every law, grouped by folder. */
export const LAWS: readonly Law[] = [
  ...boostersLaws,
  ...facilitiesLaws,
  ...financesLaws,
  ...marketLaws,
  ...rulesetLaws,
  ...sponsorshipLaws,
];
