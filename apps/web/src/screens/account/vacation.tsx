import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Palmtree } from 'lucide-react';
import { changeInitialData } from '../../data/calls/absorb-answer.ts';
import { INITIAL_DATA, type InitialData } from '../../data/calls/query-client.ts';
import { useCommand } from '../../data/commands/use-command.ts';
import { Button } from '../../ui/form/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { momentText } from '../../ui/text/date-text.tsx';
import styles from './account.module.css';

/** Switches the vacation of the club on and off; nothing for a user without a club. R-VAC-5 */
export function Vacation() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { data } = useQuery<InitialData>({ queryKey: INITIAL_DATA, enabled: false });
  const { run, busy } = useCommand('setVacation', {
    onDone: ({ since }) =>
      changeInitialData(queryClient, ({ vacation: _before, ...initial }) => ({
        ...initial,
        ...(since !== null && { vacation: { since } }),
      })),
  });
  if (data === undefined) return null;
  const { vacation } = data;
  const since = vacation && momentText(vacation.since);
  return (
    <Panel title={t`Modo férias`}>
      <div className={styles.rows}>
        {vacation ? (
          <p>
            <Trans>Seu clube está de férias desde {since}. Ao voltar, você lê o que foi feito na sua ausência.</Trans>
          </p>
        ) : (
          <p>{t`Nas férias o clube descansa, treina e escala por você. Não compra, não vende, não constrói e não gasta nada. Sem visitas por três dias, elas começam sozinhas; por três semanas, um bot assume o clube, no mercado também, até a sua volta.`}</p>
        )}
        <div className={styles.actions}>
          <Button kind="ghost" icon={Palmtree} busy={busy} onClick={() => void run({ body: { isOn: !vacation } })}>
            {vacation ? t`Voltar a dirigir o clube` : t`Ligar o modo férias`}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
