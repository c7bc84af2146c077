import { useLingui } from '@lingui/react/macro';
import type { MatchSideView, MatchView } from '@mundo-manager/contract/client';
import { OWN_GOAL } from '@mundo-manager/rules/standings';
import { Volleyball } from 'lucide-react';
import { Badge } from '../../ui/Badge.tsx';
import { ClubLink } from '../../ui/ClubLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PlayerLink } from '../../ui/PlayerLink.tsx';
import styles from './GoalList.module.css';

/** The goals of both sides by minute, own goals among them. R-STT-6 */
export function GoalList({ match: { home, away } }: { readonly match: MatchView }) {
  const { t } = useLingui();
  const goals = [...goalsOf(home), ...goalsOf(away)].sort((a, b) => a.minutes - b.minutes);
  if (goals.length === 0) {
    return (
      <EmptyState inset icon={Volleyball} title={t`Nenhum gol.`}>
        {t`Terminou 0 × 0.`}
      </EmptyState>
    );
  }
  return (
    <ol>
      {goals.map(({ key, side, id, name, number, minutes, assist }) => (
        <li key={key} className={styles.goal}>
          <b className={styles.minute}>{minutes}’</b>
          <ClubLink emblemOnly size={28} club={{ id: side.id, name: side.clubName, emblem: side.clubEmblem }} />
          <span className={styles.scorer}>
            {id === null ? <span className={styles.name}>{name}</span> : <PlayerLink player={{ id, name }} />}
            <small>
              {name === OWN_GOAL ? t`camisa ${number} do adversário` : assist !== '' && t`assistência de ${assist}`}
            </small>
          </span>
          {name === OWN_GOAL && <Badge>{t`Gol contra`}</Badge>}
        </li>
      ))}
    </ol>
  );
}

/** A side’s goals, each with its assist: both lists have one entry for each goal. */
function goalsOf(side: MatchSideView) {
  return side.goals.map((goal, index) => ({
    ...goal,
    key: `${side.id}-${index}`,
    side,
    assist: side.assists[index]?.name ?? '',
  }));
}
