import { useLingui } from '@lingui/react/macro';
import { attributeColour, lineOf, type Position, ratingColour } from '@mundo-manager/rules/positions';
import { classes } from '../../ui/browser/classes.ts';
import { useRuleset } from '../ruleset/ruleset-context.ts';
import { positionText } from './position-text.ts';
import styles from './rating.module.css';

interface RatingProps {
  readonly value: number;
  /** How it is written; whole and truncated unless given. R-FMT: match ratings have one decimal. */
  readonly format?: (value: number) => string;
}

/** A rating of a player (0–100) or of a match (0–10): the number, its colour, and a gauge of five notches. */
export function Rating({ value, format = truncated }: RatingProps) {
  const ruleset = useRuleset();
  return <span className={classes(styles.rating, styles[ratingColour(value, ruleset)])}>{format(value)}</span>;
}

/** A skill (0–100), which is never taken for a match rating. */
export function Attribute({ value, format = truncated }: RatingProps) {
  const ruleset = useRuleset();
  return <span className={classes(styles.rating, styles[attributeColour(value, ruleset)])}>{format(value)}</span>;
}

/** A match rating to one decimal, with a comma. */
export function MatchRating({ value }: { readonly value: number | null }) {
  if (value === null) return <span>–</span>;
  return <Rating value={value} format={(rating) => rating.toFixed(1).replace('.', ',')} />;
}

/** A position’s code, as the manager chose to read it, with a mark of its height on the pitch. */
export function PositionMark({ position }: { readonly position: Position }) {
  const height = position === 'GK' ? 'keeper' : lineOf(position);
  return <span className={classes(styles.position, styles[height])}>{positionText(position)}</span>;
}

/** Where the sign beside a morale changes; only the screen reads it. */
const HIGH_MORALE = 75;
const LOW_MORALE = 60;

/** Morale, rounded, with a triangle or a square. */
export function Morale({ value }: { readonly value: number }) {
  const { t } = useLingui();
  const step = value >= HIGH_MORALE ? 'up' : value >= LOW_MORALE ? 'even' : 'down';
  const signs = { up: '▲', even: '■', down: '▼' };
  const names = { up: t`alta`, even: t`normal`, down: t`baixa` };
  return (
    <span>
      {Math.round(value)}
      <span className={classes(styles.mark, styles[step])} role="img" aria-label={names[step]}>
        {signs[step]}
      </span>
    </span>
  );
}

function truncated(value: number): string {
  return String(Math.trunc(value));
}
