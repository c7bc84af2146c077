/** Friendlies over HTTP: invitations and answers, the match, what it leaves, and what goes first. */
import { HOUR, MINUTE } from '@mundo-manager/rules/clock';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../src/operations/audit/index.ts';
import { cupDraw, doPlanned, openCup } from './harness/cups.ts';
import { type ClubManager, type DrawnLeague, startLeague } from './harness/season.ts';

const CUPS = { ...ALPHA.competitions.cups, isPlayed: false, waitHours: 0.25 };
/** Leagues of four in one category; a test enters clubs for a cup. */
const RULESET = {
  ...ALPHA,
  competitions: { ...ALPHA.competitions, leagueClubs: 4, promotedClubs: 0, relegatedClubs: 0, cups: CUPS },
};

let world: DrawnLeague;
let ana: ClubManager;
let bia: ClubManager;
beforeEach(async () => {
  world = await startLeague(2, { ruleset: RULESET });
  [ana, bia] = world.managers as [ClubManager, ClubManager];
});
afterEach(() => world.close());

const slotsWith = async (clubId: string) => (await ana.call('friendlySlots', { params: { clubId } })).slots;
const newsOf = async (manager: ClubManager) =>
  (await manager.call('inbox')).messages.filter(
    ({ facts }) => facts.type.startsWith('friendly-') || (facts.type === 'match-finished' && facts.isFriendly),
  );
const typesOf = async (manager: ClubManager) => (await newsOf(manager)).map(({ facts }) => facts.type);
const clubOf = async (manager: ClubManager) => (await manager.call('initialData')).club;

/** Ana invites Bia; answers the invitation's id and kick-off. */
async function invite(index = 0): Promise<{ id: string; kickOff: number }> {
  const kickOff = (await slotsWith(bia.clubId))[index] ?? 0;
  await ana.call('initialData');
  const body = { clubId: bia.clubId, kickOff, isHome: true };
  const { friendlies } = await ana.call('inviteToFriendly', { body });
  const sent = friendlies.sent.find(({ invitation }) => invitation.kickOff === kickOff);
  return { id: sent?.invitation.id ?? '', kickOff };
}

async function agree(index = 0) {
  const { id, kickOff } = await invite(index);
  await bia.call('initialData');
  const { friendlies } = await bia.call('acceptFriendly', { body: { invitationId: id } });
  const [agreed] = friendlies.agreed;
  if (agreed === undefined) throw new Error('nothing was agreed');
  return { id, kickOff, match: agreed.match };
}

test('invitations that are open when the vacation of the invited club starts are declined, and the inviter gets a message (R-FRD-17)', async () => {
  await invite();
  await bia.call('setVacation', { body: { isOn: true } });
  expect(await typesOf(ana)).toEqual(['friendly-declined']);
  const { sent } = await ana.call('friendlies');
  expect(sent.map(({ invitation }) => invitation.status)).not.toContain('open');
  expect((await bia.call('friendlies')).received).toEqual([]);
  await bia.call('setVacation', { body: { isOn: true } });
  expect(await typesOf(ana)).toHaveLength(1);
});

test('invitations that the club has sent are withdrawn when its vacation starts (R-FRD-17)', async () => {
  await invite();
  await ana.call('setVacation', { body: { isOn: true } });
  expect((await bia.call('friendlies')).received).toEqual([]);
  expect((await ana.call('friendlies')).sent).toEqual([]);
  expect(await typesOf(ana)).toEqual([]);
});

test('the article that a club has chosen travels with an invitation, the match and its replay (R-CLU-20, R-LNG-11)', async () => {
  await ana.call('initialData');
  await ana.call('chooseArticle', { body: { article: 'a' } });
  const { id, kickOff } = await invite();
  const friendlies = await bia.call('friendlies');
  expect(friendlies.received).toMatchObject([{ opponent: { id: ana.clubId, article: 'a' } }]);
  expect(await newsOf(bia)).toMatchObject([{ facts: { type: 'friendly-invited', opponentArticle: 'a' } }]);
  await bia.call('initialData');
  const { friendlies: agreed } = await bia.call('acceptFriendly', { body: { invitationId: id } });
  const match = agreed.agreed[0]?.match;
  expect(match?.home).toMatchObject({ id: ana.clubId, clubArticle: 'a' });
  const params = { matchId: match?.id ?? '' };

  await world.goTo(kickOff);
  await ana.call('initialData');
  await ana.call('chooseArticle', { body: { article: 'o' } });
  const live = await ana.call('liveMatch', { params });
  expect([live.home?.look.article, live.away?.look.article]).toEqual(['a', undefined]);
  await world.goTo(kickOff + 2 * HOUR);
  const { replay } = await ana.call('replay', { params: { replayId: `${params.matchId}-replay` } });
  expect([replay.home.article, replay.away.article]).toEqual(['a', undefined]);
  expect(Object.keys(replay.input.home.club)).toEqual(['id', 'name']);
});

test('a club whose manager is away is not invited until the manager is back (R-FRD-3)', async () => {
  await bia.call('setVacation', { body: { isOn: true } });
  const [kickOff = 0] = await slotsWith(bia.clubId);
  await ana.call('initialData');
  const body = { clubId: bia.clubId, kickOff, isHome: true };
  expect(await ana.refusal('inviteToFriendly', { body })).toBe('friendlies/opponent-away');
  await bia.call('setVacation', { body: { isOn: false } });
  await ana.call('inviteToFriendly', { body });
});

test('an invitation is seen by both clubs, accepted, and a match of both (R-FRD-3, R-FRD-5, R-FRD-15)', async () => {
  const { id, kickOff } = await invite();
  const seen = await bia.call('friendlies');
  expect(seen.received).toMatchObject([{ invitation: { id, kickOff }, opponent: { id: ana.clubId } }]);
  expect(await newsOf(bia)).toMatchObject([
    { facts: { type: 'friendly-invited', kickOff }, link: { screen: 'friendlies' } },
  ]);
  await bia.call('initialData');
  const { club, currentCompetitions, friendlies } = await bia.call('acceptFriendly', { body: { invitationId: id } });
  expect(friendlies).toMatchObject({
    received: [],
    agreed: [{ match: { competitionName: 'Friendly', date: kickOff } }],
  });
  const own = currentCompetitions.find(({ name }) => name === 'Friendly');
  expect(club.competitions.current).toContain(own?.id);
  expect(friendlies.slots).not.toContain(kickOff);
  expect(await ana.refusal('board', { params: { competitionId: own?.id ?? '' }, query: {} })).toBe(
    'not-found/competition',
  );
  expect(await typesOf(ana)).toEqual(['friendly-accepted']);
  const { fixtures, standings } = await ana.call('clubMatches', { params: { id: bia.clubId } });
  expect(fixtures.map(({ competitionName }) => competitionName)).toContain('Friendly');
  expect(standings.map(({ name }) => name)).not.toContain('Friendly');
  const { current } = await ana.call('clubHistory', { params: { id: bia.clubId }, query: {} });
  expect(current.map(({ name }) => name)).not.toContain('Friendly');
  expect(await audit(world.storage.db, RULESET)).toEqual([]);
});

test('an invitation is declined, withdrawn, or expires, each once (R-FRD-4)', async () => {
  const first = await invite(0);
  const second = await invite(1);
  await bia.call('initialData');
  await bia.call('declineFriendly', { body: { invitationId: first.id } });
  expect(await typesOf(ana)).toEqual(['friendly-declined']);
  await bia.call('initialData');
  expect(await bia.refusal('acceptFriendly', { body: { invitationId: first.id } })).toBe('friendlies/not-open');
  await ana.call('initialData');
  const { friendlies } = await ana.call('withdrawFriendly', { body: { invitationId: second.id } });
  expect(friendlies.sent).toEqual([]);
  const third = await invite(0);
  await world.goTo(third.kickOff - HOUR - 1);
  expect((await bia.call('friendlies')).received).toHaveLength(1);
  await world.goTo(third.kickOff - HOUR);
  expect((await bia.call('friendlies')).received).toEqual([]);
  expect((await typesOf(ana)).toSorted()).toEqual(['friendly-declined', 'friendly-expired']);
});

test('of two invitations accepted for one slot at once, one is refused (R-FRD-13)', async () => {
  const bot = await botId();
  const { id, kickOff } = await invite();
  await ana.call('initialData');
  await ana.call('inviteToFriendly', { body: { clubId: bot, kickOff, isHome: false } });
  await bia.call('initialData');
  await bia.call('acceptFriendly', { body: { invitationId: id } });
  await world.goTo(world.clock.now() + 10 * MINUTE);
  const { agreed, sent } = await ana.call('friendlies');
  expect([agreed.map(({ opponent }) => opponent.id), sent]).toEqual([[bia.clubId], []]);
  expect((await typesOf(ana)).toSorted()).toEqual(['friendly-accepted', 'friendly-declined']);
});

test('a bot that is rested accepts after ten minutes, a tired one declines (R-FRD-11)', async () => {
  const bot = await botId();
  const [kickOff = 0, later = 0] = await slotsWith(bot);
  await ana.call('initialData');
  await ana.call('inviteToFriendly', { body: { clubId: bot, kickOff, isHome: false } });
  await world.goTo(world.clock.now() + 10 * MINUTE - 1);
  expect((await ana.call('friendlies')).sent).toHaveLength(1);
  await world.goTo(world.clock.now() + 1);
  const { sent, agreed } = await ana.call('friendlies');
  expect([sent, agreed.map(({ match }) => match.home.id)]).toEqual([[], [bot]]);
  await setCondition([bot], 60);
  await ana.call('initialData');
  await ana.call('inviteToFriendly', { body: { clubId: bot, kickOff: later, isHome: false } });
  await world.goTo(world.clock.now() + 10 * MINUTE);
  expect((await ana.call('friendlies')).sent).toEqual([]);
  expect(await typesOf(ana)).toEqual(['friendly-declined', 'friendly-accepted']);
});

test('is played as any match, and leaves money, experience, morale, statistics, cards and latest matches (R-FRD-6, R-FRD-14)', async () => {
  const { kickOff, match } = await agree();
  await world.goTo(kickOff - MINUTE);
  await setCondition([ana.clubId, bia.clubId], 100);
  const before = await Promise.all([clubOf(ana), clubOf(bia)]);
  await world.goTo(kickOff + 10 * MINUTE);
  const live = await ana.call('match', { params: { matchId: match.id } });
  expect(live.match.live?.minute).toBeGreaterThan(20);
  await world.goTo(kickOff + 30 * MINUTE);
  const after = await Promise.all([clubOf(ana), clubOf(bia)]);
  const { match: over, report } = await ana.call('match', { params: { matchId: match.id } });
  expect(over).toMatchObject({ status: 'finished', attendance: 0, ticketSales: 0, competitionName: 'Friendly' });
  expect(report?.events.length).toBeGreaterThan(500);
  const { replay } = await ana.call('replay', { params: { replayId: over.replayId ?? '' } });
  expect(replay).toMatchObject({ competitionName: 'Friendly' });
  after.forEach((club, index) => {
    const was = before[index];
    if (was === undefined) throw new Error('no club');
    expect([club.finances, club.manager.exp, club.lastMatches, club.awards]).toEqual([
      was.finances,
      was.manager.exp,
      was.lastMatches,
      was.awards,
    ]);
    expect(club.competitions.current).not.toContain(match.competitionId);
    const kept = (players: typeof club.players) =>
      players.map(({ id, statistics, bookings, injuredUntil, attributes: { morale, exp } }) => {
        return { id, statistics, bookings, injuredUntil, morale, exp };
      });
    expect(kept(club.players)).toEqual(kept(was.players));
    const tired = club.players.filter(
      ({ id, attributes }) =>
        attributes.condition < (was.players.find((player) => player.id === id)?.attributes.condition ?? 0),
    );
    expect(tired.length).toBeGreaterThanOrEqual(11);
  });
  const { results, agreed } = await bia.call('friendlies');
  expect([results.map(({ id }) => id), agreed]).toEqual([[match.id], []]);
  expect(await typesOf(ana)).toContain('match-finished');
  const careers = await world.storage.db
    .selectFrom('player_careers')
    .select('player_id')
    .where('competition_id', '=', match.competitionId)
    .execute();
  expect(careers).toEqual([]);
  const { report: scouted, headToHead } = await ana.call('opponentReport', { params: { id: bia.clubId } });
  expect(scouted.results.map(({ matchId }) => matchId)).not.toContain(match.id);
  expect(headToHead.meetings.map(({ matchId }) => matchId)).not.toContain(match.id);
  expect(await audit(world.storage.db, RULESET)).toEqual([]);
});

test('is called off by either club until the match is too near (R-FRD-9)', async () => {
  const { id, kickOff, match } = await agree();
  const { kickOff: other } = await agree(0);
  expect(other).not.toBe(kickOff);
  await ana.call('initialData');
  const { friendlies, currentCompetitions } = await ana.call('cancelFriendly', { body: { invitationId: id } });
  expect(friendlies.agreed.map(({ match: { date } }) => date)).toEqual([other]);
  expect(currentCompetitions.map((competition) => competition.id)).not.toContain(match.competitionId);
  expect(await typesOf(bia)).toContain('friendly-cancelled');
  await world.goTo(kickOff + HOUR);
  expect(await audit(world.storage.db, RULESET)).toEqual([]);
  await world.goTo(other - 15 * MINUTE);
  const late = (await ana.call('friendlies')).agreed[0]?.invitation.id ?? '';
  await ana.call('initialData');
  expect(await ana.refusal('cancelFriendly', { body: { invitationId: late } })).toBe('friendlies/too-late');
});

test('gives way to a cup that is drawn into its slot, with a message to both clubs (R-FRD-8)', async () => {
  const { kickOff, match } = await agree();
  const all = (await world.storage.db.selectFrom('clubs').select('id').orderBy('id').execute()).map((row) => row.id);
  const managed = [ana.clubId, bia.clubId];
  // The lots follow the entrants' order, which random ids must not decide.
  const ids = [...managed, ...all.filter((id) => !managed.includes(id))];
  await openCup(world, { id: 'cup-x', name: 'MM Cup', clubIds: ids }, RULESET);
  await doPlanned(world, cupDraw('cup-x', world.clock.now()));
  const cup = (await ana.call('competition', { params: { competitionId: 'cup-x' } })).league;
  expect(Object.values(cup.matches).map(({ date }) => date)).toContain(kickOff);
  expect((await ana.call('friendlies')).agreed).toEqual([]);
  expect(await ana.refusal('match', { params: { matchId: match.id } })).toBe('not-found/match');
  for (const manager of [ana, bia]) expect(await typesOf(manager)).toContain('friendly-lapsed');
  expect(await audit(world.storage.db, RULESET)).toEqual([]);
  await world.goTo(kickOff + HOUR);
  expect(await audit(world.storage.db, RULESET)).toEqual([]);
});

describe('a manager who leaves (R-FRD-13)', () => {
  test('has his open invitations withdrawn and exported, and an agreed friendly is played by the bot', async () => {
    const { match, kickOff } = await agree(0);
    await invite(0);
    expect((await ana.call('exportAccount')).invitations).toHaveLength(2);
    await ana.call('deleteAccount');
    expect((await bia.call('friendlies')).received).toEqual([]);
    await world.goTo(kickOff + 30 * MINUTE);
    expect((await bia.call('friendlies')).results.map(({ id }) => id)).toEqual([match.id]);
    expect(await audit(world.storage.db, RULESET)).toEqual([]);
  });
});

/** Gives all players of the clubs that condition. */
async function setCondition(clubIds: readonly string[], condition: number): Promise<void> {
  await sql`
    update players set state = jsonb_set(state, '{attributes,condition}', ${String(condition)}::text::jsonb)
    where club_id in (${sql.join(clubIds)})`.execute(world.storage.db);
}

async function botId(): Promise<string> {
  const row = await world.storage.db
    .selectFrom('clubs')
    .select('id')
    .where('is_bot', '=', true)
    .where('category', '=', 'Várzea')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return row.id;
}
