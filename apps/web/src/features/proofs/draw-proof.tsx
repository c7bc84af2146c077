import { useLingui } from '@lingui/react/macro';
import type { CallData, CompetitionView } from '@mundo-manager/contract/client';
import type { DrawReport } from '@mundo-manager/engine/proof';
import { useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { type AnyRefusal, errorMessage } from '../../components/messages/errors.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { callOptions } from '../../data/calls/query-client.ts';
import { refusalOf } from '../../data/calls/refusal-of.ts';
import { seenRoots } from '../../data/calls/seen-roots.ts';
import { useCall } from '../../data/calls/use-call.ts';
import { useClient } from '../../data/session/session-context.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { momentText } from '../../ui/text/date-text.tsx';
import { checkDraws } from './check-draws.ts';
import { CheckList } from './check-list.tsx';
import styles from './draw-proof.module.css';
import { drawText } from './draw-text.ts';

type Proofs = CallData<'drawProofs'>;

/** Names of checks that pass but state a limitation. */
const LIMITS: readonly string[] = ['beaconless', 'testSecrets', 'worldSecret', 'seenLate', 'unwitnessed'];

type State =
  | { readonly step: 'idle' | 'checking' }
  | { readonly step: 'refused'; readonly refusal: AnyRefusal }
  | { readonly step: 'done'; readonly reports: readonly DrawReport[] };

/** How a draw was sealed, a sentence each: when, in which root, and for which round it waits or waited. */
function SealSentences({ proofs: { sealed, held } }: { readonly proofs: Proofs }) {
  const { t } = useLingui();
  return (
    <ul className={styles.seals}>
      {sealed.map(({ drawId, rootNumber }, at) => {
        const number = at + 1;
        const place = held.find(({ draw }) => draw.drawId === drawId)?.place;
        const root = place?.root ?? seenRoots().find((seen) => seen.root.number === rootNumber)?.root;
        if (rootNumber === null) return <li key={drawId}>{t`Sorteio ${number}: selado, à espera da próxima raiz.`}</li>;
        if (root === undefined)
          return <li key={drawId}>{t`Sorteio ${number}: selado na raiz ${rootNumber}, à espera da sua rodada.`}</li>;
        const when = momentText(root.storedAt);
        const { round } = root;
        if (round === null)
          return <li key={drawId}>{t`Sorteio ${number}: selado em ${when}, na raiz ${rootNumber}.`}</li>;
        return (
          <li key={drawId}>
            {place === undefined
              ? t`Sorteio ${number}: selado em ${when}, na raiz ${rootNumber}; espera a rodada ${round} do drand.`
              : t`Sorteio ${number}: selado em ${when}, na raiz ${rootNumber}; saiu da rodada ${round} do drand.`}
          </li>
        );
      })}
    </ul>
  );
}

/** The proof of a competition's draws: how each was sealed, and the check in this browser by one press. R-PRF-16 */
export function DrawProof({
  competition: { id, status },
}: {
  readonly competition: Pick<CompetitionView, 'id' | 'status'>;
}) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const client = useClient();
  const queryClient = useQueryClient();
  const input = { params: { competitionId: id } } as const;
  const { data: proofs } = useCall('drawProofs', input);
  const [state, setState] = useState<State>({ step: 'idle' });
  if (proofs === undefined || (proofs.sealed.length === 0 && status === 'open')) return null;

  const verify = async () => {
    setState({ step: 'checking' });
    try {
      const fresh = await queryClient.fetchQuery({ ...callOptions(client, 'drawProofs', input), staleTime: 0 });
      setState({ step: 'done', reports: await checkDraws(fresh, queryClient, client) });
    } catch (error) {
      setState({ step: 'refused', refusal: refusalOf(error) });
    }
  };
  return (
    <Panel title={t`Sorteio verificável`}>
      {proofs.sealed.length === 0 ? (
        <p
          className={styles.what}
        >{t`Este sorteio saiu da semente do mundo, sem aleatoriedade pública, e não tem prova.`}</p>
      ) : (
        <SealSentences proofs={proofs} />
      )}
      <div aria-live="polite">
        {state.step === 'refused' && <Alert tone="bad">{t(errorMessage(state.refusal, ruleset, 'load'))}</Alert>}
        {state.step === 'done' &&
          state.reports.map(({ ok, checks }, at) => {
            const number = at + 1;
            const title = ok ? t`Sorteio ${number} confirmado.` : t`O sorteio ${number} não está confirmado.`;
            return <CheckList key={title} title={title} checks={checks} limits={LIMITS} textOf={drawText} />;
          })}
      </div>
      {proofs.held.length > 0 && (
        <>
          {state.step === 'idle' && <p className={styles.what}>{t`Ainda não conferido neste navegador.`}</p>}
          <Button kind="ghost" icon={ShieldCheck} busy={state.step === 'checking'} onClick={() => void verify()}>
            {state.step === 'done' ? t`Verificar de novo` : t`Verificar`}
          </Button>
        </>
      )}
    </Panel>
  );
}
