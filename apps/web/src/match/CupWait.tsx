import { Trans, useLingui } from '@lingui/react/macro';
import type { CompetitionView } from '@mundo-manager/contract/client';
import { isStillIn } from '@mundo-manager/rules/competitions';
import { useClub } from '../session/useInitialData.ts';
import { DateText } from '../ui/DateText.tsx';

/** What a club without a next match in a cup or tournament waits for: its draw, the next round, or nothing more. R-HUB-11, R-HOM-15 */
export function CupWait({ competition }: { readonly competition: CompetitionView }) {
  const { t } = useLingui();
  const { id } = useClub();
  const { name, status, drawAt } = competition;
  if (status === 'open') return t`Aguardando sorteio`;
  if (!isStillIn(competition, id)) return t`Fora da disputa`;
  if (drawAt === undefined) return t`Aguardando os jogos da fase`;
  return name === 'MM Tournament' ? (
    <Trans>
      Próxima fase em <DateText ms={drawAt} time />
    </Trans>
  ) : (
    <Trans>
      Sorteio em <DateText ms={drawAt} time />
    </Trans>
  );
}
