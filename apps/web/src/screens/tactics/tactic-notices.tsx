import { useLingui } from '@lingui/react/macro';
import { isOvertaken, saveObstacle } from '@mundo-manager/rules/tactic-draft';
import { X } from 'lucide-react';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/form/button.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { refusalText } from './draft/refusal-text.ts';
import type { TacticDraft } from './draft/use-tactic-draft.ts';
import styles from './tactics.module.css';

/**
 * Notices to the manager: a match that is live or about to begin, a tactic saved elsewhere, and why an edit or a save
 * was refused. R-TSC-12, R-TSC-13, R-TSC-15, R-TSC-25, R-DRA-33
 */
export function TacticNotices({ draft }: { readonly draft: TacticDraft }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const { live, error, slot } = draft.snapshot.context;
  const overtaken = isOvertaken(draft.snapshot);
  if (!live && !overtaken && error === null) return null;
  const reason = error === null ? '' : t(refusalText(draft, error, ruleset));
  const obstacle = saveObstacle(draft.snapshot)?.code;
  const isInvalid =
    error !== null && error.code === obstacle && !['tactics/match-live', 'tactics/no-changes'].includes(obstacle);
  return (
    <div className={styles.notices}>
      {live && (
        <Alert tone="info">
          {draft.isKickOffDue
            ? t`O jogo começa em instantes. Mexa à vontade; a tática só é salva depois do apito final.`
            : t`Jogo em andamento. Mexa à vontade; a tática só é salva depois do apito final.`}
        </Alert>
      )}
      {overtaken && (
        <Alert
          tone="warning"
          action={<Button onClick={() => draft.send({ type: 'RESET' })}>{t`Ver a tática salva`}</Button>}
        >
          {t`A tática ${slot} foi salva em outra janela depois que você começou. Salvar aqui troca aquela por esta.`}
        </Alert>
      )}
      {error !== null && (
        <Alert
          tone="bad"
          action={<IconButton icon={X} label={t`Fechar`} onClick={() => draft.send({ type: 'DISMISS' })} />}
        >
          {isInvalid && <b>{t`A tática não foi salva. Corrija todos os problemas antes de salvar.`} </b>}
          {reason}
        </Alert>
      )}
    </div>
  );
}
