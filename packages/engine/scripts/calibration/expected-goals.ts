/** Goals over expected goals in each tenth of the shots, the poorest chances first. */
import { sumOf, type Tally } from './tally.ts';

const TENTHS = 10;
/** Shots are tallied by thousandths of expected goals. */
const BINS = 1000;

export function goalsOverXgByTenth(tally: Tally): number[] {
  const total = sumOf(tally, 'xg shots');
  const tenths = Array.from({ length: TENTHS }, () => ({ goals: 0, xg: 0 }));
  let seen = 0;
  for (let bin = 0; bin <= BINS; bin++) {
    let shots = sumOf(tally, `xg shots ${bin}`);
    const rate = sumOf(tally, `xg goals ${bin}`) / shots;
    // A bin that lies across the end of a tenth is divided.
    while (shots > 1e-6) {
      const at = Math.min(TENTHS - 1, Math.floor((seen * TENTHS) / total + 1e-9));
      const room = at === TENTHS - 1 ? shots : ((at + 1) * total) / TENTHS - seen;
      const part = Math.min(shots, Math.max(room, 1e-6));
      const tenth = tenths[at];
      if (tenth === undefined) break;
      tenth.goals += rate * part;
      tenth.xg += (bin / BINS) * part;
      seen += part;
      shots -= part;
    }
  }
  return tenths.map(({ goals, xg }) => goals / xg);
}
