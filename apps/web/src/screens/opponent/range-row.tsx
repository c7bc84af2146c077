import { useLingui } from '@lingui/react/macro';
import type { LineRange } from '@mundo-manager/rules/opponents';
import type { CSSProperties, ReactNode } from 'react';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import styles from './range-row.module.css';

interface RangeRowProps {
  readonly name: string;
  readonly range: LineRange | null;
  /** The own value; null: none, undefined: not compared. */
  readonly own: number | null | undefined;
  /** The rating that the bar begins with. */
  readonly low: number;
  /** What is said below the name. */
  readonly children?: ReactNode;
}

/** The rating that the bars end with. */
export const HIGH = 100;

/** A value of the opponent as a range with its likely middle, and the own one beside it. R-OPP-5, R-OPP-16, R-OPP-18 */
export function RangeRow({ name, range, own, low, children }: RangeRowProps) {
  const { t } = useLingui();
  const share = (rating = low) => `${Math.min(100, Math.max(0, ((rating - low) / (HIGH - low)) * 100))}%`;
  const [least, most] = [Math.trunc(range?.least ?? 0), Math.trunc(range?.most ?? 0)];
  const places = {
    '--from': share(range?.least),
    '--to': share(range?.most),
    '--likely': share(range?.likely),
    '--own': share(own ?? undefined),
  } as CSSProperties;
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {name}
        {children}
      </span>
      <span className={styles.bar} style={places} aria-hidden>
        <i />
        <b />
        {typeof own === 'number' && <u />}
      </span>
      <span className={styles.range}>{range === null ? '–' : least === most ? String(most) : `${least}–${most}`}</span>
      {own !== undefined && (
        <b className={styles.own}>
          <VisuallyHidden>{t`você:`} </VisuallyHidden>
          {own === null ? '–' : Math.trunc(own)}
        </b>
      )}
    </li>
  );
}

/** What the marks of the bars are; `slot` is the own tactic beside them. */
export function RangeLegend({ slot }: { readonly slot: string | null }) {
  const { t } = useLingui();
  return (
    <p className={styles.legend}>
      <span>
        <i className={styles.keyRange} />
        {t`faixa provável`}
      </span>
      <span>
        <i className={styles.keyLikely} />
        {t`mais provável`}
      </span>
      {slot !== null && (
        <span>
          <i className={styles.keyOwn} />
          {t`você, tática ${slot}`}
        </span>
      )}
    </p>
  );
}
