import { developmentForecast, type ForecastDay } from '@mundo-manager/rules/development';
import type { Player } from '@mundo-manager/rules/players';
import { useMemo } from 'react';
import { useToday } from '../../components/clock/use-today.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useCall } from '../../data/calls/use-call.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';

/** The next 60 days of the player under the plan in force; no days until the plan is known. R-DEV-11 */
export function useForecast(player: Player): {
  readonly forecast: readonly ForecastDay[];
  readonly isPlanned: boolean;
} {
  const ruleset = useRuleset();
  const club = useClub();
  const today = useToday();
  const { data } = useCall('trainingPlan');
  const forecast = useMemo(
    () => (data === undefined ? [] : developmentForecast({ player, club, plan: data.plan, now: today }, ruleset)),
    [data, player, club, today, ruleset],
  );
  return { forecast, isPlanned: data?.plan != null };
}
