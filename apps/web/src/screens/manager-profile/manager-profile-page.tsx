import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ManagerProfile as Profile } from '@mundo-manager/contract/client';
import { Bot, Trophy } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ClubLink } from '../../components/club/club-link.tsx';
import { clubWith } from '../../components/club/club-with-article.ts';
import { clubPath, competitionPath, editionPath, matchStatsPath } from '../../components/links/paths.ts';
import { categoryName } from '../../components/messages/category-name.ts';
import { useSubjectTitle } from '../../ui/browser/page-title.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../../ui/form/button.tsx';
import { Badge } from '../../ui/layout/badge.tsx';
import { Columns, Stack } from '../../ui/layout/columns.tsx';
import { Fact } from '../../ui/layout/fact.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import styles from './manager-profile-page.module.css';

interface ManagerProfilePageProps {
  readonly profile: Profile;
  readonly isOwn: boolean;
}

/** A manager: club, career, honours and current competitions. R-PFL-1 to R-PFL-4 */
export function ManagerProfilePage({ profile, isOwn }: ManagerProfilePageProps) {
  const { t } = useLingui();
  const { club, name, isBot, level } = profile;
  useSubjectTitle(name);
  return (
    <>
      <PageHeading
        title={name}
        note={
          <span className={styles.note}>
            <ClubLink club={club} />
            <Trans>nível {level}</Trans>
          </span>
        }
        end={
          <>
            {isBot && <Badge icon={Bot}>{t`Bot`}</Badge>}
            {isOwn ? (
              <Badge tone="you">{t`Você`}</Badge>
            ) : (
              <ButtonLink kind="ghost" {...clubPath(club.id)}>
                {t`Ver o clube`}
              </ButtonLink>
            )}
          </>
        }
      />
      <Columns kind="halves">
        <Stack>
          <Career profile={profile} />
          <Current competitions={profile.current} />
        </Stack>
        <Titles titles={profile.career.titles} />
      </Columns>
    </>
  );
}

function Career({ profile: { career, since, category, lastSeen } }: { readonly profile: Profile }) {
  const { t } = useLingui();
  const { seasons, wins, draws, losses, bestPlace, biggestWin } = career;
  const visits = { today: t`hoje`, 'this-week': t`esta semana`, earlier: t`há mais de uma semana` };
  return (
    <Panel flush title={t`Carreira`}>
      <dl className={styles.facts}>
        <Fact label={t`No clube desde`}>
          <DateText ms={since} year />
        </Fact>
        <Fact label={t`Categoria`}>{categoryName(category)}</Fact>
        <Fact label={t`Temporadas`}>
          <Plural value={seasons} _0="0 edições encerradas" one="# edição encerrada" other="# edições encerradas" />
        </Fact>
        <Fact label={t`Retrospecto`}>
          <span>
            <Plural value={wins} _0="0 vitórias" one="# vitória" other="# vitórias" />,{' '}
            <Plural value={draws} _0="0 empates" one="# empate" other="# empates" />,{' '}
            <Plural value={losses} _0="0 derrotas" one="# derrota" other="# derrotas" />
          </span>
        </Fact>
        {bestPlace && (
          <Fact
            label={t`Melhor colocação`}
            note={t`${bestPlace.name} ${categoryName(bestPlace.category)}, ${bestPlace.number}ª edição`}
          >
            <Link {...editionPath(bestPlace.competitionId)}>{t`${bestPlace.place}º lugar`}</Link>
          </Fact>
        )}
        {biggestWin && (
          <Fact
            label={t`Maior goleada`}
            note={
              <Trans>
                contra {clubWith('o', biggestWin.opponentName, biggestWin.opponentArticle)},{' '}
                <DateText ms={biggestWin.date} year />
              </Trans>
            }
          >
            <Link {...matchStatsPath({ id: biggestWin.matchId, competitionId: null })}>
              {biggestWin.goalsFor} × {biggestWin.goalsAgainst}
            </Link>
          </Fact>
        )}
        {lastSeen !== null && <Fact label={t`Última visita`}>{visits[lastSeen]}</Fact>}
      </dl>
    </Panel>
  );
}

function Current({ competitions }: { readonly competitions: Profile['current'] }) {
  const { t } = useLingui();
  return (
    <Panel flush title={t`Disputa agora`}>
      {competitions.length === 0 ? (
        <p className={styles.none}>{t`Nenhuma competição em andamento.`}</p>
      ) : (
        <ul>
          {competitions.map(({ competitionId: id, name, category, number }) => (
            <li key={id} className={styles.row}>
              <Link {...competitionPath({ id, name })}>
                {name} {categoryName(category)}
              </Link>
              <small>{t`${number}ª edição`}</small>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Titles({ titles }: { readonly titles: Profile['career']['titles'] }) {
  const { t } = useLingui();
  return (
    <Panel flush title={t`Títulos`}>
      {titles.length === 0 ? (
        <EmptyState inset icon={Trophy} title={t`Nenhum título ainda.`}>
          {t`Os títulos aparecem quando uma competição termina.`}
        </EmptyState>
      ) : (
        <ul>
          {titles.map(({ competitionId, name, category, number }) => (
            <li key={competitionId} className={styles.row}>
              <span className={styles.title}>
                <Trophy size={18} aria-hidden />
                <Link {...editionPath(competitionId)}>
                  {name} {categoryName(category)}
                </Link>
              </span>
              <small>{t`${number}ª edição`}</small>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
