/** A club's choices for its next matches: booster and tactic. R-CAL-14 to R-CAL-16 */
import { type OwnClub, ROUTES } from '@mundo-manager/contract';
import {
  type Match,
  type MatchOutcome,
  removeMatchBooster,
  setMatchBooster,
  setMatchTactic,
} from '@mundo-manager/rules/competitions';
import type { Result } from '@mundo-manager/rules/core';
import { orRefuse, type Refusal, refuseWith } from '../commands/refusal.ts';
import type { CommandContext } from '../commands/run-command.ts';
import { registerClubCommand } from '../http/register-command.ts';
import type { RouteHost } from '../http/register-route.ts';
import { competitionSeenBy } from '../views/competitions.ts';

export function registerMatchChoices(host: RouteHost): void {
  registerClubCommand(host, ROUTES.addMatchBooster, {
    ...MATCH_CHOICE,
    run: (context) => {
      const { club, now, ruleset, body } = context;
      return choose(context, (match) => setMatchBooster({ club, match, boosterId: body.boosterId, now }, ruleset));
    },
  });

  registerClubCommand(host, ROUTES.removeMatchBooster, {
    ...MATCH_CHOICE,
    run: (context) => {
      const { club, now, ruleset } = context;
      return choose(context, (match) => removeMatchBooster({ club, match, now }, ruleset));
    },
  });

  registerClubCommand(host, ROUTES.updateTacticName, {
    ...MATCH_CHOICE,
    run: (context) => {
      const { club, now, ruleset, body } = context;
      return choose(context, (match) => setMatchTactic({ club, match, tacticName: body.tacticName, now }, ruleset));
    },
  });
}

interface Named {
  readonly body: { readonly compId: string; readonly matchId: string };
}

/** What the three choices for a match have in common. */
const MATCH_CHOICE = {
  needs: ({ body }: Named) => ({ ok: true, value: { matches: [body.matchId] } }) as const,
  changes: ({ match }: MatchOutcome) => ({ matches: [match] }),
  answer: async ({
    club,
    context: { tx, now, body },
  }: {
    readonly club: OwnClub;
    readonly context: CommandContext & Named;
  }) => {
    const league = await competitionSeenBy(tx, body.compId, { clubId: club.id, now });
    return { club, league: orRefuse(league, 'not-found/competition') };
  },
};

/**
 * The locked match that the call names, if it is one of the competition that it names. Once its sheets are frozen they stay so, also when the
 * clock has been set back. R-WLD-15
 */
async function choose(
  { tx, loaded, body }: CommandContext & Named,
  rule: (match: Match) => Result<MatchOutcome>,
): Promise<Result<MatchOutcome, Refusal>> {
  const competition = await tx.selectFrom('competitions').select('id').where('id', '=', body.compId).executeTakeFirst();
  if (competition === undefined) return refuseWith('not-found/competition');
  const found = loaded.matches.get(body.matchId);
  if (found?.match.competitionId !== body.compId) return refuseWith('not-found/match');
  const { match, phase } = found;
  const chosen = rule(match);
  return chosen.ok && phase !== 'scheduled' ? refuseWith('match/not-editable', { date: match.date }) : chosen;
}
