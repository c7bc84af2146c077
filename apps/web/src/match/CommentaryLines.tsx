import type { MatchView } from '@mundo-manager/contract/client';
import type { CommentaryLine } from '@mundo-manager/engine/commentary';
import { classes } from '../ui/classes.ts';
import { Emblem } from '../ui/Emblem.tsx';
import styles from './CommentaryLines.module.css';
import { minuteText } from './minuteText.ts';

interface CommentaryLinesProps {
  readonly match: MatchView;
  /** In the order in which they are shown. No two of a match are equal. */
  readonly lines: readonly CommentaryLine[];
}

/** What happened, a line each with its minute and the emblem of its side; goals stand out. */
export function CommentaryLines({ match, lines }: CommentaryLinesProps) {
  return (
    <ol>
      {lines.map((line) => (
        <li key={`${line.tick} ${line.text}`} className={classes(styles.line, line.type === 'goal' && styles.isGoal)}>
          <b className={styles.minute}>{minuteText(line)}</b>
          <Emblem emblem={match[line.side].clubEmblem} size={22} title={match[line.side].clubName} />
          <span>{line.text}</span>
        </li>
      ))}
    </ol>
  );
}
