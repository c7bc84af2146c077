import { useLingui } from '@lingui/react/macro';
import type { CompetitionView } from '@mundo-manager/contract/client';
import type { CompetitionName } from '@mundo-manager/rules/competitions';
import { Construction, Medal } from 'lucide-react';
import { competitionPath } from '../../app/paths.ts';
import { PHASE_NAMES } from '../../messages/phaseNames.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import styles from './Competitions.module.css';

interface KnockOutCardProps {
  readonly name: CompetitionName;
  readonly competition: CompetitionView | null;
}

/** The card of the cup or of the tournament: a placeholder unless the club plays in it. R-HUB-6 */
export function KnockOutCard({ name, competition }: KnockOutCardProps) {
  const { t } = useLingui();
  if (competition === null) {
    return (
      <Panel title={name} className={styles.card}>
        <EmptyState icon={Construction} title={t`A SER IMPLEMENTADO`} />
      </Panel>
    );
  }
  return (
    <Panel title={name} end={<Badge>{competition.category}</Badge>} className={styles.card}>
      <div className={styles.body}>
        <p className={styles.fact}>
          <Medal size={18} aria-hidden />
          {t(PHASE_NAMES[competition.phase])}
        </p>
        <ButtonLink wide {...competitionPath(competition)}>
          {t`Acessar`}
        </ButtonLink>
      </div>
    </Panel>
  );
}
