import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { type Location, useLocation } from 'react-router-dom';
import { useInitialData } from '../../data/calls/use-initial-data.ts';
import { classes } from '../../ui/browser/classes.ts';
import { Button, ButtonLink } from '../../ui/form/button.tsx';
import styles from './first-steps.module.css';
import { skipFirstSteps, tickStep, useFirstStepsProgress } from './progress.ts';
import { FIRST_STEPS, type FirstStep } from './steps.ts';
import { useTickByCommand } from './use-tick-by-command.ts';

/** Leads a new manager to his first match: the next step, how it is done, and the way there. R-TUT-1 to R-TUT-4, R-TUT-6 to R-TUT-8 */
export function FirstSteps() {
  const { t } = useLingui();
  const data = useInitialData();
  const place = useLocation();
  const { skipped, ticked } = useFirstStepsProgress();
  useTickByCommand();
  if (skipped) return null;

  const isDone = ({ id, isDone }: FirstStep) => isDone(data) || ticked.includes(id);
  const next = FIRST_STEPS.find((step) => !isDone(step));
  return (
    <section className={styles.bar} aria-label={t`Primeiros passos`}>
      <ol className={styles.track} aria-hidden>
        {FIRST_STEPS.map((step) => (
          <li key={step.id} className={classes(isDone(step) && styles.done, step === next && styles.next)} />
        ))}
      </ol>
      <div className={styles.text} aria-live="polite">
        {next === undefined ? (
          <p>
            <b>
              <Trans>Primeiros passos concluídos.</Trans>
            </b>{' '}
            <Trans>Agora o clube é com você. Bom jogo!</Trans>
          </p>
        ) : (
          <p>
            <span className={styles.count}>{t`Passo ${FIRST_STEPS.indexOf(next) + 1} de ${FIRST_STEPS.length}`}</span>
            <b>{t(next.title)}.</b> {isAt(next, place) && t(next.advice)}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {next !== undefined && !isAt(next, place) && (
          <ButtonLink small to={next.to}>
            {t(next.way)}
          </ButtonLink>
        )}
        {next?.tick && isAt(next, place) && (
          <Button small icon={Check} onClick={() => tickStep(next.id)}>
            {t(next.tick)}
          </Button>
        )}
        <Button kind="ghost" small onClick={skipFirstSteps}>
          {next === undefined ? t`Concluir` : t`Pular tutorial`}
        </Button>
      </div>
    </section>
  );
}

/** Whether a screen of the step is open, at the step’s own tab: the advice is about its content. R-TUT-2 */
function isAt({ to, also }: FirstStep, { pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  if (also !== undefined && pathname.startsWith(also)) return true;
  const [path, tab] = to.split('?');
  const open = new URLSearchParams(search);
  return path === pathname && [...new URLSearchParams(tab)].every(([name, value]) => open.get(name) === value);
}
