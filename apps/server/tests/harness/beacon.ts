/** A beacon of our own key, and relays of it that answer what a test wants. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Beacon } from '@mundo-manager/engine/proof';
import { BUILT_AT } from '@mundo-manager/rules/testing';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

const { shortSignatures } = bls12_381;
const KEY = hexToBytes('2a'.repeat(32));
const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

export const TEST_BEACON: Beacon = {
  name: 'ours',
  chainHash: '0b'.repeat(32),
  publicKey: shortSignatures.getPublicKey(KEY).toHex(),
  genesis: BUILT_AT - 1_000_000,
  period: 3_000,
};

/** The beacon's signature of a round; that of another key is forged. */
export function signatureOf(round: number, key = KEY): string {
  const number = new Uint8Array(8);
  new DataView(number.buffer).setBigUint64(0, BigInt(round));
  const message = shortSignatures.hash(sha256(number), DOMAIN);
  return bytesToHex(shortSignatures.Signature.toBytes(shortSignatures.sign(message, key)));
}

export interface TestRelay {
  readonly address: string;
  /** Rounds that it was asked for, in order. */
  readonly asked: readonly number[];
  close(): Promise<void>;
}

/** What a relay answers for a round; null for 404. */
export type RelayAnswer = (round: number) => object | null;

export async function startRelay(answer: RelayAnswer): Promise<TestRelay> {
  const asked: number[] = [];
  const server = createServer(({ url = '' }, response) => {
    const [, chain, , round] = url.split('/');
    asked.push(Number(round));
    const given = chain === TEST_BEACON.chainHash ? answer(Number(round)) : null;
    response.writeHead(given === null ? 404 : 200).end(JSON.stringify(given));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    asked,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
