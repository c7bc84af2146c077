import type { isBeaconRound } from '../../src/proof/index.ts';

/** The check of rounds, each asked once: the matches of one moment share their round. */
export function rememberRounds(isRound: typeof isBeaconRound): typeof isBeaconRound {
  const known = new Map<string, boolean>();
  return (beacon, given) => {
    const key = `${beacon.publicKey} ${given.round} ${given.signature}`;
    const answer = known.get(key) ?? isRound(beacon, given);
    known.set(key, answer);
    return answer;
  };
}
