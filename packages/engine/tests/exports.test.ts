/** What other packages import from the engine: nothing goes without notice. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as english from '../src/commentary/en-gb/index.ts';
import * as spanish from '../src/commentary/es/index.ts';
import * as commentary from '../src/commentary/index.ts';
import * as engine from '../src/index.ts';
import * as matchday from '../src/matchday/index.ts';
import * as proof from '../src/proof/index.ts';
import * as teamSheets from '../src/team-sheet/index.ts';
import * as testing from '../src/testing/index.ts';
import * as verification from '../src/verification/index.ts';

test('the public face of the engine', () => {
  expect(Object.keys(engine).sort()).toEqual([
    'ATTACK_ROUTES',
    'BASE_RATING',
    'ENGINE_VERSION',
    'EVENT_TYPES',
    'FRAME_LENGTH',
    'INPUT_ERRORS',
    'MATCH_REASON_CODES',
    'MatchInputError',
    'RATING_WEIGHTS',
    'TICKS_A_MINUTE',
    'createMatch',
    'createRecorder',
    'digestOf',
    'eventsOf',
    'goalsBeyondXg',
    'matchReasons',
    'matchStats',
    'momentum',
    'ratePlayers',
    'resultOf',
    'resume',
    'runningOf',
    'sideRunning',
    'simulate',
    'snapshot',
    'step',
    'validateInput',
  ]);
  for (const language of [commentary, english, spanish]) expect(Object.keys(language)).toEqual(['commentate']);
  expect(Object.keys(matchday).sort()).toEqual([
    'appearancesOf',
    'matchInputOf',
    'playedMatchOf',
    'playerCounts',
    'scoutedGoals',
  ]);
  expect(Object.keys(proof).sort()).toEqual([
    'DRAW_CHECKS',
    'DRAW_ERRORS',
    'PROOF_CHECKS',
    'PROOF_ERRORS',
    'QUICKNET',
    'REWARD_CHECKS',
    'REWARD_ERRORS',
    'ROUND_LEAD',
    'SECRET_SOURCES',
    'chainSeed',
    'checkDraw',
    'checkProof',
    'checkRewards',
    'drawLeaf',
    'drawOutcome',
    'drawSeed',
    'drawSentence',
    'earlierLink',
    'firstRoundFrom',
    'followsRoot',
    'hashChain',
    'isBeaconRound',
    'isMatchSecret',
    'isNextLink',
    'isSignedRoot',
    'matchLeaf',
    'merklePath',
    'merkleRoot',
    'nextRoot',
    'proofSentence',
    'publicKeyOf',
    'reducedSheetDigest',
    'rewardSentence',
    'rootFromPath',
    'rootHash',
    'roundForRoot',
    'roundTime',
    'sealedSeed',
    'secretCommitment',
    'sheetSeal',
    'shownSeal',
    'signRoot',
    'verifyMatch',
  ]);
  expect(Object.keys(teamSheets).sort()).toEqual(['teamSheetOf', 'withoutUnusedOrders']);
  expect(Object.keys(testing).sort()).toEqual(['matchInput', 'teamSheet']);
  expect(Object.keys(verification).sort()).toEqual([
    'VERIFICATION_ERRORS',
    'commitment',
    'inputDigest',
    'isSecret',
    'matchSeed',
    'rulesetHash',
    'sheetDigest',
    'verifyReplay',
  ]);
});

test('every path that the package exports is built from a source', () => {
  const { exports } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    exports: Record<string, unknown>;
  };
  expect(Object.keys(exports)).toEqual([
    '.',
    './commentary',
    './commentary/en-gb',
    './commentary/es',
    './matchday',
    './proof',
    './team-sheet',
    './testing',
    './verification',
    './bundles/*.js',
    './package.json',
  ]);
});

test('the first example of the README runs', () => {
  const { simulate } = engine;
  const { matchInput, teamSheet } = testing;
  const { digest } = simulate(matchInput(teamSheet({ strength: 70 }), teamSheet({ strength: 70 })), 1);
  expect(digest).toMatch(/^[0-9a-f]{16}$/);
});
