import { msg } from '@lingui/core/macro';
import type { IDENTITY_ERROR_CODES } from '../../data/session/identity.ts';
import type { Explanation } from './facts.ts';

/** What a visitor reads when a sign-in did not happen. R-ERR-8 */
export const IDENTITY_ERRORS: Readonly<Record<(typeof IDENTITY_ERROR_CODES)[number], Explanation>> = {
  'identity/popup-blocked': msg`O navegador bloqueou a janela de entrada. Permita janelas deste site e tente de novo.`,
  'identity/popup-closed': msg`A janela de entrada foi fechada antes do fim. Tente de novo quando quiser.`,
  'identity/timeout': msg`A entrada demorou demais. Tente de novo.`,
  'identity/refused': msg`A entrada não foi aceita. Tente de novo.`,
};
