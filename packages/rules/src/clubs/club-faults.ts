import { assertRuleset } from '../core/assert.ts';
import type { Player } from '../players/player.ts';
import { isKeeper } from '../players/squad-limits.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Club } from './club.ts';

/** A number of a club that a rule set does not allow. */
export interface ClubFault {
  /** The path of the limit in the rule set. */
  readonly constant: string;
  /** What the club has. */
  readonly found: number;
  readonly limit: number;
}

/**
 * Everything in a club that a rule set does not allow: squad, keepers, shirt numbers, tactic places, booster slots,
 * levels. A world refuses a rule set that gives any club a fault. R-SRV-12
 */
export function clubFaults(club: Club, ruleset: Ruleset): readonly ClubFault[] {
  assertRuleset(ruleset, 'clubFaults');
  const { players, tactics, facilities } = club;
  const { squad, highestShirtNumber } = ruleset.players;
  const most = (numbers: readonly number[]) => Math.max(0, ...numbers);
  const places = ruleset.tactics.starters + ruleset.tactics.bench;
  const otherPlaces = Object.values(tactics).find((tactic) => tactic.places.length !== places);
  const slots = most(players.map(({ attributeBoosters }: Player) => attributeBoosters.length));
  const { stadium, gym, recoveryCenter, trainingGround } = facilities;
  return [
    ...fault('players.squad.minimum', players.length, squad.minimum, players.length < squad.minimum),
    ...fault('players.squad.maximum', players.length, squad.maximum, players.length > squad.maximum),
    ...keepersFault(players.filter(isKeeper).length, squad.keepers),
    ...atMost('players.highestShirtNumber', most(players.map(({ number }) => number)), highestShirtNumber),
    ...fault('tactics.bench', otherPlaces?.places.length ?? places, places, otherPlaces !== undefined),
    ...atMost('boosters.slotLevels', slots, ruleset.boosters.slotLevels.length),
    ...atMost('facilities.stadium', stadium.level, ruleset.facilities.stadium.length),
    ...atMost('facilities.gym', gym, ruleset.facilities.gym.length),
    ...atMost('facilities.recoveryCenter', recoveryCenter, ruleset.facilities.recoveryCenter.length),
    ...atMost('facilities.trainingGround', trainingGround, ruleset.facilities.trainingGround.length),
  ];
}

const keepersFault = (found: number, limit: number) => fault('players.squad.keepers', found, limit, found < limit);

const atMost = (constant: string, found: number, limit: number) => fault(constant, found, limit, found > limit);

function fault(constant: string, found: number, limit: number, isBroken: boolean): readonly ClubFault[] {
  return isBroken ? [{ constant, found, limit }] : [];
}
