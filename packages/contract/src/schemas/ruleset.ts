/** A rule set as it travels: its keys and what they may hold are those of `rulesetVariant` of the rules. */
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { z } from 'zod';
import { named } from './schema-parts.ts';

export const rulesetSchema: z.ZodType<Ruleset> = named('Ruleset', z.looseObject({ name: z.string() })) as never;
