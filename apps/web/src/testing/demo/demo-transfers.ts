import type { Club } from '@mundo-manager/rules/clubs';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { type Transfer, transferOf, type Watch } from '@mundo-manager/rules/scouting';

const DAY = 86_400_000;

/** Transfers of the last weeks in the league of those clubs; the first of them is the manager’s own. */
export function demoTransfers(clubs: readonly Club[], leagueId: string, now: number): Transfer[] {
  const partyOf = ({ id, category }: Club) => ({ clubId: id, category, leagueId });
  return clubs.flatMap((club, at) =>
    club.players.slice(12, at === 0 ? 16 : 14).map((player, index) => {
      const other = clubs[(at + index + 1) % clubs.length];
      const isFree = (at + index) % 3 === 2;
      const from = isFree || other === undefined ? null : partyOf(other);
      const date = now - (at * 2 + index + 1) * DAY;
      return transferOf({ player, price: player.marketValue, from, to: partyOf(club), now: date }, ALPHA);
    }),
  );
}

const NOTES = [
  { note: 'Lateral que cruza bem. Chamar se o caixa deixar.', whenForSale: true, priceUpTo: null },
  { note: null, whenForSale: false, priceUpTo: 40_000 },
  { note: null, whenForSale: false, priceUpTo: null },
] as const;

/** Three players of those clubs on the manager’s watchlist, and one who has left the game. */
export function demoWatches(clubs: readonly Club[], now: number): Watch[] {
  const watched = clubs.flatMap(({ players }, at) => {
    const player = players[at + 3];
    const choices = NOTES[at];
    if (player === undefined || choices === undefined) return [];
    const { name } = player.personalData;
    const since = now - (at + 2) * DAY;
    return [{ playerId: player.id, name, since, price: player.marketValue - 4_100 * at, overall: 57 + at, ...choices }];
  });
  const gone = { playerId: 'gone', name: 'Seu Dito', since: now - 20 * DAY, price: 9_000, overall: 58 };
  return [...watched, { ...gone, note: null, whenForSale: true, priceUpTo: null }];
}
