/** A new club. */

import type { PlayerBooster } from '../boosters/tables.ts';
import type { Club } from '../clubs/club.ts';
import type { Emblem } from '../clubs/emblem.ts';
import type { Kit } from '../clubs/kit.ts';
import type { ClubOutcome } from '../clubs/outcome.ts';
import { recordOutcome } from '../clubs/record-outcome.ts';
import { demandNow, demandRuleset } from '../core/demand.ts';
import type { ClubId, EpochMs } from '../core/ids.ts';
import { pick, type Random } from '../core/random.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import type { Manager } from '../manager/manager.ts';
import { SPEECH_SKILLS, TRAINING_SKILLS } from '../manager/tables.ts';
import type { Player } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { autoPick } from '../tactics/auto-pick.ts';
import { newTactic } from '../tactics/new-tactic.ts';
import { TACTIC_NAMES, type Tactic, type Tactics } from '../tactics/tactic.ts';
import { validateEmblem } from './emblem.ts';
import { KIT_PRESETS } from './kit-tables.ts';
import { validateClubName } from './name.ts';
import { normaliseName } from './name-text.ts';
import { generateSquad } from './squad.ts';

/** What a manager chooses for a new club, with its id and the moment. */
export interface CreateClubInput {
  readonly id: ClubId;
  readonly name: string;
  readonly emblem: Emblem;
  /** Id of a kit preset, 0–79. */
  readonly kitId: number;
  /** The name of the manager's account. */
  readonly managerName: string;
  readonly now: EpochMs;
}

/**
 * A club of the lowest category with a squad, three tactics, something to spend and a few boosters. R-CLU-13 to R-CLU-17.
 * Refusals: those of the name (length, characters, offensive), invalid-emblem, unknown-kit.
 */
export function createClub(input: CreateClubInput, random: Random, ruleset: Ruleset): Result<ClubOutcome> {
  demandNow(input.now, 'createClub');
  demandRuleset(ruleset, 'createClub');
  const name = validateClubName(input.name, ruleset);
  if (!name.ok) return name;
  const emblem = validateEmblem(input.emblem);
  if (!emblem.ok) return emblem;
  const uniform = KIT_PRESETS.find(({ id }) => id === input.kitId);
  if (uniform === undefined) return refuse('club-creation/unknown-kit', { kitId: input.kitId });

  const club = foundedClub({ ...input, name: name.value, emblem: emblem.value, uniform }, random, ruleset);
  const { openingMoney, openingCredits } = ruleset.clubCreation;
  return accept(
    recordOutcome(
      club,
      input.now,
      [{ type: 'club-founded', name: club.name }],
      [
        { currency: 'money', type: 'Opening Balance', amount: openingMoney },
        { currency: 'credits', type: 'Opening Balance', amount: openingCredits },
      ],
    ),
  );
}

interface Founding extends Omit<CreateClubInput, 'kitId'> {
  readonly uniform: Kit;
}

function foundedClub(
  { id, name, emblem, uniform, managerName, now }: Founding,
  random: Random,
  ruleset: Ruleset,
): Club {
  const { category, defaultTactic } = ruleset.clubCreation;
  const players = generateSquad(random, { category, clubId: id, now }, ruleset);
  return {
    id,
    name,
    emblem,
    uniform,
    category,
    createdAt: now,
    manager: newManager(normaliseName(managerName), ruleset),
    facilities: { stadium: { name: `Estádio ${name}`, level: 1 }, recoveryCenter: 1, gym: 1, trainingGround: 1 },
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

/** Equal ones, so that the foundry can be tried at once. */
function openingPlayerBoosters(random: Random, ruleset: Ruleset): number[] {
  const bronze = ({ category }: PlayerBooster) => category === 'bronze';
  const { id } = pick(random, ruleset.boosters.playerBoosters.filter(bronze));
  return Array.from({ length: ruleset.clubCreation.openingPlayerBoosters }, () => id);
}

function openingMatchBoosters(random: Random, ruleset: Ruleset): number[] {
  const { boosters, clubCreation } = ruleset;
  return Array.from({ length: clubCreation.openingMatchBoosters }, () => pick(random, boosters.matchBoosters).id);
}
