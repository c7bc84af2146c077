import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CompetitionView } from '@mundo-manager/contract/client';
import type { ReactNode } from 'react';
import { categoryName } from '../../components/messages/category-name.ts';
import { PHASE_NAMES } from '../../components/messages/phase-names.ts';
import { Badge } from '../../ui/layout/badge.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';

interface KnockOutHeadingProps {
  readonly competition: CompetitionView;
  /** Text after the edition and its clubs. */
  readonly note?: ReactNode;
}

/** Name, category, edition and phase of a cup or tournament. */
export function KnockOutHeading({ competition, note }: KnockOutHeadingProps) {
  const { t } = useLingui();
  const { name, category, number, status, phase, entrants } = competition;
  // The special is for clubs of all categories.
  const isSpecial = name === 'MM Special';
  return (
    <PageHeading
      title={
        isSpecial ? (
          name
        ) : (
          <Trans>
            {name} {categoryName(category)}
          </Trans>
        )
      }
      note={
        <>
          <Trans>Edição {number}</Trans>
          {' · '}
          <Plural value={entrants.length} one="# clube" other="# clubes" />
          {isSpecial && <> · {t`campeões de todas as categorias`}</>}
          {note && <> · {note}</>}
        </>
      }
      end={<Badge>{status === 'finished' ? t`Encerrada` : t(PHASE_NAMES[phase])}</Badge>}
    />
  );
}
