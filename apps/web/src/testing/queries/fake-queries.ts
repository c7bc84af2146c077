import { editionView } from '@mundo-manager/contract';
import type { CallData, ClockView } from '@mundo-manager/contract/client';
import { isOfSeason, messageSeasons } from '@mundo-manager/rules/archive';
import { markRead, markUnread, unreadCount } from '@mundo-manager/rules/inbox';
import { BOARD_HANDLERS } from '../server/board-handlers.ts';
import { type Handlers, RefusedCall } from '../server/fake-handlers.ts';
import { REWARD_QUERIES } from '../server/fake-rewards.ts';
import { FRIENDLY_HANDLERS } from '../server/friendly-handlers.ts';
import { NOTIFICATION_HANDLERS } from '../server/notification-handlers.ts';
import { WATCH_HANDLERS } from '../server/watch-handlers.ts';
import {
  currentCompetitionsOf,
  type FakeWorld,
  leagueOf,
  ownClubOf,
  playerOf,
  publicClubOf,
  rulesetHashOf,
} from '../world.ts';
import { CAREER_QUERIES } from './career-queries.ts';
import { DEVELOPMENT_QUERIES } from './development-queries.ts';
import { HISTORY_QUERIES } from './history-queries.ts';
import { MONEY_QUERIES } from './money-queries.ts';
import { OPPONENT_QUERIES } from './opponent-queries.ts';
import { PROFILE_QUERIES } from './profile-queries.ts';
import { TRANSFER_QUERIES } from './transfer-queries.ts';

/** What the fake server answers from its world unless a test says otherwise. */
export const QUERIES: Handlers = {
  ...HISTORY_QUERIES,
  ...OPPONENT_QUERIES,
  ...CAREER_QUERIES,
  ...DEVELOPMENT_QUERIES,
  ...TRANSFER_QUERIES,
  ...WATCH_HANDLERS,
  ...BOARD_HANDLERS,
  ...PROFILE_QUERIES,
  ...NOTIFICATION_HANDLERS,
  ...FRIENDLY_HANDLERS,
  ...MONEY_QUERIES,
  ...REWARD_QUERIES,
  clock: ({ world }) => clockOf(world),
  trainingPlan: ({ world }) => world.plans,
  createUser: ({ world }) => ({ user: world.user }),
  initialData: ({ world }) => initialDataOf(world),
  checkClubNameAvailability: ({ world, params }) => ({
    isAvailable: ![world.club, ...world.others].some((club) => club?.name === params.name),
  }),
  club: ({ world, params }) => {
    const club = publicClubOf(world, params.id);
    if (club === null) throw new RefusedCall('not-found/club');
    return { club };
  },
  player: ({ world, params }) => {
    const found = playerOf(world, params.playerId);
    if (found === null) throw new RefusedCall('not-found/player');
    return found;
  },
  competition: ({ world, params }) => {
    const competition = world.competitions.find(({ id }) => id === params.competitionId);
    if (competition === undefined) throw new RefusedCall('not-found/competition');
    return { league: leagueOf(world, competition) };
  },
  editions: ({ world, query }) => {
    const { name, category, before = Number.POSITIVE_INFINITY, limit = 50 } = query;
    const older = world.competitions
      .filter((one) => one.name === name && one.category === category && one.number < before)
      .toSorted((a, b) => b.number - a.number);
    const page = older.slice(0, limit);
    const editions = page.map((one) => {
      const dates = Object.values(one.matches).map(({ date }) => date);
      const final = Object.values(one.matches).find(({ isNeutral, status }) => isNeutral && status === 'finished');
      return editionView(one, dates.length === 0 ? null : Math.max(...dates), final);
    });
    return { editions, next: older.length > limit ? (page.at(-1)?.number ?? null) : null };
  },
  match: ({ world, params }) => {
    for (const competition of world.competitions) {
      const match = leagueOf(world, competition).matches[params.matchId];
      if (match) return { match, report: world.reports[match.id] ?? null };
    }
    throw new RefusedCall('not-found/match');
  },
  liveMatch: ({ world, params }) => {
    const matches = world.competitions.flatMap((competition) => Object.values(leagueOf(world, competition).matches));
    const match = matches.find(({ id }) => id === params.matchId);
    if (match === undefined) throw new RefusedCall('not-found/match');
    return { match, ground: null, home: null, away: null, events: [], positions: null };
  },
  replay: ({ world, params }) => {
    const replay = world.replays[params.replayId];
    if (replay === undefined) throw new RefusedCall('not-found/replay');
    return { replay };
  },
  ruleset: ({ world, params }) => {
    const wanted = [world.ruleset, ...Object.values(world.keptRulesets)]
      .map((ruleset) => ({ hash: rulesetHashOf({ ruleset }), ruleset }))
      .find(({ hash }, at) => (params.hash === 'current' ? at === 0 : hash === params.hash));
    if (wanted === undefined) throw new RefusedCall('not-found/ruleset');
    return wanted;
  },
  statement: ({ world }) => ({ entries: (world.club?.finances.reports ?? []).toReversed(), next: null }),
  inbox: ({ world }) => ({ messages: [...world.messages], unread: unreadCount(world.messages), next: null }),
  inboxArchive: ({ world, query: { season = null } }) => {
    const seasons = messageSeasons(world.messages);
    const chosen = seasons.find(({ competitionId }) => competitionId === season);
    if (chosen === undefined) throw new RefusedCall('not-found/competition');
    return {
      seasons: seasons.map(({ competitionId, place, until }) => ({ competitionId, place, until })),
      messages: world.messages.filter(({ date }) => isOfSeason(chosen, date)),
      next: null,
    };
  },
  markInbox: ({ world, body }) => {
    world.messages = body.read ? markRead(world.messages, body.ids) : markUnread(world.messages, body.ids);
    return { unread: unreadCount(world.messages) };
  },
  markInboxAllRead: ({ world }) => {
    world.messages = world.messages.map((message) => ({ ...message, read: true }));
    return { unread: 0 };
  },
  exportAccount: ({ world }) => ({
    watched: [],
    boards: { posts: [], reports: [], muted: [] },
    notifications: world.notifications,
    invitations: [],
    exportedAt: world.now,
    user: world.user,
    betaSignUp: null,
    club: world.club && ownClubOf(world),
    entries: [],
    messages: [...world.messages],
    matches: [],
  }),
  drawProofs: () => ({ sealed: [], held: [] }),
  operatorScope: () => ({ until: null }),
  serverStatus: () => ({ isWell: true, announcements: [] }),
  setVacation: ({ world, body }) => {
    world.vacation = body.isOn ? (world.vacation ?? { since: world.now }) : null;
    return { since: world.vacation?.since ?? null };
  },
  deleteAccount: () => ({ deleted: true }),
};

/** What a session begins with in that world. */
export function initialDataOf(world: FakeWorld): CallData<'initialData'> {
  if (world.club === null) throw new RefusedCall('club/none');
  return {
    club: ownClubOf(world),
    currentCompetitions: currentCompetitionsOf(world),
    user: world.user,
    clock: clockOf(world),
    unread: unreadCount(world.messages),
    rulesetHash: rulesetHashOf(world),
    ...unreadPostsOf(world),
    ...(world.showsLastSeen && { showsLastSeen: true }),
    ...(world.vacation && { vacation: world.vacation }),
  };
}

/** Boards with posts of others that were not seen. */
function unreadPostsOf({ posts, boardSeen, club, competitions }: FakeWorld) {
  const unreadPosts = competitions.flatMap(({ id: competitionId }) => {
    const unread = posts.filter(
      (post) => post.competitionId === competitionId && post.id > boardSeen && post.clubId !== club?.id,
    );
    return unread.length === 0 ? [] : [{ competitionId, count: unread.length }];
  });
  return unreadPosts.length > 0 && { unreadPosts };
}

function clockOf({ now, scale, canAdvance }: FakeWorld): ClockView {
  return { now, wallNow: now, scale, world: canAdvance ? 'local' : 'shared', canAdvance };
}
