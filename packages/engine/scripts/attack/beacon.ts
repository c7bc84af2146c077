/** A beacon of quicknet's kind with a key of its own: nothing gives a round before its time. */
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { roundMessage } from '../../src/proof/beacon.ts';
import { type Beacon, QUICKNET, roundTime } from '../../src/proof/index.ts';

export interface OwnBeacon {
  readonly beacon: Beacon;
  /** The signature of the round. Throws `RangeError` where the round has not appeared at that moment. */
  signatureAt(moment: number, round: number): string;
}

const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/** The beacon that a seed makes. */
export function createBeacon(seed: string): OwnBeacon {
  const { shortSignatures } = bls12_381;
  const secretKey = bls12_381.utils.randomSecretKey(keyMaterial(seed));
  const publicKey = shortSignatures.getPublicKey(secretKey).toHex();
  const beacon = { ...QUICKNET, name: 'own', publicKey };
  const known = new Map<number, string>();
  return {
    beacon,
    signatureAt(moment, round) {
      if (roundTime(beacon, round) > moment) throw new RangeError(`round ${round} has not appeared`);
      const signature =
        known.get(round) ??
        bytesToHex(
          shortSignatures.Signature.toBytes(
            shortSignatures.sign(shortSignatures.hash(roundMessage(round), DOMAIN), secretKey),
          ),
        );
      known.set(round, signature);
      return signature;
    },
  };
}

function keyMaterial(seed: string): Uint8Array {
  const first = sha256(utf8ToBytes(`beacon ${seed}`));
  return new Uint8Array([...first, ...sha256(first)]).slice(0, 48);
}
