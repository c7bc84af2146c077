import { useLingui } from '@lingui/react/macro';
import { missingMoney } from '@mundo-manager/rules/finances';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Button } from '../../ui/form/button.tsx';
import { moneyText } from '../../ui/text/money-text.ts';

interface InsufficientFundsProps {
  readonly price: number;
  readonly onClose: () => void;
}

/** Nothing but a way back. R-MKS-10 */
export function InsufficientFunds({ price, onClose }: InsufficientFundsProps) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const { finances, players } = useClub();
  const missing = moneyText(missingMoney(finances.totalMoney, players, price, ruleset));
  return (
    <Dialog
      open
      bad
      title={t`Fundos insuficientes`}
      description={t`Faltam ${missing} para fechar este contrato.`}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t`Fechar`}</Button>}
    />
  );
}
