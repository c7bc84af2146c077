import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CompetitionView } from '@mundo-manager/contract/client';
import { GROUP_QUALIFIERS, groupName, groupTables, topScorers } from '@mundo-manager/rules/competitions';
import { positionOf } from '@mundo-manager/rules/standings';
import { Shuffle } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { BoardSection } from '../../features/board/board-section.tsx';
import { Editions } from '../../features/competition/editions.tsx';
import { Prizes } from '../../features/competition/prizes.tsx';
import { FollowedMatch } from '../../features/competition/rounds/followed-match.tsx';
import { Rounds } from '../../features/competition/rounds/rounds.tsx';
import { TopPlayers } from '../../features/competition/top-players.tsx';
import { DrawProof } from '../../features/proofs/draw-proof.tsx';
import { Badge } from '../../ui/layout/badge.tsx';
import { Columns, Stack } from '../../ui/layout/columns.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Bracket } from './bracket.tsx';
import { linkToDraw } from './draw/link-to-draw.ts';
import { GroupTable } from './group-table.tsx';
import { KnockOutHeading } from './knock-out-heading.tsx';
import { NextTie } from './next-tie.tsx';
import path from './own-ties.module.css';
import { OwnTies, PathPhase } from './own-ties.tsx';
import styles from './tournament.module.css';
import { useCup } from './use-cup.ts';

/** A drawn tournament: the own group first, the other groups, the knock-out, prizes and scorers. R-KNO-5 */
export function Tournament({ competition }: { readonly competition: CompetitionView }) {
  const { t } = useLingui();
  const { id } = useClub();
  const cup = useCup(competition);
  const { matches } = competition;
  const groups = useMemo(
    () => groupTables(competition, cup.ruleset).map((rows, index) => ({ rows, name: groupName(index) })),
    [competition, cup.ruleset],
  );
  const own = groups.find(({ rows }) => rows.some(({ clubId }) => clubId === id));
  const others = groups.filter((group) => group !== own);
  const place = own ? positionOf(own.rows, id) : null;
  return (
    <>
      <KnockOutHeading
        competition={competition}
        note={
          <>
            <Plural value={groups.length} one="# grupo" other="# grupos" /> · {t`passam os dois primeiros`}
          </>
        }
      />
      <Stack>
        <FollowedMatch matches={matches} />
        {own && (
          <div className={styles.top}>
            <Stack>
              <NextTie competition={competition} />
              <Panel flush title={t`Grupo ${own.name}`} end={<Badge tone="you">{t`Seu grupo`}</Badge>}>
                <GroupTable label={t`Grupo ${own.name}`} rows={own.rows} ownId={id} qualifying={GROUP_QUALIFIERS} />
              </Panel>
            </Stack>
            <Stack>
              <OwnTies competition={competition} cup={cup}>
                <li className={path.step}>
                  <PathPhase phase={t`Grupos`} note={null} />
                  <span className={path.opponent}>
                    <Trans>
                      {place}º do grupo {own.name}
                    </Trans>
                  </span>
                </li>
              </OwnTies>
              <Rounds competition={groupMatches(competition, own.rows)} />
            </Stack>
          </div>
        )}
        <div className={styles.groups}>
          {others.map(({ rows, name }) => (
            <Panel key={name} flush title={t`Grupo ${name}`}>
              <GroupTable label={t`Grupo ${name}`} rows={rows} ownId={id} qualifying={GROUP_QUALIFIERS} />
            </Panel>
          ))}
        </div>
        <p className={styles.draw}>
          <Link {...linkToDraw(competition, 1)}>
            <Shuffle size={16} aria-hidden />
            {t`Ver o sorteio dos grupos`}
          </Link>
        </p>
        <Bracket competition={competition} cup={cup} title={t`Mata-mata`} />
        <BoardSection competition={competition} />
        <Columns kind="halves">
          <Prizes league={competition} place={cup.bracket.places.get(id) ?? null} />
          <Stack>
            <TopPlayers title={t`Artilharia`} rows={topScorers(matches)} empty={t`Ninguém marcou ainda.`} />
            <Editions league={competition} />
            <DrawProof competition={competition} />
          </Stack>
        </Columns>
      </Stack>
    </>
  );
}

/** The competition with the matches of one group alone. */
function groupMatches(competition: CompetitionView, rows: readonly { readonly clubId: string }[]): CompetitionView {
  const ids = new Set(rows.map(({ clubId }) => clubId));
  const matches = Object.entries(competition.matches).filter(
    ([, { isKnockOut = false, home }]) => !isKnockOut && ids.has(home.id),
  );
  return { ...competition, matches: Object.fromEntries(matches) };
}
