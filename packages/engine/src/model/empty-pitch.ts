/** The columns of a pitch without players. */
import { SKILLS } from '@mundo-manager/rules/players';
import { NEUTRAL_BRIEF } from '../input/team-plan.ts';
import { unblemished } from './players-left.ts';
import { column, NO_SLOT, SLOTS, type SlotColumn } from './slots.ts';
import type { Players } from './state.ts';

/** All slots empty, at rest and without a mark. */
export function emptyPitch(): Players {
  const skills = Object.fromEntries(SKILLS.map((skill) => [skill, column()])) as Players['skills'];
  const brief = Object.fromEntries(Object.keys(NEUTRAL_BRIEF).map((name) => [name, column()])) as Players['brief'];
  return {
    members: [],
    roles: [],
    fresh: [],
    x: column(),
    y: column(),
    vx: column(),
    vy: column(),
    placeX: column(),
    placeY: column(),
    targetX: column(),
    targetY: column(),
    energy: column(),
    stun: column(),
    hurry: column(),
    placeHurry: column(),
    run: column(),
    mark: filled(NO_SLOT),
    depth: column(),
    attackDepth: column(),
    wide: column(),
    shows: column(),
    extraStrikers: column(),
    skills,
    brief,
    topSpeed: column(),
    grip: column(),
    effort: column(),
    metres: column(),
    fastSeconds: column(),
    sprintSeconds: column(),
    fastest: column(),
    ...unblemished(),
  };
}

function filled(value: number): SlotColumn {
  const values = column();
  for (const slot of SLOTS) values[slot] = value;
  return values;
}
