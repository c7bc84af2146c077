import { useLingui } from '@lingui/react/macro';
import { TRAINING_GROUPS, TRAINING_TYPES, type TrainingType } from '@mundo-manager/rules/training';
import { useId } from 'react';
import { ATTRIBUTE_NAMES } from '../../components/messages/attribute-names.ts';
import { errorMessage } from '../../components/messages/errors.ts';
import { TRAINING_GROUP_NAMES, trainingName } from '../../components/messages/training-names.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { classes } from '../../ui/browser/classes.ts';
import { Tick } from '../../ui/form/tick.tsx';
import styles from './type-picker.module.css';
import type { TrainingSession } from './use-training-session.ts';

/** The types by group, each with its two attributes; rest with how many are left. R-TRA-2, R-TRA-3, R-TRA-6 */
export function TypePicker({ session }: { readonly session: TrainingSession }) {
  const { t } = useLingui();
  return (
    <div className={styles.groups}>
      {TRAINING_GROUPS.map((group) => (
        <fieldset key={group} className={classes(styles.group, styles[group])}>
          <legend>{t(TRAINING_GROUP_NAMES[group])}</legend>
          {TRAINING_TYPES.filter((type) => type.group === group).map((type) => (
            <TypeOption key={type.id} type={type} session={session} />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

function TypeOption({ type, session }: { readonly type: TrainingType; readonly session: TrainingSession }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const { restsLeft, restsReturnAt } = session;
  const { restsPerDay } = ruleset.training;
  const id = useId();
  const name = t(trainingName(type));
  const off = type.group === 'rest' && restsLeft === 0;
  const attributes = type.attributes.map((attribute) => t(ATTRIBUTE_NAMES[attribute])).join(', ');
  return (
    <label className={classes(styles.type, off && styles.off)} htmlFor={id}>
      <Tick
        id={id}
        type="radio"
        name="training-type"
        checked={session.trainingId === type.id}
        aria-disabled={off || undefined}
        onChange={() => {
          if (!off) session.choose(type.id);
        }}
      />
      <span>
        <b>{type.group === 'rest' ? t`${name} ${restsLeft}/${restsPerDay}` : name}</b> <small>{attributes}</small>{' '}
        {off && (
          <small className={styles.reason}>
            {t(errorMessage({ code: 'training/no-rests-left', facts: { date: restsReturnAt } }, ruleset))}
          </small>
        )}
      </span>
    </label>
  );
}
