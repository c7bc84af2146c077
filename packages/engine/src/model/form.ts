/** What a player is worth at this minute: preparation before kick-off, fatigue during the match. */
import { SKILLS } from '@mundo-manager/rules/players';
import { SLOTS, type Slot } from './slots.ts';
import { type Match, memberAt, type Players, type Skills } from './state.ts';
import { FORM, PAR } from './tables.ts';

/** What a tired player loses less of: it is legs and concentration that go first, which is why goals fall late. */
const WITH_THE_BALL = new Set<string>([
  'finishing',
  'passing',
  'crossing',
  'firstTouch',
  'technique',
  'composure',
  'heading',
  'vision',
  'decision',
]);
const TOUCHES = SKILLS.filter((skill) => WITH_THE_BALL.has(skill));
const LEGS_AND_HEAD = SKILLS.filter((skill) => !WITH_THE_BALL.has(skill) && skill !== 'stamina');

/** What the bench has done for a player before kick-off. Shares; morale 0–100. */
export interface Preparation {
  readonly attacking: number;
  readonly defending: number;
  readonly spirit: number;
  readonly focus: number;
  readonly morale: number;
  /** The captain's leadership, 0–1. */
  readonly leadership: number;
  readonly home: boolean;
}

const ATTACKING = new Set(['passing', 'crossing', 'dribbling', 'finishing', 'technique', 'heading']);
const DEFENDING = new Set(['marking', 'tackling', 'handling', 'oneOnOnes', 'reflexes']);
const SPIRIT = new Set(['determination']);
const FOCUS = new Set(['vision', 'decision']);
/** What morale does not change: the body. */
const PHYSICAL = new Set(['stamina', 'speed', 'acceleration', 'agility', 'strength', 'jumpingReach', 'leadership']);

/** Skills of a fresh player from his attributes (0–100). The speech raises its skills, morale and the captain the mind, the crowd all of it. */
export function freshSkills(attributes: Readonly<Record<keyof Skills, number>>, preparation: Preparation): Skills {
  const { attacking, defending, spirit, focus, leadership, home } = preparation;
  const morale = Math.min(100, preparation.morale * (1 + spirit));
  const mood = 1 + FORM.morale * (morale / 50 - 1);
  const crowd = home ? 1 + FORM.homeAdvantage : 1;
  const captain = 1 + FORM.leadership * (leadership - PAR);
  const skills = SKILLS.map((skill) => {
    const speech =
      (ATTACKING.has(skill) ? attacking : 0) +
      (DEFENDING.has(skill) ? defending : 0) +
      (SPIRIT.has(skill) ? spirit : 0) +
      (FOCUS.has(skill) ? focus : 0);
    const mind = PHYSICAL.has(skill) ? 1 : mood;
    const led = skill === 'determination' || skill === 'composure' ? captain : 1;
    const share = (attributes[skill] / 100) * (1 + speech) * mind * crowd * led;
    return [skill, PAR + (share - PAR) * FORM.contrast];
  });
  return Object.fromEntries(skills) as Skills;
}

/** Once a minute: skills follow energy. */
export function tire(match: Match): void {
  for (const slot of SLOTS) applyFatigue(match, slot);
}

/** Skills at the player's energy. Determination keeps him going; stamina itself stays, it decides how fast energy goes. */
export function applyFatigue(match: Match, slot: Slot): void {
  const { players } = match;
  const { skills } = players;
  const energy = players.energy[slot];
  const fresh = memberAt(match, slot).skills;
  const will = 0.15 * (fresh.determination - PAR);
  const left = Math.min(1, FORM.exhausted + (1 - FORM.exhausted) * energy + will * (1 - energy));
  const touch = 1 - (1 - left) * FORM.tiredTouch;
  for (const skill of TOUCHES) skills[skill][slot] = fresh[skill] * touch;
  for (const skill of LEGS_AND_HEAD) skills[skill][slot] = fresh[skill] * left;
  skills.stamina[slot] = fresh.stamina;
  setLegs(players, slot);
}

function setLegs({ skills, brief, topSpeed, grip, effort }: Players, slot: Slot): void {
  topSpeed[slot] = 4.4 + 4 * skills.speed[slot];
  grip[slot] = 0.35 + 0.4 * skills.acceleration[slot];
  effort[slot] = FORM.effort * (1.5 - skills.stamina[slot]) * (1 + 0.08 * brief.pressing[slot]);
}
