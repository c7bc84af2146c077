import { useLingui } from '@lingui/react/macro';
import { weeklySalaries } from '@mundo-manager/rules/finances';
import { formatMoney } from '@mundo-manager/rules/format';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { useClub } from '../../session/useInitialData.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

interface InsufficientFundsProps {
  readonly price: number;
  readonly onClose: () => void;
}

/** Nothing but a way back. R-MKS-10 */
export function InsufficientFunds({ price, onClose }: InsufficientFundsProps) {
  const { t } = useLingui();
  const { finances, players } = useClub();
  // Available money is never shown below 0, but what the wages lack has to come in too.
  const free = finances.totalMoney - ALPHA.finances.reservedWages * weeklySalaries(players);
  // Equal money is not enough, so at an equal balance one dollar is missing (R-MKT-9).
  const missing = formatMoney(price - free + 1);
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
