import { useLingui } from '@lingui/react/macro';
import type { RewardReport } from '@mundo-manager/engine/proof';
import { useQueryClient } from '@tanstack/react-query';
import { Download, ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type AnyRefusal, errorMessage } from '../../components/messages/errors.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { callOptions } from '../../data/calls/query-client.ts';
import { refusalOf } from '../../data/calls/refusal-of.ts';
import { useCall } from '../../data/calls/use-call.ts';
import { useClient } from '../../data/session/session-context.tsx';
import { saveFile } from '../../ui/browser/save-file.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { CheckList } from '../proofs/check-list.tsx';
import { checkChain } from './check-chain.ts';
import { rewardText } from './reward-text.ts';
import { keepLinks, rewardWitness } from './reward-witness.ts';
import styles from './rewards.module.css';

/** Names of checks that pass but state a limitation. */
const LIMITS: readonly string[] = ['unkeptRewards', 'rewardsUnwitnessed'];

type State =
  | { readonly step: 'idle' | 'checking' }
  | { readonly step: 'refused'; readonly refusal: AnyRefusal }
  | { readonly step: 'done'; readonly report: RewardReport };

function ReportShown({ report: { ok, checks } }: { readonly report: RewardReport }) {
  const { t } = useLingui();
  const title = ok ? t`Sorteios confirmados.` : t`Os sorteios não estão confirmados.`;
  return <CheckList title={title} checks={checks} limits={LIMITS} textOf={rewardText} />;
}

/** The chain of the own club: its head, the check in this browser, and the file for `engine verify`. R-PRF-15 */
export function RewardProof() {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const client = useClient();
  const queryClient = useQueryClient();
  const { data: chain } = useCall('rewardChain');
  const [state, setState] = useState<State>({ step: 'idle' });
  useEffect(() => {
    if (chain) keepLinks(chain, Date.now());
  }, [chain]);

  const read = () => queryClient.fetchQuery({ ...callOptions(client, 'rewardChain'), staleTime: 0 });
  const attempt = async (work: () => Promise<State>) => {
    setState({ step: 'checking' });
    try {
      setState(await work());
    } catch (error) {
      setState({ step: 'refused', refusal: refusalOf(error) });
    }
  };
  const verify = () =>
    attempt(async () => {
      return { step: 'done', report: await checkChain(await read(), queryClient, client) };
    });
  const download = () =>
    attempt(async () => {
      const fresh = await read();
      const proof = { ...fresh, witness: rewardWitness() };
      saveFile('sorteios-do-clube.json', 'application/json', JSON.stringify(proof, null, 2));
      return { step: 'idle' };
    });
  const busy = state.step === 'checking';
  return (
    <Panel title={t`Sorteio verificável`}>
      <p className={styles.what}>
        {t`Cada item diário e cada fusão sai do próximo elo de uma cadeia, que publicamos antes do primeiro sorteio, e de uma chave, que o seu navegador só escolhe depois. Com os dois qualquer um pode sortear de novo e comparar.`}
      </p>
      <div aria-live="polite">
        {state.step === 'refused' && <Alert tone="bad">{t(errorMessage(state.refusal, ruleset, 'load'))}</Alert>}
        {state.step === 'done' && <ReportShown report={state.report} />}
      </div>
      <div className={styles.buttons}>
        <Button kind="ghost" icon={ShieldCheck} busy={busy} onClick={() => void verify()}>
          {state.step === 'done' ? t`Verificar de novo` : t`Verificar`}
        </Button>
        <Button kind="ghost" icon={Download} onClick={() => void download()}>{t`Baixar a prova`}</Button>
      </div>
      {chain && (
        <dl className={styles.head}>
          <dt>{t`Cabeça da cadeia ${chain.number} (${chain.used} de ${chain.length} elos usados)`}</dt>
          <dd>{chain.head}</dd>
        </dl>
      )}
    </Panel>
  );
}
