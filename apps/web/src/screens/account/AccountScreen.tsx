import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { chooseTheme, THEME_CHOICES, useThemeChoice } from '../../app/theme.ts';
import { INITIAL_DATA, type InitialData } from '../../session/queries.ts';
import { useSessionActor } from '../../session/SessionContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { Columns, Stack } from '../../ui/Columns.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import styles from './Account.module.css';
import { DeleteAccount } from './DeleteAccount.tsx';
import { ExportData } from './ExportData.tsx';
import { LastSeenSwitch } from './LastSeenSwitch.tsx';
import { MutedManagers } from './MutedManagers.tsx';
import { Notifications } from './Notifications.tsx';
import { OperatorDoor } from './OperatorDoor.tsx';
import { SignOutEverywhere } from './SignOutEverywhere.tsx';
import { Vacation } from './Vacation.tsx';

/** Theme, one’s data, the end of the account, and the way out. Reached without a club too. */
export function AccountScreen() {
  const { t } = useLingui();
  const session = useSessionActor();
  const theme = useThemeChoice();
  const { data } = useQuery<InitialData>({ queryKey: INITIAL_DATA, enabled: false });
  const themes = { system: t`Do sistema`, light: t`Claro`, dark: t`Escuro` };
  return (
    <>
      <PageHeading title={t`Conta`} />
      <Columns kind="halves">
        <Stack>
          {data && (
            <Panel title={t`Você`}>
              <dl className={styles.person}>
                <dt>{t`Nome`}</dt>
                <dd>{data.user.name}</dd>
                <dt>{t`E-mail`}</dt>
                <dd>{data.user.email}</dd>
              </dl>
            </Panel>
          )}
          <Panel title={t`Aparência`}>
            <Segmented
              words
              label={t`Tema`}
              options={THEME_CHOICES.map((value) => ({ value, label: themes[value] }))}
              value={theme}
              onChange={chooseTheme}
            />
          </Panel>
          <Panel title={t`Sessão`}>
            <div className={styles.rows}>
              <p>{t`Sair encerra a sessão em todas as abas deste navegador.`}</p>
              <div className={styles.actions}>
                <Button kind="ghost" icon={LogOut} onClick={() => session.send({ type: 'signOut' })}>
                  {t`Sair`}
                </Button>
                <SignOutEverywhere />
              </div>
            </div>
          </Panel>
          <Notifications />
        </Stack>
        <Stack>
          <OperatorDoor />
          <Vacation />
          <LastSeenSwitch />
          {data && <MutedManagers />}
          <ExportData />
          <DeleteAccount />
        </Stack>
      </Columns>
    </>
  );
}
