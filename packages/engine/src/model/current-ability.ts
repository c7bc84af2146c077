/** What a player is worth at this minute: preparation before kick-off, fatigue during the match. */
import { SKILLS, type Skill } from '@mundo-manager/rules/players';
import { clamp } from './arithmetic.ts';
import { FAMILIARITY, FORM, PAR, RUNNING } from './constants.ts';
import type { Preparation, RoleWeights, Skills } from './preparation.ts';
import { SLOTS, type Slot, type SlotColumn, sideOf } from './slots.ts';
import { memberAt, type Players, type RunningMatch } from './state.ts';

/** What the manager's speech adds before kick-off, by its parts. Shares. */
export interface Speech {
  readonly attacking: number;
  readonly defending: number;
  readonly spirit: number;
  readonly focus: number;
}

const SILENCE: Speech = { attacking: 0, defending: 0, spirit: 0, focus: 0 };

/** What decides how good a player is, before he tires. */
export interface Ability {
  /** 0–100. */
  readonly attributes: Readonly<Record<Skill, number>>;
  /** 0–100. */
  readonly morale: number;
  /** Of his captain, 0–100. */
  readonly leadership: number;
}

interface SkillTraits {
  /** What knowing his place does for it: null where it does nothing. */
  readonly familiar: keyof typeof FAMILIARITY | null;
  /** Which part of the speech raises it. */
  readonly speech: 'attacking' | 'defending' | 'spirit' | 'focus' | null;
  /** Whether morale moves it: all but the body. */
  readonly mind: boolean;
  /** Whether a good captain raises it. */
  readonly led: boolean;
  /** Done with the ball: a tired player loses less of it. It is legs and concentration that go first, which is why goals fall late. */
  readonly touch: boolean;
}

const SPEECH: Readonly<Partial<Record<Skill, SkillTraits['speech']>>> = {
  passing: 'attacking',
  crossing: 'attacking',
  dribbling: 'attacking',
  finishing: 'attacking',
  technique: 'attacking',
  heading: 'attacking',
  marking: 'defending',
  tackling: 'defending',
  handling: 'defending',
  oneOnOnes: 'defending',
  reflexes: 'defending',
  determination: 'spirit',
  vision: 'focus',
  decision: 'focus',
};
// biome-ignore format: a list
const BODY: readonly Skill[] = ['stamina', 'speed', 'acceleration', 'agility', 'strength', 'jumpingReach', 'leadership'];
const LED: readonly Skill[] = ['determination', 'composure', 'workRate'];
// biome-ignore format: a list
const TOUCH: readonly Skill[] = [
  'finishing', 'passing', 'crossing', 'firstTouch', 'technique', 'composure', 'heading', 'vision', 'decision',
];
const KEEPING: readonly Skill[] = ['handling', 'oneOnOnes', 'reflexes'];
const TRAITS: readonly SkillTraits[] = SKILLS.map((skill) => ({
  familiar: familiarOf(skill),
  speech: SPEECH[skill] ?? null,
  mind: !BODY.includes(skill),
  led: LED.includes(skill),
  touch: TOUCH.includes(skill),
}));
const STAMINA = SKILLS.indexOf('stamina');

/** Which familiarity with his place a skill depends on; stamina, leadership and the keeper's own skills on none. */
function familiarOf(skill: Skill): SkillTraits['familiar'] {
  if (skill === 'stamina' || skill === 'leadership' || KEEPING.includes(skill)) return null;
  if (BODY.includes(skill)) return 'body';
  return TOUCH.includes(skill) ? 'touch' : 'mind';
}

/** Skills before kick-off. `usual` is the player without the match booster, `today` with it; `lift` is what every skill of the side gains. */
export function prepare(usual: Ability, today: Ability, speech: Speech, lift: number): Preparation {
  const plain = worth(usual, SILENCE, lift);
  const ready = worth(today, speech, lift);
  return { usual: plain, extra: plain.map((share, at) => (ready[at] ?? share) - share) };
}

/**
 * Skills of a fresh player in a place, each partly the attribute and partly the rating there. Differences from the
 * level of the match count in part, the form of the day fully.
 */
export function freshSkills({ usual, extra }: Preparation, role: RoleWeights, level: number): Skills {
  const rating = ratingOf(usual, role);
  return usual.map((share, at) => {
    return PAR + (inPlace(share, rating, at) - level) * FORM.contrast + (extra[at] ?? 0);
  });
}

/** What is left of a skill in a place where the player is rated so: the attribute, and by its share the rating. */
function inPlace(share: number, rating: number, at: number): number {
  const familiar = TRAITS[at]?.familiar ?? null;
  return familiar === null ? share : share + (rating - share) * FAMILIARITY[familiar];
}

/** Rating of the skills in a place. Share 0–1. */
function ratingOf(skills: Skills, role: RoleWeights): number {
  return skills.reduce((sum, share, at) => sum + share * (role[at] ?? 0), 0);
}

/** Points 0–100 by which a fresh player's skill in his place lies above the level of the match, all of them. */
export function edgeOf(match: RunningMatch, slot: Slot, skill: Skill): number {
  const { usual, extra } = memberAt(match, slot).preparation;
  const at = SKILLS.indexOf(skill);
  const rating = ratingOf(usual, match.players.roles[slot] ?? []);
  return 100 * (inPlace(usual[at] ?? 0, rating, at) + (extra[at] ?? 0) - match.level);
}

/** Puts the skills of a fresh player into his slot, for the place that it is. */
export function takeSlot(match: RunningMatch, slot: Slot): void {
  const { players, level } = match;
  players.fresh[slot] = freshSkills(memberAt(match, slot).preparation, players.roles[slot] ?? [], level);
}

/** Of each skill. The speech raises its skills, morale and the captain the mind, the crowd and the form of the day all of it. */
function worth({ attributes, morale, leadership }: Ability, speech: Speech, lift: number): Skills {
  const lifted = Math.min(100, morale * (1 + speech.spirit));
  const mood = 1 + FORM.morale * (lifted / 50 - 1);
  const captain = 1 + FORM.leadership * (leadership / 100 - PAR);
  return SKILLS.map((skill, at) => {
    const traits = TRAITS[at];
    if (traits === undefined) return 0;
    const encouraged = traits.speech === null ? 1 : 1 + speech[traits.speech];
    return (attributes[skill] / 100) * encouraged * (traits.mind ? mood : 1) * (traits.led ? captain : 1) + lift;
  });
}

/**
 * A skill of the player of a slot by itself, for any place: a dead ball leaves time to find one's place. 0 to about 1.
 */
export function ownSkill(match: RunningMatch, slot: Slot, skill: Skill): number {
  return memberAt(match, slot).preparation.usual[SKILLS.indexOf(skill)] ?? PAR;
}

/** Gives a skill of one player now. About 0–1. */
export type SkillReader = (skill: Skill) => number;

/** Reads the skills of the player of a slot as he plays in his place; at dead balls as he would anywhere. */
export function skillsOf(match: RunningMatch, slot: Slot, dead: boolean): SkillReader {
  return dead ? (skill) => deadBallSkill(match, slot, skill) : (skill) => match.players.skills[skill][slot];
}

/** His own skill in the measure of the skills in play, as tired as he is now. About 0–1. */
export function deadBallSkill(match: RunningMatch, slot: Slot, skill: Skill): number {
  const { players, level } = match;
  const extra = memberAt(match, slot).preparation.extra[SKILLS.indexOf(skill)] ?? 0;
  const own = PAR + (ownSkill(match, slot, skill) - level) * FORM.contrast + extra;
  return own * (players.skills[skill][slot] / freshSkill(match, slot, skill));
}

/** A skill of the player of a slot as he came on, however tired he is now. 0 to about 1. */
function freshSkill(match: RunningMatch, slot: Slot, skill: Skill): number {
  return match.players.fresh[slot]?.[SKILLS.indexOf(skill)] ?? PAR;
}

/** Condition 0–100 as it is shown: that of the sheet at kick-off, falling with the energy. Rounded. */
export function shownCondition({ players }: RunningMatch, slot: Slot): number {
  const lacking = (1 - players.energy[slot]) / FORM.arrival;
  return Math.round(100 * Math.max(0, 1 - lacking));
}

/** Every three minutes: skills follow energy. */
export function tire(match: RunningMatch): void {
  const columns = columnsOf(match.players);
  for (const slot of SLOTS) setSkills(match, slot, columns);
}

/** The same for one player. */
export function applyFatigue(match: RunningMatch, slot: Slot): void {
  setSkills(match, slot, columnsOf(match.players));
}

/** By number: looking a thousand names up in a minute takes as long as everything else in it. */
function columnsOf({ skills }: Players): readonly SlotColumn[] {
  return SKILLS.map((skill) => skills[skill]);
}

/** Skills at the player's energy. Determination keeps him going; stamina itself stays, it decides how fast energy goes. */
function setSkills(match: RunningMatch, slot: Slot, columns: readonly SlotColumn[]): void {
  const { players } = match;
  const energy = players.energy[slot];
  const fresh = players.fresh[slot] ?? [];
  const will = 0.3 * (freshSkill(match, slot, 'determination') - PAR);
  const left = Math.min(1, FORM.exhausted + (1 - FORM.exhausted) * energy + will * (1 - energy));
  const touch = 1 - (1 - left) * FORM.tiredTouch;
  for (let at = 0; at < fresh.length; at++) {
    const now = columns[at];
    const share = at === STAMINA ? 1 : TRAITS[at]?.touch ? touch : left;
    if (now !== undefined) now[slot] = (fresh[at] ?? 0) * share;
  }
  setLegs(match, slot);
}

function setLegs(match: RunningMatch, slot: Slot): void {
  const { players, sides } = match;
  const { skills, brief, energy, topSpeed, grip, effort } = players;
  const { engagement, afterLoss } = sides[sideOf(slot)].plan;
  const chasing = 0.08 * brief.pressing[slot] + FORM.chasing * (Math.max(0, engagement) + 0.5 * Math.max(0, afterLoss));
  const pace = RUNNING.top + RUNNING.speed * (freshSkill(match, slot, 'speed') - PAR);
  const left = 1 - RUNNING.tired * (1 - energy[slot]);
  topSpeed[slot] = clamp(pace, RUNNING.slowest, RUNNING.fastest) * left;
  grip[slot] = clamp(RUNNING.start + RUNNING.acceleration * (skills.acceleration[slot] - PAR), 0.3, 0.7);
  effort[slot] = FORM.effort * (1 - FORM.lungs * (skills.stamina[slot] - PAR)) * (1 + chasing);
}
