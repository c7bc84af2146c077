import { useLingui } from '@lingui/react/macro';
import { type CompetitionKind, FRIENDLY } from '@mundo-manager/rules/competitions';

/** The names of competitions on screens: a friendly has a Portuguese one, and no round. R-FRD-16 */
export interface ContestText {
  readonly nameOf: (competitionName: CompetitionKind) => string;
  /** 'MM League · Rodada 3', or the name alone of a friendly. */
  readonly roundOf: (match: { readonly competitionName: CompetitionKind; readonly round: number }) => string;
}

/** The names of competitions. */
export function useContestText(): ContestText {
  const { t } = useLingui();
  const nameOf = (competitionName: CompetitionKind) => (competitionName === FRIENDLY ? t`Amistoso` : competitionName);
  return {
    nameOf,
    roundOf: ({ competitionName, round }) =>
      competitionName === FRIENDLY ? t`Amistoso` : `${competitionName} · ${t`Rodada ${round}`}`,
  };
}
