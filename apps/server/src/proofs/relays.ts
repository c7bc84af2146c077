/** Asks relays of the beacon for a round, in their order. A relay can keep a round back, but not forge one. R-PRF-4 */
import { type Beacon, type BeaconRound, isBeaconRound } from '@mundo-manager/engine/proof';

/** Relays of the League of Entropy, as their operators publish them. */
export const QUICKNET_RELAYS: readonly string[] = [
  'https://api.drand.sh',
  'https://drand.cloudflare.com',
  'https://api2.drand.sh',
  'https://api3.drand.sh',
];

const TIMEOUT_MS = 4_000;
const MOST_BYTES = 4_096;

/** Why a relay gave no round. */
export interface RelayFailure {
  readonly relay: string;
  readonly reason: string;
}

/** The signature of the round from the first relay that has it; null if none has. */
export async function askRelays(
  beacon: Beacon,
  relays: readonly string[],
  round: number,
  onFailure: (failure: RelayFailure) => void = () => {},
): Promise<string | null> {
  for (const relay of relays) {
    try {
      const { signature } = await askRelay(beacon, relay, round);
      return signature;
    } catch (error) {
      onFailure({ relay, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return null;
}

async function askRelay(beacon: Beacon, relay: string, round: number): Promise<BeaconRound> {
  const response = await fetch(`${relay}/${beacon.chainHash}/public/${round}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`answered ${response.status}`);
  const text = await response.text();
  if (text.length > MOST_BYTES) throw new Error('answered too much');
  const answer: Partial<BeaconRound> = JSON.parse(text);
  if (answer.round !== round) throw new Error(`answered round ${answer.round}`);
  const given = { round, signature: String(answer.signature) };
  if (!isBeaconRound(beacon, given)) throw new Error('answered a forged round');
  return given;
}
