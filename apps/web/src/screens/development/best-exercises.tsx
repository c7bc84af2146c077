import { useLingui } from '@lingui/react/macro';
import type { PlayerDevelopment } from '@mundo-manager/rules/development';
import { trainingType } from '@mundo-manager/rules/training';
import { ATTRIBUTE_NAMES } from '../../components/messages/attribute-names.ts';
import { trainingName } from '../../components/messages/training-names.ts';
import { ButtonLink } from '../../ui/form/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { signedDecimals } from '../../ui/text/decimals.ts';
import styles from './best-exercises.module.css';

/** The five exercises that raise his rating most, each with what one full session gives. R-DEV-8 */
export function BestExercises({ exercises }: Pick<PlayerDevelopment, 'exercises'>) {
  const { t } = useLingui();
  if (exercises.every(({ gain }) => gain === 0)) {
    return (
      <Panel title={t`O que mais o treina`}>
        <p>{t`Ele chegou ao potencial: nenhum treino aumenta mais o overall dele.`}</p>
      </Panel>
    );
  }
  return (
    <Panel flush title={t`O que mais o treina`} end={t`Por sessão inteira`}>
      <ol className={styles.exercises}>
        {exercises.map(({ trainingId, gain, increases }) => {
          const type = trainingType(trainingId);
          return (
            <li key={trainingId}>
              <span>
                <b>{type === null ? trainingId : t(trainingName(type))}</b>
                <small>
                  {increases
                    .map(({ skill, increase }) => `${t(ATTRIBUTE_NAMES[skill])} ${signedDecimals(increase, 2)}`)
                    .join(' · ')}
                </small>
              </span>
              <span className={styles.gain}>{t`overall ${signedDecimals(gain, 2)}`}</span>
            </li>
          );
        })}
      </ol>
      <p className={styles.more}>
        <ButtonLink kind="ghost" small to="/training">{t`Ir ao treinamento`}</ButtonLink>
      </p>
    </Panel>
  );
}
