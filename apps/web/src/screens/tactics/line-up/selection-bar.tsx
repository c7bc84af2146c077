import { useLingui } from '@lingui/react/macro';
import { canRearrange } from '@mundo-manager/rules/tactic-draft';
import { ArrowLeftRight, WandSparkles, X } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import type { TacticDraft } from '../draft/use-tactic-draft.ts';
import styles from './line-up-tab.module.css';
import type { LineUpEditor } from './use-line-up.ts';

/**
 * The player in hand and what can be done with him; without one, a hint how it works, or that the same eleven have
 * better places. R-TSC-14, R-TSC-24
 */
export function SelectionBar({ draft, lineUp }: { readonly draft: TacticDraft; readonly lineUp: LineUpEditor }) {
  const { t } = useLingui();
  const { held } = lineUp;
  const { snapshot, send } = draft;
  const isOffered = useMemo(() => canRearrange(snapshot), [snapshot]);
  if (held === null) {
    return (
      <div className={styles.bar}>
        <p role="status">
          {isOffered
            ? t`Os mesmos onze rendem mais em outros lugares.`
            : t`Toque em dois jogadores para trocá-los, ou arraste.`}
        </p>
        {isOffered && (
          <Button
            small
            kind="ghost"
            icon={WandSparkles}
            onClick={() => send({ type: 'EDIT', edit: { type: 'rearrange' } })}
          >
            {t`Reposicionar`}
          </Button>
        )}
      </div>
    );
  }
  const name = lineUp.nameOf(held);
  return (
    <div className={styles.bar}>
      <p role="status">
        <b>{name}</b> {held.kind === 'place' ? t`Escolha com quem trocar.` : t`Escolha o lugar dele.`}
      </p>
      {held.kind === 'place' && (
        <Button small kind="ghost" icon={ArrowLeftRight} onClick={() => lineUp.pick(held.id)}>
          {t`Plantel`}
        </Button>
      )}
      <Button small kind="ghost" icon={X} aria-label={t`Soltar ${name}`} onClick={lineUp.actions.letGo}>
        {t`Soltar`}
      </Button>
    </div>
  );
}
