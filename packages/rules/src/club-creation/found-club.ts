/** The founding of a club, by a manager or by a bot. */
import type { PlayerBooster } from '../boosters/constants.ts';
import { recordOutcome } from '../clubs/action-outcome.ts';
import type { ClubArticle } from '../clubs/article.ts';
import type { Category } from '../clubs/category.ts';
import type { Club } from '../clubs/club.ts';
import type { Emblem } from '../clubs/emblem.ts';
import type { Kit } from '../clubs/kit.ts';
import type { ClubOutcome } from '../clubs/outcome.ts';
import type { ClubId, EpochMs } from '../core/ids.ts';
import { pick, type Random } from '../core/random.ts';
import { SPEECH_SKILLS, TRAINING_SKILLS } from '../manager/constants.ts';
import type { Manager } from '../manager/manager.ts';
import type { Player } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { autoPick } from '../tactics/auto-pick.ts';
import { newTactic } from '../tactics/new-tactic.ts';
import { TACTIC_NAMES, type Tactic, type Tactics } from '../tactics/tactic.ts';
import { normaliseName } from './normalise-name.ts';
import { generateSquad } from './squad.ts';
import { stadiumNameOf } from './stadium-name.ts';

/** The identity and the means of a new club; its names are valid. */
export interface Founding {
  readonly id: ClubId;
  readonly name: string;
  readonly article?: ClubArticle;
  readonly emblem: Emblem;
  readonly managerName: string;
  readonly now: EpochMs;
  readonly uniform: Kit;
  readonly category: Category;
  /** Points by which the squad is better than the category's mean. */
  readonly above?: number;
  /** Points by which it is founded above its category's mean (`foundingLift`); default 0. */
  readonly lift?: number;
  /** Share of the squad that has grown up, 0–1; default 0. */
  readonly matureShare?: number;
  /** Whole dollars. */
  readonly money: number;
}

/** The club with its opening balance. */
export function foundClub(founding: Founding, random: Random, ruleset: Ruleset): ClubOutcome {
  const club = foundedClub(founding, random, ruleset);
  return recordOutcome(
    club,
    founding.now,
    [{ type: 'club-founded', name: club.name }],
    [
      { currency: 'money', type: 'Opening Balance', amount: founding.money },
      { currency: 'credits', type: 'Opening Balance', amount: ruleset.clubCreation.openingCredits },
    ],
  );
}

function foundedClub(
  { id, name, article, emblem, uniform, managerName, category, above = 0, lift = 0, matureShare = 0, now }: Founding,
  random: Random,
  ruleset: Ruleset,
): Club {
  const { defaultTactic } = ruleset.clubCreation;
  const players = generateSquad(random, { category, above, grown: lift, matureShare, clubId: id, now }, ruleset);
  return {
    id,
    name,
    ...(article && { article }),
    emblem,
    uniform,
    category,
    createdAt: now,
    manager: newManager(normaliseName(managerName), ruleset),
    facilities: { stadium: { name: stadiumNameOf(name), level: 1 }, recoveryCenter: 1, gym: 1, trainingGround: 1 },
    finances: { totalMoney: 0, credits: 0, reports: [], sponsorship: null },
    dailyRewards: { moneyCollectionDate: now, itemCollectionDate: now },
    rests: { value: 0, lastUpdate: now },
    marketSearches: { value: 0, lastUpdate: now },
    competitions: { current: [] },
    lastMatches: [],
    players,
    playerBoosters: openingPlayerBoosters(random, ruleset),
    matchBoosters: openingMatchBoosters(random, ruleset),
    awards: [],
    tactics: openingTactics(players, ruleset),
    defaultTactic,
  };
}

function newManager(name: string, ruleset: Ruleset): Manager {
  return {
    name,
    level: 1,
    exp: 0,
    skillPoints: ruleset.clubCreation.openingSkillPoints,
    skills: { training: atLevelOne(TRAINING_SKILLS), speech: atLevelOne(SPEECH_SKILLS) },
  };
}

function atLevelOne<Skill extends string>(skills: readonly Skill[]): Record<Skill, number> {
  return Object.fromEntries(skills.map((skill) => [skill, 1])) as Record<Skill, number>;
}

function openingTactics(players: readonly Player[], ruleset: Ruleset): Tactics {
  const { formations } = ruleset.clubCreation;
  const tactics = TACTIC_NAMES.map((slot): [string, Tactic] => [
    slot,
    newTactic(formations[slot], autoPick(players, formations[slot], ruleset)),
  ]);
  return Object.fromEntries(tactics) as Record<keyof Tactics, Tactic>;
}

/** Copies of one bronze booster, so that a new club can fuse boosters at once. */
function openingPlayerBoosters(random: Random, ruleset: Ruleset): number[] {
  const bronze = ({ category }: PlayerBooster) => category === 'bronze';
  const { id } = pick(random, ruleset.boosters.playerBoosters.filter(bronze));
  return Array.from({ length: ruleset.clubCreation.openingPlayerBoosters }, () => id);
}

function openingMatchBoosters(random: Random, ruleset: Ruleset): number[] {
  const { boosters, clubCreation } = ruleset;
  return Array.from({ length: clubCreation.openingMatchBoosters }, () => pick(random, boosters.matchBoosters).id);
}
