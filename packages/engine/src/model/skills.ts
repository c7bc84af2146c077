/** Skills by index into the typed arrays of a match. */
export const SKILLS = [
  'stamina', 'speed', 'acceleration', 'agility', 'strength', 'jumpingReach', 'heading', 'passing', 'crossing',
  'dribbling', 'finishing', 'firstTouch', 'technique', 'marking', 'tackling', 'decision', 'vision', 'anticipation',
  'determination', 'composure', 'leadership', 'workRate', 'handling', 'oneOnOnes', 'reflexes',
] as const;
export const K = SKILLS.length;
export const STAMINA = 0, SPEED = 1, ACCELERATION = 2, AGILITY = 3, STRENGTH = 4, JUMPING = 5, HEADING = 6, PASSING = 7,
  CROSSING = 8, DRIBBLING = 9, FINISHING = 10, FIRST_TOUCH = 11, TECHNIQUE = 12, MARKING = 13, TACKLING = 14,
  DECISION = 15, VISION = 16, ANTICIPATION = 17, DETERMINATION = 18, COMPOSURE = 19, LEADERSHIP = 20, WORK_RATE = 21,
  HANDLING = 22, ONE_ON_ONES = 23, REFLEXES = 24;
