import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { EditionDetails } from '@mundo-manager/contract/client';
import type { ScorerRow } from '@mundo-manager/rules/competitions';
import type { PlayerSeason } from '@mundo-manager/rules/history';
import { competitionPath, highlightsPath } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Columns, Stack } from '../../ui/Columns.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { TopPlayers } from '../league/TopPlayers.tsx';
import { EditionAwards } from './EditionAwards.tsx';
import { EditionResults } from './EditionResults.tsx';
import { EditionSquads } from './EditionSquads.tsx';
import { FinalPlaces } from './FinalPlaces.tsx';

/** A finished edition: awards, final table or places, results, scorers and squads. R-HSC-2 */
export function Edition({ edition }: { readonly edition: EditionDetails }) {
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
            {name} {category}
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
          <EditionAwards edition={edition} />
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
