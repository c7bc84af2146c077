/** Who a bot is: an invented club with a name, an emblem, a kit and a manager. */

import { EMBLEM_BORDERS, EMBLEM_PATTERNS, EMBLEM_SHAPES, EMBLEM_SYMBOLS } from '../club-creation/emblem-tables.ts';
import { KIT_PRESETS } from '../club-creation/kit-tables.ts';
import { validateClubName } from '../club-creation/name.ts';
import type { Emblem } from '../clubs/club.ts';
import { demand } from '../core/demand.ts';
import { pick, type Random, randomInteger } from '../core/random.ts';
import { drawName } from '../players/names/names.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { BOT_NAME_PATTERNS, BOT_PLACE_ENDINGS, BOT_PLACE_STEMS } from './names.ts';

/** What the club of a bot is called, wears and is managed by. */
export interface BotIdentity {
  readonly name: string;
  readonly emblem: Emblem;
  readonly kitId: number;
  readonly managerName: string;
}

/** How often a name is drawn before a rule set that allows none of them is blamed. */
const ATTEMPTS = 100;

/** An invented club in the colours of its kit; the same draws give the same club. `isTaken` keeps names apart. R-BOT-3 */
export function botIdentity(
  random: Random,
  isTaken: (name: string) => boolean = () => false,
  ruleset: Ruleset = ALPHA,
): BotIdentity {
  const name = drawClubName(random, isTaken, ruleset);
  const { id: kitId, primary, secondary, tertiary } = pick(random, KIT_PRESETS);
  const index = (choices: readonly unknown[]) => randomInteger(random, 0, choices.length - 1);
  const emblem: Emblem = {
    shape: index(EMBLEM_SHAPES),
    symbol: index(EMBLEM_SYMBOLS),
    pattern: index(EMBLEM_PATTERNS),
    border: index(EMBLEM_BORDERS),
    primary,
    secondary,
    tertiary,
  };
  return { name, emblem, kitId, managerName: drawName(random, 'BR') };
}

function drawClubName(random: Random, isTaken: (name: string) => boolean, ruleset: Ruleset): string {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const place = `${pick(random, BOT_PLACE_STEMS)}${pick(random, BOT_PLACE_ENDINGS)}`;
    const name = validateClubName(pick(random, BOT_NAME_PATTERNS).replace('*', place), ruleset);
    if (name.ok && !isTaken(name.value)) return name.value;
  }
  demand(false, 'names', ATTEMPTS);
}
