import type { OwnClub } from '@mundo-manager/contract';
import { createClub, createRandom } from '@mundo-manager/rules';
import type { ClubOutcome } from '@mundo-manager/rules/clubs';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { buildEmblem } from '@mundo-manager/rules/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Command, runCommand } from '../src/commands/run-command.ts';
import { startWorld, type TestWorld } from './harness/world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const { openingMoney } = ALPHA.clubCreation;
const GYM = { body: { facilityName: 'gym' } };

describe('a command', () => {
  test('stores the club, the entry and the event, and raises the version (R-STO-1)', async () => {
    const manager = await world.newManager();
    const { club } = await manager.call('upgradeFacility', GYM);
    expect(club).toMatchObject({
      version: 2,
      facilities: { gym: 2 },
      finances: { totalMoney: openingMoney - 200_000 },
    });
    expect((await manager.call('initialData')).club).toEqual(club);

    const entries = await world.storage.db
      .selectFrom('ledger_entries')
      .select(['type', 'currency', 'amount', 'seq', 'balance'])
      .where('club_id', '=', manager.clubId)
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { type: 'Opening Balance', currency: 'money', amount: openingMoney, seq: 1, balance: openingMoney },
      { type: 'Opening Balance', currency: 'credits', amount: 30, seq: 1, balance: 30 },
      { type: 'Facility Upgrade', currency: 'money', amount: -200_000, seq: 2, balance: openingMoney - 200_000 },
    ]);
    const events = await world.storage.db
      .selectFrom('events')
      .select('type')
      .where('club_id', '=', manager.clubId)
      .orderBy('id')
      .execute();
    expect(events.map(({ type }) => type)).toEqual(['club-founded', 'facility-upgraded']);
  });

  test('signs a sponsor, whose news reaches the inbox (R-CAL-19, R-INB-1)', async () => {
    const manager = await world.newManager();
    const { club } = await manager.call('signSponsorship', { body: { sponsorshipOfferId: '2' } });
    expect(club.finances.sponsorship).toMatchObject({ id: '2', duration: 15 });
    expect((await manager.call('initialData')).unread).toBe(1);
    expect(await manager.send('signSponsorship', { body: { sponsorshipOfferId: '1' } })).toMatchObject({
      status: 409,
      error: { code: 'sponsorship/still-running', facts: { endDate: club.finances.sponsorship?.endDate } },
    });
  });

  test('raises a skill and collects rewards, the second of a day not before its time (R-CAL-18, R-CAL-21)', async () => {
    const manager = await world.newManager();
    const raised = await manager
      .call('upgradeSkill', { body: { skillType: 'training', skillName: 'fitness' } })
      .catch(String);
    expect(raised).toMatch(/unknown-skill/);
    const money = { body: { rewardType: 'money' } };
    const { reward, club } = await manager.call('collectDailyReward', money);
    expect([reward, club.finances.totalMoney]).toEqual([{ type: 'money', value: 10_000 }, openingMoney + 10_000]);
    expect(await manager.refusal('collectDailyReward', money)).toBe('daily-rewards/not-yet');
    world.passTime(24 * 3_600_000);
    expect((await manager.call('collectDailyReward', money)).club.finances.totalMoney).toBe(openingMoney + 20_000);
  });

  test('that is refused changes nothing (R-CAL-35)', async () => {
    const manager = await world.newManager();
    const before = (await manager.call('initialData')).club;
    expect(await manager.send('upgradeFacility', { body: { facilityName: 'stadium' } })).toMatchObject({
      status: 422,
      error: { code: 'finances/insufficient-money', facts: { price: 1_000_000, available: openingMoney } },
    });
    expect((await manager.call('initialData')).club).toEqual(before);
  });
});

describe('the key of a command (R-CAL-32)', () => {
  test('gives the first answer again, byte for byte, and the effect once', async () => {
    const manager = await world.newManager();
    const first = await manager.send('upgradeFacility', { ...GYM, key: 'gym-key-1' });
    const again = await manager.send('upgradeFacility', { ...GYM, key: 'gym-key-1' });
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect((await manager.call('initialData')).club.facilities.gym).toBe(2);
  });

  test('makes a double click happen once', async () => {
    const manager = await world.newManager();
    const click = () => manager.send('upgradeFacility', { ...GYM, key: 'double-click', version: 1 });
    const answers = await Promise.all([click(), click(), click()]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await manager.call('initialData')).club).toMatchObject({ version: 2, facilities: { gym: 2 } });
  });

  test('gives a refusal again, too', async () => {
    const manager = await world.newManager();
    const build = () => manager.send('upgradeFacility', { body: { facilityName: 'stadium' }, key: 'too-dear-1' });
    const first = await build();
    await manager.call('collectDailyReward', { body: { rewardType: 'money' } });
    expect((await build()).text).toBe(first.text);
  });

  test('can not be used for something else, and is a user’s own', async () => {
    const [manager, other] = [await world.newManager(), await world.newManager()];
    await manager.call('upgradeFacility', { ...GYM, key: 'same-key-1' });
    expect(
      await manager.send('upgradeFacility', { body: { facilityName: 'stadium' }, key: 'same-key-1' }),
    ).toMatchObject({
      status: 422,
      error: { code: 'command/key-reused' },
    });
    expect((await other.call('upgradeFacility', { ...GYM, key: 'same-key-1' })).club.id).toBe(other.clubId);
  });

  test('must come along', async () => {
    const manager = await world.newManager();
    expect(await manager.refusal('upgradeFacility', { ...GYM, key: null })).toBe('command/key-missing');
    expect(await manager.refusal('upgradeFacility', { ...GYM, key: 'short' })).toBe('request/malformed');
  });
});

test('a command is judged by the time at which it has its locks: a match that began while it waited has begun (R-STO-1)', async () => {
  const { userId } = await world.newUser();
  let time = 1;
  const services = {
    storage: world.storage,
    rulesets: world.services.rulesets,
    now: () => time,
    newRandom: () => createRandom('time'),
  };
  const answer = await runCommand<number>(services, {
    userId,
    key: 'command-that-waits',
    requestHash: 'waits',
    ownClub: null,
    expectedVersion: null,
    needs: async () => {
      time = 2;
      return { ok: true, value: {} };
    },
    run: ({ now }) => ({ ok: true, value: now }),
    changes: () => ({ entries: [], events: [] }),
    answer: async (now) => ({ status: 200, body: String(now) }),
  });
  expect(answer.body).toBe('2');
});

describe('two who found a club of one name at once', () => {
  const key = 'founding-key-1';
  /** Founds a club without a check of its name, as the loser of a race does. */
  const founding = (userId: string, name: string): Command<ClubOutcome> => ({
    userId,
    key,
    requestHash: 'founding',
    ownClub: null,
    expectedVersion: null,
    needs: async () => ({ ok: true, value: {} }),
    run: ({ now, random }) =>
      createClub(
        { id: crypto.randomUUID(), name, emblem: buildEmblem(), kitId: 0, managerName: userId, now },
        random,
        ALPHA,
      ),
    changes: ({ club, entries, events }) => ({ founded: [{ club, ownerId: userId }], entries, events }),
    answer: async () => ({ status: 200, body: '{}' }),
  });
  const servicesOf = (storage = world.storage) => ({
    storage,
    rulesets: world.services.rulesets,
    now: () => world.clock.now(),
    newRandom: () => createRandom('founding'),
  });

  test('the second gets the name’s refusal (R-CAL-8)', async () => {
    await world.newManager({ clubName: 'Itapetininga' });
    const { userId } = await world.newUser();
    const answer = await runCommand(servicesOf(), founding(userId, 'Itapetininga'));
    expect(JSON.parse(answer.body).error).toMatchObject({ code: 'club/name-taken', facts: { name: 'Itapetininga' } });
    expect(await runCommand(servicesOf(), founding(userId, 'Itapetininga'))).toEqual(answer);
  });

  test('the refusal leaves the answer of another command alone, which had the key meanwhile (R-CAL-32)', async () => {
    await world.newManager({ clubName: 'Pindamonhangaba' });
    const { userId } = await world.newUser();
    const other = { ...founding(userId, 'Paranapiacaba'), requestHash: 'another' };
    let transactions = 0;
    const storage = {
      ...world.storage,
      async transaction<T>(work: Parameters<typeof world.storage.transaction<T>>[0]): Promise<T> {
        if (++transactions === 2) await runCommand(servicesOf(), other);
        return world.storage.transaction(work);
      },
    };
    const answer = await runCommand(servicesOf(storage), founding(userId, 'Pindamonhangaba'));
    expect(JSON.parse(answer.body).error).toMatchObject({ code: 'command/key-reused' });
    expect(await runCommand(servicesOf(), other)).toEqual({ status: 200, body: '{}' });
  });
});

describe('the version of a club (R-CAL-33)', () => {
  test('that is outdated is refused with the current one', async () => {
    const manager = await world.newManager();
    await manager.call('upgradeFacility', GYM);
    expect(await manager.send('collectDailyReward', { body: { rewardType: 'money' }, version: 1 })).toMatchObject({
      status: 409,
      error: { code: 'command/stale-version', facts: { version: 2 } },
    });
  });

  test('lets one of two simultaneous commands through', async () => {
    const manager = await world.newManager();
    const answers = await Promise.all([
      manager.send('upgradeFacility', { ...GYM, version: 1 }),
      manager.send('collectDailyReward', { body: { rewardType: 'money' }, version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('must come along', async () => {
    const manager = await world.newManager();
    expect(await manager.send('upgradeFacility', { ...GYM, version: null })).toMatchObject({ status: 428 });
  });
});

describe('the database itself (R-STO-3)', () => {
  const clubState = (club: OwnClub) => ({ club_id: club.id, date: 0, cause: 'test', subject: null });

  test('refuses money that no entry moved', async () => {
    const { clubId } = await world.newManager();
    const steal = world.storage.transaction((tx) =>
      tx.updateTable('clubs').set({ money: 9_999_999 }).where('id', '=', clubId).execute(),
    );
    await expect(steal).rejects.toThrow(/entries sum to/);
  });

  test('refuses an entry that the balance does not follow', async () => {
    const manager = await world.newManager();
    const { club } = await manager.call('initialData');
    const post = world.storage.transaction((tx) =>
      tx
        .insertInto('ledger_entries')
        .values({ ...clubState(club), currency: 'money', type: 'Prize', amount: 5 })
        .execute(),
    );
    await expect(post).rejects.toThrow(/entries sum to/);
  });

  test.each([
    ['money', 'Facility Upgrade', -(openingMoney + 1)],
    ['credits', 'Competition Entry', -31],
  ] as const)('refuses debt by spending %s', async (currency, type, amount) => {
    const { clubId } = await world.newManager();
    const spend = world.storage.transaction((tx) =>
      tx
        .insertInto('ledger_entries')
        .values({ club_id: clubId, date: 0, cause: 'test', subject: null, currency, type, amount })
        .execute(),
    );
    await expect(spend).rejects.toThrow(/would leave club/);
  });

  test('lets wages take a club below zero, and pays them once the entry is there', async () => {
    const { clubId } = await world.newManager();
    await world.storage.transaction(async (tx) => {
      const wages = { currency: 'money', type: 'Salary Payment', amount: -(openingMoney + 100_000) } as const;
      await tx
        .insertInto('ledger_entries')
        .values({ club_id: clubId, date: 0, cause: 'test', subject: null, ...wages })
        .execute();
      await tx.updateTable('clubs').set({ money: -100_000 }).where('id', '=', clubId).execute();
    });
    const row = await world.storage.db.selectFrom('clubs').select('money').where('id', '=', clubId).executeTakeFirst();
    expect(row).toEqual({ money: -100_000 });
  });

  test('keeps entries as they are for ever', async () => {
    await world.newManager();
    const change = world.storage.transaction((tx) => sql`update ledger_entries set amount = amount + 1`.execute(tx));
    await expect(change).rejects.toThrow(/never changed/);
  });
});
