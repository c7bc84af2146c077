import { useLingui } from '@lingui/react/macro';
import type { CSSProperties, ReactNode } from 'react';
import styles from './outcome-shares.module.css';

/** An outcome's part of the row, and its figure. */
interface OutcomeShare {
  /** Width against the other two. */
  readonly share: number;
  readonly text: string;
  /** Under the figure. */
  readonly more?: ReactNode;
}

interface OutcomeSharesProps {
  readonly win: OutcomeShare;
  readonly draw: OutcomeShare;
  readonly loss: OutcomeShare;
}

/** Win, draw and defeat of the own club side by side, each as wide as it is likely. */
export function OutcomeShares({ win, draw, loss }: OutcomeSharesProps) {
  const { t } = useLingui();
  const rows = [
    { name: t`Vitória`, style: styles.win, ...win },
    { name: t`Empate`, style: styles.draw, ...draw },
    { name: t`Derrota`, style: styles.loss, ...loss },
  ];
  return (
    <dl className={styles.shares}>
      {rows.map(({ name, style, share, text, more }) => (
        <div key={name} className={style} style={{ '--share': share } as CSSProperties}>
          <dt>{name}</dt>
          <dd>
            <b>{text}</b>
            {more !== undefined && <small>{more}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
