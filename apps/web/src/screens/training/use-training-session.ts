import { useLingui } from '@lingui/react/macro';
import {
  canTrain,
  REST_ID,
  remainingRests,
  remainingSessions,
  restsReturnAt,
  TRAINING_TYPES,
  type TrainingForecast,
  type TrainingGain,
  train,
  trainingPreview,
} from '@mundo-manager/rules/training';
import { useMemo, useState } from 'react';
import { useGameClock, useGameNow } from '../../components/clock/game-clock-context.tsx';
import { useToday } from '../../components/clock/use-today.ts';
import { errorMessage } from '../../components/messages/errors.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub, useOwnMatches } from '../../data/calls/use-initial-data.ts';
import { useCommand } from '../../data/commands/use-command.ts';

/** A session as it is being put together. */
export interface TrainingSession {
  /** When a club that has used its rests has new ones. */
  readonly restsReturnAt: number;
  readonly trainingId: number;
  readonly choose: (trainingId: number) => void;
  readonly intensity: number;
  readonly setIntensity: (intensity: number) => void;
  /** Shirt numbers of who is selected and may do it. */
  readonly numbers: readonly number[];
  readonly select: (numbers: readonly number[]) => void;
  /** Shirt numbers of all players who may do it. */
  readonly able: readonly number[];
  /** What it would do to each player of the club, by shirt number. */
  readonly forecasts: ReadonlyMap<number, TrainingForecast>;
  /** Sessions left of the day, by shirt number. R-TRA-23 */
  readonly sessionsLeft: ReadonlyMap<number, number>;
  readonly restsLeft: number;
  /** Why it can't be run; null if it can. */
  readonly refusal: string | null;
  readonly run: () => Promise<void>;
  readonly busy: boolean;
  /** What the last session gave; null when there is nothing to show. */
  readonly results: readonly TrainingGain[] | null;
  readonly closeResults: () => void;
}

const FIRST = TRAINING_TYPES[0];

/** Puts a session together and runs it; the selection is cleared after it. */
export function useTrainingSession(): TrainingSession {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const club = useClub();
  const matches = useOwnMatches();
  const clock = useGameClock();
  const now = useGameNow();
  const today = useToday();
  const [trainingId, setTrainingId] = useState<number>(FIRST?.id ?? REST_ID);
  const [intensity, setIntensity] = useState<number>(ruleset.training.intensities[0] ?? 1);
  const [selected, setSelected] = useState<readonly number[]>([]);
  const [results, setResults] = useState<readonly TrainingGain[] | null>(null);

  const able = useMemo(
    () =>
      club.players
        .filter((player) => {
          const isRest = trainingId === REST_ID;
          return canTrain(player, trainingId, ruleset) && (isRest || remainingSessions(player, today, ruleset) > 0);
        })
        .map(({ number }) => number),
    [club.players, trainingId, today, ruleset],
  );
  const sessionsLeft = useMemo(
    () => new Map(club.players.map((player) => [player.number, remainingSessions(player, today, ruleset)])),
    [club.players, today, ruleset],
  );
  const numbers = useMemo(() => selected.filter((number) => able.includes(number)), [selected, able]);
  const forecasts = useMemo(() => {
    const all = club.players.map(({ number }) => number);
    const made = trainingPreview({ club, numbers: all, trainingId, intensity, now: today }, ruleset);
    return new Map(made.map((forecast) => [forecast.number, forecast]));
  }, [club, trainingId, intensity, today, ruleset]);

  const allowed = train({ club, numbers, trainingId, intensity, matches, now }, ruleset);
  const { run, busy } = useCommand('trainPlayers', {
    onDone: ({ trainingOutcome }) => setResults(trainingOutcome),
    doneElsewhere: t`Treino concluído.`,
  });
  return {
    trainingId,
    choose: setTrainingId,
    intensity,
    setIntensity,
    numbers,
    select: setSelected,
    able,
    forecasts,
    sessionsLeft,
    restsLeft: remainingRests(club.rests, clock.now(), ruleset),
    restsReturnAt: restsReturnAt(clock.now()),
    refusal: allowed.ok ? null : t(errorMessage(allowed.error, ruleset)),
    run: async () => {
      await run({ body: { players: [...numbers], intensity, trainingId } });
      setSelected([]);
    },
    busy,
    results,
    closeResults: () => setResults(null),
  };
}
