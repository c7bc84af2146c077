import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rulesetHash } from '@mundo-manager/engine/verification';
import { DAY, startOfUtcDay } from '@mundo-manager/rules/clock';
import { clubResult } from '@mundo-manager/rules/clubs';
import type { Match } from '@mundo-manager/rules/competitions';
import { gainExperience } from '@mundo-manager/rules/manager';
import { ALPHA, type Ruleset, rulesetVariant } from '@mundo-manager/rules/ruleset';
import { afterEach, describe, expect, test } from 'vitest';
import { audit } from '../src/operations/audit/index.ts';
import { applyRuleset, clubsWithout, constantChanges } from '../src/rulesets/apply.ts';
import { assertLawful, readRulesetFile } from '../src/rulesets/ruleset-file.ts';
import { storeChange } from '../src/rulesets/stored-rulesets.ts';
import { WorldRulesets } from '../src/rulesets/world-rulesets.ts';
import { startOptions } from '../src/start/local-settings.ts';
import { startLivedWorld } from './harness/lived-world.ts';
import { verified } from './harness/verified.ts';
import { startWorld } from './harness/world.ts';

function variant(changes: unknown): Ruleset {
  const made = rulesetVariant(changes, ALPHA);
  if (!made.ok) throw new Error(made.error.facts.path);
  return made.value;
}

/** Two searches a day, and a league that pays its members twice what it pays in Alpha. */
const BETA = variant({ name: 'Beta', market: { searchesPerDay: 2 } });

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

function closing<T extends { close(): Promise<void> }>(opened: T): T {
  closers.push(() => opened.close());
  return opened;
}

describe('a world with a rule set of its own (R-SRV-9, R-SRV-11)', () => {
  test('names it, gives it whole, and is played by it', async () => {
    const world = closing(await startLivedWorld({ ruleset: BETA }));
    const manager = await world.newManager();
    const { rulesetHash: hash } = await manager.call('initialData');
    expect(hash).toBe(rulesetHash(BETA));
    for (const asked of [hash, 'current']) {
      expect(await world.visitor().call('ruleset', { params: { hash: asked } })).toEqual({ hash, ruleset: BETA });
    }
    const search = { params: { search: 'CF_76_80_18_21' } };
    for (let searches = 1; searches <= 2; searches++) await manager.call('searchMarket', search);
    expect(await manager.refusal('searchMarket', search)).toBe('market/no-searches-left');
  });

  test('is not opened with another one, and says how to go on', async () => {
    const { storage, clock } = closing(await startWorld({ ruleset: BETA }));
    const again = await WorldRulesets.open(storage, clock.now(), BETA);
    expect(again.at(clock.now())).toEqual(BETA);
    await again.close();
    const other = WorldRulesets.open(storage, clock.now(), variant({ name: 'Gama' }));
    await expect(other).rejects.toThrow(/played by another rule set than Gama: leave the choice out .*npm run ruleset/);
  });

  test('follows the Alpha of a newer server by default, from midnight on', async () => {
    const { storage, clock } = closing(await startWorld());
    const older = variant({ market: { searchesPerDay: 3 } });
    await storage.transaction((tx) => storeChange(tx, older, { since: 0, followsAlpha: true }));
    const now = clock.now();
    const rulesets = closing(await WorldRulesets.open(storage, now, null));
    expect(rulesets.at(now)).toEqual(older);
    expect(rulesets.at(startOfUtcDay(now) + DAY)).toEqual(ALPHA);
  });
});

describe('a new version of the rules (R-SRV-10)', () => {
  test('holds from the next midnight of the game on, and a league under way ends by the rules it began with, whose hash it names (R-SRV-13)', async () => {
    const world = closing(await startLivedWorld());
    const { storage, clock } = world;
    const manager = await world.newManager();
    await manager.call('joinCompetition', { body: { competitionName: 'MM League' } });
    await world.live(60_000);
    const { rulesets } = world.services;
    const generous = variant({
      name: 'Gama',
      manager: { matchExperience: { win: 1, draw: 1, loss: 1 } },
      standings: { pointsForWin: 4 },
    });
    const since = await applyRuleset(storage, generous, clock.now());
    await rulesets.refresh();
    expect(since).toBe(startOfUtcDay(clock.now()) + DAY);
    expect((await manager.call('initialData')).rulesetHash).toBe(rulesetHash(ALPHA));

    await world.live(2 * DAY);
    const { club, rulesetHash: hash, currentCompetitions } = await manager.call('initialData');
    expect(hash).toBe(rulesetHash(generous));
    const league = currentCompetitions.find(({ name }) => name === 'MM League');
    const matches = currentCompetitions.flatMap((competition) => Object.values(competition.matches));
    expect(league?.rulesetHash).toBe(rulesetHash(ALPHA));
    expect(new Set(matches.map((match) => match.rulesetHash))).toEqual(new Set([rulesetHash(ALPHA)]));
    const params = { competitionId: league?.id ?? '' };
    expect((await manager.call('competition', { params })).league.rulesetHash).toBe(rulesetHash(ALPHA));
    const played = matches.filter(
      ({ status, home, away }) => status === 'finished' && [home.id, away.id].includes(club.id),
    );
    expect(played.length).toBeGreaterThan(2);
    // What each of its matches brings is Alpha’s, also after the change.
    const points = played.reduce(
      (sum, match) => sum + ALPHA.manager.matchExperience[clubResult(match as Match, club.id)],
      0,
    );
    const founded = { ...club.manager, level: 1, exp: 0, skillPoints: 0 };
    const { level, exp } = gainExperience(founded, points, ALPHA).manager;
    expect(club.manager).toMatchObject({ level, exp });
    const replayId = played.at(-1)?.replayId ?? '';
    const { replay } = await world.visitor().call('replay', { params: { replayId } });
    expect(replay.rulesetHash).toBe(rulesetHash(ALPHA));
    expect(verified(replay, ALPHA).ok).toBe(true);
    expect(await audit(storage.db, generous)).toEqual([]);
  });

  test('lists what differs, by the place of each constant', () => {
    expect(constantChanges(ALPHA, BETA)).toEqual([
      { path: 'name', from: '"Alpha"', to: '"Beta"' },
      { path: 'market.searchesPerDay', from: '5', to: '2' },
    ]);
    expect(constantChanges([1, 2], [1])).toEqual([{ path: '1', from: '2', to: undefined }]);
  });

  test('is refused with the clubs that it would leave invalid (R-SRV-12)', async () => {
    const world = closing(await startWorld());
    const { clubId } = await world.newManager({ clubName: 'Ferroviária' });
    expect(await clubsWithout(world.storage, ALPHA)).toEqual([]);
    const small = variant({ players: { squad: { maximum: 16 } } });
    expect(await clubsWithout(world.storage, small)).toEqual([
      expect.stringMatching(`^Ferroviária \\(${clubId}\\): has \\d+ where players.squad.maximum is 16$`),
    ]);
  });
});

describe('a file with a rule set (R-SRV-8, R-SRV-11)', () => {
  async function fileOf(name: string, text: string): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'mundo-manager-rules-'));
    closers.push(() => rm(folder, { recursive: true, force: true }));
    const file = join(folder, name);
    await writeFile(file, text);
    return file;
  }

  test.each([
    ['beta.mjs', 'export default { name: "Beta", market: { searchesPerDay: 2 } };'],
    ['beta.json', '\uFEFF{"$schema": "./x.json", "name": "Beta", "market": {"searchesPerDay": 2}}'],
  ])('%s is read', async (name, text) => {
    expect(await readRulesetFile(await fileOf(name, text))).toEqual(BETA);
  });

  test.each([
    [
      'export default { market: { searchesADay: 2, searchesPerDay: "two" }, x: 1 };',
      [
        'r.mjs: there is no constant market.searchesADay',
        'r.mjs: market.searchesPerDay must be of type number',
        'r.mjs: there is no constant x',
      ],
    ],
    [
      'export default { market: { searchesPerDay: () => 2 } };',
      ['r.mjs: market.searchesPerDay must be of type number'],
    ],
    [
      'export const rules = {}; export const laws = [];',
      [
        'r.mjs: a world is played by constants alone: leave out rules',
        'r.mjs: a world is played by constants alone: leave out laws',
      ],
    ],
    ['export const x = 1;', ['r.mjs: exports no rule set (default or ruleset)']],
    ['throw new Error("broken\\nin two lines");', ['r.mjs: could not be read: broken']],
  ])('a mistake is a line: %s', async (text, lines) => {
    await expect(readRulesetFile(await fileOf('r.mjs', text))).rejects.toMatchObject({ message: lines.join('\n') });
  });

  test('a rule set without sense names the laws that it breaks', async () => {
    const senseless = variant({ name: 'Nada', market: { searchesPerDay: 1e9 } });
    await expect(assertLawful(senseless)).rejects.toThrow(/^Nada: market\.searchesPerDay must be an integer/);
  });
});

test('`npm start` takes a file from where it was called (R-SRV-11)', () => {
  expect(startOptions(['--ruleset', 'beta.mjs'], '/home/ana')).toEqual({ MM_RULESET: '/home/ana/beta.mjs' });
  expect(startOptions([], '/home/ana')).toEqual({});
  expect(startOptions(['--rules', 'x'], '/home/ana')).toBeNull();
});
