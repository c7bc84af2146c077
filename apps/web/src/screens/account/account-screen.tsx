import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { INITIAL_DATA, type InitialData } from '../../data/calls/query-client.ts';
import { useSessionActor } from '../../data/session/session-context.tsx';
import { chooseTheme, THEME_CHOICES, useThemeChoice } from '../../ui/browser/theme.ts';
import { Button } from '../../ui/form/button.tsx';
import { Segmented } from '../../ui/form/segmented.tsx';
import { Columns, Stack } from '../../ui/layout/columns.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './account.module.css';
import { DeleteAccount } from './delete-account.tsx';
import { ExportData } from './export-data.tsx';
import { LanguagePanel } from './language-panel.tsx';
import { LastSeenSwitch } from './last-seen-switch.tsx';
import { MutedManagers } from './muted-managers.tsx';
import { Notifications } from './notifications.tsx';
import { OperatorLink } from './operator-link.tsx';
import { PositionCodesPanel } from './position-codes-panel.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';
import { TimeZonePanel } from './time-zone-panel.tsx';
import { Vacation } from './vacation.tsx';

/** Theme, language, one’s data, the end of the account, and the way out. Reached without a club too. */
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
          <LanguagePanel />
          <PositionCodesPanel />
          <TimeZonePanel />
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
          <OperatorLink />
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
