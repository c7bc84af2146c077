/** What the pages of links in e-mails say. R-NOT-19, R-NOT-23 */
import type { NotificationLanguage } from '@mundo-manager/rules/notifications';

/** A page of a link: a title, a sentence, and the words of its buttons. */
export interface PageText {
  readonly title: string;
  readonly text: string;
}

export interface PageTexts {
  readonly badLink: PageText;
  readonly stopped: PageText;
  readonly confirmed: PageText;
  readonly askConfirm: PageText & { readonly button: string };
  readonly askStop: PageText & { readonly button: string; readonly all: string };
  /** Words of the link to the game. */
  readonly toGame: string;
}

export const PAGE_TEXTS: Readonly<Record<NotificationLanguage, PageTexts>> = {
  'pt-BR': {
    badLink: { title: 'Link inválido', text: 'Este link não vale mais. Entre no jogo e abra Conta, Avisos.' },
    stopped: { title: 'Pronto', text: 'Você não recebe mais esse e-mail. Em Conta, Avisos, dá para voltar atrás.' },
    confirmed: { title: 'Endereço confirmado', text: 'Agora escolha em Conta, Avisos, o que quer receber.' },
    askConfirm: {
      title: 'Confirmar este endereço?',
      text: 'Depois disso, você pode pedir avisos do Mundo Manager por e-mail.',
      button: 'Confirmar',
    },
    askStop: {
      title: 'Parar de receber?',
      text: 'Os avisos no navegador não mudam.',
      button: 'Parar este aviso',
      all: 'Parar todos os e-mails',
    },
    toGame: 'Ir para o jogo',
  },
  'en-GB': {
    badLink: { title: 'Invalid link', text: 'This link no longer works. Sign in and open Account, Notices.' },
    stopped: { title: 'Done', text: 'You will not get this e-mail any more. Account, Notices, is where to undo that.' },
    confirmed: { title: 'Address confirmed', text: 'Now choose in Account, Notices, what you want to get.' },
    askConfirm: {
      title: 'Confirm this address?',
      text: 'After that you can ask for notices of Mundo Manager by e-mail.',
      button: 'Confirm',
    },
    askStop: {
      title: 'Stop these e-mails?',
      text: 'Notices in the browser stay as they are.',
      button: 'Stop this notice',
      all: 'Stop all e-mails',
    },
    toGame: 'Go to the game',
  },
  es: {
    badLink: { title: 'Enlace no válido', text: 'Este enlace ya no sirve. Entra en el juego y abre Cuenta, Avisos.' },
    stopped: { title: 'Listo', text: 'Ya no recibirás este correo. En Cuenta, Avisos, puedes deshacerlo.' },
    confirmed: { title: 'Dirección confirmada', text: 'Ahora elige en Cuenta, Avisos, qué quieres recibir.' },
    askConfirm: {
      title: '¿Confirmar esta dirección?',
      text: 'Después podrás pedir avisos de Mundo Manager por correo.',
      button: 'Sí, es mía',
    },
    askStop: {
      title: '¿Dejar de recibirlo?',
      text: 'Los avisos en el navegador no cambian.',
      button: 'No recibir este aviso',
      all: 'No recibir ningún correo',
    },
    toGame: 'Ir al juego',
  },
};
