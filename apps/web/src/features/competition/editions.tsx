import { useLingui } from '@lingui/react/macro';
import type { CompetitionView, Edition } from '@mundo-manager/contract/client';
import { ChevronRight, Trophy } from 'lucide-react';
import { ClubLink } from '../../components/club/club-link.tsx';
import { competitionPath, editionPath } from '../../components/links/paths.ts';
import { categoryName } from '../../components/messages/category-name.ts';
import { CallFailed } from '../../data/calls/call-failed.tsx';
import { classes } from '../../ui/browser/classes.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Button } from '../../ui/form/button.tsx';
import { IconLink } from '../../ui/form/icon-button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import styles from './editions.module.css';
import rows from './panel-rows.module.css';
import { useEditions } from './use-editions.ts';

/** The editions of this league, newest first, each with its champion and the way to its archive or its table; the one on screen is marked. R-LEA-22, R-HSC-2 */
export function Editions({ league }: { readonly league: CompetitionView }) {
  const { t } = useLingui();
  const { editions, error, loadingMore, loadMore, retry } = useEditions(league);
  return (
    <Panel flush title={t`Edições`} end={categoryName(league.category)}>
      {editions ? (
        <ol>
          {editions.map((edition) => (
            <EditionRow key={edition.id} edition={edition} name={league.name} isShown={edition.id === league.id} />
          ))}
        </ol>
      ) : (
        error === null && <Skeleton rows={3} />
      )}
      {error !== null && (
        <CallFailed inset title={t`Não deu para carregar as edições.`} error={error} onRetry={retry} />
      )}
      {error === null && loadMore && (
        <p className={styles.more}>
          <Button kind="ghost" small busy={loadingMore} aria-label={t`Mostrar mais edições`} onClick={loadMore}>
            {t`Mostrar mais`}
          </Button>
        </p>
      )}
    </Panel>
  );
}

interface EditionRowProps {
  readonly edition: Edition;
  readonly name: CompetitionView['name'];
  readonly isShown: boolean;
}

function EditionRow({ edition, name, isShown }: EditionRowProps) {
  const { t } = useLingui();
  const { id, number, status, champion, runnerUp } = edition;
  return (
    <li className={classes(rows.row, isShown && styles.shown)} aria-current={isShown || undefined}>
      <span className={rows.number}>{t`${number}ª`}</span>
      <span className={rows.clubs}>
        {champion ? (
          <span className={styles.champion}>
            <Trophy size={18} aria-hidden />
            <VisuallyHidden>{t`Campeão:`} </VisuallyHidden>
            <ClubLink size={24} club={champion} />
          </span>
        ) : (
          <span>{status === 'open' ? t`Inscrições abertas` : t`Em andamento`}</span>
        )}
        {runnerUp && (
          <small className={styles.runnerUp}>
            {t`Vice:`} <ClubLink size={18} club={runnerUp} />
          </small>
        )}
        {isShown && <small>{t`Esta edição`}</small>}
      </span>
      {!isShown && (
        <IconLink
          icon={ChevronRight}
          label={t`Ver a edição ${number}`}
          {...(status === 'finished' ? editionPath(id) : competitionPath({ id, name }))}
        />
      )}
    </li>
  );
}
