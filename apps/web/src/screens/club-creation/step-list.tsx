import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useSessionActor } from '../../data/session/session-context.tsx';
import { classes } from '../../ui/browser/classes.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import styles from './club-creation.module.css';
import { CREATION_STEPS, type CreationStep } from './club-draft.ts';

/** The wall of creation: where one is among the three steps, and the way out. */
export function StepList({ current }: { readonly current: CreationStep | null }) {
  const { t } = useLingui();
  const session = useSessionActor();
  const at = current === null ? CREATION_STEPS.length : CREATION_STEPS.indexOf(current);
  const names: Readonly<Record<CreationStep, string>> = { name: t`Nome`, emblem: t`Escudo`, uniform: t`Uniforme` };
  return (
    <header className={styles.top}>
      <div className={styles.topInner}>
        <span className={styles.brand}>
          <Trans>
            Mundo <b>Manager</b>
          </Trans>
        </span>
        <ol className={styles.steps} aria-label={t`Passos`}>
          {CREATION_STEPS.map((step, index) => (
            <li
              key={step}
              className={classes(index < at && styles.past, index === at && styles.now)}
              aria-current={index === at ? 'step' : undefined}
            >
              <b>{index < at ? <Check size={16} strokeWidth={3} aria-hidden /> : index + 1}</b>
              <span>{names[step]}</span>
              {index < at && <VisuallyHidden>{t`pronto`}</VisuallyHidden>}
            </li>
          ))}
        </ol>
        {current !== null && (
          <button type="button" className={styles.out} onClick={() => session.send({ type: 'signOut' })}>
            {t`Sair`}
          </button>
        )}
      </div>
    </header>
  );
}
