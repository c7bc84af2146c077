import type { MessageDescriptor } from '@lingui/core';
import type { RuleFacts } from '@mundo-manager/rules/core';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { momentText } from '../../ui/text/date-text.tsx';
import { moneyText } from '../../ui/text/money-text.ts';

/** A sentence, or one that needs the refusal’s facts or numbers of the rule set. */
export type Explanation = MessageDescriptor | ((facts: RuleFacts, ruleset: Ruleset) => MessageDescriptor);

/** A number among the facts; 0 if it is missing, so that a sentence never fails. */
export function numberOf(facts: RuleFacts, name: string): number {
  const value = facts[name];
  return typeof value === 'number' ? value : 0;
}

/** A text among the facts. */
export function textOf(facts: RuleFacts, name: string): string {
  const value = facts[name];
  if (Array.isArray(value)) return value.join(', ');
  return value === undefined || value === null ? '' : String(value);
}

/** An amount of money among the facts. */
export function moneyOf(facts: RuleFacts, name: string): string {
  return moneyText(numberOf(facts, name));
}

/** A moment among the facts, as date and hour. */
export function momentOf(facts: RuleFacts, name: string): string {
  return momentText(numberOf(facts, name));
}
