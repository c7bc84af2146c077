import { useLingui } from '@lingui/react/macro';
import { playerPath } from '../../components/links/paths.ts';
import { type AnyRefusal, errorMessage } from '../../components/messages/errors.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Button, ButtonLink } from '../../ui/form/button.tsx';
import type { PurchaseEnd } from './use-purchase.ts';

interface PurchaseNoticeProps {
  readonly outcome: PurchaseEnd | null;
  readonly onClose: () => void;
}

/** The completion notice, or why there was none. R-MKS-11, R-MKS-12 */
export function PurchaseNotice({ outcome, onClose }: PurchaseNoticeProps) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  if (outcome === null) return null;
  const close = <Button onClick={onClose}>{t`Fechar`}</Button>;
  if (outcome.kind === 'refused') {
    return (
      <Dialog
        open
        bad
        title={isUnknown(outcome.refusal) ? t`A compra ficou sem resposta` : t`A compra não foi feita`}
        description={t(errorMessage(outcome.refusal, ruleset))}
        onClose={onClose}
        actions={close}
      />
    );
  }
  return (
    <Dialog
      open
      title={outcome.name}
      description={t`Transação concluída! O jogador já se encontra no seu plantel.`}
      onClose={onClose}
      actions={
        <>
          <ButtonLink kind="ghost" {...playerPath({ id: outcome.playerId })}>
            {t`Ver jogador`}
          </ButtonLink>
          {close}
        </>
      }
    />
  );
}

function isUnknown({ code }: AnyRefusal): boolean {
  return code === 'command/unsettled' || code === 'command/unknown';
}
