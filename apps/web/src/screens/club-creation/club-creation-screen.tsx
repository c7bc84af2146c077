import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { ScrollRestoration } from 'react-router-dom';
import { useRouteAnnouncement } from '../../ui/browser/use-route-announcement.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Button } from '../../ui/form/button.tsx';
import styles from './club-creation.module.css';
import { EmblemStep } from './emblem/emblem-step.tsx';
import { Founded } from './founded.tsx';
import { KitStep } from './kits/kit-step.tsx';
import { NameStep } from './name-step.tsx';
import { StepList } from './step-list.tsx';
import { useClubCreation } from './use-club-creation.ts';
import { useStepHistory } from './use-step-history.ts';

/** Name, emblem and uniform of a new club. R-CRE-1 */
export function ClubCreationScreen() {
  const { t } = useLingui();
  const creation = useClubCreation();
  const { draft, taken, club } = useSelector(creation, ({ context }) => context);
  const main = useRef<HTMLElement>(null);
  const { step } = draft;
  const shown = club === null ? step : 'founded';
  const before = useRef(shown);
  useRouteAnnouncement();
  useStepHistory(creation, step, club !== null);

  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    scrollTo({ top: 0 });
    main.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [shown]);

  return (
    <div className={styles.screen}>
      <StepList current={club === null ? step : null} />
      <main className={styles.main} id="main" tabIndex={-1} ref={main}>
        {club !== null ? (
          <Founded club={club} onEnter={() => creation.send({ type: 'enter' })} />
        ) : (
          <>
            {step === 'name' && <NameStep creation={creation} />}
            {step === 'emblem' && <EmblemStep creation={creation} />}
            {step === 'uniform' && <KitStep creation={creation} />}
          </>
        )}
      </main>
      <Dialog
        bad
        open={taken}
        onClose={() => creation.send({ type: 'takenRead' })}
        title={t`Já existe um clube com esse nome`}
        description={t`Escolha outro nome para o seu.`}
        actions={<Button onClick={() => creation.send({ type: 'takenRead' })}>{t`Trocar o nome`}</Button>}
      />
      <ScrollRestoration />
    </div>
  );
}
