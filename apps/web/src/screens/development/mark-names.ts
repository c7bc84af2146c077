import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DevelopmentMark } from '@mundo-manager/rules/development';

/** What the marks are called, and the letter on the graph. */
export const MARKS: Readonly<Record<DevelopmentMark, { readonly name: MessageDescriptor; readonly letter: string }>> = {
  match: { name: msg`Jogo`, letter: 'J' },
  training: { name: msg`Treino`, letter: 'T' },
  birthday: { name: msg`Aniversário`, letter: 'A' },
  booster: { name: msg`Troca de booster`, letter: 'B' },
  injury: { name: msg`Lesão`, letter: 'L' },
};
