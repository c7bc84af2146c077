import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MatchReport, MatchSideView, MatchView } from '@mundo-manager/contract/client';
import { OWN_GOAL } from '@mundo-manager/rules/competitions';
import { ClubLink } from '../../components/club/club-link.tsx';
import { clubWith } from '../../components/club/club-with-article.ts';
import { minuteText } from '../../components/match/minute-text.ts';
import { PlayerLink } from '../../components/player/player-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FootballIcon } from '../../ui/feedback/football-icon.ts';
import { Badge } from '../../ui/layout/badge.tsx';
import styles from './goal-list.module.css';

interface GoalListProps {
  readonly match: MatchView;
  readonly report: MatchReport | null;
}

/** The goals of both sides by minute, own goals among them. R-STT-6 */
export function GoalList({ match: { home, away }, report }: GoalListProps) {
  const { t } = useLingui();
  const goals = [...goalsOf(home, away, report, 'home'), ...goalsOf(away, home, report, 'away')].sort(
    (a, b) => a.minute - b.minute || a.added - b.added,
  );
  if (goals.length === 0) {
    return (
      <EmptyState inset icon={FootballIcon} title={t`Nenhum gol.`}>
        {t`Terminou 0 × 0.`}
      </EmptyState>
    );
  }
  return (
    <ol>
      {goals.map(({ key, side, rival, isOwnGoal, id, name, number, minute, added, assist }) => (
        <li key={key} className={styles.goal}>
          <b className={styles.minute}>{minuteText({ minute, added })}</b>
          <ClubLink emblemOnly size={28} club={{ id: side.id, name: side.clubName, emblem: side.clubEmblem }} />
          <span className={styles.scorer}>
            {id === null ? <span className={styles.name}>{name}</span> : <PlayerLink player={{ id, name }} />}
            <small>
              {isOwnGoal
                ? t`camisa ${number} ${clubWith('do', rival.clubName, rival.clubArticle)}`
                : assist !== '' && t`assistência de ${assist}`}
            </small>
          </span>
          {isOwnGoal && <Badge>{t`Gol contra`}</Badge>}
        </li>
      ))}
    </ol>
  );
}

/**
 * A side’s goals, each with its assist and its moment: the lists have one entry for each goal. Added time and the
 * player of an own goal come from the report alone.
 */
function goalsOf(side: MatchSideView, rival: MatchSideView, report: MatchReport | null, name: 'home' | 'away') {
  const scored = (report?.events ?? []).filter((event) => event.type === 'goal' && event.side === name);
  return side.goals.map((goal, index) => {
    const event = scored[index];
    const isOwnGoal = goal.name === OWN_GOAL;
    const unlucky = isOwnGoal
      ? report?.ratings.find(({ id }) => event?.type === 'goal' && id === event.player)
      : undefined;
    return {
      ...goal,
      ...(isOwnGoal && { name: i18n._(msg`Gol contra`) }),
      ...(unlucky && { id: unlucky.id, name: unlucky.name }),
      minute: event?.minute ?? goal.minutes,
      added: event?.type === 'goal' ? event.added : 0,
      key: `${side.id}-${index}`,
      isOwnGoal,
      side,
      rival,
      assist: side.assists[index]?.name ?? '',
    };
  });
}
