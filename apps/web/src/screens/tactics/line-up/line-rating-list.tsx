import { useLingui } from '@lingui/react/macro';
import { LINES } from '@mundo-manager/rules/positions';
import { draftOf } from '@mundo-manager/rules/tactic-draft';
import { lineRatings } from '@mundo-manager/rules/tactics';
import { Rating } from '../../../components/player/rating.tsx';
import { useRuleset } from '../../../components/ruleset/ruleset-context.ts';
import type { TacticDraft } from '../draft/use-tactic-draft.ts';
import styles from './line-rating-list.module.css';

/** How strong the draft is in defence, midfield and attack. R-TSC-22 */
export function LineRatingList({ draft }: { readonly draft: TacticDraft }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const ratings = lineRatings(draftOf(draft.snapshot), [...draft.players.values()], ruleset);
  const names = { defence: t`Defesa`, midfield: t`Meio`, attack: t`Ataque` };
  return (
    <section aria-label={t`Força de cada setor`}>
      <dl className={styles.lines}>
        {LINES.map((line) => {
          const rating = ratings[line];
          return (
            <div key={line}>
              <dt>{names[line]}</dt>
              <dd>{rating === null ? '–' : <Rating value={rating} />}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
