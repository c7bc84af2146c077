/** Every version of the engine that is kept plays what it always played. */

import { readFileSync } from 'node:fs';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { describe, expect, test } from 'vitest';
import { bundleFile, fingerprint, golden, keptVersions, loadBundle, released } from '../scripts/bundle/store.ts';
import * as english from '../src/commentary/en-gb/index.ts';
import * as spanish from '../src/commentary/es/index.ts';
import * as commentary from '../src/commentary/index.ts';
import * as sources from '../src/index.ts';
import * as verification from '../src/verification/index.ts';

const { ENGINE_VERSION, simulate } = sources;

const versions = keptVersions();

describe.each(versions)('the engine of version %i', (version) => {
  test('plays its golden matches as it did when it was written (R-VER-5)', async () => {
    const engine = await loadBundle(version);
    const { engineVersion, matches } = golden(version);
    expect([engine.ENGINE_VERSION, engineVersion]).toEqual([version, version]);
    expect(matches.length).toBeGreaterThanOrEqual(5);
    for (const { input, seed, knockout, digest } of matches) {
      expect(engine.simulate(input, seed, { knockout }).digest).toBe(digest);
    }
  });

  test('gives all that a player of replays needs', async () => {
    const engine = await loadBundle(version);
    const [match] = golden(version).matches;
    if (match === undefined) throw new Error('there is a golden match');
    const { createMatch, step, snapshot, resume, createRecorder, digestOf, resultOf, commentate } = engine;

    const recorder = createRecorder();
    let running = createMatch(match.input, match.seed, { knockout: match.knockout });
    for (let tick = 0; tick < 100; tick++) {
      step(running);
      recorder.observe(running);
    }
    running = resume(JSON.parse(JSON.stringify(snapshot(running))));
    while (!running.finished) step(running);
    expect(digestOf(running)).toBe(match.digest);
    expect(recorder.recording().length).toBe(100);
    expect(commentate(resultOf(running, match.input).events, match.input).length).toBeGreaterThan(10);
    expect(engine.rulesetHash(ALPHA)).toMatch(/^[0-9a-f]{64}$/);
  });

  test('plays matches that the sources comment in every language (R-LNG-5)', async () => {
    const engine = await loadBundle(version);
    const [match] = golden(version).matches;
    if (match === undefined) throw new Error('there is a golden match');
    const { events } = engine.simulate(match.input, match.seed, { knockout: match.knockout });
    const [first, ...others] = [commentary, english, spanish].map(({ commentate }) => commentate(events, match.input));
    expect(first?.length).toBeGreaterThan(30);
    for (const lines of others)
      expect(lines.map(({ occasion }) => occasion)).toEqual(first?.map(({ occasion }) => occasion));
    for (const { text } of [first, ...others].flatMap((lines) => lines ?? []))
      expect(text).not.toMatch(/[{}]|undefined| {2}/);
  });

  test('is one file that asks for nothing', () => {
    const text = readFileSync(bundleFile(version), 'utf8');
    expect(text).not.toMatch(/\b(?:from|import)\s*(?:\(\s*)?["'`]/);
    expect(text).not.toMatch(/\bprocess\.|\brequire\(/);
  });
});

test('only released versions and the one in the making are kept', () => {
  const expected = new Set([...Object.keys(released()).map(Number), ENGINE_VERSION]);
  expect(versions).toEqual([...expected].sort((a, b) => a - b));
});

test('a released version is what it was when it was released', () => {
  for (const [version, hash] of Object.entries(released())) expect(fingerprint(Number(version))).toBe(hash);
});

test('the version of the sources is kept, and plays as the sources do: otherwise `npm run bundle`, or raise ENGINE_VERSION', () => {
  expect(versions).toContain(ENGINE_VERSION);
  for (const { input, seed, knockout, digest } of golden(ENGINE_VERSION).matches) {
    expect(simulate(input, seed, { knockout }).digest).toBe(digest);
  }
});

test('the current bundle has the rule set of the sources, too: a match of today would not be verified with another', async () => {
  const engine = await loadBundle(ENGINE_VERSION);
  expect(engine.rulesetHash(ALPHA)).toBe(verification.rulesetHash(ALPHA));
});

test('the current bundle exports every name that the package, its commentary and its verification export', async () => {
  const engine = await loadBundle(ENGINE_VERSION);
  const names = [sources, commentary, verification].flatMap((part) => Object.keys(part));
  expect(Object.keys(engine).sort()).toEqual(names.sort());
});
