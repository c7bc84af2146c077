import { useLingui } from '@lingui/react/macro';
import type { MessageFacts } from '@mundo-manager/rules/inbox';
import { TRAINING_TYPES } from '@mundo-manager/rules/training';
import { PLAN_SKIPS } from '@mundo-manager/rules/training-plan';
import { PLAN_SKIP_NAMES } from '../../components/messages/plan-skips.ts';
import { trainingName } from '../../components/messages/training-names.ts';
import { signedDecimals } from '../../ui/text/decimals.ts';
import styles from './plan-details.module.css';

/** The facts of a plan’s run. */
export type PlanFacts = Extract<MessageFacts, { readonly type: 'training-planned' }>;

/** 'Ver o relatório': who trained what and grew by how much, and who trained less than planned and why. R-IBX-6 */
export function PlanDetails({ facts: { trained, skipped } }: { readonly facts: PlanFacts }) {
  const { t } = useLingui();
  const exercises = (ids: readonly number[]) =>
    [...new Set(ids)].map((id) => {
      const type = TRAINING_TYPES.find((one) => one.id === id);
      const times = ids.filter((one) => one === id).length;
      const name = type === undefined ? '–' : t(trainingName(type));
      return times === 1 ? name : `${name} × ${times}`;
    });
  return (
    <details className={styles.report}>
      <summary>{t`Ver o relatório`}</summary>
      <ul className={styles.trained}>
        {trained.map(({ name, trainingIds, rise }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two players may have one name, and the list never changes
          <li key={place}>
            <b>{name}</b>
            <span>{exercises(trainingIds).join(', ')}</span>
            <span className={styles.rise}>{signedDecimals(rise, 2)}</span>
          </li>
        ))}
      </ul>
      {skipped.length > 0 && <p className={styles.heading}>{t`Treinaram menos que o plano`}</p>}
      {skipped.length > 0 && (
        <dl className={styles.skipped}>
          {PLAN_SKIPS.map((reason) => {
            const names = skipped.filter((one) => one.reason === reason).map(({ name }) => name);
            return (
              names.length > 0 && (
                <div key={reason}>
                  <dt>{t(PLAN_SKIP_NAMES[reason])}</dt>
                  <dd>{names.join(', ')}</dd>
                </div>
              )
            );
          })}
        </dl>
      )}
    </details>
  );
}
