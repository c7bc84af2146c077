import type { MatchView } from '@mundo-manager/contract/client';
import type { Club } from '@mundo-manager/rules/clubs';
import { type Match, matchesByDate } from '@mundo-manager/rules/competitions';
import { playsIn } from '@mundo-manager/rules/match-window';
import {
  GOAL_ROUTES,
  headToHead,
  opponentReport,
  type ScoutedGoal,
  type ScoutedMatch,
} from '@mundo-manager/rules/opponents';
import { TACTIC_NAMES } from '@mundo-manager/rules/tactics';
import { type Handlers, RefusedCall } from '../server/fake-handlers.ts';
import { type FakeWorld, leagueOf } from '../world.ts';

/** Fake answer of the opponent report, from the world's competitions. */
export const OPPONENT_QUERIES: Handlers = {
  opponentReport: ({ world, params }) => {
    const club = [world.club, ...world.others].find((one) => one?.id === params.id);
    if (!club) throw new RefusedCall('not-found/club');
    const own = world.club?.id ?? '';
    const all = world.competitions.flatMap(({ matches }) => Object.values(matches));
    const played = all.filter((match) => match.status === 'finished' && playsIn(match, club.id));
    const ahead = matchesByDate(all.filter((match) => match.status !== 'finished' && playsIn(match, club.id)));
    const next = ahead.find((match) => own !== club.id && playsIn(match, own));
    const matches = matchesByDate(played).map((match, index) => scouted(club, match, index));
    const { competitionId = null } = next ?? ahead[0] ?? {};
    return {
      report: opponentReport({ club, matches, competitionId, now: world.now }, world.ruleset),
      headToHead: headToHead(all, own, club.id),
      next: next === undefined ? null : viewOf(world, next),
    };
  },
};

function viewOf(world: FakeWorld, { id, competitionId }: Match): MatchView | null {
  const competition = world.competitions.find((one) => one.id === competitionId);
  return competition === undefined ? null : (leagueOf(world, competition).matches[id] ?? null);
}

/** The match as a replay would show it: tactic A, now and then another one, and another starter in every third match. */
function scouted(club: Club, match: Match, index: number): ScoutedMatch {
  const tactic = club.tactics[TACTIC_NAMES[index % 5 === 4 ? 1 : 0]];
  const benched = tactic.places.find(({ id }) => id === '13')?.playerId ?? null;
  const places = tactic.places.map((place) =>
    place.id === '9' && index % 3 === 0 && benched !== null ? { ...place, playerId: benched } : place,
  );
  const instructions = [{ name: 'Tempo', value: index % 4 === 0 ? 'Standard' : 'High' }];
  return {
    match,
    sheet: {
      tactic: { ...tactic, places, teamInstructions: instructions },
      players: club.players.map(({ id, number, personalData }) => ({ id, number, name: personalData.name })),
    },
    goals: [match.home, match.away].flatMap(({ id, goals }) => goals.map(({ minutes }) => goalAt(id, minutes))),
  };
}

/** A goal whose way and place follow from its minute. */
function goalAt(clubId: string, minutes: number): ScoutedGoal {
  return {
    clubId,
    route: GOAL_ROUTES[minutes % GOAL_ROUTES.length] ?? 'buildUp',
    header: minutes % 3 === 0,
    distance: 2 + (minutes % 21),
    across: 14 + ((minutes * 7) % 40),
  };
}
