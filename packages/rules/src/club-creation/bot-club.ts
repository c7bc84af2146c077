import { CATEGORIES, type Category } from '../clubs/category.ts';
import type { Club } from '../clubs/club.ts';
import type { ClubOutcome } from '../clubs/outcome.ts';
import { assert, assertNow, assertRuleset, requireDefined } from '../core/assert.ts';
import { clamp } from '../core/clamp.ts';
import { entryOf } from '../core/entry-of.ts';
import type { ClubId, EpochMs } from '../core/ids.ts';
import type { Random } from '../core/random.ts';
import { FACILITY_NAMES } from '../facilities/constants.ts';
import type { GameEvent } from '../inbox/events.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { botIdentity } from './bot-identity.ts';
import { botStrength } from './bot-strength.ts';
import { validateEmblem } from './emblem.ts';
import { foundClub } from './found-club.ts';
import { KIT_PRESETS } from './kit-presets.ts';

/** Under which id a bot founds its club, when, and in which category. */
export interface BotClubInput {
  readonly id: ClubId;
  readonly now: EpochMs;
  /** The category in which the club is founded; default: the category of new clubs. */
  readonly category?: Category;
  /** Points by which it is founded above its category's mean (`foundingLift`); default 0. */
  readonly lift?: number;
  /** Whether another club has that name; default: none has. */
  readonly isTaken?: (name: string) => boolean;
}

/**
 * A bot's club: founded like any other, under an invented identity; the same draws give the same club. In higher categories its squad, facilities
 * and opening money are those of the category; its strength is `botStrength`. R-BOT-1, R-BOT-3, R-BOT-12
 */
export function botClub(
  { id, now, category, lift = 0, isTaken = () => false }: BotClubInput,
  random: Random,
  ruleset: Ruleset,
): ClubOutcome {
  assertNow(now, 'botClub');
  assertRuleset(ruleset, 'botClub');
  const { name, emblem, kitId, managerName } = botIdentity(random, isTaken, ruleset);
  assert(validateEmblem(emblem).ok, 'botClub: needs an identity with a valid emblem', id);
  const uniform = requireDefined(
    KIT_PRESETS.find((kit) => kit.id === kitId),
    'botClub: needs a kit of the presets',
    kitId,
  );
  const own = category ?? ruleset.clubCreation.category;
  const above = botStrength({ id, category: own }, ruleset);
  const multiplier = entryOf(ruleset.sponsorship.categoryMultipliers, own, 'botClub: needs a category');
  const money = Math.round(ruleset.clubCreation.openingMoney * multiplier);
  const founded = foundClub(
    {
      id,
      name,
      emblem,
      uniform,
      managerName,
      now,
      category: own,
      above,
      lift,
      matureShare: ruleset.clubCreation.botMatureShare,
      money,
    },
    random,
    ruleset,
  );
  return built(founded, levelOf(own), ruleset);
}

/** The place of the category among Alpha's, from 1; the lowest for one of another world. */
function levelOf(category: Category): number {
  const levels: readonly Category[] = CATEGORIES;
  return Math.max(1, levels.indexOf(category) + 1);
}

/** The club with facilities of that level, or the highest there is, and an event for every level above the first. */
function built({ club, entries, events }: ClubOutcome, level: number, ruleset: Ruleset): ClubOutcome {
  const { facilities } = club;
  const levels = FACILITY_NAMES.map((facility) => ({
    facility,
    level: clamp(1, level, ruleset.facilities[facility].length),
  }));
  const news = levels.flatMap((row) =>
    Array.from({ length: row.level - 1 }, (_, index): GameEvent => {
      return {
        type: 'facility-upgraded',
        clubId: club.id,
        date: club.createdAt,
        facility: row.facility,
        level: index + 2,
      };
    }),
  );
  const { stadium = 1, ...centers } = Object.fromEntries(levels.map((row) => [row.facility, row.level]));
  const raised: Club['facilities'] = { ...facilities, ...centers, stadium: { ...facilities.stadium, level: stadium } };
  return { club: { ...club, facilities: raised }, entries, events: [...events, ...news] };
}
