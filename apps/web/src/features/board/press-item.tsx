import { Trans, useLingui } from '@lingui/react/macro';
import type { CompetitionView } from '@mundo-manager/contract/client';
import type { PressNote } from '@mundo-manager/rules/board';
import type { ArticleForm } from '@mundo-manager/rules/clubs';
import { Newspaper } from 'lucide-react';
import { clubWith } from '../../components/club/club-with-article.ts';
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
  const entrantOf = (id: string | null) => entrants.find(({ clubId }) => clubId === id);
  const nameOf = (id: string) => entrantOf(id)?.clubName ?? '';
  const as = (form: ArticleForm, id: string | null) => {
    const entrant = entrantOf(id);
    return entrant === undefined ? '' : clubWith(form, entrant.clubName, entrant.clubArticle);
  };
  const { round } = note;
  if (note.kind === 'champion') {
    const champion = as('O', note.clubId);
    return <Trans>{champion} conquistou o título!</Trans>;
  }
  if (note.kind === 'leader') {
    const leader = as(note.before === null ? 'O' : 'o', note.clubId);
    const before = as('do', note.before);
    return note.before === null ? (
      <Trans>{leader} larga na liderança.</Trans>
    ) : (
      <Trans>
        Rodada {round}: {leader} assume a liderança, no lugar {before}.
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
