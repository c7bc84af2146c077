import type { ScorerRow } from '@mundo-manager/rules/competitions';
import { RankingList } from './ranking-list.tsx';

interface TopPlayersProps {
  readonly title: string;
  readonly rows: readonly ScorerRow[];
  readonly empty: string;
}

const MOST = 20;

/** The best scorers or assistants, each with his club. R-LEA-8 */
export function TopPlayers({ title, rows, empty }: TopPlayersProps) {
  const ranked = rows.slice(0, MOST).map(({ playerId, name, clubId, clubName, clubEmblem, count }) => ({
    playerId,
    name,
    clubId,
    club: { id: clubId, name: clubName, emblem: clubEmblem },
    note: clubName,
    value: count,
  }));
  return <RankingList title={title} rows={ranked} empty={empty} />;
}
