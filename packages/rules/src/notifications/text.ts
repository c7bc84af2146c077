/** Texts of notifications, in Brazilian Portuguese, and the screens that they lead to. */
import { formatMoney } from '../format/money.ts';
import type { Notification, NotifiedMatch } from './notification.ts';

/** What a notification shows, and where a press on it leads. */
export interface NotificationText {
  readonly title: string;
  readonly body: string;
  /** Path and query within the site, from '/'. */
  readonly path: string;
}

/** The text of a notification. It says nothing that the manager's own screens do not show at its date. R-NOT-10 */
export function notificationText(notification: Notification): NotificationText {
  switch (notification.kind) {
    case 'invalid-line-up':
      return {
        title: 'Escalação inválida',
        body: `${titleOf(notification.match)}: sem correção, o time é escalado automaticamente.`,
        path: tacticPath(notification.tacticName),
      };
    case 'absent-starter':
      return {
        title: notification.names.length === 1 ? 'Titular fora do jogo' : 'Titulares fora do jogo',
        body: `${titleOf(notification.match)}: fora por suspensão ou lesão: ${notification.names.join(', ')}.`,
        path: tacticPath(notification.tacticName),
      };
    case 'kick-off':
      return {
        title: titleOf(notification.match),
        body: 'O jogo vai começar.',
        path: `/matchPlayer/live/${encodeURIComponent(notification.match.id)}`,
      };
    case 'result':
      return resultText(notification);
    case 'sponsor-expired':
      return {
        title: 'Patrocínio encerrado',
        body: 'Escolha um novo patrocinador para voltar a receber.',
        path: '/finances',
      };
    case 'watched-for-sale':
      return {
        title: `${notification.name} está à venda`,
        body: `Preço: ${formatMoney(notification.price)}.`,
        path: `/playerDetails?id=${encodeURIComponent(notification.playerId)}`,
      };
  }
}

function resultText({ match, score, shootOut }: Extract<Notification, { kind: 'result' }>): NotificationText {
  const kicks = shootOut === undefined ? '' : ` Pênaltis: ${shootOut[0]} × ${shootOut[1]}.`;
  const [competition, id] = [match.competitionId, match.id].map(encodeURIComponent);
  return {
    title: `${match.home} ${score[0]} × ${score[1]} ${match.away}`,
    body: `Fim de jogo.${kicks}`,
    path: `/matchStats?competition=${competition}&match=${id}`,
  };
}

const titleOf = ({ home, away }: NotifiedMatch) => `${home} × ${away}`;

const tacticPath = (slot: string) => `/tactics?slot=${encodeURIComponent(slot)}`;
