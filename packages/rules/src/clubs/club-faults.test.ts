import { expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { rulesetVariant } from '../ruleset/variant.ts';
import { buildClub } from '../testing/builders.ts';
import { clubFaults } from './club-faults.ts';

const club = buildClub();

function faultsUnder(changes: unknown) {
  const ruleset = rulesetVariant(changes, ALPHA);
  if (!ruleset.ok) throw new Error(ruleset.error.facts.path);
  return clubFaults(club, ruleset.value);
}

test('a club of Alpha has no fault under Alpha (R-SRV-12)', () => {
  expect(clubFaults(club, ALPHA)).toEqual([]);
});

test.each([
  [{ players: { squad: { minimum: 22 } } }, { constant: 'players.squad.minimum', found: 21, limit: 22 }],
  [{ players: { squad: { maximum: 20 } } }, { constant: 'players.squad.maximum', found: 21, limit: 20 }],
  [{ players: { squad: { keepers: 9 } } }, { constant: 'players.squad.keepers', limit: 9 }],
  [{ players: { highestShirtNumber: 20 } }, { constant: 'players.highestShirtNumber', found: 21, limit: 20 }],
  [{ tactics: { bench: 5 } }, { constant: 'tactics.bench', found: 18, limit: 16 }],
  [{ boosters: { slotLevels: [1] } }, { constant: 'boosters.slotLevels', found: 3, limit: 1 }],
  [{ facilities: { gym: [] } }, { constant: 'facilities.gym', found: 1, limit: 0 }],
])('a rule set that leaves no room for it gives it a fault: %j (R-SRV-12)', (changes, fault) => {
  expect(faultsUnder(changes)).toEqual([expect.objectContaining(fault)]);
});
