import { useLingui } from '@lingui/react/macro';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { MAIN_NAVIGATION, MORE_NAVIGATION } from '../layout/navigation.ts';
import styles from './command-palette.module.css';

/** Every shortcut there is. */
export default function ShortcutHelp({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const ways = [...MAIN_NAVIGATION, ...MORE_NAVIGATION].filter(({ key }) => key !== undefined);
  return (
    <Dialog open onClose={onClose} title={t`Atalhos do teclado`}>
      <dl className={styles.help}>
        <dt>
          <kbd>{t`Ctrl K`}</kbd>
        </dt>
        <dd>{t`Ir para uma tela, um jogador ou um comando`}</dd>
        <dt>
          <kbd>?</kbd>
        </dt>
        <dd>{t`Esta lista`}</dd>
        <dt>
          <kbd>{t`Esc`}</kbd>
        </dt>
        <dd>{t`Fechar o que estiver aberto`}</dd>
        {ways.map(({ to, key, label }) => (
          <div key={to} style={{ display: 'contents' }}>
            <dt>
              <kbd>g {key}</kbd>
            </dt>
            <dd>{t(label)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
