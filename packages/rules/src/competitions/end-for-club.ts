/** What the end of a competition is for one of its clubs. */

import { recordOutcome } from '../clubs/action-outcome.ts';
import type { Club } from '../clubs/club.ts';
import type { ClubOutcome } from '../clubs/outcome.ts';
import type { EpochMs } from '../core/ids.ts';
import type { NewEvent } from '../inbox/events.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Award, Competition } from './competition.ts';
import { type CompetitionName, contestName } from './competition-name.ts';
import { isAwarded, prizeFor, prizeLabel } from './prizes.ts';
import { categoryAfter, type FinalPlaceInput, movementOf } from './promotion-and-relegation.ts';

/** The club with what its place in a league or cup has won, and without the competition among its current ones. */
export function endFor(
  club: Club,
  place: number,
  competition: Competition,
  now: EpochMs,
  ruleset: Ruleset,
): ClubOutcome {
  const { id, number, category, entrants } = competition;
  const name = contestName(competition);
  const placed = { competition: name, category, place };
  const { money, credits } = prizeFor(placed, ruleset);
  const subject = prizeLabel(placed);
  const award: Award = { ...placed, number, date: now };
  const final = name === 'MM League' ? { category, place, clubs: entrants.length } : null;
  const after = {
    ...club,
    category: final === null ? club.category : categoryAfter(final, ruleset),
    awards: isAwarded({ competition: name, place }, ruleset) ? [...club.awards, award] : club.awards,
    competitions: { current: club.competitions.current.filter((current) => current !== id) },
  };
  const end = { competitionId: id, competitionName: name, place };
  const prize = { type: 'prize-won', ...end, money, credits } as const;
  return recordOutcome(
    after,
    now,
    [
      { type: 'competition-finished', ...end },
      ...(money || credits ? [prize] : []),
      ...(final === null ? [] : movementNews(final, { competitionId: id, competitionName: name }, ruleset)),
    ],
    [
      { currency: 'money', type: 'Prize', amount: money, subject },
      { currency: 'credits', type: 'Prize', amount: credits, subject },
    ],
  );
}

function movementNews(
  final: FinalPlaceInput,
  league: { readonly competitionId: string; readonly competitionName: CompetitionName },
  ruleset: Ruleset,
): NewEvent[] {
  const movement = movementOf(final, ruleset);
  if (movement === 'stays') return [];
  return [{ type: `club-${movement}`, ...league, category: categoryAfter(final, ruleset) }];
}
