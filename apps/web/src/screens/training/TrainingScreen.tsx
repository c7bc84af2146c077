import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useClubIsLive } from '../../session/useInitialData.ts';
import { Alert } from '../../ui/Alert.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useIsPhone } from '../../ui/useIsPhone.ts';
import { FoldedTypes } from './FoldedTypes.tsx';
import { PlanPart } from './plan/PlanPart.tsx';
import { RunBar } from './RunBar.tsx';
import { SessionDialogs } from './SessionDialogs.tsx';
import { Trainees } from './Trainees.tsx';
import styles from './Training.module.css';
import { TypePicker } from './TypePicker.tsx';
import { type TrainingSession, useTrainingSession } from './useTrainingSession.ts';

type Part = 'session' | 'plan';

/** Who trains what, how hard, what it costs, and what came of it; and the plan of every day. R-TRA-1 to R-TRA-21, R-TPL-14 */
export function TrainingScreen() {
  const { t } = useLingui();
  const session = useTrainingSession();
  const isLive = useClubIsLive();
  const [part, setPart] = useState<Part>('session');
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
      <Tabs<Part>
        label={t`Partes do treinamento`}
        value={part}
        onChange={setPart}
        items={[
          { value: 'session', label: t`Sessão`, content: <SessionPart session={session} /> },
          { value: 'plan', label: t`Plano`, content: <PlanPart /> },
        ]}
      />
      <SessionDialogs session={session} />
    </>
  );
}

function SessionPart({ session }: { readonly session: TrainingSession }) {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const count = session.numbers.length;
  return (
    <div className={styles.layout}>
      {isPhone ? (
        <FoldedTypes session={session} />
      ) : (
        <Panel title={t`Tipo de treino`}>
          <TypePicker session={session} />
        </Panel>
      )}
      <Panel
        flush
        title={t`Jogadores`}
        end={<Plural value={count} _0="Nenhum selecionado" one="# selecionado" other="# selecionados" />}
      >
        <Trainees session={session} />
        <RunBar session={session} />
      </Panel>
    </div>
  );
}
