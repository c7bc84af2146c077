import { createClub } from '@mundo-manager/rules';
import type { Club } from '@mundo-manager/rules/clubs';
import { type Competition, finishLeague, type Match } from '@mundo-manager/rules/competitions';
import { createRandom } from '@mundo-manager/rules/core';
import { remainingSearches, supplyMarket, withSearchUsed } from '@mundo-manager/rules/market';
import type { BoosterSlot } from '@mundo-manager/rules/players';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { buildEntrant, buildMatch, buildMatchSide } from '@mundo-manager/rules/testing';
import type { FakeWorld } from '../world.ts';
import { cupWorld } from './demo-cup.ts';
import { friendliesWorld } from './demo-friendlies.ts';
import type { BuiltScene, DemoScene } from './demo-scene.ts';
import { demoWorld } from './demo-world.ts';
import { liveMatchOf } from './live-match-of.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
/** The first that the demo world has not played. */
const ROUND = 12;

/** States that are worth a look, by their name in the address: `?scene=live`. */
export const SCENES: Readonly<Record<string, () => DemoScene>> = {
  demo: () => ({ world: demoWorld() }),
  noclub: () => ({ world: demoWorld({ club: null }) }),
  newcomer: () => ({ world: newcomer() }),
  waiting: () => ({ world: waiting() }),
  drawn: () => ({ world: drawn() }),
  soon: () => ({ world: boosted(aroundKickOff(-9)) }),
  live: () => liveMatchOf(aroundKickOff(12), { round: ROUND, minute: 36 }),
  stoppage: () => liveMatchOf(aroundKickOff(13.5), { round: ROUND, minute: 45, stoppage: 2 }),
  halftime: () => liveMatchOf(aroundKickOff(14.6), { round: ROUND, minute: 45, added: 3, stoppage: 2, isBreak: true }),
  late: () => ({ world: aroundKickOff(31) }),
  played: () => ({ world: aroundKickOff(50, ROUND) }),
  ended: () => ({ world: ended() }),
  promoted: () => ({ world: promoted() }),
  poor: () => ({ world: poor(demoWorld()) }),
  penniless: () => ({ world: poor(newcomer()) }),
  room: () => ({ world: withRoom() }),
  searched: () => ({ world: searched() }),
  talents: () => ({ world: talents() }),
  unfit: () => ({ world: unfit() }),
  cup: () => ({ world: cupWorld(demoWorld(), 'MM Cup', 2) }),
  cupDraw: () => ({ world: cupWorld(demoWorld(), 'MM Cup', 1) }),
  cupEnded: () => ({ world: cupWorld(demoWorld(), 'MM Cup', 5) }),
  friendlies: () => ({ world: friendliesWorld(demoWorld()) }),
  special: () => ({ world: cupWorld(demoWorld(), 'MM Special', 1) }),
  tournament: () => ({ world: cupWorld(demoWorld(), 'MM Tournament', 2) }),
  tournamentEnded: () => ({ world: cupWorld(demoWorld(), 'MM Tournament', 6) }),
};

/** The scene with the players that its market has; `demo` if there is none of that name. */
export function buildScene(name: string): BuiltScene {
  const scene = SCENES[name]?.() ?? { world: demoWorld() };
  const idOf = (n: number) => `f${n}`;
  const input = { categories: ['Várzea'], players: [], idOf, now: scene.world.now } as const;
  const free = supplyMarket(createRandom('market'), input, ALPHA);
  // Every other one is hurt: a buyer sees it.
  const hurt = { injuredUntil: scene.world.now + 3 * DAY };
  return { ...scene, free: free.map((player, index) => (index % 2 === 1 ? { ...player, ...hurt } : player)) };
}

/** So many minutes after the kick-off of the next round, whose matches are played or not. */
function aroundKickOff(minutes: number, rounds = ROUND - 1): FakeWorld {
  const world = demoWorld({}, rounds);
  return { ...world, now: kickOffOf(world, ROUND) + minutes * MINUTE };
}

function kickOffOf(world: FakeWorld, round: number): number {
  const dates = Object.values(leagueOf(world).matches).flatMap((match) => (match.round === round ? match.date : []));
  return Math.min(...dates);
}

/** With a booster for each match that the club has ahead. */
function boosted(world: FakeWorld): FakeWorld {
  const own = <Side extends Match['home']>(side: Side) => (side.id === 'c1' ? { ...side, boosterId: 1 } : side);
  const league = leagueOf(world);
  const matches = Object.values(league.matches).map((match) =>
    match.status === 'finished' ? match : { ...match, home: own(match.home), away: own(match.away) },
  );
  return { ...world, competitions: [{ ...league, matches: Object.fromEntries(matches.map((one) => [one.id, one])) }] };
}

/** A club on its first day, with no league yet. */
function newcomer(): FakeWorld {
  const world = demoWorld();
  const { name, emblem, uniform } = ownOf(world);
  const founding = { id: 'c1', now: world.now, name, managerName: 'Zeca Prado', kitId: uniform.id, emblem };
  const founded = createClub(founding, createRandom('newcomer'), ALPHA);
  if (!founded.ok) throw new Error(founded.error.code);
  return { ...world, club: founded.value.club, competitions: [], messages: [], reports: {}, replays: {} };
}

/** Signed up for a league that is not drawn yet. */
function waiting(): FakeWorld {
  const world = newcomer();
  const clubs = [ownOf(world), ...world.others.slice(0, 5)];
  const entrants = clubs.map(({ id, name, emblem }, index) =>
    buildEntrant(id, { clubName: name, clubEmblem: emblem, joinedAt: world.now - index * 47 * MINUTE }),
  );
  const league = leagueOf(demoWorld());
  return { ...world, competitions: [{ ...league, status: 'open', entrants, matches: {}, table: [] }] };
}

/** The league is drawn, and no match is played. */
function drawn(): FakeWorld {
  const world = demoWorld();
  const league = leagueOf(world);
  const now = kickOffOf(world, 1) - 120 * MINUTE;
  const matches = Object.values(league.matches).map((match) =>
    buildMatch({
      ...match,
      status: 'not started',
      replayId: null,
      home: buildMatchSide(badgeOf(match.home)),
      away: buildMatchSide(badgeOf(match.away)),
    }),
  );
  const table = league.table.map((row) => ({
    ...row,
    plays: 0,
    wins: 0,
    losses: 0,
    draws: 0,
    goals: 0,
    goalsTaken: 0,
    points: 0,
  }));
  const fresh = { ...league, status: 'started', table } as const;
  const club = { ...ownOf(world), lastMatches: [] };
  const others = world.others.map((other) => ({ ...other, lastMatches: [] }));
  const byId = Object.fromEntries(matches.map((match) => [match.id, match]));
  return { ...world, now, club, others, competitions: [{ ...fresh, matches: byId }], reports: {}, replays: {} };
}

function badgeOf({ id, clubName, clubEmblem }: Match['home']) {
  return { id, clubName, clubEmblem };
}

/** The same, but the club has exchanged its place with the second. */
function promoted(): FakeWorld {
  const world = ended();
  const [league, ...others] = world.competitions;
  const club = ownOf(world);
  if (league === undefined) return world;
  const rest = league.table.filter(({ clubId }) => clubId !== club.id);
  const own = league.table.filter(({ clubId }) => clubId === club.id);
  const table = [...rest.slice(0, 1), ...own, ...rest.slice(1)];
  return { ...world, club: { ...club, category: 'Amador' }, competitions: [{ ...league, table }, ...others] };
}

/** After the last of eighteen rounds of the third edition, with the prizes paid. */
function ended(): FakeWorld {
  const world = demoWorld({}, 18);
  const now = kickOffOf(world, 18) + DAY;
  const { competition, clubs } = finishLeague(
    {
      competition: { ...leagueOf(world), number: 3 },
      clubs: [ownOf(world), ...world.others],
      now,
    },
    ALPHA,
  );
  const [club = null, ...others] = clubs;
  return { ...world, now, club, others, competitions: [competition, ...pastEditions(competition)] };
}

/** Two editions before that one, in which the club came third and second, as its awards say. */
function pastEditions(league: Competition): readonly Competition[] {
  const own = league.table.filter(({ clubId }) => clubId === 'c1');
  const rivals = league.table.filter(({ clubId }) => clubId !== 'c1');
  return [3, 2].map((place, index) => ({
    ...league,
    id: `past-${index + 1}`,
    number: index + 1,
    table: [...rivals.slice(0, place - 1), ...own, ...rivals.slice(place - 1)],
    matches: {},
  }));
}

/** Next to no money, no credit, no point and no booster. */
function poor(world: FakeWorld): FakeWorld {
  const club = ownOf(world);
  const finances = { ...club.finances, totalMoney: 900, credits: 0 };
  const manager = { ...club.manager, skillPoints: 0 };
  return { ...world, club: { ...club, finances, manager, playerBoosters: [], matchBoosters: [] } };
}

/** A squad with a free place: a reserve has left. */
function withRoom(): FakeWorld {
  const world = demoWorld();
  const club = ownOf(world);
  const named = new Set(Object.values(club.tactics).flatMap(({ places }) => places.map(({ playerId }) => playerId)));
  const reserve = club.players.find(({ id }) => !named.has(id));
  return { ...world, club: { ...club, players: club.players.filter((player) => player !== reserve) } };
}

/** No search of the market is left for the day. */
function searched(): FakeWorld {
  const world = demoWorld();
  const club = ownOf(world);
  let { marketSearches } = club;
  while (remainingSearches(marketSearches, world.now, ALPHA) > 0)
    marketSearches = withSearchUsed(marketSearches, world.now);
  return { ...world, club: { ...club, marketSearches } };
}

/** The first players have a booster slot of each kind; one of them is for sale. */
function talents(): FakeWorld {
  const world = demoWorld();
  const club = ownOf(world);
  const slots: readonly BoosterSlot[] = [
    { slotId: 1, status: 'occupied', boosterId: 23 },
    { slotId: 2, status: 'unlocked' },
    { slotId: 3, status: 'unlockable' },
    { slotId: 4, status: 'locked' },
  ];
  const players = club.players.map((player, index) => ({
    ...player,
    attributeBoosters: player.attributeBoosters.map(
      (slot) => slots.find(({ slotId }) => slotId === slot.slotId) ?? slot,
    ),
    forSale: index === club.players.length - 1,
  }));
  return { ...world, club: { ...club, players } };
}

/** A line-up with a hole, and a taker who does not play. */
function unfit(): FakeWorld {
  const world = demoWorld();
  const club = ownOf(world);
  const tactic = club.tactics.A;
  const outsider = club.players.find(({ id }) => !tactic.places.some(({ playerId }) => playerId === id));
  const places = tactic.places.map((place, index) => (index === 2 ? { ...place, playerId: null } : place));
  const setPieces = tactic.setPieces.map((piece, index) =>
    index === 1 ? { ...piece, value: outsider?.number ?? null } : piece,
  );
  return { ...world, club: { ...club, tactics: { ...club.tactics, A: { ...tactic, places, setPieces } } } };
}

function ownOf({ club }: FakeWorld): Club {
  if (club === null) throw new Error('the demo world has a club');
  return club;
}

function leagueOf({ competitions }: FakeWorld): Competition {
  const [league] = competitions;
  if (league === undefined) throw new Error('the demo world has a league');
  return league;
}
