import { Trans, useLingui } from '@lingui/react/macro';
import type { CompetitionView, ElevenView } from '@mundo-manager/contract/client';
import { lastFinishedRound, matchesOfRound, stepRound } from '@mundo-manager/rules/competitions';
import { useSearchParams } from 'react-router-dom';
import { CallFailed } from '../../data/calls/call-failed.tsx';
import { useCallWhen } from '../../data/calls/use-call.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Segmented } from '../../ui/form/segmented.tsx';
import { Stepper } from '../../ui/form/stepper.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { ElevenBoard } from './eleven-board.tsx';
import styles from './top-team.module.css';

interface TopTeamProps {
  readonly competition: CompetitionView;
  /** The team of the season; null while too few have played. */
  readonly season: ElevenView | null;
}

/** The best eleven of a round, or of the season, on a pitch; the choice stays in the address. R-CAR-16 */
export function TopTeam({ competition, season }: TopTeamProps) {
  const { t } = useLingui();
  const [query, setQuery] = useSearchParams();
  const { id, matches } = competition;
  const last = lastFinishedRound(matches);
  const asked = Number.parseInt(query.get('round') ?? '', 10);
  const isSeason = query.get('team') === 'season';
  const round = stepRound(Number.isNaN(asked) ? last : asked, 0, Math.max(1, last));
  const isRound = !isSeason && last > 0 && matchesOfRound(matches, round).length > 0;
  const { data, error, refetch } = useCallWhen(
    'roundEleven',
    isRound ? { params: { competitionId: id }, query: { round } } : null,
  );
  const write = (name: string, value: string | null) => {
    const next = new URLSearchParams(query);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  const eleven = isSeason ? season : (data?.eleven ?? null);
  return (
    <Panel
      flush
      title={isSeason ? t`Seleção da temporada` : t`Seleção da rodada`}
      end={
        <Segmented
          small
          words
          label={t`Seleção`}
          value={isSeason ? 'season' : 'round'}
          options={[
            { value: 'round', label: t`Rodada` },
            { value: 'season', label: t`Temporada` },
          ]}
          onChange={(value) => write('team', value === 'season' ? value : null)}
        />
      }
    >
      {!isSeason && last > 0 && (
        <div className={styles.stepper}>
          <Stepper
            label={t`Rodada`}
            value={<Trans>Rodada {round}</Trans>}
            onStep={(delta) => write('round', String(stepRound(round, delta, last)))}
            canStepBack={round > 1}
            canStepForward={round < last}
          />
        </div>
      )}
      {eleven ? (
        <ElevenBoard eleven={eleven} competition={competition} />
      ) : error && isRound ? (
        <CallFailed inset title={t`Não deu para carregar a seleção.`} error={error} onRetry={() => void refetch()} />
      ) : isRound && !data ? (
        <div className={styles.note}>
          <Skeleton rows={8} />
        </div>
      ) : (
        <p className={styles.note}>
          {isSeason || last > 0
            ? t`Ainda não há jogadores para todas as posições.`
            : t`A seleção aparece quando a primeira rodada acabar.`}
        </p>
      )}
    </Panel>
  );
}
