import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DrawCheck } from '@mundo-manager/engine/proof';
import { proofText } from './proof-text.ts';

type Name<Check> = Check extends { readonly says: infer Says }
  ? Says
  : Check extends { readonly code: infer Code }
    ? Code
    : never;

/** What checks and failures say of a draw where those of a match say something else. R-PRF-16 */
export const DRAW_SENTENCES: Readonly<Partial<Record<Name<DrawCheck>, MessageDescriptor>>> = {
  secrets: msg`O segredo foi sorteado só para este sorteio.`,
  drawPath: msg`A raiz contém este sorteio, com estes clubes e este segredo.`,
  lots: msg`Sorteado de novo no seu navegador, o resultado é o mesmo.`,
  unwitnessed: msg`Não há testemunha: só o servidor diz que a raiz foi guardada antes do sorteio.`,
  'proof/draw-not-in-root': msg`A raiz não contém este sorteio com estes clubes e este segredo.`,
  'proof/bad-draw': msg`Com esses clubes as regras não fazem o sorteio.`,
  'proof/other-lots': msg`Sorteado de novo no seu navegador, o resultado é outro.`,
  'proof/bad-shape': msg`O que foi revelado do sorteio está incompleto.`,
  'proof/other-ruleset': msg`O sorteio foi feito com outras regras.`,
};

/** The sentence of a check of a draw. R-PRF-16 */
export function drawText(check: DrawCheck): MessageDescriptor {
  const own = DRAW_SENTENCES[check.ok ? check.says : check.code];
  return own ?? proofText(check as Parameters<typeof proofText>[0]);
}
