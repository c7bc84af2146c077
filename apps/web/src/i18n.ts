import { i18n } from '@lingui/core';

/** Brazilian Portuguese is the source: messages stand in the code, compiled by the build (`scripts/compiled-messages.ts`), so the catalogue is empty. */
export function startI18n(): typeof i18n {
  i18n.load('pt-BR', {});
  i18n.activate('pt-BR');
  return i18n;
}
