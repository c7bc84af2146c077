import { useLingui } from '@lingui/react/macro';
import type { MatchSideView, MatchView } from '@mundo-manager/contract/client';
import { canEditMatch, matchState, playsIn } from '@mundo-manager/rules/match-window';
import { ChartColumn, ClockAlert, MessageSquareText, Play, Radio, Tv } from 'lucide-react';
import type { ReactNode } from 'react';
import { useGameNow } from '../../../components/clock/game-clock-context.tsx';
import { ClubLink } from '../../../components/club/club-link.tsx';
import { livePath, matchStatsPath, replayPath } from '../../../components/links/paths.ts';
import { isPlaying } from '../../../components/match/is-playing.ts';
import { ScorePlates } from '../../../components/player/number-plates.tsx';
import { useRuleset } from '../../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../../data/calls/use-initial-data.ts';
import { classes } from '../../../ui/browser/classes.ts';
import { IconButton, IconLink } from '../../../ui/form/icon-button.tsx';
import { Badge } from '../../../ui/layout/badge.tsx';
import { TimeText } from '../../../ui/text/date-text.tsx';
import { PenaltyText } from '../../match/cup-texts.tsx';
import { useLiveMinute } from '../../match/use-live-minute.ts';
import { MatchChoiceFields } from './match-choice-fields.tsx';
import styles from './match-row.module.css';

interface MatchRowProps {
  readonly match: MatchView;
  /** Whether its commentary is shown beside the list. */
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
      {canEditMatch(match, id, now, ruleset) && <MatchChoiceFields match={match} />}
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
  if (state === 'finished') return <ScorePlates home={match.home.score} away={match.away.score} />;
  if (isPlaying(match, now, ruleset)) return <ScorePlates home={match.live?.home ?? 0} away={match.live?.away ?? 0} />;
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
