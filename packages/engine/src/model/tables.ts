/**
 * Every constant of the model, by theme. Utilities are chances of a goal; balances go into the logistic function, where 1 is worth about 20 points
 * of chance; skills are shares, and PAR is what a formula calls ordinary. What is not geometry was calibrated: docs/engine/calibration.md.
 */

/** The skill at which formulas are balanced. */
export const PAR = 0.6;

export const FORM = {
  /** How much of a difference in attributes reaches the pitch: with all of it a few points of overall would decide every match. */
  contrast: 0.22,
  /** The crowd: the home side's skills are raised by this share, before contrast. */
  homeAdvantage: 0.074,
  /** How much of what a player lacks in condition he lacks at kick-off: preparation makes good for some of it. */
  arrival: 0.65,
  /** What is left of a skill with no energy at all. */
  exhausted: 0.85,
  /** Share of the loss that reaches what is done with the ball. */
  tiredTouch: 0.1,
  /** Morale 0 and 100 lower and raise skills by this share. */
  morale: 0.06,
  /** How much of the captain's lead goes to his team-mates' determination, composure and work rate. */
  leadership: 0.45,
  /** Energy that a player of ordinary stamina loses in a tick at 1 m/s, squared with speed, and how much less of it more stamina costs. */
  effort: 0.0000026,
  lungs: 2.6,
  /** Share of energy that a side spends on top of that by pressing high up the pitch, and half of it by hunting every lost ball. */
  chasing: 0.25,
  halfTimeRest: 0.04,
  /** Urgency of a side that is level at the end; what a goal that it lacks adds to it, or a lead takes, which is safe from so many goals on. */
  level: 0.6,
  lead: 0.48,
  safe: 1.6,
  /** Urgency that each goal of a lead from the third to the fifth takes, at any time. */
  comfort: 0.35,
  /** How much less a side with an urgency of 1 minds a loss, and how much more a metre forward is worth to it. */
  abandon: 0.1,
  hurry: 0.9,
  /** What a metre forward is worth at least to a side that has time, as a share of the usual. */
  stroll: 0.25,
} as const;

export const SHAPE = {
  /** How far players spread evenly over the length of the team, against where the formation draws them. */
  evenness: 0.65,
  /** The same across: how far a narrow formation stretches and a wide one closes up to the usual mean distance from the middle, in metres. */
  stretch: 0.9,
  reach: 14.5,
  /** How far every formation comes to the places of a 442: what is left makes the difference between two of them. */
  usual: 0.69,
  /** How far apart two on one way to goal are at least, as a share of the length of the team. */
  stagger: 0.21,
  /** Who has a flank to himself goes a share of his way to this depth in possession, and comes back by a share of his own without the ball. */
  flank: 0.54,
  alongFlank: 0.3,
  backOnFlank: 0.2,
  /** The same of who has the middle to himself, without the ball. */
  backInMiddle: 0.4,
  /** Share of the length of the team by which a side with five at the back holds back in possession. */
  heldBack: 0.006,
  /** The same for each holding midfielder, unless three at the back do it for him. */
  holding: 0.14,
  /** Share of his way to the first line that who plays between midfield and a striker alone goes in possession to join him; three there are near enough. */
  joining: 0.2,
  /** Metres by which the rear one of two in one lane up front shows for a ball on the flank, and the front one pulls off to the other side. */
  showing: 2.5,
  pullingOff: 1.5,
  /** Metres of the last line behind the ball in possession; length of the team from its last to its first line. */
  attackBehind: 27,
  attackLength: 43,
  defenceLength: 29,
  /** How far the lines of a side without any energy left drift apart, as a share. */
  drift: 0.55,
  /** Share of the way back that a player who was ahead of the ball still has before him in the first seconds after it was lost. */
  turn: 0.4,
  attackWidth: 1,
  defenceWidth: 0.74,
  /** Who plays up front on the far side comes in for the ball to the far post: metres forward, and share of his way to the middle. */
  farPost: 9,
  tuckIn: 0.55,
  /** Share of the ball's way across that the shape follows. */
  attackShift: 0.18,
  defenceShift: 0.42,
  /** Chance to start a run, every six seconds, for a worker of skill 1 in the first line. */
  runs: 0.36,
} as const;

export const PASSING = {
  base: 0.8,
  skill: 6.5,
  perMetre: 0.036,
  /** What an opponent upon the passer costs, and how much less of it composure leaves. */
  pressure: 1.0,
  nerve: 1.5,
  lane: 0.62,
  /** Worth of a metre of room around the receiver, up to eight. */
  room: 0.0006,
  /** Share of failed passes with an opponent in the lane that he cuts out, and how much more of them who reads the game. */
  cutOut: 0.68,
  read: 1.2,
  /** Metres by which a pass may miss, and for each metre of its length. */
  missBase: 2.6,
  missPerMetre: 0.2,
  /** Metres a second along the ground and through the air. */
  ground: 15,
  air: 19,
  /** Share of balls cut out near a touchline that go into touch. */
  deflected: 0.5,
  /** Ticks on the ball before the first decision, and how much of them a quick tempo saves. */
  control: 5.35,
  tempo: 1.95,
  /** Ticks that a perfect passer saves the receiver, against an average one: the ball comes into his stride. */
  stride: 5,
  /** Share of passes that a level of tempo costs. */
  rush: 0.085,
} as const;

/** The first touch: a balance. What an opponent upon the receiver takes of it, and how much more one does who marks well, or is told to press. */
export const TOUCH = {
  base: 3.7,
  skill: 8,
  pressure: 1.3,
  marked: 14,
  pressing: 0.35,
} as const;

export const SHOOTING = {
  /** What a shot must be worth above the next best thing. */
  patience: 0.0675,
  /** How much of his patience a player loses by the end. */
  urgency: 0.09,
  /** Shares of blocked and of saved shots, and of headed clearances, that go behind. */
  blockedBehind: 0.44,
  savedBehind: 0.39,
  headedBehind: 0.4,
  /** How many times its chance a shot is worth. */
  appetite: 1.1,
  /** Chance of a goal on the goal line before an open goal, falling with distance. */
  open: 1.58,
  /** Share of its chance that a level of tempo costs a shot at feet. */
  rush: 0.04,
  skill: 1.15,
  /** What composure adds to finishing with an opponent upon the shooter. */
  nerve: 0.9,
  keeping: 2.2,
  /** Share blocked: by nobody in the way, by one who fills it. */
  blocked: 0.06,
  blockedByCover: 0.68,
  onTarget: 0.3,
  penalty: 0.775,
} as const;

export const CARRYING = {
  /** What running with the ball is worth in itself: it draws opponents out. */
  wish: 0.001,
} as const;

export const CROSSING = {
  worth: 0.06,
  skill: 0.05,
  base: -0.8,
  accuracy: 3.4,
} as const;

export const DUELS = {
  /** Chance in a tick that a defender within reach goes for the ball. */
  eagerness: 0.05,
  /** How much of that against a carrier who stands, and what every metre a second adds: who runs at his man invites the tackle. */
  shielded: 0.2,
  exposed: 0.6,
  /** What is added to that by a level of tempo, and by an order to take men on: opponents wait for it. */
  hasty: 0.06,
  expected: 0.26,
  foul: 0.25,
  /** In the box defenders stay on their feet. */
  foulInBox: 0.12,
  skill: 4.5,
  balance: 0,
} as const;

/** Fouls and cards. Chances are per foul, before the strictness of the rule set. */
export const DISCIPLINE = {
  /** Chance that the referee plays advantage where an attack is promising, and what makes it so: metres from the own goal line, and metres of room. */
  advantage: 0.5,
  promisingFrom: 58,
  room: 6,
  /** Red: who stops a man that is through, within so many metres of the goal; who goes in with excessive force. */
  denied: 0.17,
  nearGoal: 30,
  violent: 0.0028,
  /** Yellow: for force, for stopping a promising attack, for a man who is through and is not the last word, for each foul from the third on. */
  reckless: 0.135,
  tactical: 0.22,
  booked: 0.3,
  persistent: 0.08,
  /** How much more force an order to tackle harder brings, and how much more who can't tackle uses. */
  harder: 0.35,
  clumsy: 2,
  /** Share of yellows that a booked player is not spared; share of his tackles that he still makes, and of his fouls. */
  spared: 0.36,
  careful: 0.72,
  /** A keeper whose side leads wastes time from that tick on: chance of a card for each goal kick. */
  delayFrom: 8_400,
  delay: 0.03,
} as const;

/** Injuries that end a player's match. Chances before the risk of the rule set. */
export const INJURIES = {
  /** For the player who is fouled, for him who fouls, and how much more with a card for it. */
  fouled: 0.0065,
  fouling: 0.0012,
  carded: 2.5,
  /** For each player and check of the muscles, fresh; and how much more for one without energy. */
  muscle: 0.000075,
  tired: 6,
  /** Share of that for a keeper. */
  keeper: 0.35,
} as const;

/** Ticks that the ball is dead. */
export const DEAD_TICKS = {
  kickOff: 80,
  throwIn: 22,
  goalKick: 44,
  corner: 54,
  freeKick: 44,
  penalty: 110,
} as const;

/** Ticks of stoppage time for what has held up play. */
export const LOST_TICKS = {
  goal: 60,
  substitution: 40,
  penalty: 90,
  foul: 5,
  card: 30,
  sendingOff: 70,
  injury: 80,
} as const;
