import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CompetitionView } from '@mundo-manager/contract/client';
import { doPlacesCount, isFriendly, matchesByDate, nextMatch } from '@mundo-manager/rules/competitions';
import { positionOf } from '@mundo-manager/rules/standings';
import { MessageSquare, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useGameNow } from '../../components/clock/game-clock-context.tsx';
import { competitionPath } from '../../components/links/paths.ts';
import { categoryName } from '../../components/messages/category-name.ts';
import { PHASE_NAMES } from '../../components/messages/phase-names.ts';
import { useClub, useCurrentCompetitions, useUnreadPosts } from '../../data/calls/use-initial-data.ts';
import { CupWait } from '../../features/match/cup-texts.tsx';
import { Badge } from '../../ui/layout/badge.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import styles from './competitions-card.module.css';

const SHOWN = ['MM League', 'MM Cup', 'MM Tournament'] as const;

/**
 * The club’s position in its league, and the phase of its cup, tournament and special. R-HOM-14 to R-HOM-16, R-HOM-26,
 * R-HUB-7
 */
export function CompetitionsCard() {
  const { t } = useLingui();
  const current = useCurrentCompetitions();
  const special = current.find(({ name }) => name === 'MM Special');
  return (
    <Panel flush title={t`Competições`}>
      <ul>
        {SHOWN.map((name) => {
          const competition = current.find((candidate) => candidate.name === name);
          if (!competition) return <NotJoined key={name} name={name} />;
          return name === 'MM League' ? (
            <League key={name} league={competition} />
          ) : (
            <KnockOut key={name} cup={competition} />
          );
        })}
        {special && <KnockOut cup={special} />}
        <Friendlies />
      </ul>
    </Panel>
  );
}

function League({ league }: { readonly league: CompetitionView }) {
  const { id } = useClub();
  const row = league.table.find(({ clubId }) => clubId === id);
  const position = positionOf(league.table, id);
  if (!doPlacesCount(league) || row === undefined || position === null) {
    return <Entry competition={league} note={<Beginning league={league} />} />;
  }
  const { points, plays } = row;
  return (
    <Entry
      competition={league}
      value={<Trans>{position}º</Trans>}
      note={
        <>
          <Plural value={points} _0="0 pontos" one="# ponto" other="# pontos" />
          {' · '}
          <Plural value={plays} _0="0 jogos" one="# jogo" other="# jogos" />
        </>
      }
    />
  );
}

/** What a league without a position waits for: its draw, its first round, or the end of that. */
function Beginning({ league }: { readonly league: CompetitionView }) {
  const { t } = useLingui();
  const now = useGameNow();
  const [first] = matchesByDate(league.matches);
  if (league.status !== 'started' || first === undefined) return t`Aguardando início da competição`;
  if (now >= first.date) return t`Rodada ${first.round} em andamento`;
  return (
    <Trans>
      Começa em <DateText ms={first.date} time />
    </Trans>
  );
}

/** Phase of the competition, and the club's next date or state. */
function KnockOut({ cup }: { readonly cup: CompetitionView }) {
  const { t } = useLingui();
  const { id } = useClub();
  const next = nextMatch(cup.matches, id);
  return (
    <Entry
      competition={cup}
      value={t(PHASE_NAMES[cup.phase])}
      note={
        next === null ? (
          <CupWait competition={cup} />
        ) : (
          <Trans>
            Próximo jogo em <DateText ms={next.date} time />
          </Trans>
        )
      }
    />
  );
}

/** The way to friendlies, with the next one that has been agreed. R-FRD-15 */
function Friendlies() {
  const { t } = useLingui();
  const { id } = useClub();
  const matches = useCurrentCompetitions()
    .filter(isFriendly)
    .flatMap((competition) => Object.values(competition.matches));
  const next = nextMatch(matches, id);
  return (
    <li>
      <Link className={styles.entry} to="/competitions/friendlies">
        <span className={styles.name}>{t`Amistosos`}</span>
        {next && (
          <span className={styles.note}>
            <Trans>
              Próximo jogo em <DateText ms={next.date} time />
            </Trans>
          </span>
        )}
      </Link>
    </li>
  );
}

interface EntryProps {
  readonly competition: CompetitionView;
  readonly value?: ReactNode;
  readonly note?: ReactNode;
}

function Entry({ competition, value, note }: EntryProps) {
  const { id, name, category } = competition;
  const unread = useUnreadPosts(id);
  return (
    <li>
      <Link className={styles.entry} {...competitionPath(competition)}>
        <span className={styles.name}>
          {name === 'MM Special' ? (
            name
          ) : (
            <Trans>
              {name} · {categoryName(category)}
            </Trans>
          )}
        </span>
        {note && <span className={styles.note}>{note}</span>}
        {value && <b className={styles.value}>{value}</b>}
        {unread > 0 && (
          <span className={styles.posts}>
            <MessageSquare size={14} aria-hidden />
            <Plural value={unread} one="# recado novo no Mural" other="# recados novos no Mural" />
          </span>
        )}
      </Link>
    </li>
  );
}

/** The league can be signed up for; cup and tournament can't yet, as the hub says, too. R-HOM-26 */
function NotJoined({ name }: { readonly name: (typeof SHOWN)[number] }) {
  const { t } = useLingui();
  return (
    <li>
      <Link className={styles.entry} to="/competitions">
        <span className={styles.absent}>{name}</span>
        <span className={styles.badge}>
          {name === 'MM League' ? (
            <Badge icon={Ticket}>{t`Inscrever-se`}</Badge>
          ) : (
            <span className={styles.later}>{t`A ser implementado`}</span>
          )}
        </span>
      </Link>
    </li>
  );
}
