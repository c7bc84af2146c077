import { useLingui } from '@lingui/react/macro';
import type { Category } from '@mundo-manager/rules/clubs';
import { RATING_COLOURS } from '@mundo-manager/rules/positions';
import { ratingWordSteps } from '@mundo-manager/rules/scouting';
import { Info } from 'lucide-react';
import { RATING_WORDS } from '../../components/messages/rating-words.ts';
import { Attribute } from '../../components/player/rating.tsx';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import styles from './squad.module.css';

/** What colours mean everywhere, what words mean in the category, and what low condition forbids. R-POS-6, R-POS-10, R-SQD-6 */
export function RatingLegend({ category }: { readonly category: Category }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const { colourSteps } = ruleset.positions;
  const { minimumCondition } = ruleset.training;
  const wordSteps = ratingWordSteps(category, ruleset);
  return (
    <ul className={styles.legend}>
      <li>
        {t`Cores:`}
        {RATING_COLOURS.map((colour) =>
          colour === 'poor' ? (
            <Attribute key={colour} value={0} format={() => `<${colourSteps.fair}`} />
          ) : (
            <Attribute key={colour} value={colourSteps[colour]} format={(value) => `${value}+`} />
          ),
        )}
      </li>
      <li>{t`Categoria ${category}:`}</li>
      {RATING_COLOURS.map((word) => (
        <li key={word}>
          {word === 'poor' ? (
            <Attribute value={wordSteps.fair - 1} format={() => `<${wordSteps.fair}`} />
          ) : (
            <Attribute value={wordSteps[word]} format={(value) => `${value}+`} />
          )}{' '}
          {t(RATING_WORDS[word])}
        </li>
      ))}
      <li>
        <Info size={16} aria-hidden /> {t`Condição abaixo de ${minimumCondition}% impede o treino`}
      </li>
    </ul>
  );
}
