import type { MatchView } from '@mundo-manager/contract/client';
import { ClubLink } from '../../components/club/club-link.tsx';
import { minuteText } from '../../components/match/minute-text.ts';
import { sideClub } from '../../components/match/side-club.ts';
import { classes } from '../../ui/browser/classes.ts';
import styles from './commentary-lines.module.css';
import type { LineWithSide } from './lines-with-sides.ts';

interface CommentaryLinesProps {
  readonly match: MatchView;
  /** In the order in which they are shown. No two of a match are equal. */
  readonly lines: readonly LineWithSide[];
}

/**
 * What happened, a line each with its minute and the emblem of the side that it is about; goals are highlighted.
 * R-STT-11, R-NAV-20
 */
export function CommentaryLines({ match, lines }: CommentaryLinesProps) {
  return (
    <ol>
      {lines.map((line) => (
        <li key={`${line.tick} ${line.text}`} className={classes(styles.line, line.type === 'goal' && styles.isGoal)}>
          <b className={styles.minute}>{minuteText(line)}</b>
          {line.about !== null && <ClubLink emblemOnly skipped size={22} club={sideClub(match[line.about])} />}
          <span className={styles.text}>{line.text}</span>
        </li>
      ))}
    </ol>
  );
}
