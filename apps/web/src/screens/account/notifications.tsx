import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CallData } from '@mundo-manager/contract/client';
import type { NotificationChannel, NotificationKind } from '@mundo-manager/rules/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryKey } from '../../data/calls/query-client.ts';
import { useCall } from '../../data/calls/use-call.ts';
import { useCommand } from '../../data/commands/use-command.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { locale } from '../../ui/text/locale.ts';
import styles from './account.module.css';
import { ConfirmEmailAddress } from './confirm-email-address.tsx';
import { NotifiedBrowsers } from './notified-browsers.tsx';

/** Each kind, in the order of the switches. */
const KINDS = {
  'invalid-line-up': msg`Escalação inválida, uma hora antes do jogo`,
  'absent-starter': msg`Titular suspenso ou machucado, uma hora antes do jogo`,
  'kick-off': msg`O jogo vai começar`,
  result: msg`Resultado do jogo`,
  'sponsor-expired': msg`Fim do patrocínio`,
  'watched-for-sale': msg`Jogador observado à venda`,
} as const satisfies Readonly<Record<NotificationKind, MessageDescriptor>>;

/** What the manager is notified of outside the game, in which browsers, and by e-mail. R-NOT-16, R-NOT-20 */
export function Notifications() {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const { data } = useCall('notificationSettings');
  const keep = (settings: CallData<'notificationSettings'>) =>
    queryClient.setQueryData(queryKey('notificationSettings'), settings);
  const { run } = useCommand('chooseNotification', { onDone: keep, queued: true });
  const language = useCommand('chooseEmailLanguage', { onDone: keep, queued: true });
  const isOther = data !== undefined && data.email !== null && data.emailLanguage !== locale;

  // The language was chosen after the last e-mail had been asked for, or in another browser. R-NOT-23
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change, not for each render of the command
  useEffect(() => {
    if (isOther) void language.run({ body: { language: locale } });
  }, [isOther]);

  if (data === undefined) return null;
  const { email } = data;
  const switchesOf = (channel: NotificationChannel) =>
    (Object.keys(KINDS) as NotificationKind[]).map((kind) => (
      <Checkbox
        key={kind}
        label={i18n._(KINDS[kind])}
        checked={data.consents.some((consent) => consent.kind === kind && consent.channel === channel)}
        onChange={(isOn) => void run({ body: { kind, channel, isOn } })}
      />
    ));
  return (
    <Panel title={t`Avisos`}>
      <div className={styles.rows}>
        <p>{t`Os avisos chegam ao seu navegador mesmo com o jogo fechado. Nada é enviado sem que você escolha.`}</p>
        <fieldset className={styles.choices}>
          <legend>{t`Avisar sobre`}</legend>
          {switchesOf('push')}
        </fieldset>
        <NotifiedBrowsers settings={data} onChange={keep} />
        {email?.isConfirmed === false && <ConfirmEmailAddress email={email} onChange={keep} />}
        {email?.isConfirmed === true && (
          <fieldset className={styles.choices}>
            <legend>{t`Avisar por e-mail, em ${email.address}, sobre`}</legend>
            {switchesOf('email')}
          </fieldset>
        )}
      </div>
    </Panel>
  );
}
