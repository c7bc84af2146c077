import { ALPHA } from '@mundo-manager/rules/ruleset';
import type { Order } from '@mundo-manager/rules/tactics';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rulesetHash } from '../digests/digests.ts';
import { ENGINE_VERSION, simulate } from '../index.ts';
import { withoutUnusedOrders } from '../team-sheet/index.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import { roundMessage } from './beacon.ts';
import {
  type Beacon,
  chainSeed,
  checkProof,
  firstRoundFrom,
  followsRoot,
  hashChain,
  isBeaconRound,
  isNextLink,
  isSignedRoot,
  matchLeaf,
  merklePath,
  merkleRoot,
  nextRoot,
  PROOF_CHECKS,
  PROOF_ERRORS,
  proofSentence,
  publicKeyOf,
  QUICKNET,
  type RootRecord,
  reducedSheetDigest,
  rootFromPath,
  rootHash,
  roundForRoot,
  roundTime,
  type SealedReplay,
  type SignedRoot,
  sealedSeed,
  secretCommitment,
  sheetSeal,
  shownSeal,
  signRoot,
  verifyMatch,
} from './index.ts';

const secret = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const blind = 'b1'.repeat(32);
const worldKey = '77'.repeat(32);
const input = matchInput(teamSheet({ seed: 1 }), teamSheet({ seed: 2 }));
const hash = (n: number) => n.toString(16).padStart(64, '0');

/** A beacon of our own key, as fast as the real one. */
const beaconKey = hexToBytes('2a'.repeat(32));
const BEACON: Beacon = {
  name: 'ours',
  chainHash: hash(1),
  publicKey: bls12_381.shortSignatures.getPublicKey(beaconKey).toHex(),
  genesis: 1_000_000,
  period: 3_000,
};
function signatureOf(round: number, key = beaconKey): string {
  const { shortSignatures } = bls12_381;
  const message = shortSignatures.hash(roundMessage(round), 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_');
  return bytesToHex(shortSignatures.Signature.toBytes(shortSignatures.sign(message, key)));
}

describe('the beacon (R-PRF-4)', () => {
  // As relays of the League of Entropy answer them.
  const ROUND_1 = 'b55e7cb2d5c613ee0b2e28d6750aabbb78c39dcc96bd9d38c2c2e12198df95571de8e8e402a0cc48871c7089a2b3af4b';
  const ROUND_100 = 'a4a4ff2320c23471a4bf9540ee5fc68e4c6a750dc89fd8bbeb9ba56e0708673b2d285461388f14537332492726efd282';

  test('the real quicknet’s rounds verify with its key', () => {
    expect(isBeaconRound(QUICKNET, { round: 1, signature: ROUND_1 })).toBe(true);
    expect(isBeaconRound(QUICKNET, { round: 100, signature: ROUND_100 })).toBe(true);
  });

  test.each([
    ['another round', { round: 2, signature: ROUND_1 }],
    ['a changed digit', { round: 1, signature: ROUND_1.replace('4b', '4c') }],
    ['upper case', { round: 1, signature: ROUND_1.toUpperCase() }],
    ['too short', { round: 1, signature: ROUND_1.slice(2) }],
    ['nothing', { round: 1, signature: '' }],
    ['no round', { round: 0, signature: ROUND_1 }],
    ['the point at infinity', { round: 1, signature: `c0${'00'.repeat(47)}` }],
  ])('refuses %s', (_, round) => {
    expect(isBeaconRound(QUICKNET, round)).toBe(false);
  });

  test('a round of another key is forged', () => {
    expect(isBeaconRound(BEACON, { round: 7, signature: signatureOf(7) })).toBe(true);
    expect(isBeaconRound(BEACON, { round: 7, signature: signatureOf(7, hexToBytes('2b'.repeat(32))) })).toBe(false);
  });

  test('rounds and times, as quicknet counts them', () => {
    expect(roundTime(QUICKNET, 1)).toBe(1_692_803_367_000);
    expect(firstRoundFrom(QUICKNET, 1_692_803_367_000)).toBe(1);
    expect(firstRoundFrom(QUICKNET, 1_692_803_367_001)).toBe(2);
    expect(firstRoundFrom(QUICKNET, 0)).toBe(1);
  });

  test('a root waits at least 10 s, and never names a round before the last', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (after) => {
        const storedAt = QUICKNET.genesis + after;
        const wait = roundTime(QUICKNET, roundForRoot(QUICKNET, storedAt, null)) - storedAt;
        expect(wait).toBeGreaterThanOrEqual(10_000);
        expect(wait).toBeLessThan(13_000);
      }),
    );
    expect(roundForRoot(QUICKNET, QUICKNET.genesis, 50)).toBe(50);
  });
});

describe('the tree (R-PRF-2)', () => {
  const someLeaves = fc
    .uniqueArray(fc.string(), { minLength: 1, maxLength: 40 })
    .map((keys) => new Map(keys.map((key, at) => [key, hash(at)])));

  test('every path leads to the root, and another leaf or key does not', () => {
    fc.assert(
      fc.property(someLeaves, (leaves) => {
        const root = merkleRoot(leaves);
        for (const [key, leaf] of leaves) {
          const path = merklePath(leaves, key);
          expect(rootFromPath(key, leaf, path)).toBe(root);
          expect(rootFromPath(key, hash(99), path)).not.toBe(root);
          expect(rootFromPath(`${key}!`, leaf, path)).not.toBe(root);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('the order of the leaves changes nothing, and one leaf more changes the root', () => {
    const leaves = new Map([...'abcdefgh'].map((key, at) => [key, hash(at)]));
    expect(merkleRoot(new Map([...leaves].reverse()))).toBe(merkleRoot(leaves));
    expect(merkleRoot(new Map([...leaves, ['i', hash(9)]]))).not.toBe(merkleRoot(leaves));
  });

  test('has no path for a stranger', () => {
    expect(() => merklePath(new Map(), 'm1')).toThrow(RangeError);
  });
});

describe('the digest of a reduced sheet (R-PRF-1)', () => {
  const digestOf = (sheet: typeof input.home) => reducedSheetDigest(sheet, sheetSeal(sheet, blind));
  const { home } = input;

  test('leaves out every name', () => {
    const renamed = {
      ...home,
      club: { id: home.club.id, name: 'Sapo\u200b' },
      players: home.players.map((player) => ({ ...player, name: 'X', nickname: 'Y' })),
      comment: 'a field that no match reads',
    };
    expect(digestOf(renamed)).toBe(digestOf(home));
    expect(simulate({ ...input, home: renamed, venue: '' }, 'seed').digest).toBe(simulate(input, 'seed').digest);
  });

  test('differs with whatever a match reads', () => {
    const [first, ...rest] = home.players;
    if (first === undefined) throw new Error('a sheet has players');
    const others = [
      { ...home, boosterId: 3 },
      { ...home, speech: { ...home.speech, attacking: 9 } },
      { ...home, players: [{ ...first, condition: first.condition - 0.1 }, ...rest] },
      { ...home, players: [{ ...first, attributes: { ...first.attributes, speed: 1 } }, ...rest] },
      { ...home, tactic: { ...home.tactic, formation: '433Wide' } },
      { ...home, tactic: { ...home.tactic, setPieces: [{ name: 'captain', value: 4 } as const] } },
      { ...home, tactic: { ...home.tactic, teamInstructions: [{ name: 'mentality', value: 'x' }] } },
      { ...home, tactic: { ...home.tactic, places: home.tactic.places.toReversed() } },
    ];
    expect(new Set([home, ...others].map(digestOf)).size).toBe(1 + others.length);
  });
});

describe('the root (R-PRF-3)', () => {
  const record: RootRecord = {
    version: 2,
    number: 1,
    previous: null,
    root: hash(5),
    moment: 1_000,
    storedAt: 2_000_000,
    beacon: 'none',
    round: null,
    key: publicKeyOf(worldKey),
  };
  const first = signRoot(record, worldKey);
  const next = (changes: Partial<RootRecord> = {}) =>
    signRoot({ ...record, number: 2, previous: rootHash(first), ...changes }, worldKey);

  test('is signed by the key that it names', () => {
    expect(isSignedRoot(first)).toBe(true);
    expect(isSignedRoot(JSON.parse(JSON.stringify(first)))).toBe(true);
    expect(isSignedRoot({ ...first, root: hash(6) })).toBe(false);
    expect(isSignedRoot({ ...first, key: publicKeyOf('78'.repeat(32)) })).toBe(false);
    expect(isSignedRoot({ ...first, signature: 'x' })).toBe(false);
    expect(() => signRoot(record, '78'.repeat(32))).toThrow(RangeError);
  });

  test('is made to follow, though clocks go back', () => {
    const source = { leaves: new Map([['m1', hash(1)]]), moment: 0, now: 0, beacon: BEACON };
    const [one, two] = [nextRoot(null, source, worldKey), nextRoot(first, source, worldKey)];
    expect([isSignedRoot(one), followsRoot(one, null)]).toEqual([true, true]);
    expect([isSignedRoot(two), followsRoot(two, first)]).toEqual([true, true]);
    expect(two).toMatchObject({ number: 2, moment: first.moment, storedAt: first.storedAt, beacon: 'ours' });
  });

  test('follows the one before', () => {
    expect(followsRoot(first, null)).toBe(true);
    expect(followsRoot(next(), first)).toBe(true);
    for (const changes of [{ number: 3 }, { previous: hash(0) }, { moment: 999 }, { storedAt: 1 }]) {
      expect(followsRoot(next(changes), first)).toBe(false);
    }
    expect(followsRoot(next(), null)).toBe(false);
  });
});

describe('hash chains (R-PRF-8)', () => {
  const { head, links } = hashChain(secret, 5);

  test('reveal one link after the other from a head that came first', () => {
    expect(links).toHaveLength(5);
    expect(links.at(-1)).toBe(secret);
    let last = head;
    for (const link of links) {
      expect(isNextLink(link, last)).toBe(true);
      last = link;
    }
    expect(isNextLink(links[1] ?? '', head)).toBe(false);
    expect(isNextLink('x', head)).toBe(false);
    expect(() => hashChain('x', 5)).toThrow(RangeError);
  });

  test('give another draw for another link or key', () => {
    const seeds = links.flatMap((link) => [chainSeed(link, 'a'), chainSeed(link, 'b')]);
    expect(new Set(seeds).size).toBe(10);
  });
});

describe('the proof of a match (R-PRF-5, R-PRF-6)', () => {
  const STORED_AT = 2_000_000;
  const ROUND = roundForRoot(BEACON, STORED_AT, null);

  function sealed({
    beacon = true,
    date = 5_000,
    sheets = input,
    used = [[], []] as readonly (readonly number[])[],
  } = {}) {
    const seals = { home: sheetSeal(sheets.home, blind), away: sheetSeal(sheets.away, blind) };
    const match = {
      matchId: 'm1',
      date: 5_000,
      secrets: 'random' as const,
      home: reducedSheetDigest(sheets.home, seals.home),
      away: reducedSheetDigest(sheets.away, seals.away),
      knockout: false,
      engineVersion: ENGINE_VERSION,
      rulesetHash: rulesetHash(ALPHA),
    };
    const leaves = new Map([...'abc'].map((key, at) => [key, hash(at)]));
    leaves.set('m1', matchLeaf(secret, match));
    const of = { moment: 4_000, now: STORED_AT - 60_000, beacon: beacon ? BEACON : null };
    const before = nextRoot(null, { ...of, leaves: new Map() }, worldKey);
    const root = nextRoot(before, { ...of, leaves, moment: date, now: STORED_AT }, worldKey);
    const beaconSignature = beacon ? signatureOf(ROUND) : null;
    const { digest } = simulate(sheets, sealedSeed(secret, match, beaconSignature));
    const [ofHome = [], ofAway = []] = used;
    const replay: SealedReplay = {
      matchId: 'm1',
      secret,
      commitment: secretCommitment(secret),
      input: {
        ...sheets,
        home: withoutUnusedOrders(sheets.home, ofHome),
        away: withoutUnusedOrders(sheets.away, ofAway),
      },
      engineVersion: ENGINE_VERSION,
      rulesetHash: rulesetHash(ALPHA),
      digest,
      proof: {
        version: 2,
        date: 5_000,
        secrets: 'random',
        seals: {
          home: shownSeal(sheets.home, seals.home, ofHome),
          away: shownSeal(sheets.away, seals.away, ofAway),
        },
        path: merklePath(leaves, 'm1'),
        root,
        previous: before,
        beaconSignature,
      },
    };
    return replay;
  }

  const options = { beacons: [BEACON] };
  const replay = sealed();
  const withRoot = (changes: Partial<RootRecord>): SealedReplay => {
    const { signature: _, ...record } = replay.proof.root;
    return { ...replay, proof: { ...replay.proof, root: signRoot({ ...record, ...changes }, worldKey) } };
  };
  const withProof = (changes: Partial<SealedReplay['proof']>): SealedReplay => {
    return { ...replay, proof: { ...replay.proof, ...changes } };
  };
  const saysOf = (shown: SealedReplay, more: object = {}) =>
    checkProof(shown, { ...options, ...more }).checks.map((check) => (check.ok ? check.says : check.code));

  test('holds, in one sentence per check', () => {
    const verified = verifyMatch(JSON.parse(JSON.stringify(replay)), { ENGINE_VERSION, simulate }, ALPHA, options);
    expect(verified.ok).toBe(true);
    expect(verified.checks.map((check) => (check.ok ? check.says : check.code))).toEqual([
      'secrets',
      'commitment',
      'path',
      'signature',
      'chain',
      'beacon',
      'unwitnessed',
      'course',
    ]);
    for (const check of verified.checks) expect(proofSentence(check)).toMatch(/^[A-Z][^.]+\.$/);
  });

  test('says first that the world has no beacon', () => {
    const bare = sealed({ beacon: false });
    expect(saysOf(bare)).toEqual(['beaconless', 'secrets', 'commitment', 'path', 'signature', 'chain', 'unwitnessed']);
    expect(verifyMatch(bare, { ENGINE_VERSION, simulate }, ALPHA).ok).toBe(true);
  });

  test('names the source of its secret, and a late kick-off', () => {
    expect(saysOf(withProof({ secrets: 'test' }))).toEqual(['testSecrets', 'commitment', 'proof/not-in-root']);
    expect(saysOf(withProof({ secrets: 'world' }))[0]).toBe('worldSecret');
    expect(saysOf(sealed({ date: 6_000 }))).toContain('late');
  });

  test('says what the witness saw', () => {
    const { root } = replay.proof;
    const at = roundTime(BEACON, ROUND);
    const last = (seen: object[]) => saysOf(replay, { seen }).at(-1);
    expect(last([{ root, seenAt: at - 1 }])).toBe('witnessed');
    expect(last([{ root, seenAt: at }])).toBe('seenLate');
    expect(last([{ root: replay.proof.previous, seenAt: 0 }])).toBe('unwitnessed');
    const { signature: _, ...record } = root;
    const other = signRoot({ ...record, root: hash(8) }, worldKey);
    expect(last([{ root: other, seenAt: 0 }])).toBe('proof/other-root');
    // What the world's key has not signed says nothing against it.
    expect(last([{ root: { ...other, signature: 'f'.repeat(128) }, seenAt: 0 }])).toBe('unwitnessed');
    const bare = sealed({ beacon: false });
    expect(saysOf(bare, { seen: [{ root: bare.proof.root, seenAt: 1 }] }).at(-1)).toBe('seen');
  });

  describe('with orders that never acted (R-PRF-7)', () => {
    const orders: readonly Order[] = [
      { when: [{ kind: 'minute', from: 95, to: null }], action: { kind: 'tactic', tacticName: 'B' } },
      { when: [{ kind: 'minute', from: 1, to: null }], action: { kind: 'tactic', tacticName: 'C' } },
    ];
    const { places: _, substitutions: __, orders: ___, ...plan } = input.home.tactic;
    const home = { ...input.home, tactic: { ...input.home.tactic, orders }, tactics: { B: plan, C: plan } };
    const shown = sealed({ sheets: { ...input, home }, used: [[1], []] });

    test('holds for the shown part, and says that orders stay hidden', () => {
      expect(shown.input.home.tactic.orders).toEqual([orders[1]]);
      expect(saysOf(shown)).toContain('hiddenOrders');
      expect(verifyMatch(shown, { ENGINE_VERSION, simulate }, ALPHA, options).ok).toBe(true);
    });

    test('leaves no room for another line-up behind them', () => {
      const other = { ...shown.input.home, boosterId: 3 };
      expect(saysOf({ ...shown, input: { ...shown.input, home: other } })).toContain('proof/not-in-root');
      const more = { ...shown.input.home, tactic: { ...shown.input.home.tactic, orders } };
      expect(saysOf({ ...shown, input: { ...shown.input, home: more } })).toEqual(['proof/bad-shape']);
      const less = { ...shown.input.home, tactic: { ...shown.input.home.tactic, orders: [] } };
      expect(saysOf({ ...shown, input: { ...shown.input, home: less } })).toEqual(['proof/bad-shape']);
    });
  });

  const forgedRound = signatureOf(ROUND + 1);
  const ten = { ...input.home, tactic: { ...input.home.tactic, places: input.home.tactic.places.slice(1) } };
  const REFUSED: Readonly<Record<keyof typeof PROOF_ERRORS, readonly SealedReplay[]>> = {
    'proof/bad-shape': [
      withProof({ path: ['x'] }),
      withProof({ seals: { home: { orders: [{ salt: 'x' }], plans: {} }, away: { orders: [], plans: {} } } }),
      { ...replay, proof: null } as unknown as SealedReplay,
      null as unknown as SealedReplay,
    ],
    'proof/bad-secret': [{ ...replay, secret: 'guess' }],
    'proof/other-commitment': [
      { ...replay, secret: secret.replace('00', '01') },
      { ...replay, commitment: hash(1) },
    ],
    'proof/not-in-root': [
      { ...replay, matchId: 'm2' },
      { ...replay, knockout: true },
      { ...replay, input: { ...input, away: { ...input.away, boosterId: 3 } } },
      { ...replay, rulesetHash: hash(1) },
      withProof({ date: 4_999 }),
    ],
    'proof/bad-signature': [withProof({ root: { ...replay.proof.root, storedAt: STORED_AT + 1 } })],
    'proof/broken-chain': [
      withRoot({ number: 3 }),
      withRoot({ previous: hash(1) }),
      withProof({ previous: null }),
      withProof({ previous: { ...(replay.proof.previous as SignedRoot), signature: 'f'.repeat(128) } }),
    ],
    'proof/other-round': [withRoot({ round: ROUND + 1 }), withRoot({ storedAt: STORED_AT + 6_000 })],
    'proof/unknown-beacon': [withRoot({ beacon: 'theirs' })],
    'proof/forged-beacon': [withProof({ beaconSignature: forgedRound }), withProof({ beaconSignature: null })],
    'proof/other-root': [replay],
    'proof/other-engine': [replay],
    'proof/other-ruleset': [replay],
    'proof/bad-input': [sealed()],
    'proof/other-course': [{ ...replay, digest: '0'.repeat(16) }],
  };

  test.each(
    Object.entries(REFUSED).filter(
      ([code]) => !/root$|engine|ruleset|input|course/.test(code) || code === 'proof/not-in-root',
    ),
  )('fails by %s', (code, forged) => {
    for (const each of forged) expect(saysOf(each).at(-1)).toBe(code);
  });

  test('fails by what the simulation finds', () => {
    const codeOf = (shown: SealedReplay, engine = { ENGINE_VERSION, simulate }, ruleset = ALPHA) =>
      verifyMatch(shown, engine, ruleset, options).checks.flatMap((check) => (check.ok ? [] : check.code));
    expect(codeOf({ ...replay, digest: '0'.repeat(16) })).toEqual(['proof/other-course']);
    expect(codeOf(replay, { ENGINE_VERSION: 99, simulate })).toEqual(['proof/other-engine']);
    expect(codeOf(replay, undefined, { ...ALPHA, name: 'Beta' })).toEqual(['proof/other-ruleset']);
    expect(codeOf(unplayable())).toEqual(['proof/bad-input']);
  });

  /** A match that was sealed with ten players: whatever was sealed has to be played. */
  function unplayable(): SealedReplay {
    const seals = { home: sheetSeal(ten, blind), away: sheetSeal(input.away, blind) };
    const { proof } = replay;
    const match = {
      ...replay,
      date: proof.date,
      secrets: proof.secrets,
      knockout: false,
      home: reducedSheetDigest(ten, seals.home),
      away: reducedSheetDigest(input.away, seals.away),
    };
    const leaves = new Map([['m1', matchLeaf(secret, match)]]);
    const { signature: _, ...record } = proof.root;
    const root = signRoot({ ...record, root: merkleRoot(leaves) }, worldKey);
    return { ...replay, input: { ...input, home: ten }, proof: { ...proof, path: [], root, seals } };
  }

  test('has a sentence for whatever can fail', () => {
    expect(Object.keys(REFUSED)).toEqual(Object.keys(PROOF_ERRORS));
    for (const code of Object.keys(PROOF_ERRORS) as (keyof typeof PROOF_ERRORS)[]) {
      expect(proofSentence({ ok: false, code, claimed: '', found: '' })).toMatch(/^[A-Z][^.]+\.$/);
    }
    expect(Object.keys(PROOF_CHECKS).length).toBeGreaterThan(10);
  });
});
