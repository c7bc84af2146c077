import { useLingui } from '@lingui/react/macro';
import { ArrowLeftRight, X } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import styles from './LineUpTab.module.css';
import type { LineUp } from './useLineUp.ts';

/** Whom the manager has in hand and what can be done with him; how it works while nobody is. R-TSC-14 */
export function HeldBar({ lineUp }: { readonly lineUp: LineUp }) {
  const { t } = useLingui();
  const { held } = lineUp;
  if (held === null) {
    return (
      <div className={styles.bar} role="status">
        <p>{t`Toque em dois jogadores para trocá-los, ou arraste.`}</p>
      </div>
    );
  }
  const name = lineUp.nameOf(held);
  return (
    <div className={styles.bar} role="status">
      <p>
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
