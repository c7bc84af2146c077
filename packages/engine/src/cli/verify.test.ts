import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom } from '@mundo-manager/rules/core';
import { drawDailyItem } from '@mundo-manager/rules/daily-rewards';
import { ALPHA, rulesetVariant } from '@mundo-manager/rules/ruleset';
import { afterEach, expect, test, vi } from 'vitest';
import { rulesetHash } from '../digests/digests.ts';
import { ENGINE_VERSION, simulate } from '../index.ts';
import {
  chainSeed,
  drawLeaf,
  drawOutcome,
  drawSeed,
  hashChain,
  matchLeaf,
  merklePath,
  nextRoot,
  reducedSheetDigest,
  sealedSeed,
  secretCommitment,
  sheetSeal,
} from '../proof/index.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import { verify } from './verify.ts';

const folder = mkdtempSync(join(tmpdir(), 'proof-'));
const fileOf = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const lines: string[] = [];
vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
afterEach(() => lines.splice(0));

const secret = '5e'.repeat(32);
const input = matchInput(teamSheet({ seed: 1 }), teamSheet({ seed: 2 }));
const seals = { home: sheetSeal(input.home, secret), away: sheetSeal(input.away, secret) };
const match = {
  matchId: 'm1',
  date: 1_000,
  secrets: 'random' as const,
  home: reducedSheetDigest(input.home, seals.home),
  away: reducedSheetDigest(input.away, seals.away),
  knockout: false,
  engineVersion: ENGINE_VERSION,
  rulesetHash: rulesetHash(ALPHA),
};
const leaves = new Map([['m1', matchLeaf(secret, match)]]);
const root = nextRoot(null, { leaves, moment: 1_000, now: 2_000, beacon: null }, '77'.repeat(32));
const { digest } = simulate(input, sealedSeed(secret, match, null));
const proof = { version: 2, date: 1_000, secrets: 'random', seals, path: merklePath(leaves, 'm1'), root };
const replay = {
  ...match,
  secret,
  commitment: secretCommitment(secret),
  input,
  digest,
  proof: { ...proof, previous: null, beaconSignature: null },
};

test('says line by line what a proof comes to, the missing beacon first (R-PRF-6)', async () => {
  expect(await verify(fileOf('replay.json', JSON.stringify(replay)))).toBe(0);
  expect(lines[0]).toMatch(/^ok {2}This world uses no beacon/);
  expect(lines).toContain('ok  There is no witness: only the server says that the root was stored before its round.');
  expect(lines.at(-1)).toMatch(/^The same match: \d+-\d+, digest [0-9a-f]{16}\.$/);
  expect(lines).toHaveLength(9);
});

test('asks the witness whose roots it is given', async () => {
  const file = fileOf('replay.json', JSON.stringify(replay));
  expect(await verify(file, { roots: fileOf('roots.jsonl', `${JSON.stringify({ root, seenAt: 3_000 })}\n\n`) })).toBe(
    0,
  );
  expect(lines).toContain('ok  The witness saw the root, and no other in its place.');
  const other = nextRoot(null, { leaves, moment: 1_001, now: 2_000, beacon: null }, '77'.repeat(32));
  expect(await verify(file, { roots: fileOf('roots.jsonl', JSON.stringify({ root: other, seenAt: 3_000 })) })).toBe(1);
  expect(lines.at(-1)).toMatch(/^NOT The witness saw another root/);
});

test('ends at the first check that fails', async () => {
  const forged = { ...replay, input: { ...input, home: { ...input.home, boosterId: 1 } } };
  expect(await verify(fileOf('forged.json', JSON.stringify(forged)))).toBe(1);
  expect(lines.at(-1)).toMatch(/^NOT The root does not hold this match with these sheets, rules and engine\. /);
});

test('refuses a file of no roots', async () => {
  const file = fileOf('replay.json', JSON.stringify(replay));
  await expect(verify(file, { roots: fileOf('roots.jsonl', '{}\n') })).rejects.toThrow(/holds no roots: line 1/);
  await expect(verify(file, { roots: join(folder, 'none') })).rejects.toThrow(/can't be read/);
});

test('holds the draws of a competition again, and says line by line what each comes to (R-PRF-12)', async () => {
  const draw = {
    drawId: 'cup-1:1',
    competitionId: 'cup-1',
    name: 'MM Cup' as const,
    round: 1,
    date: 1_000,
    secrets: 'random' as const,
    clubIds: ['a', 'b', 'c', 'd'],
    rulesetHash: rulesetHash(ALPHA),
  };
  const ofDraw = new Map([[draw.drawId, drawLeaf(secret, draw)]]);
  const drawRoot = nextRoot(null, { leaves: ofDraw, moment: 1_000, now: 2_000, beacon: null }, '77'.repeat(32));
  const outcome = drawOutcome(draw, drawSeed(secret, draw, null), ALPHA);
  const place = { path: [], root: drawRoot, previous: null, beaconSignature: null };
  const fileWith = (name: string, ...held: object[]) =>
    fileOf(name, JSON.stringify({ status: 200, data: { sealed: [], held } }));
  expect(await verify(fileWith('draws.json', { draw, secret, outcome, place }))).toBe(0);
  expect(lines[0]).toBe('Draw cup-1:1');
  expect(lines.at(-1)).toBe('ok  Drawn again by the rules, the lots are the same.');
  lines.splice(0);

  const chosen = { ...outcome, matches: outcome.matches.toReversed() };
  expect(await verify(fileWith('chosen.json', { draw, secret, outcome: chosen, place }))).toBe(1);
  expect(lines.at(-1)).toMatch(/^NOT Drawn again by the rules, the lots are others\. \(claimed .+, found .+\)$/);
  expect(await verify(fileWith('none.json'))).toBe(1);
  expect(lines.at(-1)).toBe('There is no draw with a proof.');
});

test('draws the rewards of a club again, and believes the witness that saved them (R-PRF-13)', async () => {
  const { head, links } = hashChain(secret, 10);
  const random = createRandom(chainSeed(links[0] ?? '', 'key-1'));
  const draw = { chain: 1, position: 1, kind: 'dailyItem', link: links[0], key: 'key-1', date: 1, spent: [] };
  const drawn = { ...draw, reward: drawDailyItem(random, ALPHA), rulesetHash: rulesetHash(ALPHA) };
  const chain = { number: 1, head, length: 10 };
  const rewards = { clubId: 'c1', ...chain, used: 1, chains: [chain], draws: [drawn] };
  expect(await verify(fileOf('rewards.json', JSON.stringify({ status: 200, data: rewards })))).toBe(0);
  expect(lines.at(-1)).toMatch(/^ok {2}There is no witness/);

  const kept = { seen: [{ clubId: 'c1', chain: 1, position: 0, link: 'ab'.repeat(32), seenAt: 1 }], keys: [] };
  expect(await verify(fileOf('kept.json', JSON.stringify({ ...rewards, witness: kept })))).toBe(1);
  expect(lines.at(-1)).toMatch(
    /^NOT The witness saw another head or link in the same place\. \(claimed .+, found .+\)$/,
  );
  const forged = { ...rewards, draws: [{ ...drawn, reward: { type: 'money', value: 1 } }] };
  expect(await verify(fileOf('forged-rewards.json', JSON.stringify(forged)))).toBe(1);
  expect(lines.at(-1)).toMatch(/^NOT Drawn again by the rules from link and key, a reward is another\./);
  await expect(verify(fileOf('spoilt.json', JSON.stringify({ ...rewards, witness: {} })))).rejects.toThrow(
    /holds no match/,
  );
});

const saved = { seed: 7, knockout: false, input, engineVersion: ENGINE_VERSION, rulesetHash: rulesetHash(ALPHA) };

test('a match of an older engine is played again by the bundle of its version (R-VER-5)', async () => {
  const bundle = new URL('../../bundles/3.js', import.meta.url).href;
  const old: { readonly simulate: typeof simulate } = await import(bundle);
  const { digest: course } = old.simulate(input, 7, { knockout: false });
  const file = (more: object) => fileOf('old.json', JSON.stringify({ ...saved, digest: course, ...more }));
  expect(await verify(file({ engineVersion: 3 }))).toBe(0);
  expect(await verify(file({}))).toBe(1);
  await expect(verify(file({ engineVersion: 99 }))).rejects.toThrow(/engine version 99/);
});

test('a match of a world with its own rule set needs that rule set (R-PRF-6)', async () => {
  const variant = rulesetVariant({ positions: { unknownRating: 51 } }, ALPHA);
  const ruleset = variant.ok ? variant.value : ALPHA;
  const { digest: course } = simulate(input, 7, { knockout: false, ruleset });
  const file = fileOf('own.json', JSON.stringify({ ...saved, rulesetHash: rulesetHash(ruleset), digest: course }));
  await expect(verify(file)).rejects.toThrow(/--ruleset/);
  const answer = fileOf('ruleset.json', JSON.stringify({ status: 200, data: { hash: rulesetHash(ruleset), ruleset } }));
  expect(await verify(file, { ruleset: answer })).toBe(0);
  await expect(verify(file, { ruleset: fileOf('none.json', '{"server":7}') })).rejects.toThrow(/holds no rule set/);
});
