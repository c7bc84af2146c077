import { useLingui } from '@lingui/react/macro';
import type { CompetitionKind } from '@mundo-manager/rules/competitions';
import { useContestText } from '../../features/match/use-contest-text.ts';
import { ButtonLink } from '../../ui/form/button.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';

interface MatchHeadingProps {
  readonly home: string;
  readonly away: string;
  readonly competitionName: CompetitionKind;
  readonly round: number;
  /** The way to the statistics; null before full time, and for visitors, who may not see them. */
  readonly stats: { readonly to: string; readonly state: unknown } | null;
}

/** Which match is shown, live and as a replay alike. R-REP-11 */
export function MatchHeading({ home, away, competitionName, round, stats }: MatchHeadingProps) {
  const { t } = useLingui();
  const { roundOf } = useContestText();
  return (
    <PageHeading
      slim
      title={`${home} × ${away}`}
      note={roundOf({ competitionName, round })}
      end={stats && <ButtonLink kind="ghost" {...stats}>{t`Estatísticas`}</ButtonLink>}
    />
  );
}
