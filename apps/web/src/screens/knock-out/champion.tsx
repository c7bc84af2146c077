import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CompetitionView, MatchView } from '@mundo-manager/contract/client';
import { type BracketTie, contestName, prizeFor } from '@mundo-manager/rules/competitions';
import { Trophy } from 'lucide-react';
import { ClubLink } from '../../components/club/club-link.tsx';
import { Money } from '../../components/money/money.tsx';
import styles from './bracket.module.css';
import type { CupData } from './use-cup.ts';

interface ChampionProps {
  readonly competition: CompetitionView;
  readonly cup: CupData;
  /** The final. */
  readonly tie: BracketTie<MatchView> | undefined;
}

/** The champion, or the prize before the final. */
export function Champion({ competition, cup, tie }: ChampionProps) {
  const { t } = useLingui();
  const champion = cup.clubs.get(tie?.winner ?? '');
  const { category } = competition;
  const { money, credits } = prizeFor({ competition: contestName(competition), category, place: 1 }, cup.ruleset);
  return (
    <div className={styles.champion}>
      <Trophy aria-hidden />
      <b>{champion ? t`Campeão` : t`Quem leva?`}</b>
      {champion && <ClubLink club={champion} />}
      <span>
        <Money value={money} />{' '}
        <Trans>
          e <Plural value={credits} _0="0 créditos" one="# crédito" other="# créditos" />
        </Trans>
      </span>
    </div>
  );
}
