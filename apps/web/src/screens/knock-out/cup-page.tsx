import { Plural, useLingui } from '@lingui/react/macro';
import type { CompetitionView } from '@mundo-manager/contract/client';
import { nextMatch, topScorers } from '@mundo-manager/rules/competitions';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { BoardSection } from '../../features/board/board-section.tsx';
import { Editions } from '../../features/competition/editions.tsx';
import { Prizes } from '../../features/competition/prizes.tsx';
import { FollowedMatch } from '../../features/competition/rounds/followed-match.tsx';
import { TopPlayers } from '../../features/competition/top-players.tsx';
import { DrawProof } from '../../features/proofs/draw-proof.tsx';
import { Columns, Stack } from '../../ui/layout/columns.tsx';
import { Bracket } from './bracket.tsx';
import { KnockOutHeading } from './knock-out-heading.tsx';
import { NextTie } from './next-tie.tsx';
import { OwnTies } from './own-ties.tsx';
import { useCup } from './use-cup.ts';

/** A drawn cup: the own tie and path, the bracket, prizes and scorers. R-KNO-1 to R-KNO-4 */
export function CupPage({ competition }: { readonly competition: CompetitionView }) {
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
            {hasMatch && <NextTie competition={competition} />}
            <OwnTies competition={competition} cup={cup} />
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
