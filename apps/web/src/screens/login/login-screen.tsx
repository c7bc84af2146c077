import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useRef } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { errorMessage } from '../../components/messages/errors.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useSessionActor } from '../../data/session/session-context.tsx';
import { useSessionPhase, useSessionRefusal } from '../../data/session/use-session.ts';
import { useRouteAnnouncement } from '../../ui/browser/use-route-announcement.ts';
import { Button } from '../../ui/form/button.tsx';
import styles from './login.module.css';

/**
 * A button to sign in, and a second to cancel while its window is open. A manager who is signed in goes on to his club.
 * R-NAV-2, R-NAV-3, R-NAV-25, R-ERR-8
 */
export function LoginScreen() {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const session = useSessionActor();
  const phase = useSessionPhase();
  const refusal = useSessionRefusal();
  const waiting = phase === 'signingIn';
  const login = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    session.send({ type: 'cancelSignIn' });
    login.current?.focus();
  };
  useRouteAnnouncement();
  if (phase !== 'signedOut' && phase !== 'signingIn' && phase !== 'signingOut') return <Navigate to="/home" replace />;
  return (
    <main className={styles.screen} id="main" tabIndex={-1}>
      <div className={styles.wall}>
        <div className={styles.card}>
          <h1 className={styles.title} tabIndex={-1}>
            <Trans>
              Mundo <b>Manager</b>
            </Trans>
          </h1>
          <p>{t`Seu time espera por você no vestiário.`}</p>
          <button
            ref={login}
            type="button"
            className={styles.button}
            aria-disabled={waiting || undefined}
            onClick={() => session.send({ type: 'signIn' })}
          >
            {t`LOGIN`}
          </button>
          <div aria-live="polite">
            {waiting && <p className={styles.note}>{t`Continue na janela que se abriu ...`}</p>}
            {!waiting && refusal && (
              <p className={styles.error}>
                <CircleAlert size={18} aria-hidden />
                {t(errorMessage(refusal, ruleset, 'load'))}
              </p>
            )}
          </div>
          {waiting && (
            <Button kind="ghost" onClick={cancel}>
              {t`Cancelar`}
            </Button>
          )}
          <Link className={styles.back} to="/">
            {t`Voltar à página inicial`}
          </Link>
          <p className={styles.note}>{t`Versão Alpha 0.1`}</p>
        </div>
      </div>
    </main>
  );
}
