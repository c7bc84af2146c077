/** Who a bot is: an invented club with a name, an emblem, a kit and a manager. */

import type { Emblem } from '../clubs/emblem.ts';
import { assert } from '../core/assert.ts';
import { pick, type Random, randomInteger } from '../core/random.ts';
import { drawName } from '../players/names/names.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { BOT_NAME_PATTERNS, BOT_PLACE_ENDINGS, BOT_PLACE_STEMS } from './bot-names.ts';
import { EMBLEM_BORDERS, EMBLEM_PATTERNS, EMBLEM_SHAPES, EMBLEM_SYMBOLS } from './emblem-parts.ts';
import { KIT_PRESETS } from './kit-presets.ts';
import { validateClubName } from './validate-name.ts';

/** What the club of a bot is called, wears and is managed by. */
export interface BotIdentity {
  readonly name: string;
  readonly emblem: Emblem;
  readonly kitId: number;
  readonly managerName: string;
}

/** Draws of a name before a number is added to it. */
const ATTEMPTS = 100;
/** Draws after which a rule set that allows no name is reported. */
const ALL_ATTEMPTS = 1_000;

/** An invented club in the colours of its kit; the same draws give the same club. `isTaken` keeps names apart. R-BOT-3 */
export function botIdentity(random: Random, isTaken: (name: string) => boolean, ruleset: Ruleset): BotIdentity {
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
  for (let attempt = 0; attempt < ALL_ATTEMPTS; attempt++) {
    const place = `${pick(random, BOT_PLACE_STEMS)}${pick(random, BOT_PLACE_ENDINGS)}`;
    const plain = pick(random, BOT_NAME_PATTERNS).replace('*', place);
    const name = validateClubName(attempt < ATTEMPTS ? plain : numbered(plain, attempt, random), ruleset);
    if (name.ok && !isTaken(name.value)) return name.value;
  }
  assert(false, 'botIdentity: needs a name that is free', `none in ${ALL_ATTEMPTS} attempts`);
}

/** With a number, as clubs have that are called after the year of their foundation; the choice grows with the attempts. */
function numbered(name: string, attempt: number, random: Random): string {
  return `${name} ${randomInteger(random, 2, attempt)}`;
}
