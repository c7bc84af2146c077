import { useLingui } from '@lingui/react/macro';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './home.module.css';

/** What the server sets for its world. R-HOM-17 */
export function ServerCard() {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const { name, server } = ruleset;
  const { trainingSpeed, restSpeed, matchesPerDay } = server;
  return (
    <Panel title={t`Configuração do Servidor ${name}`}>
      <dl className={styles.facts}>
        <dt>{t`Velocidade do treino`}</dt>
        <dd>{t`×${trainingSpeed}`}</dd>
        <dt>{t`Descanso`}</dt>
        <dd>{t`×${restSpeed}`}</dd>
        <dt>{t`Jogos por dia`}</dt>
        <dd>{matchesPerDay}</dd>
      </dl>
    </Panel>
  );
}
