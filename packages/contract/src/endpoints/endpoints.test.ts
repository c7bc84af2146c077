import { describe, expect, test } from 'vitest';
import { SERVER_ERRORS } from '../errors/codes.ts';
import { errorCodesOf } from '../openapi/refusals.ts';
import { SUMMARIES } from '../openapi/summaries.ts';
import { ROUTE_LIST, ROUTES } from '../routes/index.ts';
import { userSchema } from '../schemas/index.ts';
import { ENDPOINTS, type EndpointName } from './index.ts';

/** The calls that the product is described by, with their prefixes. R-CAL-5 to R-CAL-29 */
const PRODUCT: readonly (readonly [EndpointName, string])[] = [
  ['initialData', 'GET /api/clubs/initialData'],
  ['checkClubNameAvailability', 'GET /api/clubs/checkClubNameAvailability/:name'],
  ['createClub', 'POST /api/clubs/create'],
  ['createUser', 'POST /api/clubs/createUser'],
  ['addLead', 'POST /api/clubs/addLead'],
  ['club', 'GET /api/clubs/:id'],
  ['competition', 'GET /api/clubs/competitions/:competitionId'],
  ['joinCompetition', 'PUT /api/clubs/competitions/joinCompetition'],
  ['addMatchBooster', 'PUT /api/clubs/matches/addBooster'],
  ['removeMatchBooster', 'PUT /api/clubs/matches/removeBooster'],
  ['updateTacticName', 'PUT /api/clubs/matches/updateTacticName'],
  ['saveTactic', 'PUT /api/clubs/tactics'],
  ['upgradeSkill', 'PUT /api/clubs/manager'],
  ['signSponsorship', 'PUT /api/clubs/sponsorship'],
  ['upgradeFacility', 'PUT /api/clubs/upgradeFacility'],
  ['chooseArticle', 'PUT /api/clubs/article'],
  ['collectDailyReward', 'PUT /api/clubs/collectDailyReward'],
  ['mergeBoosters', 'PUT /api/clubs/boosterMerge'],
  ['searchMarket', 'GET /api/transfers/:search'],
  ['listPlayer', 'POST /api/transfers/add/:playerId'],
  ['unlistPlayer', 'DELETE /api/transfers/remove/:playerId'],
  ['buyPlayer', 'PUT /api/transfers/execute/:id'],
  ['trainPlayers', 'PUT /api/players/training'],
  ['trainingPlan', 'GET /api/players/training/plan'],
  ['saveTrainingPlan', 'PUT /api/players/training/plan'],
  ['applyTrainingPlan', 'PUT /api/players/training/plan/apply'],
  ['addPlayerBooster', 'PUT /api/players/addBooster'],
  ['removePlayerBooster', 'PUT /api/players/removeBooster'],
  ['unlockBoosterSlot', 'PUT /api/players/unlockBoosterSlot'],
  ['releasePlayer', 'PUT /api/players/release/:playerId'],
];

/** Calls of our own. */
const OWN: readonly (readonly [EndpointName, string])[] = [
  ['statement', 'GET /api/clubs/statement'],
  ['moneyReport', 'GET /api/clubs/statement/report'],
  ['editions', 'GET /api/clubs/competitions'],
  ['edition', 'GET /api/clubs/competitions/:competitionId/archive'],
  ['clubMatches', 'GET /api/clubs/:id/matches'],
  ['opponentReport', 'GET /api/clubs/:id/report'],
  ['clubHistory', 'GET /api/clubs/:id/history'],
  ['competitionLeaders', 'GET /api/clubs/competitions/:competitionId/leaders'],
  ['roundEleven', 'GET /api/clubs/competitions/:competitionId/eleven'],
  ['squadCareers', 'GET /api/clubs/:id/careers'],
  ['playerDevelopment', 'GET /api/players/:playerId/development'],
  ['squadDevelopment', 'GET /api/players/development'],
  ['playerCareer', 'GET /api/players/:playerId/career'],
  ['board', 'GET /api/boards/:competitionId'],
  ['writePost', 'POST /api/boards/:competitionId'],
  ['markBoardSeen', 'PUT /api/boards/:competitionId/seen'],
  ['mutedManagers', 'GET /api/boards/mutes'],
  ['deletePost', 'DELETE /api/boards/posts/:postId'],
  ['reportPost', 'PUT /api/boards/posts/:postId/report'],
  ['muteManager', 'PUT /api/boards/mutes/:clubId/mute'],
  ['unmuteManager', 'PUT /api/boards/mutes/unmute'],
  ['friendlies', 'GET /api/friendlies'],
  ['friendlySlots', 'GET /api/friendlies/slots/:clubId'],
  ['inviteToFriendly', 'POST /api/friendlies'],
  ['acceptFriendly', 'PUT /api/friendlies/accept'],
  ['declineFriendly', 'PUT /api/friendlies/decline'],
  ['withdrawFriendly', 'PUT /api/friendlies/withdraw'],
  ['cancelFriendly', 'PUT /api/friendlies/cancel'],
  ['watchlist', 'GET /api/transfers/watchlist'],
  ['watchPlayer', 'PUT /api/transfers/watch/:playerId'],
  ['unwatchPlayer', 'PUT /api/transfers/unwatch'],
  ['playerTransfers', 'GET /api/players/:playerId/transfers'],
  ['comparableSales', 'GET /api/players/:playerId/comparables'],
  ['managerProfile', 'GET /api/clubs/:id/manager'],
  ['clubRivals', 'GET /api/clubs/:id/rivals'],
  ['showLastSeen', 'PUT /api/account/lastSeen'],
  ['clubTransfers', 'GET /api/clubs/:id/transfers'],
  ['leagueTransfers', 'GET /api/clubs/competitions/:competitionId/transfers'],
  ['seasonReview', 'GET /api/clubs/seasons/:competitionId'],
  ['inbox', 'GET /api/clubs/inbox'],
  ['inboxArchive', 'GET /api/clubs/inbox/archive'],
  ['markInbox', 'PUT /api/clubs/inbox/read'],
  ['markInboxAllRead', 'PUT /api/clubs/inbox/readAll'],
  ['match', 'GET /api/clubs/matches/:matchId'],
  ['replay', 'GET /api/replays/:replayId'],
  ['player', 'GET /api/players/:playerId'],
  ['clock', 'GET /api/clock'],
  ['advanceClock', 'POST /api/clock/advance'],
  ['ruleset', 'GET /api/rulesets/:hash'],
  ['proofs', 'GET /api/proofs'],
  ['drawProofs', 'GET /api/proofs/draws/:competitionId'],
  ['rewardChain', 'GET /api/proofs/rewards'],
  ['live', 'GET /api/live'],
  ['liveMatch', 'GET /api/live/matches/:matchId'],
  ['exportAccount', 'GET /api/account/data'],
  ['setVacation', 'PUT /api/account/vacation'],
  ['notificationSettings', 'GET /api/account/notifications'],
  ['chooseNotification', 'PUT /api/account/notifications/consents'],
  ['subscribeBrowser', 'PUT /api/account/notifications/browsers'],
  ['removeBrowser', 'DELETE /api/account/notifications/browsers/:browserId'],
  ['chooseEmailLanguage', 'PUT /api/account/notifications/email'],
  ['confirmEmail', 'POST /api/account/notifications/email'],
  ['testNotification', 'POST /api/account/notifications/test'],
  ['deleteAccount', 'DELETE /api/account'],
  ['settleCommand', 'PUT /api/commands/:key'],
  ['operatorScope', 'GET /api/operator/scope'],
  ['findManagers', 'GET /api/operator/managers'],
  ['operatorEntries', 'GET /api/operator/clubs/:id/entries'],
  ['operatorReports', 'GET /api/operator/reports'],
  ['operatorActs', 'GET /api/operator/acts'],
  ['operatorAct', 'POST /api/operator/acts'],
  ['health', 'GET /healthz'],
  ['ready', 'GET /readyz'],
  ['serverStatus', 'GET /api/status'],
];

const address = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

describe('the table of calls', () => {
  test.each([...PRODUCT, ...OWN])('%s is %s', (name, expected) => {
    expect(address(ENDPOINTS[name])).toBe(expected);
  });

  test('has these calls and no other, each with its schemas', () => {
    const names = [...PRODUCT, ...OWN].map(([name]) => name).sort();
    expect(Object.keys(ENDPOINTS).sort()).toEqual(names);
    expect(Object.keys(ROUTES).sort()).toEqual(names);
    for (const [name, route] of Object.entries(ROUTES)) expect(route).toMatchObject({ name, ...ENDPOINTS[route.name] });
  });

  test('gives no two calls the same address', () => {
    const shapes = ROUTE_LIST.map((route) => address(route).replace(/:[A-Za-z]+/g, ':'));
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  test.each(ROUTE_LIST)('$name names the parameters of its path in its schema', ({ path, params }) => {
    const names = [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => name);
    const described = params === undefined ? [] : Object.keys((params as unknown as { shape: object }).shape);
    expect(described).toEqual(names);
  });

  test('every call needs a token unless the table says otherwise (R-CAL-4)', () => {
    const open = ROUTE_LIST.filter(({ access }) => access === 'public').map(({ name }) => name);
    expect(open.sort()).toEqual([
      'addLead',
      'clock',
      'drawProofs',
      'edition',
      'health',
      'proofs',
      'ready',
      'replay',
      'ruleset',
      'serverStatus',
    ]);
  });

  test('only calls of an own club have a manager, only operator calls an operator (R-IDN-2, R-OPR-5)', () => {
    const accesses = new Set(ROUTE_LIST.map(({ access }) => access));
    expect(accesses).toEqual(new Set(['public', 'token', 'user', 'club', 'operator']));
    for (const { access, path } of ROUTE_LIST.filter((route) => route.access === 'operator'))
      expect([access, path]).toEqual(['operator', expect.stringMatching(/^\/api\/operator\//)]);
    expect(Object.keys((userSchema as unknown as { shape: object }).shape).sort()).toEqual([
      'clubId',
      'createdAt',
      'email',
      'id',
      'image',
      'name',
    ]);
  });

  test('makes a command of everything that must not happen twice', () => {
    const repeatable = ROUTE_LIST.filter(({ command }) => !command)
      .filter(({ method }) => method !== 'GET')
      .map(({ name }) => name);
    expect(repeatable.sort()).toEqual([
      'addLead',
      'chooseEmailLanguage',
      'chooseNotification',
      'confirmEmail',
      'createUser',
      'markBoardSeen',
      'markInbox',
      'markInboxAllRead',
      'removeBrowser',
      'setVacation',
      'settleCommand',
      'showLastSeen',
      'subscribeBrowser',
      'testNotification',
    ]);
    expect(ENDPOINTS.searchMarket.command).toBe(true);
    // A GET that needs a key says so.
    expect(SUMMARIES.searchMarket).toContain('Idempotency-Key');
  });

  test('lets no command on a club through without the version that it builds on', () => {
    const unversioned = ROUTE_LIST.filter(({ command, clubVersion }) => command && !clubVersion);
    const names = unversioned.map(({ name }) => name).sort();
    // The list of watched players and what is written on boards are no part of the club.
    const boards = ['deletePost', 'muteManager', 'reportPost', 'unmuteManager', 'writePost'];
    const apart = ['operatorAct', 'unwatchPlayer', 'watchPlayer', ...boards];
    const others = ['advanceClock', 'createClub', 'deleteAccount', 'searchMarket'];
    expect(names).toEqual([...others, ...apart].sort());
  });

  test('lists each refusal once', () => {
    for (const route of ROUTE_LIST) {
      const codes = errorCodesOf(route.name, route);
      expect(new Set(codes).size, route.name).toBe(codes.length);
    }
    expect(errorCodesOf('initialData', ENDPOINTS.initialData)).toEqual(
      expect.arrayContaining(['user/none', 'club/none']),
    );
    expect(errorCodesOf('createUser', ENDPOINTS.createUser)).not.toContain('user/none');
    expect(errorCodesOf('clock', ENDPOINTS.clock)).not.toContain('auth/required');
  });

  test('lists every refusal of the server but those of calls outside the table', () => {
    const listed = new Set<string>(ROUTE_LIST.flatMap((route) => errorCodesOf(route.name, route)));
    expect(Object.keys(SERVER_ERRORS).filter((code) => !listed.has(code))).toEqual([
      // of the sign-in
      'auth/foreign-origin',
      'auth/wrong-password',
      'auth/address-taken',
      'auth/unfit-name',
      'auth/unfit-address',
      'auth/unfit-password',
      // of no call at all
      'request/unknown-route',
    ]);
  });
});
