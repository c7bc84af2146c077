/** Where secrets come from: an argument of the server, so that test worlds can be repeated. R-PRF-5 */
import { createHmac, randomBytes } from 'node:crypto';
import type { SecretSource } from '@mundo-manager/engine/proof';

export interface Secrets {
  /** As proofs name it. */
  readonly source: Exclude<SecretSource, 'world'>;
  /** 256 bits as hexadecimal digits; of a test world the same for the same subject. */
  of(...subject: readonly string[]): string;
}

/** Fresh randomness, or, if a test world gives its seed, secrets that can be repeated. */
export function createSecrets(testSeed?: string): Secrets {
  if (testSeed === undefined) return { source: 'random', of: () => randomBytes(32).toString('hex') };
  return {
    source: 'test',
    of: (...subject) => createHmac('sha256', testSeed).update(JSON.stringify(subject)).digest('hex'),
  };
}
