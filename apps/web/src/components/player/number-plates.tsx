import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { classes } from '../../ui/browser/classes.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import styles from './number-plates.module.css';

interface PlateProps {
  readonly children: ReactNode;
  /** 34 px instead of 22. */
  readonly big?: boolean;
  /** The winner’s numeral is lamp yellow. */
  readonly winner?: boolean;
}

/** One number on a tin plate; another number drops into its place. */
export function Plate({ children, big = false, winner = false }: PlateProps) {
  const [first] = useState(children);
  const drops = children !== first;
  return (
    <span
      key={String(children)}
      className={classes(styles.plate, big && styles.big, winner && styles.winner, drops && styles.drops)}
    >
      {children}
    </span>
  );
}

/** A number on a plate per digit, with at least `digits` of them; read out as one number. */
export function PlateNumber({ value, digits = 2, big = false }: { value: number; digits?: number; big?: boolean }) {
  const text = String(value).padStart(digits, '0');
  return (
    <span className={styles.digits}>
      <VisuallyHidden>{value}</VisuallyHidden>
      {[...text].map((digit, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a plate is its place in the number
        <span key={index} aria-hidden className={classes(styles.plate, big && styles.big)}>
          {digit}
        </span>
      ))}
    </span>
  );
}

/** A score in plates; nothing in them before the match. */
export function ScorePlates({ home, away }: { readonly home: number | null; readonly away: number | null }) {
  const played = home !== null && away !== null;
  return (
    <span className={styles.score}>
      <Plate winner={played && home > away}>{home}</Plate>
      <span className={styles.cross}>×</span>
      <Plate winner={played && away > home}>{away}</Plate>
    </span>
  );
}

/** A shirt number. */
export function ShirtNumber({ children }: { readonly children: ReactNode }) {
  return <span className={styles.shirt}>{children}</span>;
}

/** V (won), E (drawn) or D (lost): letter and shape show the result, not only the colour. */
export function ResultMark({ result }: { readonly result: 'win' | 'draw' | 'loss' }) {
  const { t } = useLingui();
  const names = { win: t`Vitória`, draw: t`Empate`, loss: t`Derrota` };
  const name = names[result];
  return (
    <span title={name}>
      <ResultLetter result={result} />
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  );
}

/** The letter of a result. It is hidden from screen readers: the component around it names the result. */
export function ResultLetter({ result }: { readonly result: 'win' | 'draw' | 'loss' }) {
  const { t } = useLingui();
  const letters = { win: t`V`, draw: t`E`, loss: t`D` };
  return (
    <span className={classes(styles.result, styles[result])} aria-hidden>
      {letters[result]}
    </span>
  );
}
