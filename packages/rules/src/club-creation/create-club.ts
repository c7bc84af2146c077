/** A new club. */
import { type ClubArticle, keptArticle } from '../clubs/article.ts';
import type { Emblem } from '../clubs/emblem.ts';
import type { ClubOutcome } from '../clubs/outcome.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { ClubId, EpochMs } from '../core/ids.ts';
import type { Random } from '../core/random.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { validateEmblem } from './emblem.ts';
import { foundClub } from './found-club.ts';
import { KIT_PRESETS } from './kit-presets.ts';
import { validateClubName } from './validate-name.ts';

/** What a manager chooses for a new club, with its id and the moment. */
export interface CreateClubInput {
  readonly id: ClubId;
  readonly name: string;
  /** The one that the name asks for, unless given. */
  readonly article?: ClubArticle;
  readonly emblem: Emblem;
  /** Id of a kit preset, 0–79. */
  readonly kitId: number;
  /** The name of the manager's account. */
  readonly managerName: string;
  /** Points by which it is founded above its category's mean (`foundingLift`); default 0. */
  readonly lift?: number;
  readonly now: EpochMs;
}

/**
 * A club of the lowest category with a squad, three tactics, something to spend and a few boosters. R-CLU-13 to R-CLU-17.
 * Refusals: those of the name (length, characters, offensive), invalid-emblem, unknown-kit.
 */
export function createClub(input: CreateClubInput, random: Random, ruleset: Ruleset): Result<ClubOutcome> {
  assertNow(input.now, 'createClub');
  assertRuleset(ruleset, 'createClub');
  const name = validateClubName(input.name, ruleset);
  if (!name.ok) return name;
  const emblem = validateEmblem(input.emblem);
  if (!emblem.ok) return emblem;
  const uniform = KIT_PRESETS.find(({ id }) => id === input.kitId);
  if (uniform === undefined) return refuse('club-creation/unknown-kit', { kitId: input.kitId });

  const { category, openingMoney } = ruleset.clubCreation;
  const { article: chosen, ...rest } = input;
  const article = keptArticle(name.value, chosen);
  const founding = {
    ...rest,
    ...article,
    name: name.value,
    emblem: emblem.value,
    uniform,
    category,
    money: openingMoney,
  };
  return accept(foundClub(founding, random, ruleset));
}
