import fc, { type Arbitrary } from 'fast-check';
import { FACILITY_NAMES, type FacilityName } from '../../facilities/constants.ts';
import type { Facilities } from '../../facilities/facilities.ts';
import type { Ruleset } from '../../ruleset/ruleset.ts';

/** The name of a facility. */
export function facilityNameArbitrary(): Arbitrary<FacilityName> {
  return fc.constantFrom(...FACILITY_NAMES);
}

/** Facilities at any levels of the rule set. */
export function facilitiesArbitrary({ facilities }: Ruleset): Arbitrary<Facilities> {
  const level = (name: FacilityName) => fc.constantFrom(...facilities[name].map((row) => row.level));
  return fc.record({
    stadium: fc.record({ name: fc.constant('Estádio'), level: level('stadium') }),
    recoveryCenter: level('recoveryCenter'),
    gym: level('gym'),
    trainingGround: level('trainingGround'),
  });
}
