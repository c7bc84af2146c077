import { Trans, useLingui } from '@lingui/react/macro';
import type { CompetitionView } from '@mundo-manager/contract/client';
import type { PressNote } from '@mundo-manager/rules/board';
import { Newspaper } from 'lucide-react';
import { classes } from '../../ui/browser/classes.ts';
import { DateText } from '../../ui/text/date-text.tsx';
import styles from './board.module.css';

interface PressItemProps {
  readonly note: PressNote;
  readonly entrants: CompetitionView['entrants'];
}

/** A note of the press between the posts. R-BRD-12 */
export function PressItem({ note, entrants }: PressItemProps) {
  const { t } = useLingui();
  return (
    <li className={classes(styles.item, styles.press)}>
      <div className={styles.author}>
        <span className={styles.paper}>
          <Newspaper size={20} aria-hidden />
          {t`A imprensa`}
        </span>
        <span className={styles.by}>
          <DateText ms={note.date} time />
        </span>
      </div>
      <p className={styles.text}>
        <NoteText note={note} entrants={entrants} />
      </p>
    </li>
  );
}

function NoteText({ note, entrants }: PressItemProps) {
  const nameOf = (id: string | null) => entrants.find(({ clubId }) => clubId === id)?.clubName ?? '';
  const { round } = note;
  if (note.kind === 'champion') {
    const champion = nameOf(note.clubId);
    return <Trans>{champion} é campeão!</Trans>;
  }
  if (note.kind === 'leader') {
    const leader = nameOf(note.clubId);
    const before = nameOf(note.before);
    return note.before === null ? (
      <Trans>{leader} é o primeiro líder.</Trans>
    ) : (
      <Trans>
        Rodada {round}: {leader} assume a liderança, no lugar de {before}.
      </Trans>
    );
  }
  const { home, away } = note;
  const [homeName, awayName] = [nameOf(note.homeId), nameOf(note.awayId)];
  return note.kind === 'rout' ? (
    <Trans>
      Goleada: {homeName} {home} x {away} {awayName}.
    </Trans>
  ) : (
    <Trans>
      Chuva de gols: {homeName} {home} x {away} {awayName}.
    </Trans>
  );
}
