import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useClubIsLive } from '../../data/calls/use-initial-data.ts';
import { useIsPhone } from '../../ui/browser/use-is-phone.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { FoldedTypePicker } from './folded-type-picker.tsx';
import { PlanPart } from './plan/plan-part.tsx';
import { SessionBar } from './session-bar.tsx';
import { SessionDialogs } from './session-dialogs.tsx';
import { Trainees } from './trainees.tsx';
import styles from './training.module.css';
import { TypePicker } from './type-picker.tsx';
import { type TrainingSession, useTrainingSession } from './use-training-session.ts';

type Part = 'session' | 'plan';

/** Who trains what, how hard, what it costs, and what came of it; and the plan of every day. R-TRA-1 to R-TRA-21, R-TPL-14 */
export function TrainingScreen() {
  const { t } = useLingui();
  const session = useTrainingSession();
  const isLive = useClubIsLive();
  const [address] = useSearchParams();
  const [part, setPart] = useState<Part>(address.get('part') === 'plan' ? 'plan' : 'session');
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
        <FoldedTypePicker session={session} />
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
        <SessionBar session={session} />
      </Panel>
    </div>
  );
}
