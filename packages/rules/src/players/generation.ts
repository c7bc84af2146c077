/** New players, the same from the same seed (R-PLA-13). */

import { initialSlots } from '../boosters/slots.ts';
import { DAY } from '../clock/constants.ts';
import { startOfUtcDay } from '../clock/utc-day.ts';
import type { Category } from '../clubs/category.ts';
import { assertDate, assertNow, assertRuleset } from '../core/assert.ts';
import { clamp } from '../core/clamp.ts';
import { onCurve } from '../core/curve.ts';
import { entryOf } from '../core/entry-of.ts';
import type { ClubId, EpochMs, PlayerId } from '../core/ids.ts';
import { normal, pickWeighted, type Random, randomInteger } from '../core/random.ts';
import type { Position } from '../positions/position.ts';
import { positionRating } from '../positions/rating.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { COUNTRIES, type Country } from './country.ts';
import { drawSkills } from './draw-skills.ts';
import { drawName } from './names/names.ts';
import { ownOverall } from './overall.ts';
import type { Player } from './player.ts';
import { salaryAt } from './salary.ts';
import { appraise } from './value.ts';

/** Both ends included. */
export interface Range {
  readonly minimum: number;
  readonly maximum: number;
}

/** Whether the default tactics of a new club need the player in their eleven. */
export type SquadRole = 'regular' | 'reserve';

/** How good the starting players of a category are. */
interface CategoryStrength {
  readonly category: Category;
  /** A regular is the better of two draws, a reserve the worse; default: one draw. */
  readonly role?: SquadRole;
  /** Points by which mean and limits are shifted; default 0. */
  readonly above?: number;
  /** Points that raise the overall after that, and a potential below it, under the contract of before; default 0. */
  readonly grown?: number;
  /** Share of players who have grown up, 0–1, with a potential within a point of their overall; default 0. */
  readonly matureShare?: number;
}

/** What player to invent. */
export interface PlayerOptions {
  readonly id: PlayerId;
  readonly now: EpochMs;
  readonly position: Position;
  /** A category's starting players, or an overall within a range. */
  readonly strength: CategoryStrength | { readonly overall: Range };
  /** Age in years, 16–35; default: random among all that occur. */
  readonly age?: Range;
  /** One of the eight; default: random, mostly Brazil. */
  readonly country?: Country;
  /** Default: a random one of the names of his country; a country without a list of names needs one. */
  readonly name?: string;
  /** His club; default null, a free player. */
  readonly clubId?: ClubId | null;
  /** Shirt number 1–99; default 1, which is for free players alone. */
  readonly number?: number;
}

/** No birthday is today or yesterday, so that no difference of calendars can change an age that was asked for. */
const DAYS_SINCE_BIRTHDAY: Range = { minimum: 2, maximum: 363 };
const DAYS_PER_YEAR = 365.25;

/**
 * A new player: fit, of ordinary morale, without experience, three locked booster slots (R-PLA-13). Deterministic: the same draws give the same player.
 * A broken `now` throws.
 */
export function generatePlayer(random: Random, options: PlayerOptions, ruleset: Ruleset): Player {
  assertNow(options.now, 'generatePlayer');
  assertRuleset(ruleset, 'generatePlayer');
  const { id, now, position, number = 1, clubId = null } = options;
  assertDate(now, 'generatePlayer');
  const country = options.country ?? drawCountry(random, ruleset);
  const name = options.name ?? drawName(random, country);
  const age = drawAge(random, options.age, ruleset);
  const dob = drawBirthday(random, age, now);
  const { strength } = options;
  const { grown = 0, matureShare = 0 } = 'category' in strength ? strength : {};
  const skills = drawSkills(random, position, drawRating(random, strength, age, ruleset) + grown, ruleset);
  const rating = positionRating(skills, position, ruleset);
  const isMature = matureShare > 0 && random.next() < matureShare;
  const growth = isMature ? random.next() : drawGrowth(random, age, ruleset);
  const ceiling = clamp(rating - grown, rating - grown + growth, ruleset.players.highestPotential);
  const potential = upToTenth(Math.max(ceiling, rating));
  const player: Player = {
    id,
    club: clubId,
    number,
    forSale: false,
    marketValue: 0,
    salary: 0,
    personalData: { name, position, dob, country },
    attributes: {
      ...skills,
      potential,
      condition: ruleset.condition.cap,
      morale: ruleset.players.initialMorale,
      exp: 0,
    },
    attributeBoosters: initialSlots(ruleset),
    statistics: { matches: 0, goals: 0, assists: 0, ratings: [] },
  };
  const appraised = appraise(player, now, ruleset);
  if (clubId === null || !('category' in strength)) return appraised;
  return { ...appraised, salary: salaryAt(ownOverall(player, ruleset) - grown, strength.category, ruleset) };
}

function drawCountry(random: Random, ruleset: Ruleset): Country {
  return pickWeighted(random, COUNTRIES, (country) => ruleset.players.countries[country]);
}

function drawAge(random: Random, range: Range | undefined, ruleset: Ruleset): number {
  const ages = ruleset.players.ages.filter(
    ({ age }) => range === undefined || (age >= range.minimum && age <= range.maximum),
  );
  return pickWeighted(random, ages, ({ weight }) => weight).age;
}

function drawBirthday(random: Random, age: number, now: EpochMs): EpochMs {
  const days = randomInteger(random, DAYS_SINCE_BIRTHDAY.minimum, DAYS_SINCE_BIRTHDAY.maximum);
  return startOfUtcDay(now - (Math.floor(age * DAYS_PER_YEAR) + days) * DAY);
}

/** A tenth from either end of a whole overall keeps rounded skills within it. */
const MARGIN = 0.1;

/** For a category: around its mean and the age's distance from the prime of a career, within the category's limits (R-PLA-13). */
function drawRating(random: Random, strength: PlayerOptions['strength'], age: number, ruleset: Ruleset): number {
  if ('overall' in strength) {
    const { minimum, maximum } = strength.overall;
    return minimum + MARGIN + random.next() * (maximum + 1 - minimum - 2 * MARGIN);
  }
  const { mean, spread, minimum, maximum } = entryOf(
    ruleset.players.categories,
    strength.category,
    'generatePlayer: needs a category',
  );
  const { above = 0 } = strength;
  const ordinary = mean + onCurve(ruleset.players.prime, age);
  const draw = () => above + clamp(minimum, ordinary + normal(random) * spread, maximum);
  if (strength.role === undefined) return draw();
  const [one, other] = [draw(), draw()];
  return strength.role === 'regular' ? Math.max(one, other) : Math.min(one, other);
}

/** Up to twice the growth that is usual at the age, in points (R-PLA-13). */
function drawGrowth(random: Random, age: number, ruleset: Ruleset): number {
  return onCurve(ruleset.players.growth, age) * (random.next() + random.next());
}

function upToTenth(value: number): number {
  return Math.ceil(value * 10) / 10;
}
