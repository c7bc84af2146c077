import { useLingui } from '@lingui/react/macro';
import { errorMessage } from '../../components/messages/errors.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useSessionActor } from '../../data/session/session-context.tsx';
import { useSessionRefusal } from '../../data/session/use-session.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import styles from './layout.module.css';

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
