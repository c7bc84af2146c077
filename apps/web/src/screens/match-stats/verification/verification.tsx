import { useLingui } from '@lingui/react/macro';
import type { MatchView } from '@mundo-manager/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { type AnyRefusal, errorMessage } from '../../../components/messages/errors.ts';
import { useRuleset } from '../../../components/ruleset/ruleset-context.ts';
import { callOptions } from '../../../data/calls/query-client.ts';
import { refusalOf } from '../../../data/calls/refusal-of.ts';
import { seenRoots } from '../../../data/calls/seen-roots.ts';
import { loadRuleset } from '../../../data/ruleset/load-ruleset.ts';
import { useClient } from '../../../data/session/session-context.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ProofChecks } from './proof-checks.tsx';
import { claimOf, type Verdict } from './verdict.ts';
import { verdictText } from './verdict-text.ts';
import styles from './verification.module.css';
import { verifyInWorker } from './verify-in-worker.ts';

type State =
  | { readonly step: 'idle' | 'loading' | 'playing' }
  | { readonly step: 'refused'; readonly refusal: AnyRefusal }
  | { readonly step: 'done'; readonly verdict: Verdict };

/** How far each step is; the replay and the engine take longest. */
const SHARES = { idle: 0, loading: 30, playing: 80 } as const;

interface VerificationProps {
  readonly match: MatchView;
  readonly replayId: string;
}

function VerdictShown({ verdict }: { readonly verdict: Verdict }) {
  const { t } = useLingui();
  if ('checks' in verdict) return <ProofChecks verdict={verdict} />;
  if (!verdict.ok) return <Alert tone="bad">{t(verdictText(verdict))}</Alert>;
  return (
    <p className={styles.proven}>
      <CircleCheck size={20} aria-hidden />
      <span>{t(verdictText(verdict))}</span>
    </p>
  );
}

/** Lets anyone simulate the match again and compare: what was proven, sentence by sentence. R-STT-10, R-PRF-6 */
export function Verification({ match, replayId }: VerificationProps) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const client = useClient();
  const queryClient = useQueryClient();
  const [state, setState] = useState<State>({ step: 'idle' });
  const busy = state.step === 'loading' || state.step === 'playing';

  const run = async () => {
    setState({ step: 'loading' });
    try {
      const { replay } = await queryClient.fetchQuery(callOptions(client, 'replay', { params: { replayId } }));
      // The world may have had other rules then.
      const played = await loadRuleset(queryClient, client, replay.rulesetHash);
      const verdict = await verifyInWorker(
        claimOf(match, replay, seenRoots()),
        () => setState({ step: 'playing' }),
        played.ruleset,
      );
      setState({ step: 'done', verdict });
    } catch (error) {
      setState({ step: 'refused', refusal: refusalOf(error) });
    }
  };

  return (
    <Panel title={t`Partida verificável`}>
      <p className={styles.what}>
        {t`No sorteio publicamos o selo de um segredo; no início, a raiz que sela as escalações; no apito final, o segredo. Com eles qualquer um pode simular a partida de novo e comparar.`}
      </p>
      <div aria-live="polite">
        {busy && (
          <ProgressBar
            label={t`Verificando a partida`}
            value={SHARES[state.step]}
            outOf={100}
            text={t`Simulando de novo ...`}
          />
        )}
        {state.step === 'refused' && <Alert tone="bad">{t(errorMessage(state.refusal, ruleset, 'load'))}</Alert>}
        {state.step === 'done' && <VerdictShown verdict={state.verdict} />}
      </div>
      <Button kind="ghost" icon={ShieldCheck} busy={busy} onClick={() => void run()}>
        {state.step === 'idle' ? t`Verificar` : t`Verificar de novo`}
      </Button>
      <dl className={styles.seal}>
        <dt>{t`Selo publicado no sorteio (SHA-256 do segredo)`}</dt>
        <dd>{match.commitment}</dd>
      </dl>
    </Panel>
  );
}
