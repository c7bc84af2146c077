import { useLingui } from '@lingui/react/macro';
import type { MatchReport, MatchSideView, MatchView } from '@mundo-manager/contract/client';
import { OWN_GOAL } from '@mundo-manager/rules/standings';
import { Volleyball } from 'lucide-react';
import { minuteText } from '../../match/minuteText.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ClubLink } from '../../ui/ClubLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PlayerLink } from '../../ui/PlayerLink.tsx';
import styles from './GoalList.module.css';

interface GoalListProps {
  readonly match: MatchView;
  readonly report: MatchReport | null;
}

/** The goals of both sides by minute, own goals among them. R-STT-6 */
export function GoalList({ match: { home, away }, report }: GoalListProps) {
  const { t } = useLingui();
  const scored = (report?.events ?? []).filter((event) => event.type === 'goal');
  const by = (name: 'home' | 'away') => scored.filter(({ side }) => side === name);
  const goals = [...goalsOf(home, by('home')), ...goalsOf(away, by('away'))].sort(
    (a, b) => a.minute - b.minute || a.added - b.added,
  );
  if (goals.length === 0) {
    return (
      <EmptyState inset icon={Volleyball} title={t`Nenhum gol.`}>
        {t`Terminou 0 × 0.`}
      </EmptyState>
    );
  }
  return (
    <ol>
      {goals.map(({ key, side, id, name, number, minute, added, assist }) => (
        <li key={key} className={styles.goal}>
          <b className={styles.minute}>{minuteText({ minute, added })}</b>
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

/**
 * A side’s goals, each with its assist and the moment at which it was scored: all lists have one entry for each goal. A goal alone knows no added time; a
 * match without a report has nothing else.
 */
function goalsOf(side: MatchSideView, scored: readonly { readonly minute: number; readonly added: number }[]) {
  return side.goals.map((goal, index) => ({
    ...goal,
    ...(scored[index] ?? { minute: goal.minutes, added: 0 }),
    key: `${side.id}-${index}`,
    side,
    assist: side.assists[index]?.name ?? '',
  }));
}
