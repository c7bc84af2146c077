import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ClubRecords as Records, RecordTransfer } from '@mundo-manager/contract/client';
import type { ClubPlayer, RecordMatch } from '@mundo-manager/rules/history';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { clubWith } from '../../components/club/club-with-article.ts';
import { matchStatsPath } from '../../components/links/paths.ts';
import { Money } from '../../components/money/money.tsx';
import { PlayerLink } from '../../components/player/player-link.tsx';
import { Fact } from '../../ui/layout/fact.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import styles from './club-history.module.css';

/** The records of a club, each with its match or its player. R-HSC-5 */
export function ClubRecordsPanel({ records }: { readonly records: Records }) {
  const { t } = useLingui();
  const { biggestWin, heaviestDefeat, unbeaten, topScorer, mostMatches, dearestPurchase, dearestSale } = records;
  const hasPlayed = mostMatches !== null || biggestWin !== null || heaviestDefeat !== null || unbeaten.matches > 0;
  if (!hasPlayed && dearestPurchase === null && dearestSale === null) {
    return (
      <Panel title={t`Recordes`}>
        <p>{t`Os recordes aparecem depois do primeiro jogo.`}</p>
      </Panel>
    );
  }
  return (
    <Panel flush title={t`Recordes`}>
      <dl className={styles.records}>
        <MatchRecord label={t`Maior goleada`} match={biggestWin} />
        <MatchRecord label={t`Pior derrota`} match={heaviestDefeat} />
        {unbeaten.longest > 0 && (
          <Fact label={t`Mais jogos sem perder na liga`}>
            <Plural value={unbeaten.longest} one="# jogo" other="# jogos" />
          </Fact>
        )}
        <PlayerRecord label={t`Maior artilheiro`} player={topScorer}>
          {({ goals }) => <Plural value={goals} one="# gol" other="# gols" />}
        </PlayerRecord>
        <PlayerRecord label={t`Mais jogos pelo clube`} player={mostMatches}>
          {({ matches }) => <Plural value={matches} one="# jogo" other="# jogos" />}
        </PlayerRecord>
        <TransferRecord label={t`Contratação mais cara`} transfer={dearestPurchase} />
        <TransferRecord label={t`Venda mais cara`} transfer={dearestSale} />
      </dl>
    </Panel>
  );
}

function MatchRecord({ label, match }: { readonly label: string; readonly match: RecordMatch | null }) {
  if (match === null) return null;
  const { matchId, goalsFor, goalsAgainst, opponentName, opponentArticle, date } = match;
  const opponent = clubWith('o', opponentName, opponentArticle);
  return (
    <Fact
      label={label}
      note={
        <Trans>
          contra {opponent}, <DateText ms={date} year />
        </Trans>
      }
    >
      <Link {...matchStatsPath({ id: matchId, competitionId: null })}>
        {goalsFor} × {goalsAgainst}
      </Link>
    </Fact>
  );
}

interface PlayerRecordProps {
  readonly label: string;
  readonly player: ClubPlayer | null;
  readonly children: (player: ClubPlayer) => ReactNode;
}

function PlayerRecord({ label, player, children }: PlayerRecordProps) {
  if (player === null) return null;
  return (
    <Fact label={label} note={children(player)}>
      <PlayerLink player={{ id: player.playerId, name: player.name }} />
    </Fact>
  );
}

function TransferRecord({ label, transfer }: { readonly label: string; readonly transfer: RecordTransfer | null }) {
  if (transfer === null) return null;
  const { playerName, amount, date } = transfer;
  return (
    <Fact
      label={label}
      note={
        <>
          {playerName}, <DateText ms={date} year />
        </>
      }
    >
      <Money value={amount} />
    </Fact>
  );
}
