import { useLingui } from '@lingui/react/macro';
import type { MatchReport, MatchSideView, MatchView } from '@mundo-manager/contract/client';
import { BadgeHelp } from 'lucide-react';
import { useClub } from '../../../data/calls/use-initial-data.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Columns } from '../../../ui/layout/columns.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { type RatedPlayer, RatingRow } from './rating-row.tsx';

interface RatingsTabProps {
  readonly match: MatchView;
  readonly report: MatchReport | null;
}

/** Everyone who played, with his rating and, on demand, its reasons. R-STT-5 */
export function RatingsTab({ match, report }: RatingsTabProps) {
  const { t } = useLingui();
  const remembered = useClub().lastMatches.find(({ id }) => id === match.id);
  const running = new Map(report?.running.map((player) => [player.id, player]));
  const withRunning = (player: RatedPlayer): RatedPlayer => ({ ...player, running: running.get(player.id) });
  const rated = (side: 'home' | 'away'): readonly RatedPlayer[] =>
    report?.ratings.filter((rating) => rating.side === side).map(withRunning) ?? remembered?.[side].playerScore ?? [];
  const [home, away] = [bestFirst(rated('home')), bestFirst(rated('away'))];
  if (home.length + away.length === 0) {
    return <EmptyState icon={BadgeHelp} title={t`As avaliações deste jogo não estão disponíveis.`} />;
  }
  return (
    <Columns kind="halves">
      <Ratings side={match.home} players={home} />
      <Ratings side={match.away} players={away} />
    </Columns>
  );
}

/** By rating, the best first; by shirt number where the ratings read the same. */
function bestFirst(players: readonly RatedPlayer[]): readonly RatedPlayer[] {
  const read = ({ value }: RatedPlayer) => Number(value.toFixed(1));
  return players.toSorted((a, b) => read(b) - read(a) || a.number - b.number);
}

function Ratings({ side, players }: { readonly side: MatchSideView; readonly players: readonly RatedPlayer[] }) {
  const { t } = useLingui();
  return (
    <Panel flush title={side.clubName} end={t`nota de 0 a 10`}>
      <ul>
        {players.map((player) => (
          <RatingRow key={player.id} player={player} />
        ))}
      </ul>
    </Panel>
  );
}
