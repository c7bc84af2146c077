import { Trans, useLingui } from '@lingui/react/macro';
import type { CompetitionView } from '@mundo-manager/contract/client';
import { lastRound, matchesOfRound, stepRound } from '@mundo-manager/rules/competitions';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Stepper } from '../../../ui/form/stepper.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { dateText } from '../../../ui/text/date-text.tsx';
import { MatchRow } from './match-row.tsx';
import styles from './rounds.module.css';
import { useFollowedMatch } from './use-followed-match.ts';
import { useOpenedRound } from './use-opened-round.ts';

/** The matches of one round between two arrows; the round stays in the address, so that 'back' finds it again. R-LEA-4 to R-LEA-6 */
export function Rounds({ competition }: { readonly competition: CompetitionView }) {
  const { t } = useLingui();
  const { matches } = competition;
  const opened = useOpenedRound(competition);
  const [query, setQuery] = useSearchParams();
  const { state }: { state: unknown } = useLocation();
  const { followed, follow } = useFollowedMatch(matches);
  const last = lastRound(matches);
  const asked = Number.parseInt(query.get('round') ?? '', 10);
  const round = stepRound(Number.isNaN(asked) ? opened : asked, 0, last);
  const shown = matchesOfRound(matches, round);
  const days = [...new Set(shown.map(({ date }) => dateText(date)))];

  const step = (delta: -1 | 1) => {
    const next = new URLSearchParams(query);
    next.set('round', String(stepRound(round, delta, last)));
    setQuery(next, { replace: true, preventScrollReset: true, state });
  };

  return (
    <Panel flush title={t`Jogos`} end={days.join(' · ')} className={styles.panel}>
      <div className={styles.stepper}>
        <Stepper
          label={t`Rodada`}
          value={
            <span className={styles.round}>
              <Trans>Rodada {round}</Trans>
            </span>
          }
          onStep={step}
          canStepBack={stepRound(round, -1, last) !== round}
          canStepForward={stepRound(round, 1, last) !== round}
        />
      </div>
      <ul>
        {shown.map((match) => (
          <MatchRow
            key={match.id}
            match={match}
            isFollowed={followed?.id === match.id}
            onFollow={() => follow(match.id)}
          />
        ))}
      </ul>
    </Panel>
  );
}
