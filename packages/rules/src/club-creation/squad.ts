/** The squad of a new club, the same from the same seed (R-PLA-15). */
import type { Category } from '../clubs/club.ts';
import { demand } from '../core/demand.ts';
import type { ClubId, EpochMs, PlayerId } from '../core/ids.ts';
import type { Random } from '../core/random.ts';
import { generatePlayer } from '../players/generation.ts';
import { drawName } from '../players/names/names.ts';
import type { Player } from '../players/player.ts';
import { SQUAD_POSITIONS } from '../players/tables.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';

/** The shirt that Brazilian clubs give to each position of a new squad: 2 and 6 to the full-backs, 5 to the defensive midfielder, 10 to the playmaker; from 22 on they go by need. */
// biome-ignore format: a table, one line of the team a row, as in SQUAD_POSITIONS
const SHIRT_NUMBERS: readonly number[] = [
  1,
  2, 3, 4, 6,
  5, 8, 10,
  7, 9, 11,

  12,
  13, 14, 16,
  15, 18,
  19,

  20, 17, 21,
];

/** What squad to invent. */
export interface SquadOptions {
  readonly category: Category;
  readonly clubId: ClubId;
  readonly now: EpochMs;
  /** Players, 1–40; 25 unless told. */
  readonly size?: number;
  /** The id of the n-th player, from 1; `${clubId}-p${n}` unless told. */
  readonly idOf?: (n: number) => PlayerId;
}

/** How often a name is drawn again before two players of a squad share it. */
const NAME_ATTEMPTS = 20;

/** A new squad with every line of the team covered twice, three keepers at 25, and the shirts that Brazilian clubs give (R-PLA-15). */
export function generateSquad(random: Random, options: SquadOptions, ruleset: Ruleset = ALPHA): Player[] {
  const { category, clubId, now, size = ruleset.players.squad.initial } = options;
  const idOf = options.idOf ?? ((n) => `${clubId}-p${n}`);
  demand(size <= SQUAD_POSITIONS.length, 'size', size);
  const names = new Set<string>();
  return SQUAD_POSITIONS.slice(0, size).map((position, index) => {
    const player = generatePlayer(
      random,
      { id: idOf(index + 1), now, position, strength: { category }, clubId, number: SHIRT_NUMBERS[index] ?? index + 1 },
      ruleset,
    );
    const name = unusedName(random, player, names);
    names.add(name);
    return { ...player, personalData: { ...player.personalData, name } };
  });
}

function unusedName(random: Random, { personalData: { name, country } }: Player, used: ReadonlySet<string>): string {
  let candidate = name;
  for (let attempt = 0; attempt < NAME_ATTEMPTS && used.has(candidate); attempt++) {
    candidate = drawName(random, country);
  }
  return candidate;
}
