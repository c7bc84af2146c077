/** What e-mails say besides the notification itself. R-NOT-23 */
import type { NotificationLanguage } from '@mundo-manager/rules/notifications';

export interface MailTexts {
  /** Words of the link to the screen of a notification. */
  readonly open: string;
  /** Words of the link that confirms an address. */
  readonly confirm: string;
  /** Words of the link that stops the kind. */
  readonly stop: string;
  /** Words of the link to all switches. */
  readonly all: string;
  /** The e-mail that asks whether an address is the user's own. */
  readonly question: { readonly title: string; readonly body: string };
}

export const MAIL_TEXTS: Readonly<Record<NotificationLanguage, MailTexts>> = {
  'pt-BR': {
    open: 'Abrir no Mundo Manager',
    confirm: 'Confirmar este endereço',
    stop: 'Parar de receber este aviso',
    all: 'Todos os avisos',
    question: {
      title: 'Confirme seu e-mail',
      body: 'Alguém, provavelmente você, pediu avisos do Mundo Manager neste endereço. Se não foi você, ignore esta mensagem.',
    },
  },
  'en-GB': {
    open: 'Open in Mundo Manager',
    confirm: 'Confirm this address',
    stop: 'Stop this notice',
    all: 'All notices',
    question: {
      title: 'Confirm your e-mail address',
      body: 'Someone, probably you, asked for notices of Mundo Manager at this address. If it was not you, ignore this message.',
    },
  },
  es: {
    open: 'Abrir en Mundo Manager',
    confirm: 'Confirmar esta dirección',
    stop: 'Dejar de recibir este aviso',
    all: 'Todos los avisos',
    question: {
      title: 'Confirma tu correo',
      body: 'Alguien, probablemente tú, pidió avisos de Mundo Manager en esta dirección. Si no fuiste tú, ignora este mensaje.',
    },
  },
};
