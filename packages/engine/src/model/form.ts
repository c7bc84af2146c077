/** What a player is worth at this minute: preparation before kick-off, fatigue during the match. */
import { SKILLS } from '@mundo-manager/rules/players';
import type { Footballer, Match, Skills } from './state.ts';
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

/** Once a minute: skills follow energy. Determination keeps a tired player going. */
export function tire(match: Match): void {
  for (const player of match.players) applyFatigue(player);
}

/** Skills at the player's energy; stamina itself stays, it decides how fast energy goes. */
export function applyFatigue(player: Footballer): void {
  const { skills, energy } = player;
  const fresh = player.member.skills;
  const will = 0.15 * (fresh.determination - PAR);
  const left = Math.min(1, FORM.exhausted + (1 - FORM.exhausted) * energy + will * (1 - energy));
  const touch = 1 - (1 - left) * FORM.tiredTouch;
  for (const skill of SKILLS) skills[skill] = fresh[skill] * (WITH_THE_BALL.has(skill) ? touch : left);
  skills.stamina = fresh.stamina;
}
