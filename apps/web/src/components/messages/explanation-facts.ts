import type { MessageDescriptor } from '@lingui/core';
import type { RuleFacts } from '@mundo-manager/rules/core';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { momentText } from '../../ui/text/date-text.tsx';
import { moneyText } from '../../ui/text/money-text.ts';

/** A sentence, or one that needs the refusal’s facts or numbers of the rule set. */
export type Explanation = MessageDescriptor | ((facts: RuleFacts, ruleset: Ruleset) => MessageDescriptor);

/** The fact as a number; 0 if it is missing, so that a sentence never fails. */
export function numberOf(facts: RuleFacts, name: string): number {
  const value = facts[name];
  return typeof value === 'number' ? value : 0;
}

/** The fact as text: a list joined by commas; '' if it is missing. */
export function textOf(facts: RuleFacts, name: string): string {
  const value = facts[name];
  if (Array.isArray(value)) return value.join(', ');
  return value === undefined || value === null ? '' : String(value);
}

/** The fact as an amount of money. */
export function moneyOf(facts: RuleFacts, name: string): string {
  return moneyText(numberOf(facts, name));
}

/** The fact as date and hour of a moment. */
export function momentOf(facts: RuleFacts, name: string): string {
  return momentText(numberOf(facts, name));
}
