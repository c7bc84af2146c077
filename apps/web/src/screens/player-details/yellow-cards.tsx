import { useLingui } from '@lingui/react/macro';
import type { Player } from '@mundo-manager/rules/players';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useCurrentCompetitions } from '../../data/calls/use-initial-data.ts';
import { PlayerFact } from './player-fact.tsx';

/** Yellow cards towards a suspension, for each competition of the manager in which he has any. R-DIS-8 */
export function YellowCards({ player: { bookings = {} } }: { readonly player: Pick<Player, 'bookings'> }) {
  const { t } = useLingui();
  const { yellowCards, carriesOver } = useRuleset().discipline;
  const competitions = useCurrentCompetitions();
  if (!carriesOver) return null;
  return competitions.map(({ id, name }) => {
    const yellows = bookings[id]?.yellows ?? 0;
    return (
      yellows > 0 && (
        <PlayerFact key={id} name={t`Amarelos na ${name}`}>
          {t`${yellows} de ${yellowCards}`}
        </PlayerFact>
      )
    );
  });
}
