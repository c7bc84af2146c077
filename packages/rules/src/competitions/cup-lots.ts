/** The draw of a round as it went, lot by lot, for a screen that shows it again. */
import { assertRuleset } from '../core/assert.ts';
import type { ClubId } from '../core/ids.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { knockOutRounds, tournamentGroups } from './cup-course.ts';
import type { CupCompetition, CupMatch } from './cup-course-input.ts';
import { groupName } from './groups.ts';

/** A lot: a club, and the match or group that it is drawn into. */
export interface CupLot {
  readonly clubId: ClubId;
  /** The pot it is drawn from, from 1. */
  readonly pot: number;
  /** The number of its match in the round, from 1; null in a draw of groups. */
  readonly tie: number | null;
  /** 'A', 'B', …; null in a draw of ties. */
  readonly group: string | null;
}

/** A draw that has been held. */
export interface CupLots {
  /** In the order of the draw: of ties the home club first, of groups pot by pot. */
  readonly lots: readonly CupLot[];
  /** Clubs that are through to the next round, best first. */
  readonly byes: readonly ClubId[];
}

/**
 * The lots of a round of a cup, or of the groups of a tournament, whose first round is theirs.
 * Null for a round that is not drawn, or has no lots: a tournament's knock-out follows from its groups. R-CUP-8
 */
export function cupLots(competition: CupCompetition, round: number, ruleset: Ruleset): CupLots | null {
  assertRuleset(ruleset, 'cupLots');
  const { name, status, entrants } = competition;
  if (status === 'open') return null;
  if (name === 'MM Tournament') return round === 1 ? lotsOfGroups(competition, ruleset) : null;
  const rounds = knockOutRounds(competition);
  const index = rounds.findIndex(([first]) => first?.round === round);
  const matches = rounds[index];
  if (matches === undefined) return null;
  const lots = matches.flatMap(({ home, away }, tie) =>
    [home.id, away.id].map((clubId): CupLot => ({ clubId, pot: 1, tie: tie + 1, group: null })),
  );
  const drawn = new Set(lots.map(({ clubId }) => clubId));
  const byes = index > 0 ? [] : entrants.flatMap(({ clubId }) => (drawn.has(clubId) ? [] : clubId));
  return { lots, byes };
}

function lotsOfGroups(competition: CupCompetition<CupMatch>, ruleset: Ruleset): CupLots {
  const groups = tournamentGroups(competition, ruleset);
  const size = groups[0]?.length ?? 0;
  const lots = Array.from({ length: size }, (_, pot) =>
    groups.flatMap((group, index) => {
      const entrant = group[pot];
      return entrant === undefined ? [] : { clubId: entrant.clubId, pot: pot + 1, tie: null, group: groupName(index) };
    }),
  );
  return { lots: lots.flat(), byes: [] };
}
