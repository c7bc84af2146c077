/** The end of a league: prizes, awards, and the clubs free for the next one. */
import type { Club } from '../clubs/club.ts';
import type { EpochMs } from '../core/ids.ts';
import { type LedgerEntry, postEntries } from '../finances/ledger.ts';
import type { GameEvent } from '../inbox/events.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Award, Competition } from './competition.ts';
import type { CompetitionOutcome } from './outcome.ts';
import { isAwarded, prizeFor, prizeLabel } from './prizes.ts';

/** Whether a drawn competition has played all its matches. R-COM-17 */
export function isAllPlayed({ matches }: Pick<Competition, 'matches'>): boolean {
  const all = Object.values(matches);
  return all.length > 0 && all.every((match) => match.status === 'finished');
}

/** What the end of a league needs. */
export interface FinishLeagueInput {
  readonly competition: Competition;
  /** The clubs that have played in it, bots included, each once. */
  readonly clubs: readonly Club[];
  readonly now: EpochMs;
}

/** A finished league, and its clubs with what they won. */
export interface FinishLeagueOutcome extends CompetitionOutcome {
  /** The given clubs, in the given order, with prizes, awards and without the league among their current competitions. */
  readonly clubs: readonly Club[];
}

/**
 * Ends a league by its table: every place gets its prize, places 1 to 3 an award dated `now`.
 * A league that is not running or has matches left throws, and so do clubs that are not its own, each once. R-COM-17, R-COM-32
 */
export function finishLeague(
  { competition, clubs, now }: FinishLeagueInput,
  ruleset: Ruleset = ALPHA,
): FinishLeagueOutcome {
  if (competition.status !== 'running' || !isAllPlayed(competition)) {
    throw new RangeError(`league ${competition.id} can't be finished: it is ${competition.status} or has matches left`);
  }
  checkClubs(competition, clubs);
  const ended = clubs.map((club) => endFor(club, competition, now, ruleset));
  return {
    competition: { ...competition, status: 'finished' },
    clubs: ended.map(({ club }) => club),
    entries: ended.flatMap(({ entries }) => entries),
    events: ended.flatMap(({ events }) => events),
  };
}

/** As many clubs as entrants, and every entrant among them: so each is given once. */
function checkClubs({ id, entrants }: Competition, clubs: readonly Club[]): void {
  const own = entrants.map(({ clubId }) => clubId);
  const given = clubs.map((club) => club.id);
  if (given.length !== own.length || !own.every((clubId) => given.includes(clubId))) {
    throw new RangeError(
      `league ${id} ends for each of ${own.join(', ')} once, not for ${given.join(', ') || 'nobody'}`,
    );
  }
}

function endFor(club: Club, { id, name, number, category, table }: Competition, now: EpochMs, ruleset: Ruleset) {
  const place = 1 + table.findIndex((row) => row.clubId === club.id);
  if (place === 0) throw new RangeError(`club ${club.id} does not stand in the table of league ${id}`);
  const { money, credits } = prizeFor({ competition: name, category, place }, ruleset);
  const subject = prizeLabel({ competition: name, category, place });
  const base = { clubId: club.id, date: now };
  const entries: LedgerEntry[] = [];
  if (money !== 0) entries.push({ ...base, currency: 'money', type: 'Prize', amount: money, subject });
  if (credits !== 0) entries.push({ ...base, currency: 'credits', type: 'Prize', amount: credits, subject });
  const events: GameEvent[] = [
    { ...base, type: 'competition-finished', competitionId: id, competitionName: name, place },
  ];
  if (entries.length > 0) {
    events.push({ ...base, type: 'prize-won', competitionId: id, competitionName: name, place, money, credits });
  }
  const award: Award = { competition: name, number, category, place, date: now };
  return {
    club: {
      ...postEntries(club, entries),
      awards: isAwarded(name, place, ruleset) ? [...club.awards, award] : club.awards,
      competitions: { current: club.competitions.current.filter((current) => current !== id) },
    },
    entries,
    events,
  };
}
