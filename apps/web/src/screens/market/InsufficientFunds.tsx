import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '@mundo-manager/rules/format';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

interface InsufficientFundsProps {
  readonly price: number;
  readonly available: number;
  readonly onClose: () => void;
}

/** Nothing but a way back. R-MKS-10 */
export function InsufficientFunds({ price, available, onClose }: InsufficientFundsProps) {
  const { t } = useLingui();
  // Equal money is not enough, so at an equal balance one dollar is missing (R-MKT-9).
  const missing = formatMoney(price - available + 1);
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
