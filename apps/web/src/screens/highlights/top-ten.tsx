import { Plural, useLingui } from '@lingui/react/macro';
import type { CompetitionView } from '@mundo-manager/contract/client';
import type { TopList as ListName, TopRow } from '@mundo-manager/rules/careers';
import { RankingList } from '../../features/competition/ranking-list.tsx';
import { badgeOf } from './badge-of.ts';
import { LIST_NAMES, listValue } from './top-list-texts.ts';

interface TopTenProps {
  readonly list: ListName;
  readonly rows: readonly TopRow[];
  readonly competition: CompetitionView;
}

/** The best ten of a list. R-CAR-16 */
export function TopTen({ list, rows, competition }: TopTenProps) {
  const { t } = useLingui();
  const ranked = rows.map((row) => {
    const club = badgeOf(competition, row.clubId);
    return {
      ...row,
      club,
      note: (
        <>
          {club?.name} · <Plural value={row.matches} one="# jogo" other="# jogos" />
        </>
      ),
      value: listValue(list, row),
    };
  });
  return <RankingList title={t(LIST_NAMES[list])} rows={ranked} empty={t`Ninguém nesta lista ainda.`} />;
}
