import { useLingui } from '@lingui/react/macro';
import type { MatchReport, MatchView } from '@mundo-manager/contract/client';
import { Suspense, useState } from 'react';
import { withCommentary } from '../../features/match/with-commentary.tsx';
import { lazyPart } from '../../ui/feedback/lazy-part.ts';
import { PartFailed } from '../../ui/feedback/part-failed.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Segmented } from '../../ui/form/segmented.tsx';
import { Stack } from '../../ui/layout/columns.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { GoalList } from './goal-list.tsx';
import { IncidentList } from './incident-list.tsx';

const Commentary = lazyPart(() => withCommentary(import('./commentary.tsx')), PartFailed);

/** The goals by minute, then cards and injuries; a switch shows the whole match. R-STT-6, R-STT-16 */
export function HighlightsTab({ match, report }: { readonly match: MatchView; readonly report: MatchReport | null }) {
  const { t } = useLingui();
  const [shown, setShown] = useState<'goals' | 'all'>('goals');
  const { replayId } = match;
  return (
    <Stack>
      <Panel
        flush
        title={t`Lances`}
        end={
          replayId !== null && (
            <Segmented
              small
              words
              label={t`O que mostrar`}
              value={shown}
              onChange={setShown}
              options={[
                { value: 'goals', label: t`Gols` },
                { value: 'all', label: t`Todos os lances` },
              ]}
            />
          )
        }
      >
        {shown === 'all' && replayId !== null ? (
          <Suspense fallback={<Skeleton rows={8} />}>
            <Commentary match={match} replayId={replayId} />
          </Suspense>
        ) : (
          <GoalList match={match} report={report} />
        )}
      </Panel>
      {report && <IncidentList match={match} report={report} />}
    </Stack>
  );
}
