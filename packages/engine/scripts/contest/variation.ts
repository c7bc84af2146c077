/** One change of a neutral sheet. */
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import type { TeamSheet } from '../../src/index.ts';

export const KINDS = [
  'formation',
  'attribute',
  'line',
  'state',
  'speech',
  'booster',
  'team',
  'individual',
  'place',
] as const;

export interface Variation {
  readonly kind: (typeof KINDS)[number];
  readonly name: string;
  readonly change: (sheet: TeamSheet, ruleset: Ruleset) => TeamSheet;
}
