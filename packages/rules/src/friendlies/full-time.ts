/** Full time of a friendly: a result, tired players, and what they have learned. */
import type { Club } from '../clubs/club.ts';
import { isFriendly } from '../competitions/competition-name.ts';
import type { Match } from '../competitions/match.ts';
import { finishMatch } from '../competitions/record-result.ts';
import { conditionAfterMatch, effortFactor } from '../condition/match.ts';
import { assert, assertDate, assertRuleset, requireDefined } from '../core/assert.ts';
import { entryOf } from '../core/entry-of.ts';
import type { EpochMs } from '../core/ids.ts';
import type { GameEvent } from '../inbox/events.ts';
import type { FullTimeInput, FullTimeOutcome } from '../matchday/full-time.ts';
import type { PlayerAppearance } from '../matchday/played-match.ts';
import type { Player } from '../players/player.ts';
import { withAttributes } from '../players/with-attributes.ts';
import { positionCode } from '../positions/code.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { trainedByMatch } from '../training/match-session.ts';
import { FRIENDLY_LIMITS } from './constants.ts';

/**
 * The result of a friendly: players lose half of a match's condition and train by half of their minutes; nothing else
 * changes. A finished friendly stays as it is. Throws for a competition or a missing club. R-FRD-6
 */
export function friendlyFullTime(input: FullTimeInput, ruleset: Ruleset): FullTimeOutcome {
  assertDate(input.now, 'friendlyFullTime');
  assertRuleset(ruleset, 'friendlyFullTime');
  const { competition, clubs, freePlayers = [], played, now } = input;
  assert(isFriendly(competition), 'friendlyFullTime: needs a friendly', competition.name);
  const [only] = played;
  const { matchId, appearances, ...result } = requireDefined(only, 'friendlyFullTime: needs a match');
  const fixture = entryOf(competition.matches, matchId, 'friendlyFullTime: needs the match of the friendly');
  if (fixture.status === 'finished') return { competition, clubs: [], freePlayers: [], entries: [], events: [] };
  const match = finishMatch(fixture, result);
  const sides = [match.home.id, match.away.id];
  for (const id of sides) {
    const isThere = clubs.some((club) => club.id === id);
    assert(isThere, 'friendlyFullTime: needs the clubs of the match', id);
  }
  const parts = new Map(appearances.map((appearance) => [appearance.playerId, appearance]));
  const playerAfter = (player: Player, club: Club) => afterFriendly(player, parts.get(player.id), club, now, ruleset);
  const homeClub = requireDefined(
    clubs.find(({ id }) => id === match.home.id),
    'friendlyFullTime: needs the home club',
  );
  return {
    competition: { ...competition, status: 'finished', matches: { ...competition.matches, [matchId]: match } },
    clubs: clubs.flatMap((club) => {
      const players = club.players.map((player) => playerAfter(player, club));
      const isSide = sides.includes(club.id);
      if (!isSide && players.every((player, index) => player === club.players[index])) return [];
      const current = club.competitions.current.filter((id) => !isSide || id !== competition.id);
      return [{ ...club, players, competitions: { current } }];
    }),
    freePlayers: freePlayers.flatMap((player) => {
      const after = playerAfter(player, homeClub);
      return after === player ? [] : [after];
    }),
    entries: [],
    events: [resultFor(match, 'home', now), resultFor(match, 'away', now)],
  };
}

/** The player after his part in a friendly, in which minutes count half; the same where he had none. */
function afterFriendly(
  player: Player,
  appearance: PlayerAppearance | undefined,
  club: Club,
  now: EpochMs,
  ruleset: Ruleset,
): Player {
  if (appearance === undefined) return player;
  const { attributes } = player;
  const { position } = appearance;
  const minutes = appearance.minutes * FRIENDLY_LIMITS.share;
  const effort = {
    stamina: attributes.stamina,
    positionCode: positionCode(position),
    factor: effortFactor(appearance.minutes, ruleset) * FRIENDLY_LIMITS.share,
  };
  const tired = withAttributes(player, { condition: conditionAfterMatch(attributes.condition, effort, ruleset) });
  return trainedByMatch(tired, { club, position, minutes, now }, ruleset);
}

function resultFor(match: Match, side: 'home' | 'away', date: EpochMs): GameEvent {
  const [own, opponent] = side === 'home' ? [match.home, match.away] : [match.away, match.home];
  return {
    type: 'match-finished',
    clubId: own.id,
    date,
    matchId: match.id,
    opponent: opponent.clubName,
    ...(opponent.clubArticle && { opponentArticle: opponent.clubArticle }),
    goalsFor: own.score,
    goalsAgainst: opponent.score,
    isHome: side === 'home',
    isFriendly: true,
  };
}
