import { type GameEvent, type InboxMessage, inboxMessages, markRead } from '@mundo-manager/rules/inbox';

const HOUR = 3_600_000;

type News = GameEvent extends infer Event ? (Event extends unknown ? Omit<Event, 'clubId' | 'date'> : never) : never;

const COMPETITION = { competitionId: 'l1', competitionName: 'MM League' } as const;

interface DemoNews {
  readonly player: { readonly id: string };
  /** The club's last match, as it went; one of its own making unless given. */
  readonly match?: Omit<Extract<News, { readonly type: 'match-finished' }>, 'type'>;
}

const VICTORY = { matchId: 'm4', opponent: 'Pedra Lascada', goalsFor: 2, goalsAgainst: 1 };

/** One message of each type, the newest three unread. */
export function demoMessages(clubId: string, now: number, { player, match = VICTORY }: DemoNews): InboxMessage[] {
  const news: readonly News[] = [
    { type: 'match-finished', ...match },
    { type: 'player-bought', playerId: player.id, name: 'Tonho Maré', price: 302_000, otherClub: 'Sete Lagartos' },
    { type: 'sponsorship-expired' },
    { type: 'player-sold', playerId: 'gone-1', name: 'Nilson Trovão', price: 118_500, otherClub: 'Garoa Futebol' },
    { type: 'player-released', playerId: 'gone-2', name: 'Careca do Brejo' },
    { type: 'player-retired', playerId: 'gone-3', name: 'Seu Dito' },
    { type: 'watched-for-sale', playerId: player.id, name: 'Nilo Bastos', price: 312_400 },
    { type: 'player-suspended', playerId: player.id, name: 'Tonho Maré', ...COMPETITION },
    { type: 'player-injured', playerId: player.id, name: 'Beto Canela', days: 2 },
    {
      type: 'training-planned',
      rests: 1,
      trained: [
        { name: 'Juninho Paçoca', trainingIds: [5, 5, 13], rise: 0.31 },
        { name: 'Tonho Maré', trainingIds: [9, 9, 10], rise: 0.18 },
        { name: 'Beto Canela', trainingIds: [1, 1], rise: 0.07 },
        { name: 'Seu Dito', trainingIds: [19], rise: 0.02 },
      ],
      skipped: [
        { name: 'Nilson Trovão', reason: 'tired' },
        { name: 'Careca do Brejo', reason: 'tired' },
        { name: 'Beto Canela', reason: 'match' },
      ],
    },
    { type: 'player-promoted', playerId: player.id, name: 'Juninho Paçoca' },
    { type: 'sponsorship-signed', duration: 7, money: 126_000, credits: 2 },
    { type: 'prize-won', ...COMPETITION, place: 2, money: 350_000, credits: 32 },
    { type: 'competition-finished', ...COMPETITION, place: 2 },
    { type: 'competition-drawn', ...COMPETITION },
    { type: 'competition-joined', ...COMPETITION },
  ];
  const messages = inboxMessages(
    news.map((facts, index) => ({ ...facts, clubId, date: now - (index + 1) * 5 * HOUR }) as GameEvent),
  );
  return markRead(
    messages,
    messages.slice(3).map(({ id }) => id),
  );
}
