/** What notifications say, by language; titles of matches and names are put in by `notificationText`. */
import type { NotificationLanguage } from './constants.ts';

export interface NotificationPhrases {
  readonly invalidLineUp: string;
  /** After the match, 'Casa × Fora: '. */
  readonly invalidLineUpBody: string;
  readonly absentStarter: string;
  readonly absentStarters: string;
  /** After the match; the names follow. */
  readonly absentBody: string;
  readonly kickOffBody: string;
  readonly fullTime: string;
  /** The kicks of the shoot-out follow. */
  readonly penalties: string;
  readonly sponsorExpired: string;
  readonly sponsorExpiredBody: string;
  /** After the player's name. */
  readonly forSale: string;
  /** The price follows. */
  readonly price: string;
}

export const PHRASES: Readonly<Record<NotificationLanguage, NotificationPhrases>> = {
  'pt-BR': {
    invalidLineUp: 'Escalação inválida',
    invalidLineUpBody: 'sem correção, o time é escalado automaticamente.',
    absentStarter: 'Titular fora do jogo',
    absentStarters: 'Titulares fora do jogo',
    absentBody: 'fora por suspensão ou lesão',
    kickOffBody: 'O jogo vai começar.',
    fullTime: 'Fim de jogo.',
    penalties: 'Pênaltis',
    sponsorExpired: 'Patrocínio encerrado',
    sponsorExpiredBody: 'Escolha um novo patrocinador para voltar a receber.',
    forSale: 'está à venda',
    price: 'Preço',
  },
  'en-GB': {
    invalidLineUp: 'Invalid line-up',
    invalidLineUpBody: 'unless you mend it, the team will be picked automatically.',
    absentStarter: 'A starter is out',
    absentStarters: 'Starters are out',
    absentBody: 'suspended or injured',
    kickOffBody: 'The match is about to begin.',
    fullTime: 'Full time.',
    penalties: 'Penalties',
    sponsorExpired: 'Sponsorship over',
    sponsorExpiredBody: 'Choose a new sponsor to be paid again.',
    forSale: 'is for sale',
    price: 'Price',
  },
  es: {
    invalidLineUp: 'Alineación no válida',
    invalidLineUpBody: 'si no la corriges, el equipo se alineará automáticamente.',
    absentStarter: 'Titular baja para el partido',
    absentStarters: 'Titulares bajas para el partido',
    absentBody: 'bajas por sanción o lesión',
    kickOffBody: 'El partido está a punto de empezar.',
    fullTime: 'Final del partido.',
    penalties: 'Penaltis',
    sponsorExpired: 'Patrocinio terminado',
    sponsorExpiredBody: 'Elige un nuevo patrocinador para volver a cobrar.',
    forSale: 'está en venta',
    price: 'Precio',
  },
};
