import { useLingui } from '@lingui/react/macro';
import type { MatchReport, MatchView } from '@mundo-manager/contract/client';
import { matchState } from '@mundo-manager/rules/match-window';
import { CalendarClock } from 'lucide-react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useGameNow } from '../../components/clock/game-clock-context.tsx';
import { isPlaying } from '../../components/match/is-playing.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { LiveMatchTicker } from '../../features/match/live-match-ticker.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Loading } from '../../ui/feedback/loading-overlay.tsx';
import { Stack } from '../../ui/layout/columns.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { momentText } from '../../ui/text/date-text.tsx';
import { HighlightsTab } from './highlights-tab.tsx';
import { MatchHeader } from './match-header.tsx';
import { RatingsTab } from './statistics/ratings-tab.tsx';
import { StatisticsTab } from './statistics/statistics-tab.tsx';

const TABS = ['stats', 'ratings', 'highlights'] as const;
type Tab = (typeof TABS)[number];

interface MatchStatsPageProps {
  readonly match: MatchView;
  /** Null until the match is over. */
  readonly report: MatchReport | null;
  /** Only what came along with the way here is known; the rest is under way. */
  readonly awaited: boolean;
}

/** A match’s header and its three tabs; the tab stays in the address. R-STT-1, R-STT-2 */
export function MatchStatsPage({ match, report, awaited }: MatchStatsPageProps) {
  const { t } = useLingui();
  const [query, setQuery] = useSearchParams();
  const { state }: { state: unknown } = useLocation();
  const tab = TABS.find((name) => name === query.get('tab')) ?? 'stats';
  const open = (next: Tab) => {
    const address = new URLSearchParams(query);
    address.set('tab', next);
    setQuery(address, { replace: true, preventScrollReset: true, state });
  };
  return (
    <>
      <MatchHeader match={match} />
      {awaited ? (
        <Loading text={t`Carregando ...`} />
      ) : match.status === 'finished' ? (
        <Tabs
          label={t`Estatísticas do jogo`}
          value={tab}
          onChange={open}
          items={[
            { value: 'stats', label: t`Estatísticas`, content: <StatisticsTab match={match} report={report} /> },
            { value: 'ratings', label: t`Avaliações`, content: <RatingsTab match={match} report={report} /> },
            { value: 'highlights', label: t`Lances`, content: <HighlightsTab match={match} report={report} /> },
          ]}
        />
      ) : (
        <NotYet match={match} />
      )}
    </>
  );
}

/** When a match begins, that it is being played, or that it is late. R-WIN-5 */
function NotYet({ match }: { readonly match: MatchView }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const now = useGameNow();
  const { date } = match;
  const playing = isPlaying(match, now, ruleset);
  const late = matchState(match, now, ruleset) === 'late';
  return (
    <Stack>
      <EmptyState icon={CalendarClock} title={t`As estatísticas chegam no apito final.`}>
        {playing && t`A bola está rolando.`}
        {late && t`Jogo Atrasado`}
        {!playing && !late && t`O jogo começa em ${momentText(date)}.`}
      </EmptyState>
      {playing && <LiveMatchTicker match={match} />}
    </Stack>
  );
}
