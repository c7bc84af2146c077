import { i18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/** Brazilian Portuguese is the source: messages stand in the code, so the catalogue is empty and they are compiled when first shown. */
export function startI18n(): typeof i18n {
  i18n.setMessagesCompiler(compileMessage);
  i18n.load('pt-BR', {});
  i18n.activate('pt-BR');
  return i18n;
}
