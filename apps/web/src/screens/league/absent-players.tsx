import { useLingui } from '@lingui/react/macro';
import type { CompetitionView } from '@mundo-manager/contract/client';
import { absencesOf } from '@mundo-manager/rules/discipline';
import { useGameNow } from '../../components/clock/game-clock-context.tsx';
import { absenceText } from '../../components/match/absence-text.ts';
import { PlayerLink } from '../../components/player/player-link.tsx';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import rows from '../../features/competition/panel-rows.module.css';
import { AbsenceIcon } from '../../features/match/absence-icon.tsx';
import { Panel } from '../../ui/layout/panel.tsx';

/** Injured and suspended players of the manager's club; renders nothing when all are available, and in leagues of others. R-LEA-23 */
export function AbsentPlayers({ league }: { readonly league: Pick<CompetitionView, 'id' | 'status' | 'entrants'> }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const now = useGameNow();
  const { id: clubId, players } = useClub();
  const isIn = league.status !== 'finished' && league.entrants.some((entrant) => entrant.clubId === clubId);
  const absent = players.flatMap((player) => {
    const here = absencesOf(player, now, ruleset).filter(
      (absence) => absence.kind === 'injury' || absence.competitionId === league.id,
    );
    return here.map((absence) => ({ player, absence }));
  });
  if (!isIn || absent.length === 0) return null;
  return (
    <Panel flush title={t`Suspensos e machucados`}>
      <ul>
        {absent.map(({ player: { id, personalData }, absence }) => (
          <li key={`${id} ${absence.kind}`} className={rows.row}>
            <span className={rows.out}>
              <AbsenceIcon kind={absence.kind} />
            </span>
            <span className={rows.clubs}>
              <PlayerLink player={{ id, name: personalData.name }} />
              <small>{t(absenceText(absence))}</small>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
