import { Plural, useLingui } from '@lingui/react/macro';
import type { CompetitionView } from '@mundo-manager/contract/client';
import { nextMatch, topScorers } from '@mundo-manager/rules/competitions';
import { BoardSection } from '../../board/BoardSection.tsx';
import { DrawProof } from '../../proofs/DrawProof.tsx';
import { useClub } from '../../session/useInitialData.ts';
import { Columns, Stack } from '../../ui/Columns.tsx';
import { Editions } from '../league/Editions.tsx';
import { FollowedMatch } from '../league/FollowedMatch.tsx';
import { Prizes } from '../league/Prizes.tsx';
import { TopPlayers } from '../league/TopPlayers.tsx';
import { Bracket } from './Bracket.tsx';
import { KnockOutHeading } from './KnockOutHeading.tsx';
import { OwnPath } from './OwnPath.tsx';
import { OwnTie } from './OwnTie.tsx';
import { useCup } from './useCup.ts';

/** A drawn cup: the own tie and path, the bracket, prizes and scorers. R-KNO-1 to R-KNO-4 */
export function Cup({ competition }: { readonly competition: CompetitionView }) {
  const { t } = useLingui();
  const { id } = useClub();
  const cup = useCup(competition);
  const { matches } = competition;
  const isIn = cup.clubs.has(id);
  const hasMatch = nextMatch(matches, id) !== null;
  const prizes = <Prizes league={competition} place={cup.bracket.places.get(id) ?? null} />;
  const editions = (
    <Stack>
      <Editions league={competition} />
      <DrawProof competition={competition} />
    </Stack>
  );
  return (
    <>
      <KnockOutHeading
        competition={competition}
        note={<Plural value={cup.bracket.rounds.length} one="# fase" other="# fases" />}
      />
      <Stack>
        <FollowedMatch matches={matches} />
        {isIn && (
          <Columns kind="halves">
            {hasMatch && <OwnTie competition={competition} />}
            <OwnPath competition={competition} cup={cup} />
            {!hasMatch && prizes}
          </Columns>
        )}
        <Bracket competition={competition} cup={cup} title={t`Chave`} />
        <BoardSection competition={competition} />
        <Columns kind="halves">
          <TopPlayers title={t`Artilharia`} rows={topScorers(matches)} empty={t`Ninguém marcou ainda.`} />
          {isIn && !hasMatch ? (
            editions
          ) : (
            <Stack>
              {prizes}
              {editions}
            </Stack>
          )}
        </Columns>
      </Stack>
    </>
  );
}
