import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { changeInitialData } from '../../data/calls/absorb-answer.ts';
import { INITIAL_DATA, type InitialData } from '../../data/calls/query-client.ts';
import { useCommand } from '../../data/commands/use-command.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './account.module.css';

/** Whether others may read roughly when the manager was last here; nothing for a user without a club. R-PFL-4 */
export function LastSeenSwitch() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { data } = useQuery<InitialData>({ queryKey: INITIAL_DATA, enabled: false });
  const { run } = useCommand('showLastSeen', {
    onDone: ({ isShown }) =>
      changeInitialData(queryClient, ({ showsLastSeen: _before, ...initial }) => ({
        ...initial,
        ...(isShown && { showsLastSeen: true }),
      })),
  });
  if (data === undefined) return null;
  return (
    <Panel title={t`Seu perfil`}>
      <div className={styles.rows}>
        <Checkbox
          label={t`Mostrar no perfil quando estive aqui`}
          checked={data.showsLastSeen === true}
          onChange={(isShown) => void run({ body: { isShown } })}
        />
        <p>{t`Os outros leem só “hoje”, “esta semana” ou “há mais de uma semana”. Desligado, ninguém lê nada.`}</p>
      </div>
    </Panel>
  );
}
