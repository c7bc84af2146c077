import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MessageFacts, MessageKind } from '@mundo-manager/rules/inbox';
import { ACCOUNT_TEXTS } from './texts/account-texts.ts';
import { COMPETITION_TEXTS } from './texts/competition-texts.ts';
import type { FactsOf, MessageText, MessageTexts, ResultMatch } from './texts/message-texts.ts';
import { MONEY_TEXTS } from './texts/money-texts.ts';
import { SQUAD_TEXTS } from './texts/squad-texts.ts';

/** What kinds of messages are called. */
export const KIND_NAMES: Readonly<Record<MessageKind, MessageDescriptor>> = {
  result: msg`Resultado`,
  transfer: msg`Transferência`,
  squad: msg`Plantel`,
  prize: msg`Prêmio`,
  sponsor: msg`Patrocínio`,
  money: msg`Finanças`,
  league: msg`Competição`,
  operator: msg`Administração`,
};

const TEXTS: MessageTexts = { ...SQUAD_TEXTS, ...MONEY_TEXTS, ...ACCOUNT_TEXTS, ...COMPETITION_TEXTS };

/**
 * The text of a message; the compiler requires one for every type. A result names both clubs, the home side first,
 * where its match is given: the facts alone don’t say which side was at home. R-IBX-4, R-IBX-5
 */
export function messageText<Type extends MessageFacts['type']>(
  facts: FactsOf<Type>,
  match: ResultMatch | null = null,
): MessageText {
  const words: (facts: FactsOf<Type>, match: ResultMatch | null) => MessageText = TEXTS[facts.type as Type];
  return words(facts, match);
}
