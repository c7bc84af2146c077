import { useLingui } from '@lingui/react/macro';
import type { CallData } from '@mundo-manager/contract/client';
import { Mail } from 'lucide-react';
import { useCommand } from '../../data/commands/use-command.ts';
import { Button } from '../../ui/form/button.tsx';
import styles from './account.module.css';

type Settings = CallData<'notificationSettings'>;

interface ConfirmEmailAddressProps {
  readonly email: NonNullable<Settings['email']>;
  readonly onChange: (settings: Settings) => void;
}

/** The address that must be confirmed before anything else is sent there. R-NOT-18 */
export function ConfirmEmailAddress({ email, onChange }: ConfirmEmailAddressProps) {
  const { t } = useLingui();
  const { address } = email;
  const { run, busy } = useCommand('confirmEmail', {
    onDone: onChange,
    done: t`E-mail enviado. Abra o link que chegou e volte aqui.`,
  });
  return (
    <>
      <p>{t`Para receber avisos por e-mail, confirme que ${address} é seu.`}</p>
      <div className={styles.actions}>
        <Button kind="ghost" icon={Mail} busy={busy} onClick={() => void run({ body: {} })}>
          {t`Enviar e-mail de confirmação`}
        </Button>
      </div>
    </>
  );
}
