import { Plural, useLingui } from '@lingui/react/macro';
import { ratingColour } from '@mundo-manager/rules/positions';
import { useRuleset } from '../../../components/ruleset/ruleset-context.ts';
import { locale } from '../../../ui/text/locale.ts';
import styles from '../player-details.module.css';

const HEIGHT = 64;
const STEP = 14;
const BAR = 10;
const DECIMAL = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** His last ratings as bars, oldest at the left; the numbers are read out. */
export function RatingHistory({ ratings }: { readonly ratings: readonly number[] }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const width = ruleset.players.ratingWindow * STEP;
  const list = ratings.map((rating) => DECIMAL.format(rating)).join('; ');
  return (
    <figure className={styles.history}>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={t`Notas dos últimos jogos, do mais antigo ao mais novo: ${list}`}
      >
        <path className={styles.half} d={`M0 ${HEIGHT / 2}H${width}`} />
        {ratings.map((rating, index) => {
          const height = (HEIGHT * rating) / ruleset.positions.matchRatingMaximum;
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a match is its place in the row
              key={index}
              className={styles[ratingColour(rating, ruleset)]}
              x={index * STEP}
              y={HEIGHT - height}
              width={BAR}
              height={height}
            >
              <title>{DECIMAL.format(rating)}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption>
        <Plural value={ratings.length} one="Nota do último jogo" other="Notas dos últimos # jogos" />
      </figcaption>
    </figure>
  );
}
