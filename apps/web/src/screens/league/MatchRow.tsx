import { useLingui } from '@lingui/react/macro';
import type { MatchSideView, MatchView } from '@mundo-manager/contract/client';
import { canEditMatch, matchState, playsIn } from '@mundo-manager/rules/match-window';
import { ChartColumn, ClockAlert, MessageSquareText, Play, Radio, Tv } from 'lucide-react';
import type { ReactNode } from 'react';
import { livePath, matchStatsPath, replayPath } from '../../app/paths.ts';
import { useGameNow } from '../../clock/GameClockContext.tsx';
import { isPlaying } from '../../match/isPlaying.ts';
import { PenaltyText } from '../../match/PenaltyText.tsx';
import { useLiveMinute } from '../../match/useLiveMinute.ts';
import { useRuleset } from '../../ruleset/RulesetContext.ts';
import { useClub } from '../../session/useInitialData.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ClubLink } from '../../ui/ClubLink.tsx';
import { classes } from '../../ui/classes.ts';
import { TimeText } from '../../ui/DateText.tsx';
import { IconButton, IconLink } from '../../ui/IconButton.tsx';
import { Score } from '../../ui/Plate.tsx';
import { MatchChoices } from './MatchChoices.tsx';
import styles from './MatchRow.module.css';

interface MatchRowProps {
  readonly match: MatchView;
  /** Whether its lines are told beside the list. */
  readonly isFollowed: boolean;
  readonly onFollow: () => void;
}

/** A match in a list: its hour, its score or that it is late; for the own one, what can still be chosen. R-LEA-7, R-LEA-9, R-LEA-15 */
export function MatchRow({ match, isFollowed, onFollow }: MatchRowProps) {
  const ruleset = useRuleset();
  const { id } = useClub();
  const now = useGameNow();
  return (
    <li className={classes(styles.match, playsIn(match, id) && styles.mine)}>
      <Side side={match.home} reversed />
      <Middle match={match} now={now} />
      <Side side={match.away} />
      <Foot match={match} now={now}>
        <Following match={match} isFollowed={isFollowed} onFollow={onFollow} />
      </Foot>
      {canEditMatch(match, id, now, ruleset) && <MatchChoices match={match} />}
    </li>
  );
}

function Side({ side, reversed = false }: { readonly side: MatchSideView; readonly reversed?: boolean }) {
  const { id, clubName, clubEmblem } = side;
  return (
    <div className={classes(styles.side, reversed && styles.home)}>
      <ClubLink size={26} reversed={reversed} club={{ id, name: clubName, emblem: clubEmblem }} />
    </div>
  );
}

interface PartProps {
  readonly match: MatchView;
  readonly now: number;
}

function Middle({ match, now }: PartProps) {
  const ruleset = useRuleset();
  const state = matchState(match, now, ruleset);
  if (state === 'finished') return <Score home={match.home.score} away={match.away.score} />;
  if (isPlaying(match, now, ruleset)) return <Score home={match.live?.home ?? 0} away={match.live?.away ?? 0} />;
  return (
    <span className={styles.hour}>
      <TimeText ms={match.date} />
    </span>
  );
}

function Foot({ match, now, children }: PartProps & { readonly children: ReactNode }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const { replayId } = match;
  const minute = useLiveMinute()(match.live);
  const state = matchState(match, now, ruleset);
  const pairing = pairingOf(match);
  if (state === 'finished') {
    return (
      <span className={classes(styles.foot, styles.icons)}>
        <PenaltyText match={match} />
        <IconLink icon={ChartColumn} label={t`Estatísticas: ${pairing}`} {...matchStatsPath(match)} />
        {replayId !== null && <IconLink icon={Play} label={t`Replay: ${pairing}`} to={replayPath(replayId)} />}
      </span>
    );
  }
  if (state === 'scheduled') return null;
  return (
    <span className={styles.foot}>
      {state === 'late' && <Badge tone="warning" icon={ClockAlert}>{t`Jogo Atrasado`}</Badge>}
      {state === 'live' && (
        <Badge tone="bad" icon={Radio}>
          {now < match.date ? t`Em breve` : minute === null ? t`Ao vivo` : t`Ao vivo · ${minute}`}
        </Badge>
      )}
      {isPlaying(match, now, ruleset) && children}
    </span>
  );
}

/** To the lines of a match that is being played, and to the match itself. R-LEA-15 */
function Following({ match, isFollowed, onFollow }: MatchRowProps) {
  const { t } = useLingui();
  const pairing = pairingOf(match);
  return (
    <span className={styles.icons}>
      <IconButton
        icon={MessageSquareText}
        label={t`Lances ao vivo: ${pairing}`}
        pressed={isFollowed}
        onClick={onFollow}
      />
      <IconLink icon={Tv} label={t`Assistir ao vivo: ${pairing}`} to={livePath(match.id)} />
    </span>
  );
}

function pairingOf({ home, away }: MatchView): string {
  return `${home.clubName} × ${away.clubName}`;
}
