import { useLingui } from '@lingui/react/macro';
import type { CompetitionView } from '@mundo-manager/contract/client';
import { type CompetitionName, nextMatch } from '@mundo-manager/rules/competitions';
import { Medal } from 'lucide-react';
import { competitionPath } from '../../components/links/paths.ts';
import { categoryName } from '../../components/messages/category-name.ts';
import { PHASE_NAMES } from '../../components/messages/phase-names.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { CupInvitation, CupWait } from '../../features/match/cup-texts.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../../ui/form/button.tsx';
import { Badge } from '../../ui/layout/badge.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './competitions.module.css';
import { NextFixture } from './next-fixture.tsx';

interface KnockOutCardProps {
  readonly name: CompetitionName;
  readonly competition: CompetitionView | null;
}

/** The card of the cup or of the tournament, with its phase and the club's next match; a placeholder unless the club plays in it. R-HUB-6, R-HUB-11 */
export function KnockOutCard({ name, competition }: KnockOutCardProps) {
  const { t } = useLingui();
  const { id } = useClub();
  if (competition === null) {
    return (
      <Panel title={name} className={styles.card}>
        <EmptyState icon={Medal} title={t`A SER IMPLEMENTADO`}>
          <CupInvitation />
        </EmptyState>
      </Panel>
    );
  }
  const phase = t(PHASE_NAMES[competition.phase]);
  const next = nextMatch(competition.matches, id);
  return (
    <Panel
      title={name}
      end={<Badge>{name === 'MM Special' ? t`Por convite` : categoryName(competition.category)}</Badge>}
      className={styles.card}
    >
      <div className={styles.body}>
        <p className={styles.fact}>
          <Medal size={18} aria-hidden />
          {phase}
        </p>
        {next ? (
          <NextFixture match={next} name={t`Próximo jogo`} />
        ) : (
          <p className={styles.quiet}>
            <CupWait competition={competition} />
          </p>
        )}
        <ButtonLink wide {...competitionPath(competition)}>
          {t`Acessar`}
        </ButtonLink>
      </div>
    </Panel>
  );
}
