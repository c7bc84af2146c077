import type { Club } from '@mundo-manager/rules/clubs';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { type Transfer, transferOf } from '@mundo-manager/rules/scouting';

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
