import { useLingui } from '@lingui/react/macro';
import { errorMessage } from '../messages/errors.ts';
import { useRuleset } from '../ruleset/RulesetContext.ts';
import { useSessionActor } from '../session/SessionContext.tsx';
import { useSessionRefusal } from '../session/useSession.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import styles from './Layout.module.css';

/** The initial data did not come: why, and another try. */
export function LoadFailed() {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const session = useSessionActor();
  const refusal = useSessionRefusal();
  return (
    <main className={styles.centred}>
      <ErrorState title={t`Não deu para carregar seu clube.`} onRetry={() => session.send({ type: 'retry' })}>
        {refusal && t(errorMessage(refusal, ruleset, 'load'))}
      </ErrorState>
    </main>
  );
}
