import { msg } from '@lingui/core/macro';
import type { Explanation } from './explanation-facts.ts';

/** What can go wrong with a sign-in, and what the visitor reads. R-ERR-8 */
export const IDENTITY_ERRORS = {
  /** The browser did not open the popup. */
  'identity/popup-blocked': msg`O navegador bloqueou a janela de entrada. Permita janelas deste site e tente de novo.`,
  /** The popup was closed before the end. */
  'identity/popup-closed': msg`A janela de entrada foi fechada antes do fim. Tente de novo quando quiser.`,
  /** Nothing came back in five minutes. */
  'identity/timeout': msg`A entrada demorou demais. Tente de novo.`,
  /** The provider or the server refused. */
  'identity/refused': msg`A entrada não foi aceita. Tente de novo.`,
} as const satisfies Readonly<Record<string, Explanation>>;

export type IdentityErrorCode = keyof typeof IDENTITY_ERRORS;
