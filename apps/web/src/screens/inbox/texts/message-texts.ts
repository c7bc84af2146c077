import type { MessageDescriptor } from '@lingui/core';
import type { MessageFacts } from '@mundo-manager/rules/inbox';
import type { scoreText } from '../../../components/match/score-text.ts';

/** A message in words. */
export interface MessageText {
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
}

/** The facts of a type of message. */
export type FactsOf<Type extends MessageFacts['type']> = Extract<MessageFacts, { type: Type }>;
/** The match of a result, if it is known which side was at home. */
export type ResultMatch = Parameters<typeof scoreText>[0];
/** The words of every type of message. */
export type MessageTexts = {
  readonly [Type in MessageFacts['type']]: (facts: FactsOf<Type>, match: ResultMatch | null) => MessageText;
};
