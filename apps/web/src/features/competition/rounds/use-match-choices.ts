import type { MatchSideView, MatchView } from '@mundo-manager/contract/client';
import type { Club } from '@mundo-manager/rules/clubs';
import {
  type Match,
  type MatchOutcome,
  type MatchSide,
  removeMatchBooster,
  setMatchBooster,
  setMatchTactic,
} from '@mundo-manager/rules/competitions';
import type { Result } from '@mundo-manager/rules/core';
import type { TacticName } from '@mundo-manager/rules/tactics';
import { useState } from 'react';
import { useGameClock } from '../../../components/clock/game-clock-context.tsx';
import { useRuleset } from '../../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../../data/calls/use-initial-data.ts';
import { useCommand } from '../../../data/commands/use-command.ts';

/** What the club has chosen for a match, and how it chooses anew. */
export interface MatchChoices {
  readonly tacticName: TacticName | null;
  readonly boosterId: number | null;
  /** Whether a choice is under way; it is shown already. */
  readonly busy: boolean;
  readonly chooseTactic: (tacticName: TacticName) => void;
  readonly chooseBooster: (boosterId: number) => void;
  readonly removeBooster: () => void;
}

/** The choices for one match of the club: the rule shows them at once, the server’s refusal takes them back. R-COM-26, R-COM-27, R-LEA-12 */
export function useMatchChoices(view: MatchView): MatchChoices {
  const ruleset = useRuleset();
  const club = useClub();
  const clock = useGameClock();
  const [expected, setExpected] = useState<MatchSide | null>(null);
  const match = asMatch(view);
  const ids = { compId: view.competitionId, matchId: view.id };

  const tacticRule = (own: Club, tacticName: string) =>
    setMatchTactic({ club: own, match, tacticName, now: clock.now() }, ruleset);
  const boosterRule = (own: Club, boosterId: number) =>
    setMatchBooster({ club: own, match, boosterId, now: clock.now() }, ruleset);
  const removalRule = (own: Club) => removeMatchBooster({ club: own, match, now: clock.now() }, ruleset);

  const tactic = useCommand('updateTacticName', {
    optimistic: (own, { body }) => clubOf(tacticRule(own, body.tacticName)),
  });
  const booster = useCommand('addMatchBooster', {
    optimistic: (own, { body }) => clubOf(boosterRule(own, body.boosterId)),
  });
  const removal = useCommand('removeMatchBooster', { optimistic: (own) => clubOf(removalRule(own)) });

  const show = async (outcome: Result<MatchOutcome>, send: () => Promise<unknown>) => {
    if (outcome.ok) setExpected(sideOf(outcome.value.match, club.id));
    await send();
    setExpected(null);
  };

  const { tacticName, boosterId } = expected ?? sideOf(view, club.id);
  return {
    tacticName,
    boosterId,
    busy: tactic.busy || booster.busy || removal.busy,
    chooseTactic: (next) => void show(tacticRule(club, next), () => tactic.run({ body: { ...ids, tacticName: next } })),
    chooseBooster: (next) =>
      void show(boosterRule(club, next), () => booster.run({ body: { ...ids, boosterId: next } })),
    removeBooster: () => void show(removalRule(club), () => removal.run({ body: ids })),
  };
}

function clubOf(outcome: Result<MatchOutcome>): Result<Club> {
  return outcome.ok ? { ok: true, value: outcome.value.club } : outcome;
}

function sideOf<Side extends MatchSideView>(match: { readonly home: Side; readonly away: Side }, clubId: string): Side {
  return match.home.id === clubId ? match.home : match.away;
}

/** The match as the rules take it. What is hidden of the opponent decides nothing in them. */
function asMatch({ home, away, ...match }: MatchView): Match {
  return { ...match, home: asSide(home), away: asSide(away) };
}

function asSide(side: MatchSideView): MatchSide {
  return { ...side, tacticName: side.tacticName ?? 'A', playerScore: [] };
}
