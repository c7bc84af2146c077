import { Trans, useLingui } from '@lingui/react/macro';
import type { CompetitionView, MatchSideView } from '@mundo-manager/contract/client';
import { isStillIn } from '@mundo-manager/rules/competitions';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub, useCurrentCompetitions } from '../../data/calls/use-initial-data.ts';
import { DateText } from '../../ui/text/date-text.tsx';

/** State of a cup or tournament without a next match of the club: draw ahead, round ahead, or out. R-HUB-11, R-HOM-15 */
export function CupWait({ competition }: { readonly competition: CompetitionView }) {
  const { t } = useLingui();
  const { id } = useClub();
  const { name, status, drawAt } = competition;
  if (status === 'open') {
    return name === 'MM Special' ? t`Sorteio depois das copas e torneios dos convidados` : t`Aguardando sorteio`;
  }
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

interface PenaltyTextProps {
  readonly match: Readonly<Record<'home' | 'away', Pick<MatchSideView, 'shootOut'>>>;
}

/** The score of a shoot-out in words, the home side first; nothing if there was none. */
export function PenaltyText({ match: { home, away } }: PenaltyTextProps) {
  if (home.shootOut === undefined || away.shootOut === undefined) return null;
  const [left, right] = [home.shootOut, away.shootOut];
  return (
    <Trans>
      {left} × {right} nos pênaltis
    </Trans>
  );
}

/** How a club comes into a cup or tournament, or why it is in none; where the world plays none, what it plays. R-CUP-1, R-SPE-3 */
export function CupInvitation() {
  const { t } = useLingui();
  const { isPlayed } = useRuleset().competitions.cups;
  const isGuest = useCurrentCompetitions().some(({ name }) => name === 'MM Special');
  if (isGuest) return t`Convidado da MM Special, seu clube fica fora de copas e torneios até ela acabar.`;
  return isPlayed
    ? t`O sorteio de cada liga leva seu clube, de graça, ora à MM Cup, ora ao MM Tournament.`
    : t`Por enquanto, a bola rola na MM League.`;
}

/** How a club comes into the special. R-SPE-1 */
export function SpecialInvitation() {
  const { t } = useLingui();
  const { isPlayed, clubs } = useRuleset().competitions.cups;
  const places = clubs['MM Special'];
  return isPlayed
    ? t`Os ${places} últimos campeões de ligas, copas e torneios, de todas as categorias, são convidados.`
    : t`Por enquanto, a bola rola na MM League.`;
}
