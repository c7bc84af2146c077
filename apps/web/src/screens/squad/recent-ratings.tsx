import { useLingui } from '@lingui/react/macro';
import { type Career, formRating } from '@mundo-manager/rules/careers';
import { ratingColour } from '@mundo-manager/rules/positions';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { classes } from '../../ui/browser/classes.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { decimals } from '../../ui/text/decimals.ts';
import styles from './recent-ratings.module.css';

/** The mean of the latest ratings with a bar for each, the newest at the right. R-CAR-14 */
export function RecentRatings({ season }: { readonly season: Career | undefined }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  if (season === undefined || season.form.length === 0) return '–';
  const list = season.form.map(({ rating }) => decimals(rating, 1)).join('; ');
  return (
    <span className={styles.form}>
      <span className={styles.bars} aria-hidden>
        {season.form.map(({ date, rating }) => (
          <i
            key={date}
            className={classes(styles.bar, styles[ratingColour(rating, ruleset)])}
            style={{ height: `${Math.max(12, rating * 10)}%` }}
          />
        ))}
      </span>
      {decimals(formRating(season) ?? 0, 1)}
      <VisuallyHidden>{t`, notas da mais antiga à mais nova: ${list}`}</VisuallyHidden>
    </span>
  );
}
