import { Toast } from '@base-ui/react/toast';

/** What a toast says. */
export interface ToastMessage {
  /** One sentence in Portuguese. */
  readonly text: string;
  /** Bad news stay until they are closed; the others leave after 5 s. */
  readonly tone?: 'good' | 'bad';
  /** At most one way on. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

/** What a toast carries beside its text. */
export interface ToastData {
  readonly tone: 'good' | 'bad';
}

/** The manager of all toasts; `ToastViewport` shows them. */
export const toastManager = Toast.createToastManager<ToastData>();

/** Shows a toast. The same text twice is one toast. */
export function showToast({ text, tone = 'good', action }: ToastMessage): void {
  toastManager.add({
    id: `${tone} ${text}`,
    description: text,
    priority: tone === 'bad' ? 'high' : 'low',
    timeout: tone === 'bad' ? 0 : 5000,
    data: { tone },
    ...(action && { actionProps: { children: action.label, onClick: action.onClick } }),
  });
}
