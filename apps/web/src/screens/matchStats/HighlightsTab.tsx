import { useLingui } from '@lingui/react/macro';
import type { MatchReport, MatchView } from '@mundo-manager/contract/client';
import { Suspense, useState } from 'react';
import { Stack } from '../../ui/Columns.tsx';
import { lazyPart } from '../../ui/lazyPart.ts';
import { Panel } from '../../ui/Panel.tsx';
import { PartFailed } from '../../ui/PartFailed.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { GoalList } from './GoalList.tsx';
import { IncidentList } from './IncidentList.tsx';

const Commentary = lazyPart(() => import('./Commentary.tsx'), PartFailed);

/** The goals by minute, then cards and injuries; a switch tells the whole match. R-STT-6, R-STT-16 */
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
