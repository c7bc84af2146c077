import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type DebtRules, type DebtStage, debtStage } from '@mundo-manager/rules/finances';
import { errorMessage } from '../../components/messages/errors.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { Alert } from '../../ui/feedback/alert.tsx';

/** What each stage of debt means, and when the next begins. */
const STAGE_TEXTS: Readonly<Record<DebtStage, (paydays: DebtRules['paydays']) => MessageDescriptor>> = {
  none: ({ warned }) => msg`Depois de ${warned} pagamentos de salários no vermelho, só há patrocínios curtos.`,
  warned: ({ selling }) =>
    msg`Por isso só há patrocínios curtos. Depois de ${selling} pagamentos de salários no vermelho, jogadores são colocados à venda.`,
  selling: ({ administration }) =>
    msg`Por isso, a cada pagamento de salários, o jogador mais caro fora da sua escalação é colocado à venda. Depois de ${administration} pagamentos no vermelho, o clube fica sob intervenção.`,
  administration: () =>
    msg`O clube está sob intervenção: até o caixa sair do vermelho, quem não está em nenhuma escalação é vendido ou liberado. Escalação, treino e táticas continuam com você.`,
};

/** How much the club owes, and what that costs it. R-DEB-6 */
export function DebtNotice() {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const club = useClub();
  const { totalMoney } = club.finances;
  if (totalMoney >= 0) return null;
  const text = STAGE_TEXTS[debtStage(club, ruleset)](ruleset.finances.debt.paydays);
  return (
    <Alert tone="bad">
      {t(errorMessage({ code: 'finances/in-debt', facts: { balance: totalMoney } }, ruleset))} {t(text)}
    </Alert>
  );
}
