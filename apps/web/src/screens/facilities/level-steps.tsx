import { useLingui } from '@lingui/react/macro';
import { classes } from '../../ui/browser/classes.ts';
import styles from './level-steps.module.css';

interface LevelStepsProps {
  /** Whose levels, for screen readers. */
  readonly label: string;
  /** What each level gives, as a share of the most. */
  readonly shares: readonly number[];
  readonly level: number;
}

/** The levels as steps of a grandstand: built ones solid, the others in outline. */
export function LevelSteps({ label, shares, level }: LevelStepsProps) {
  const { t } = useLingui();
  return (
    <span className={styles.steps} role="img" aria-label={t`${label}: nível ${level} de ${shares.length}`}>
      {shares.map((share, index) => (
        <i
          key={share}
          className={classes(styles.step, index < level && styles.built)}
          style={{ height: `${Math.round(100 * share)}%` }}
        />
      ))}
    </span>
  );
}
