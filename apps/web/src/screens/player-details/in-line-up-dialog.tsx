import { useLingui } from '@lingui/react/macro';
import { errorMessage } from '../../components/messages/errors.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Button, ButtonLink } from '../../ui/form/button.tsx';

interface InLineUpDialogProps {
  /** The tactics whose saved line-ups include him. */
  readonly tactics: readonly string[];
  readonly onClose: () => void;
}

/** A player of a saved line-up can't be listed for sale. R-PDT-14 */
export function InLineUpDialog({ tactics, onClose }: InLineUpDialogProps) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const list = tactics.join(', ');
  return (
    <Dialog
      open
      bad
      title={t`Venda bloqueada`}
      description={t(errorMessage({ code: 'market/in-line-up' }, ruleset))}
      onClose={onClose}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>{t`Fechar`}</Button>
          <ButtonLink to="/tactics">{t`Ver táticas`}</ButtonLink>
        </>
      }
    >
      <p>{t`Ele está nas táticas: ${list}.`}</p>
    </Dialog>
  );
}
