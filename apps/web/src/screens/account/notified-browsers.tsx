import { useLingui } from '@lingui/react/macro';
import type { CallData } from '@mundo-manager/contract/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useCommand } from '../../data/commands/use-command.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { Button } from '../../ui/form/button.tsx';
import { locale } from '../../ui/text/locale.ts';
import styles from './account.module.css';
import { readPushState, subscribeHere, subscriptionHere, unsubscribeHere } from './push-browser.ts';

type Settings = CallData<'notificationSettings'>;

const PUSH_STATE = ['push-state'] as const;

interface NotifiedBrowsersProps {
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
}

/** The browsers that are notified, this one’s switch, and a test. Permission is asked for on a press alone. R-NOT-16 */
export function NotifiedBrowsers({ settings, onChange }: NotifiedBrowsersProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [activating, setActivating] = useState(false);
  const { data: state } = useQuery({ queryKey: PUSH_STATE, queryFn: readPushState, networkMode: 'always' });
  const subscribe = useCommand('subscribeBrowser', { onDone: onChange, done: t`Avisos ativados neste navegador.` });
  const update = useCommand('subscribeBrowser', { onDone: onChange });
  const remove = useCommand('removeBrowser', { onDone: onChange });
  const test = useCommand('testNotification', { done: t`Aviso enviado. Ele chega em alguns segundos.` });
  const { browsers, publicKey } = settings;
  const here = state?.kind === 'ready' ? browsers.find(({ endpoint }) => endpoint === state.endpoint) : undefined;
  const isOther = here !== undefined && here.language !== locale;

  // The language was chosen after this browser had been subscribed. R-NOT-22
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change, not for each render of the command
  useEffect(() => {
    if (!isOther) return;
    void subscriptionHere().then((subscription) => subscription && update.run({ body: subscription }));
  }, [isOther]);

  const activate = async () => {
    setActivating(true);
    try {
      const subscription = await subscribeHere(publicKey);
      if (subscription !== null) await subscribe.run({ body: subscription });
    } catch {
      showToast({ tone: 'bad', text: t`O navegador não conseguiu ativar os avisos. Tente de novo.` });
    } finally {
      await queryClient.invalidateQueries({ queryKey: PUSH_STATE });
      setActivating(false);
    }
  };
  const drop = async (browserId: string) => {
    const done = await remove.run({ params: { browserId } });
    if (!done.ok || browserId !== here?.id) return;
    await unsubscribeHere().catch(() => {});
    await queryClient.invalidateQueries({ queryKey: PUSH_STATE });
  };

  return (
    <>
      {browsers.length > 0 && (
        <ul className={styles.rows} aria-label={t`Navegadores com avisos`}>
          {browsers.map(({ id, label }) => (
            <li key={id} className={styles.muted}>
              <span>
                {label}
                {id === here?.id && <small>{t`Este navegador. Recebe avisos mesmo depois de você sair.`}</small>}
              </span>
              <Button
                kind="ghost"
                small
                busy={remove.busy}
                aria-label={t`Remover ${label}`}
                onClick={() => void drop(id)}
              >
                {t`Remover`}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {browsers.length === 0 && state?.kind === 'ready' && <p>{t`Nenhum navegador recebe avisos ainda.`}</p>}
      {state?.kind === 'unsupported' && <p>{t`Este navegador não recebe avisos.`}</p>}
      {state?.kind === 'not-installed' && (
        <p>{t`No iPhone e no iPad, primeiro adicione o jogo à tela de início: toque em Compartilhar, depois em ‘Adicionar à Tela de Início’, e abra-o por lá.`}</p>
      )}
      {state?.kind === 'denied' && (
        <p>{t`Os avisos deste site estão bloqueados. Libere-os nas configurações do navegador e recarregue a página.`}</p>
      )}
      <div className={styles.actions}>
        {state?.kind === 'ready' && here === undefined && (
          <Button kind="ghost" icon={Bell} busy={activating} onClick={() => void activate()}>
            {t`Ativar avisos neste navegador`}
          </Button>
        )}
        {browsers.length > 0 && (
          <Button kind="ghost" busy={test.busy} onClick={() => void test.run({ body: {} })}>
            {t`Enviar um aviso de teste`}
          </Button>
        )}
      </div>
    </>
  );
}
