import { useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../browser/classes.ts';
import { Button } from '../form/button.tsx';
import styles from './notice.module.css';

interface ErrorStateProps {
  /** What could not be done, in one sentence. */
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly onRetry?: () => void;
  /** A way out where trying again is none. */
  readonly action?: ReactNode;
  readonly inset?: boolean;
}

/** A section that failed; the rest of the page stays. */
export function ErrorState({ title, children, onRetry, action, inset = false }: ErrorStateProps) {
  const { t } = useLingui();
  return (
    <div className={classes(styles.empty, styles.failed, inset && styles.inset)} role="alert">
      <CircleAlert size={22} aria-hidden />
      <b>{title}</b>
      <span>{children ?? t`O resto da página continua valendo.`}</span>
      {onRetry && (
        <Button kind="ghost" small onClick={onRetry}>
          {t`Tentar de novo`}
        </Button>
      )}
      {action}
    </div>
  );
}
