/** The squad of a new club, the same from the same seed (R-PLA-15). */
import type { Category } from '../clubs/category.ts';
import { assert, assertNow, assertRuleset } from '../core/assert.ts';
import type { ClubId, EpochMs, PlayerId } from '../core/ids.ts';
import type { Random } from '../core/random.ts';
import { SQUAD_POSITIONS } from '../players/constants.ts';
import { generatePlayer } from '../players/generation.ts';
import { drawName } from '../players/names/names.ts';
import type { Player } from '../players/player.ts';
import { NATURAL_GROUPS, type NaturalPosition } from '../positions/position.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { formationSlots } from '../tactics/formations.ts';

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
  /** Points by which the squad is better than the category's mean, or worse below zero; default 0. */
  readonly above?: number;
  /** Points by which the squad has grown since it was as good as that: their potential stays; default 0. */
  readonly grown?: number;
  /** Share of the squad that has grown up, 0–1; default 0. */
  readonly matureShare?: number;
  readonly clubId: ClubId;
  readonly now: EpochMs;
  /** Players, 1–40; default 25. */
  readonly size?: number;
  /** The id of the n-th player, from 1; default `${clubId}-p${n}`. */
  readonly idOf?: (n: number) => PlayerId;
}

/** How often a name is drawn again before two players of a squad share it. */
const NAME_ATTEMPTS = 20;

/**
 * A new squad: every line of the team covered twice, three keepers at 25, the shirts that Brazilian clubs give, and regulars for the default tactics
 * (R-PLA-15, R-PLA-28).
 */
export function generateSquad(random: Random, options: SquadOptions, ruleset: Ruleset): Player[] {
  assertNow(options.now, 'generateSquad');
  assertRuleset(ruleset, 'generateSquad');
  const {
    category,
    above = 0,
    grown = 0,
    matureShare = 0,
    clubId,
    now,
    size = ruleset.players.squad.initial,
  } = options;
  const idOf = options.idOf ?? ((n) => `${clubId}-p${n}`);
  const largest = SQUAD_POSITIONS.length;
  assert(size <= largest, `generateSquad: needs a size of at most ${largest}`, size);
  const names = new Set<string>();
  const positions = SQUAD_POSITIONS.slice(0, size);
  const regulars = regularsByPosition(ruleset);
  return positions.map((position, index) => {
    const ahead = positions.slice(0, index).filter((other) => other === position).length;
    const role = ahead < (regulars[position] ?? 0) ? 'regular' : 'reserve';
    const number = SHIRT_NUMBERS[index] ?? index + 1;
    const strength = { category, role, above, grown, matureShare } as const;
    const player = generatePlayer(random, { id: idOf(index + 1), now, position, strength, clubId, number }, ruleset);
    const name = unusedName(random, player, names);
    names.add(name);
    return { ...player, personalData: { ...player.personalData, name } };
  });
}

/** By natural position: the most players that one default tactic of a new club places there. */
function regularsByPosition(ruleset: Ruleset): Partial<Record<NaturalPosition, number>> {
  const regulars: Partial<Record<NaturalPosition, number>> = {};
  for (const formation of Object.values(ruleset.clubCreation.formations)) {
    const counts: Partial<Record<NaturalPosition, number>> = {};
    for (const { position } of formationSlots(formation)) {
      const natural = NATURAL_GROUPS[position];
      counts[natural] = (counts[natural] ?? 0) + 1;
      regulars[natural] = Math.max(regulars[natural] ?? 0, counts[natural]);
    }
  }
  return regulars;
}

function unusedName(random: Random, { personalData: { name, country } }: Player, used: ReadonlySet<string>): string {
  let candidate = name;
  for (let attempt = 0; attempt < NAME_ATTEMPTS && used.has(candidate); attempt++) {
    candidate = drawName(random, country);
  }
  return candidate;
}
