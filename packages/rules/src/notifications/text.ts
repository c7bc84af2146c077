/** Texts of notifications, and the screens that they lead to. */
import { formatMoney } from '../format/money.ts';
import type { NotificationLanguage } from './constants.ts';
import type { Notification, NotifiedMatch } from './notification.ts';
import { type NotificationPhrases, PHRASES } from './phrases.ts';

/** What a notification shows, and where a press on it leads. */
export interface NotificationText {
  readonly title: string;
  readonly body: string;
  /** Path and query within the site, from '/'. */
  readonly path: string;
}

/**
 * The text of a notification, in Brazilian Portuguese unless another language is given. It says nothing that the
 * manager's own screens do not show at its date. R-NOT-10
 */
export function notificationText(
  notification: Notification,
  language: NotificationLanguage = 'pt-BR',
): NotificationText {
  const phrases = PHRASES[language];
  switch (notification.kind) {
    case 'invalid-line-up':
      return {
        title: phrases.invalidLineUp,
        body: `${titleOf(notification.match)}: ${phrases.invalidLineUpBody}`,
        path: tacticPath(notification.tacticName),
      };
    case 'absent-starter':
      return {
        title: notification.names.length === 1 ? phrases.absentStarter : phrases.absentStarters,
        body: `${titleOf(notification.match)}: ${phrases.absentBody}: ${notification.names.join(', ')}.`,
        path: tacticPath(notification.tacticName),
      };
    case 'kick-off':
      return {
        title: titleOf(notification.match),
        body: phrases.kickOffBody,
        path: `/matchPlayer/live/${encodeURIComponent(notification.match.id)}`,
      };
    case 'result':
      return resultText(notification, phrases);
    case 'sponsor-expired':
      return { title: phrases.sponsorExpired, body: phrases.sponsorExpiredBody, path: '/finances' };
    case 'watched-for-sale':
      return {
        title: `${notification.name} ${phrases.forSale}`,
        body: `${phrases.price}: ${formatMoney(notification.price, language)}.`,
        path: `/playerDetails?id=${encodeURIComponent(notification.playerId)}`,
      };
  }
}

function resultText(
  { match, score, shootOut }: Extract<Notification, { kind: 'result' }>,
  { fullTime, penalties }: NotificationPhrases,
): NotificationText {
  const kicks = shootOut === undefined ? '' : ` ${penalties}: ${shootOut[0]} × ${shootOut[1]}.`;
  const [competition, id] = [match.competitionId, match.id].map(encodeURIComponent);
  return {
    title: `${match.home} ${score[0]} × ${score[1]} ${match.away}`,
    body: `${fullTime}${kicks}`,
    path: `/matchStats?competition=${competition}&match=${id}`,
  };
}

const titleOf = ({ home, away }: NotifiedMatch) => `${home} × ${away}`;

const tacticPath = (slot: string) => `/tactics?slot=${encodeURIComponent(slot)}`;
