import { buildClub, buildEmblem, buildKit } from '@mundo-manager/rules/testing';
import { describe, expect, test } from 'vitest';
import type { EndpointName } from '../endpoints/index.ts';
import { ROUTE_LIST, ROUTES } from './index.ts';

const BODIES = {
  createClub: { name: 'Analândia', emblem: buildEmblem(), uniform: buildKit() },
  createUser: undefined,
  addLead: { name: 'Ana', email: 'ana@exemplo.com.br' },
  joinCompetition: { competitionName: 'MM League' },
  saveTactic: { tacticName: 'B', updatedTactic: buildClub().tactics.B },
  upgradeSkill: { skillName: 'attacking', skillType: 'speech' },
  signSponsorship: { sponsorshipOfferId: '7-days' },
  upgradeFacility: { facilityName: 'gym' },
  chooseArticle: { article: 'a' },
  collectDailyReward: { rewardType: 'item' },
  mergeBoosters: { boosters: [1, 1, 1] },
  addMatchBooster: { compId: 'l1', matchId: 'm1', boosterId: 2 },
  removeMatchBooster: { compId: 'l1', matchId: 'm1' },
  updateTacticName: { compId: 'l1', matchId: 'm1', tacticName: 'C' },
  markInbox: { ids: ['c1:5:match-finished:m1'], read: true },
  markInboxAllRead: {},
  setVacation: { isOn: true },
  showLastSeen: { isShown: true },
  chooseNotification: { kind: 'result', channel: 'push', isOn: true },
  subscribeBrowser: {
    endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/abc',
    p256dh: 'B'.repeat(87),
    auth: 'a'.repeat(22),
    label: 'Firefox no Windows',
    language: 'es',
  },
  chooseEmailLanguage: { language: 'es' },
  confirmEmail: {},
  testNotification: {},
  writePost: { text: 'Boa sorte a todos!\nQue vença o melhor.' },
  markBoardSeen: { upTo: 3 },
  reportPost: { reason: 'offence' },
  muteManager: {},
  unmuteManager: { clubId: 'c2' },
  inviteToFriendly: { clubId: 'c2', kickOff: 1_772_492_400_000, isHome: true },
  acceptFriendly: { invitationId: 'i1' },
  declineFriendly: { invitationId: 'i1' },
  withdrawFriendly: { invitationId: 'i1' },
  cancelFriendly: { invitationId: 'i1' },
  watchPlayer: { note: 'Para o lugar do Zeca', whenForSale: true, priceUpTo: 90_000 },
  unwatchPlayer: { playerId: 'p1' },
  listPlayer: undefined,
  buyPlayer: null,
  trainPlayers: { players: [1, 7, 9], intensity: 0.9, trainingId: 4 },
  applyTrainingPlan: {},
  saveTrainingPlan: {
    plan: {
      entries: [
        { target: { kind: 'squad' }, day: 'any', trainingId: null, intensity: 1, sessions: 2, minimumCondition: 80 },
      ],
      rest: { most: 1, below: 90 },
    },
    saved: [],
  },
  addPlayerBooster: { playerId: 'p1', slotId: 1, boosterId: 4 },
  removePlayerBooster: { playerId: 'p1', slotId: 1 },
  unlockBoosterSlot: { playerId: 'p1', slotId: 2 },
  operatorAct: { act: 'ban', userId: 'u1', days: 2, reason: 'Ofensas' },
  releasePlayer: undefined,
  advanceClock: undefined,
} satisfies Partial<Record<EndpointName, unknown>>;

const withBody = ROUTE_LIST.filter(({ body }) => body !== undefined);

describe('bodies', () => {
  test('are described for these calls', () => {
    expect(withBody.map(({ name }) => name).sort()).toEqual(Object.keys(BODIES).sort());
  });

  test.each(withBody)('$name takes what its screen sends', ({ name, body }) => {
    expect(body?.safeParse(BODIES[name as keyof typeof BODIES]).error).toBeUndefined();
  });

  test.each(withBody)('$name refuses an unknown field', ({ name, body }) => {
    const sent = BODIES[name as keyof typeof BODIES];
    expect(body?.safeParse({ ...sent, money: 1_000_000 }).success).toBe(false);
  });

  test.each(withBody.filter(({ name }) => Object.keys(BODIES[name as keyof typeof BODIES] ?? {}).length > 0))(
    '$name refuses a body with nothing in it, and none at all',
    ({ body }) => {
      expect(body?.safeParse({}).success).toBe(false);
      expect(body?.safeParse(undefined).success).toBe(false);
    },
  );

  test('name a stop of the clock by kind and match, or none', () => {
    const { body } = ROUTES.advanceClock;
    expect(body.safeParse({ expected: { kind: 'kickOff', matchId: 'm1' } }).success).toBe(true);
    for (const expected of [null, {}, { kind: 'halfTime', matchId: 'm1' }, { kind: 'kickOff' }]) {
      expect(body.safeParse({ expected }).success).toBe(false);
    }
  });

  test('refuse numbers that are none, and lists and texts without end', () => {
    const { body } = ROUTES.trainPlayers;
    expect(body.safeParse({ ...BODIES.trainPlayers, intensity: Number.NaN }).success).toBe(false);
    expect(body.safeParse({ ...BODIES.trainPlayers, players: [1.5] }).success).toBe(false);
    expect(body.safeParse({ ...BODIES.trainPlayers, players: Array(100).fill(1) }).success).toBe(false);
    expect(ROUTES.joinCompetition.body.safeParse({ competitionName: 'x'.repeat(61) }).success).toBe(false);
  });

  test.each(['\0', 'a\0b', '\u001b', '\u0085', '\ud800', '\udc00a'])(
    'refuse %j as an id and in a text',
    (unwritable) => {
      const { markInbox, addMatchBooster, joinCompetition, club, live } = ROUTES;
      expect(markInbox.body.safeParse({ ids: [unwritable], read: true }).success).toBe(false);
      expect(addMatchBooster.body.safeParse({ ...BODIES.addMatchBooster, matchId: unwritable }).success).toBe(false);
      expect(joinCompetition.body.safeParse({ competitionName: unwritable }).success).toBe(false);
      expect(club.params.safeParse({ id: unwritable }).success).toBe(false);
      expect(live.query.safeParse({ watch: `m1,${unwritable}` }).success).toBe(false);
    },
  );

  test('take ids with letters of any kind, and a list of watched matches that ends in a comma', () => {
    expect(ROUTES.club.params.safeParse({ id: 'São-João-𝒳' }).success).toBe(true);
    expect(ROUTES.live.query.safeParse({ watch: 'm1,m2,' }).success).toBe(true);
    expect(ROUTES.live.query.safeParse({ watch: 'x'.repeat(65) }).success).toBe(false);
  });

  test('a kit may be named by its id alone', () => {
    const { body } = ROUTES.createClub;
    expect(body.safeParse({ ...BODIES.createClub, uniform: { id: 7 } }).success).toBe(true);
  });
});

describe('calls of the product take and answer', () => {
  const shapeOf = (schema: unknown) => (schema as { shape: Readonly<Record<string, unknown>> }).shape;
  const keysOf = (schema: unknown) => Object.keys(shapeOf(schema)).sort();

  test.each([
    ['R-CAL-15', 'removeMatchBooster', ['compId', 'matchId'], ['club', 'league']],
    ['R-CAL-17', 'saveTactic', ['tacticName', 'updatedTactic'], ['club']],
    ['R-CAL-20', 'upgradeFacility', ['facilityName'], ['club']],
    ['R-CLU-20', 'chooseArticle', ['article'], ['club']],
    ['R-CAL-22', 'mergeBoosters', ['boosters'], ['club', 'reward']],
    ['R-CAL-27', 'addPlayerBooster', ['boosterId', 'playerId', 'slotId'], ['club', 'player']],
    ['R-CAL-28', 'removePlayerBooster', ['playerId', 'slotId'], ['club', 'player']],
    ['R-CAL-28', 'unlockBoosterSlot', ['playerId', 'slotId'], ['club', 'player']],
  ] as const)('%s: %s', (_, name, taken, answered) => {
    expect(keysOf(ROUTES[name].body)).toEqual(taken);
    expect(keysOf(ROUTES[name].data)).toEqual(answered);
  });

  test('a tactic of these parts (R-CAL-17)', () => {
    const parts = [
      'formation',
      'orders',
      'places',
      'playersInstructions',
      'setPieces',
      'substitutions',
      'teamInstructions',
    ];
    expect(keysOf(shapeOf(ROUTES.saveTactic.body).updatedTactic)).toEqual(parts);
  });

  test('an empty body for a new user (R-CAL-9)', () => {
    expect(ROUTES.createUser.body.safeParse(undefined).success).toBe(true);
    expect(ROUTES.createUser.body.safeParse({}).success).toBe(true);
  });
});

describe('pages of long lists', () => {
  const { query } = ROUTES.statement;

  test('are asked for in the address, where numbers are texts', () => {
    expect(query.parse({ limit: '25', currency: 'credits', before: 'x' })).toEqual({
      limit: 25,
      currency: 'credits',
      before: 'x',
    });
    expect(query.parse({})).toEqual({});
  });

  test.each(['0', '101', 'many', '', '2.5'])('are not of size %j', (limit) => {
    expect(query.safeParse({ limit }).success).toBe(false);
  });
});
