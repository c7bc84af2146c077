import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { EditionDetails } from '@mundo-manager/contract/client';
import type { ScorerRow } from '@mundo-manager/rules/competitions';
import type { PlayerSeason } from '@mundo-manager/rules/history';
import { competitionPath, highlightsPath } from '../../components/links/paths.ts';
import { categoryName } from '../../components/messages/category-name.ts';
import { TopPlayers } from '../../features/competition/top-players.tsx';
import { ButtonLink } from '../../ui/form/button.tsx';
import { Columns, Stack } from '../../ui/layout/columns.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { EditionAwardsPanel } from './edition-awards-panel.tsx';
import { EditionResults } from './edition-results.tsx';
import { EditionSquads } from './edition-squads.tsx';
import { FinalPlaces } from './final-places.tsx';

/** A finished edition: awards, final table or places, results, scorers and squads. R-HSC-2 */
export function EditionPage({ edition }: { readonly edition: EditionDetails }) {
  const { t } = useLingui();
  const { name, category, number, clubs, lastMatchAt, archive } = edition;
  const rowsOf = (players: readonly PlayerSeason[], count: (player: PlayerSeason) => number): ScorerRow[] =>
    players.flatMap((player) => {
      const club = clubs.find(({ id }) => id === player.clubId);
      if (club === undefined) return [];
      const { playerId, name: playerName, number: shirt } = player;
      const badge = { clubId: club.id, clubName: club.name, clubEmblem: club.emblem };
      return [{ playerId, name: playerName, number: shirt, ...badge, count: count(player) }];
    });
  return (
    <>
      <PageHeading
        title={
          <Trans>
            {name} {categoryName(category)}
          </Trans>
        }
        end={
          <>
            <ButtonLink kind="ghost" small {...highlightsPath(edition.id)}>
              {t`Destaques`}
            </ButtonLink>
            <ButtonLink kind="ghost" small {...competitionPath(edition)}>
              {t`Ver os jogos`}
            </ButtonLink>
          </>
        }
        note={
          <>
            <Trans>Edição {number}</Trans> · <Plural value={clubs.length} one="# clube" other="# clubes" />
            {' · '}
            <Trans>
              encerrada em <DateText ms={lastMatchAt} year />
            </Trans>
          </>
        }
      />
      <Columns>
        <Stack>
          <FinalPlaces edition={edition} />
          <EditionResults edition={edition} />
          <EditionSquads edition={edition} />
        </Stack>
        <Stack>
          <EditionAwardsPanel edition={edition} />
          <TopPlayers
            title={t`Artilharia`}
            rows={rowsOf(archive.scorers, ({ goals }) => goals)}
            empty={t`Ninguém marcou.`}
          />
          <TopPlayers
            title={t`Assistências`}
            rows={rowsOf(archive.assists, ({ assists }) => assists)}
            empty={t`Nenhuma assistência.`}
          />
        </Stack>
      </Columns>
    </>
  );
}
