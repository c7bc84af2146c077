import { useLingui } from '@lingui/react/macro';
import { saveObstacle } from '@mundo-manager/rules/tactic-draft';
import { X } from 'lucide-react';
import { errorMessage } from '../../messages/errors.ts';
import { Alert } from '../../ui/Alert.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './Tactics.module.css';
import type { TacticDraft } from './useTacticDraft.ts';

/** What the manager must know: a live match, and why an edit or a save was refused. R-TSC-12, R-TSC-13, R-TSC-15 */
export function Notices({ draft }: { readonly draft: TacticDraft }) {
  const { t } = useLingui();
  const { live, error } = draft.snapshot.context;
  if (!live && error === null) return null;
  const reason = error === null ? '' : t(errorMessage(error));
  const obstacle = saveObstacle(draft.snapshot)?.code;
  const isInvalid =
    error !== null && error.code === obstacle && !['tactics/match-live', 'tactics/no-changes'].includes(obstacle);
  return (
    <div className={styles.notices}>
      {live && (
        <Alert tone="info">{t`Jogo em andamento. Mexa à vontade; a tática só é salva depois do apito final.`}</Alert>
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
