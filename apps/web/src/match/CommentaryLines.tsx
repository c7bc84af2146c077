import type { MatchView } from '@mundo-manager/contract/client';
import { classes } from '../ui/classes.ts';
import { Emblem } from '../ui/Emblem.tsx';
import styles from './CommentaryLines.module.css';
import { minuteText } from './minuteText.ts';
import type { ToldLine } from './toldLines.ts';

interface CommentaryLinesProps {
  readonly match: MatchView;
  /** In the order in which they are shown. No two of a match are equal. */
  readonly lines: readonly ToldLine[];
}

/** What happened, a line each with its minute and the emblem of the side that it is about; goals stand out. R-STT-11 */
export function CommentaryLines({ match, lines }: CommentaryLinesProps) {
  return (
    <ol>
      {lines.map((line) => (
        <li key={`${line.tick} ${line.text}`} className={classes(styles.line, line.type === 'goal' && styles.isGoal)}>
          <b className={styles.minute}>{minuteText(line)}</b>
          {line.about !== null && (
            <Emblem emblem={match[line.about].clubEmblem} size={22} title={match[line.about].clubName} />
          )}
          <span className={styles.text}>{line.text}</span>
        </li>
      ))}
    </ol>
  );
}
