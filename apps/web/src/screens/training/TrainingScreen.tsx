import { Plural, useLingui } from '@lingui/react/macro';
import { useClubIsLive } from '../../session/useInitialData.ts';
import { Alert } from '../../ui/Alert.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RunBar } from './RunBar.tsx';
import { SessionDialogs } from './SessionDialogs.tsx';
import { Trainees } from './Trainees.tsx';
import styles from './Training.module.css';
import { TypePicker } from './TypePicker.tsx';
import { useTrainingSession } from './useTrainingSession.ts';

/** Who trains what, how hard, what it costs, and what came of it. R-TRA-1 to R-TRA-21 */
export function TrainingScreen() {
  const { t } = useLingui();
  const session = useTrainingSession();
  const isLive = useClubIsLive();
  const count = session.numbers.length;
  return (
    <>
      <PageHeading title={t`Treinamento`} />
      {isLive && (
        <div className={styles.notice}>
          <Alert>
            <b>{t`Jogo em andamento`}</b> {t`O treino volta depois do apito final.`}
          </Alert>
        </div>
      )}
      <div className={styles.layout}>
        <Panel title={t`Tipo de treino`}>
          <TypePicker session={session} />
        </Panel>
        <Panel
          flush
          title={t`Jogadores`}
          end={<Plural value={count} _0="Nenhum selecionado" one="# selecionado" other="# selecionados" />}
        >
          <Trainees session={session} />
          <RunBar session={session} />
        </Panel>
      </div>
      <SessionDialogs session={session} />
    </>
  );
}
