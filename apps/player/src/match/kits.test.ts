import { colourDistance } from '@mundo-manager/art';
import { kitPair } from '@mundo-manager/art/kit';
import { KIT_PRESETS } from '@mundo-manager/rules/club-creation';
import type { Kit } from '@mundo-manager/rules/clubs';
import { describe, expect, test } from 'vitest';
import { matchKits } from './kits.ts';

const kit = (id: number): Kit => {
  const found = KIT_PRESETS[id];
  if (found === undefined) throw new Error(`${id}`);
  return found;
};

describe('the kits of a match (R-REP-4)', () => {
  test('are both sides’ own kits if they differ enough', () => {
    expect(matchKits(kit(34), kit(2))).toMatchObject({ home: kit(34), away: kit(2), clash: false });
  });

  test('the away side changes to its team’s other kit when they clash', () => {
    expect(kitPair(kit(34), kit(34)).clash).toBe(true);
    expect(matchKits(kit(34), kit(34))).toMatchObject({ home: kit(34), away: kit(35), clash: false });
    expect(matchKits(kit(35), kit(35))).toMatchObject({ home: kit(35), away: kit(34), clash: false });
  });

  test('every pair of presets has colours that differ enough, or a ring', () => {
    for (const home of KIT_PRESETS) {
      for (const away of KIT_PRESETS) {
        const worn = matchKits(home, away);
        expect(worn.clash).toBe(kitPair(worn.home, worn.away).clash);
      }
    }
  });

  test('keepers are unlike both sides and each other', () => {
    for (const home of KIT_PRESETS) {
      const { home: worn, away, homeKeeper, awayKeeper } = matchKits(home, kit(3));
      for (const other of [worn.primary, away.primary, awayKeeper.primary]) {
        expect(colourDistance(homeKeeper.primary, other), `${home.id}`).toBeGreaterThan(0.1);
      }
    }
  });
});
