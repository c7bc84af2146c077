/**
 * Every constant of the model, by theme: utilities are chances of a goal, balances enter the logistic function (1 is
 * about 20 points of chance), skills are shares, PAR is ordinary. Calibrated but for geometry:
 * docs/engine/calibration.md.
 */

/** The skill at which formulas are balanced. */
export const PAR = 0.6;

/**
 * Share of the rating in a place in each skill; the attribute is the rest, and all of a keeper's own skills. Without it
 * a good athlete was equally good in any place.
 */
export const FAMILIARITY = {
  /** Speed, acceleration, agility, strength and jumping reach: he starts earlier, and jumps at the right place. */
  body: 0.97,
  /** What is done with the ball. */
  touch: 0.95,
  /** What is seen and read, and the defender's trade. */
  mind: 0.97,
} as const;

export const FORM = {
  /** How much of a difference in attributes reaches the pitch: with all of it a few points of overall would decide every match. */
  contrast: 0.131,
  /** The crowd: the home side's skills are raised by this share of an ordinary one, before contrast. */
  homeAdvantage: 0.058,
  /** The form of the day of a side: as deviation of a share that all its skills gain or lose, before contrast. */
  day: 0.036,
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
  /**
   * Points of overall by which a side must be weaker to yield the ball wholly; what one in form counts for, and those
   * that the day adds to either side, standard deviation.
   */
  yields: 9,
  felt: 1.3,
  initiative: 6.5,
  /** Points of overall that each goal of a lead, up to the second, takes from how much its side wants the ball. */
  sated: 2,
  /** Energy that a player of ordinary stamina loses in a tick at 1 m/s, squared with speed, and how much less of it more stamina costs. */
  effort: 0.0000048,
  lungs: 2.6,
  /** Share of energy that a side spends on top of that by pressing high up the pitch, and half of it by hunting every lost ball. */
  chasing: 0.25,
  halfTimeRest: 0.04,
  /** Tick from which play opens up, about half-time; before it the more is lacking the earlier it is. */
  opensUp: 5_450,
  /** Urgency of a side that is level at the end; what a goal that it lacks adds to it, or a lead takes, which is safe from so many goals on. */
  level: 0.52,
  lead: 0.75,
  safe: 1.6,
  /** Urgency that each goal of a lead takes at any time, up to the fourth; the first and the fourth half of it. */
  comfort: 0.7,
  /** How much less a side with an urgency of 1 minds a loss, and how much more a metre forward is worth to it. */
  abandon: 0.1,
  hurry: 0.844,
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
  /** Metres of the ball from the own goal line up to which a side of ordinary engagement presses its carrier. */
  pressed: 78.7,
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
  attackBehind: 21.3,
  attackLength: 44.2,
  defenceLength: 29,
  /** Share of the ball's metres from the own goal line for the last line without the ball. */
  blockHeight: 0.535,
  /** How far the lines of a side without any energy left drift apart, as a share. */
  drift: 0.55,
  /** Share of the way back that a player who was ahead of the ball still has before him in the first seconds after it was lost. */
  turn: 0.397,
  attackWidth: 1.25,
  defenceWidth: 0.55,
  /** Metres by which a full-back goes forward with the ball on his side, and the share of them with the ball on the other; a flank begins so many metres from the middle. */
  overlap: 10,
  farSide: 0.4,
  flankFrom: 9,
  /** How much more of these metres a side goes forward that wants the ball. */
  committed: 0.5,
  /** Metres by which a midfielder follows the ball into the last third, and a forward drops off while it is far away. */
  arriving: 5.2,
  /** Metres further for each striker beyond the first, to the far post, too. */
  behindStrikers: 3.5,
  dropping: 0.51,
  /** Share of his way to the ball that a team-mate beside it comes, less and less up to so many metres. */
  support: 0.526,
  supportFrom: 30,
  /** Metres by which the last line of a side that yields the ball is deeper. */
  stance: 5,
  /** Who plays up front on the far side comes in for the ball to the far post: metres forward, and share of his way to the middle. */
  farPost: 5.42,
  tuckIn: 0.65,
  /** Share of its distance from the ball that the shape makes good every two seconds. */
  follow: 0.55,
  /** Share of the ball's way across that the shape follows. */
  attackShift: 0.214,
  defenceShift: 0.42,
  /** How many times as likely runs are just after the ball was won. */
  breaks: 1.7,
  /** Chance to start a run, every six seconds, for a worker of skill 1 in the first line. */
  runs: 0.579,
  /** Share of steps by which a runner keeps onside. */
  timing: 0.49,
} as const;

/** How well a carrier judges what his options are worth: the deviation of his judgement, in goals. */
export const JUDGEMENT = {
  noise: 0.0016,
  /** For each share of decision below 0.84, and with an opponent upon him. */
  doubt: 0.0107,
  panic: 0.0025,
  /** What a metre forward is worth in itself. */
  haste: 0.0000235,
  /** How much more a metre forward is worth when the ball was won this moment; it falls until the side is settled. */
  counter: 11.5,
} as const;

/** What an instruction is worth to who follows it, in goals. */
export const ORDERS = {
  shooting: 0.004,
  crossing: 0.006,
  /** To cross from deep, and not from the byline. */
  deep: 0.004,
  dribbling: 0.001,
  carryForward: 0.0007,
  aside: 0.0009,
  holdBall: 0.0009,
  /** A metre more than 18. */
  directness: 0.0001,
  focusWing: 0.003,
  focusCentre: 0.0018,
} as const;

/** Metres and seconds. */
export const RUNNING = {
  /** Top speed of a fresh player of ordinary speed, what more speed adds, and its limits; share that a player without energy lacks. */
  top: 8.88,
  speed: 30,
  slowest: 7.2,
  fastest: 10,
  tired: 0.08,
  /** Share of a change of speed that a player makes good in a second, of ordinary acceleration and of more; braking and turning. */
  start: 0.5,
  acceleration: 1.6,
  brake: 0.8,
  /** Speed of who is not in a hurry: at his place, and for each metre that he is away from it. */
  walk: 1.2,
  jog: 0.4,
  /** Speed of who is in a hurry: over no distance at all, and for each metre of it. */
  brisk: 6.1,
  sprint: 0.15,
  /** Speed with the ball of a player of ordinary speed, and what a metre a second more of top speed adds to it. */
  carry: 5.5,
  carrySpeed: 0.5,
  /** While the ball is dead: who has time walks. */
  stroll: 1.5,
  haste: 4.4,
  /** Hurry of a run behind the line, of who is beaten by the ball (by so many metres, at most), of who closes the carrier down, of a marker far from goal and near it. */
  intoSpace: 0.7,
  beaten: 32,
  recovery: 0.73,
  press: 0.76,
  mark: 0.3,
  markNear: 0.4,
  /** Hurry of all players when the ball was lost on the own goal line. */
  alarm: 0.42,
} as const;

export const PASSING = {
  base: 2.92,
  skill: 7.2,
  /** Balance that a metre costs, and one beyond `far` besides. */
  perMetre: 0.0375,
  far: 32,
  perMetreFar: 0.0982,
  /** What an opponent upon the receiver costs; from how many metres on he is free. */
  marked: 2.32,
  free: 5,
  /** The most that a crowded middle before goal costs, and the cost of a throw-in. */
  crowd: 5.26,
  thrown: 0.9,
  /** What it costs that the ball was won this moment, and after how many ticks it costs nothing any more. */
  unsettled: 3.47,
  settledAfter: 39,
  /** What an opponent upon the passer costs, and how much less of it composure leaves. */
  pressure: 1.0,
  nerve: 1.5,
  lane: 1,
  /** Worth that much room around the receiver adds, or no room takes: a share of it and of `open`, in goals. */
  room: 0.247,
  open: 0.002,
  /** What a pass beyond his vision costs, a lost one besides the place where it is lost, and a clearance is worth. */
  unseen: 0.0035,
  /** What a metre costs, across or back and forward: a long ball gives opponents time. */
  slow: 0.000134,
  slowAhead: 0.000141,
  /** Balance that a pass across or back has besides. */
  aside: 1.1,
  /** Metres a second of a runner behind the line, for whom a pass is timed. */
  runner: 7.01,
  risk: 0.00338,
  cleared: -0.004,
  /** What a metre more than 18 is worth to a side that yields the ball. */
  yielding: 0.000275,
  /** Share of passes gone astray that the nearest opponent reads, if he is so near. */
  sweptUp: 0.75,
  sweptFrom: 10,
  /** Share of failed passes with an opponent in the lane that he cuts out, and how much more of them who reads the game. */
  cutOut: 0.68,
  read: 1.2,
  /** Metres by which a pass may miss, and for each metre of its length. */
  missBase: 2.6,
  missPerMetre: 0.17,
  /** Metres of its length of which a misplaced pass goes too far by a share. */
  overshoots: 25,
  /** Metres that opponents come nearer to a receiver for each metre of a pass through the air. */
  closing: 0.116,
  /** Metres from which a keeper takes a misplaced ball in his box. */
  comesOut: 8,
  /** Ticks on the ball of who has cut a pass out. */
  cutControl: 3.9,
  /** Metres a second along the ground and through the air. */
  ground: 15,
  air: 19,
  /** Share of balls cut out near a touchline that go into touch. */
  deflected: 0.56,
  /** Ticks on the ball before the first decision, and how much of them a quick tempo saves. */
  control: 4.2,
  /** The most by which that time is longer or shorter, as a share. */
  spread: 0.6,
  /** Share of it that a side takes which has just won the ball: it breaks while the others are out of place. */
  breaking: 0.6,
  /** Share of that time which is missing in the last third: near goal the ball is played at once. */
  atOnce: 0.55,
  tempo: 1.95,
  /** Ticks that a perfect passer saves the receiver, against an average one: the ball comes into his stride. */
  stride: 5,
  /** Share of passes that a level of tempo costs. */
  rush: 0.085,
} as const;

/**
 * The first touch: a balance. What an opponent upon the receiver takes of it, and the surplus of a good marker, or of
 * the instruction to press.
 */
export const TOUCH = {
  base: 3.7,
  skill: 8,
  pressure: 1.3,
  marked: 14,
  pressing: 0.35,
  /** Metres that a ball which no player meets runs on at most, and for each metre that it was hit. */
  runsOn: 2.5,
  runsOnPerMetre: 0.25,
} as const;

/**
 * Chances of a long goal kick, the increase by the keeper's instruction or by opponents who block a short one, and the
 * chance that it arrives.
 */
export const GOAL_KICKS = {
  long: 0.6,
  instructed: 0.35,
  pressed: 0.25,
  shortArrives: 0.97,
  longArrives: 0.42,
  /** Chance of a long kick by a keeper with the ball in play. */
  inPlay: 0.453,
  inPlayArrives: 0.55,
} as const;

export const SHOOTING = {
  /** What a shot must be worth above the next best thing: from near, where a better one may come, from afar, and from the furthest;
   * it falls from `patientTo` to `patientFrom` metres, and slowly beyond. */
  patience: 0.1,
  patienceAfar: 0.0132,
  patienceFurthest: 0.0057,
  patientTo: 12.4,
  patientFrom: 25,
  /** Metres beyond which there are no shots. */
  furthest: 36,
  /** What urgency adds to a shot, in goals. */
  urgency: 0.0021,
  /** Shares of blocked and of saved shots, and of headed clearances, that go behind. */
  blockedBehind: 0.3,
  savedBehind: 0.3,
  headedBehind: 0.231,
  /** What a shot must be worth besides when the ball was won this moment: he is not set for it. */
  unset: 0.0222,
  /** How many times its chance a shot is worth. */
  appetite: 1,
  /** Share of a shot's chance that a header has. */
  header: 0.64,
  /** Chance of a goal on the goal line before an open goal, falling with distance. */
  open: 1.89,
  /** Square metres at which half of it is left, and at which half of the rest is. */
  near: 30,
  afar: 650,
  /** Share of its chance that a level of tempo costs a shot at feet. */
  rush: 0.04,
  skill: 1.15,
  /** What composure adds to finishing with an opponent upon the shooter. */
  nerve: 0.9,
  /** Share blocked: with a free way, and with a player who fills it. */
  blocked: 0.06,
  blockedByCover: 0.55,
  /** The same of a free kick at goal; the least that it must be worth to be tried, for a taker of ordinary technique. */
  blockedByWall: 0.25,
  overTheWall: 0.03,
  onTarget: 0.275,
  /** Chance of a penalty of an ordinary taker against an ordinary keeper, and what the finishing of the taker adds. */
  penalty: 0.775,
  penaltySkill: 1.2,
} as const;

export const CARRYING = {
  /** What running with the ball is worth in itself: it draws opponents out. */
  wish: 0.0004,
  /** Balance of getting past a player in the way: without room, and for each metre of it. */
  base: -2.34,
  room: 0.4,
  /** The cost of a crowded middle before goal. */
  crowd: 2.35,
  /** What a lost ball costs besides the place where it is lost. */
  risk: 0.003,
} as const;

export const CROSSING = {
  /** What a cross is worth for each team-mate in the box, up to the limit. */
  each: 0.006,
  most: 4,
  skill: 0.02,
  base: -1.45,
  accuracy: 3.4,
  /** Share of crosses that an opponent upon the crosser blocks. */
  blocked: 0.274,
  /** Balance that a dead ball adds: its taker has time. */
  dead: 1.1,
  /** What attackers in the air lack against defenders who face the ball. */
  defended: 0.195,
  /** Share of balls won in the box that are headed or volleyed at goal; of a dead ball they all are. */
  attempted: 0.385,
  headed: 0.85,
  /** Metres that the others are flicked on, about. */
  flicked: 4,
  /** Share of crosses headed away that a defender heads to a team-mate with so much room, so near to him; metres by which it misses, about. */
  headedTo: 0.16,
  headedRoom: 4,
  headedWithin: 15,
  headedSpread: 2.5,
} as const;

export const DUELS = {
  /** Chance in a tick that a defender within reach goes for the ball. */
  eagerness: 0.0802,
  /**
   * The part of it against a carrier at rest, and the increase with each metre a second: running at a defender invites
   * the tackle.
   */
  shielded: 0.2,
  exposed: 0.6,
  /** What is added to that by a level of tempo, and by an order to take men on: opponents wait for it. */
  hasty: 0.06,
  expected: 0.26,
  foul: 0.253,
  /** In the box defenders stay on their feet. */
  foulInBox: 0.17,
  skill: 4.5,
  balance: 0,
  /** Share of balls won near a touchline (metres) that go into touch. */
  touchline: 14,
  intoTouch: 0.3,
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
  reckless: 0.12,
  tactical: 0.22,
  booked: 0.3,
  persistent: 0.08,
  /** How much more force an order to tackle harder brings, and how much more who can't tackle uses. */
  harder: 0.35,
  clumsy: 2,
  /** Share of yellows that a booked player is not spared; share of his tackles that he still makes, and of his fouls. */
  spared: 0.22,
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
  kickOff: 104,
  throwIn: 29,
  goalKick: 54,
  corner: 56,
  freeKick: 44,
  penalty: 160,
} as const;

/** Ticks more for a free kick with a wall. Chance that something holds play up, in the first half and what the second adds, and for how long (ticks). */
export const DELAYS = {
  wall: 50,
  chance: 0.006,
  late: 0.059,
  least: 30,
  most: 110,
  /** Share by which a side that leads takes its time at the end. */
  ahead: 0.3,
} as const;

/** Ticks of stoppage time for what has held up play. */
export const LOST_TICKS = {
  goal: 45,
  substitution: 40,
  penalty: 80,
  foul: 1,
  card: 30,
  sendingOff: 70,
  injury: 80,
} as const;
