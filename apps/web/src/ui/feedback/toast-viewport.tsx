import { Toast } from '@base-ui/react/toast';
import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect } from 'react';
import { classes } from '../browser/classes.ts';
import { FootballIcon } from './football-icon.ts';
import styles from './toast.module.css';
import { type ToastMessage, type ToastTone, takeToasts } from './toasts.ts';

interface ToastData {
  readonly tone: ToastTone;
}

const manager = Toast.createToastManager<ToastData>();

const ICONS = { good: CircleCheck, bad: CircleAlert, neutral: FootballIcon } as const;

/** The toasts themselves. */
export default function ToastViewport() {
  const { t } = useLingui();
  useEffect(() => takeToasts(show), []);
  return (
    <Toast.Provider toastManager={manager}>
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport} aria-label={t`Avisos`}>
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function show({ text, tone = 'good', topic }: ToastMessage): void {
  manager.add({
    id: topic ?? `${tone} ${text}`,
    title: text,
    priority: tone === 'bad' ? 'high' : 'low',
    timeout: tone === 'bad' ? 0 : 5000,
    data: { tone },
  });
}

function ToastList() {
  const { t } = useLingui();
  const { toasts } = Toast.useToastManager<ToastData>();
  return toasts.map((toast) => {
    const tone = toast.data?.tone ?? 'good';
    const Icon = ICONS[tone];
    return (
      // The library hides urgent toasts and every cross from screen readers until the focus is there, where a keyboard can still reach them.
      <Toast.Root key={toast.id} toast={toast} aria-hidden={false} className={classes(styles.toast, styles[tone])}>
        <Toast.Content className={styles.content}>
          <Icon size={18} aria-hidden />
          <Toast.Title render={<p />} />
          <Toast.Close className={styles.close} aria-hidden={false} aria-label={t`Fechar`}>
            <X size={18} aria-hidden />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}
