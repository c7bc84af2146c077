/**
 * Declared before any measurement: the most direct statistic of each input, of the side that has it, and its direction.
 * Three were declared anew before their new measurement: stamina, morale, and the speech's focus.
 */
import type { Statistic } from '../contest/measure.ts';
import { LINE_VARIATIONS, PLACE_VARIATIONS } from '../contest/single-variations.ts';
import type { Variation } from '../contest/variation.ts';
import { VARIATIONS, variationKey } from '../contest/variations.ts';

export interface Expectation {
  readonly statistic: Statistic;
  /** 1 more, −1 less. */
  readonly sign: 1 | -1;
}

const more = (statistic: Statistic): Expectation => ({ statistic, sign: 1 });
const less = (statistic: Statistic): Expectation => ({ statistic, sign: -1 });

/** Raised by 20 points for all players. */
// biome-ignore format: a table
const ATTRIBUTES: Readonly<Record<string, Expectation>> = {
  stamina: more('energyLeft'), speed: more('share'), acceleration: more('share'), agility: more('share'), strength: more('tackles'),
  jumpingReach: more('headers'), heading: more('headers'), passing: more('completion'), crossing: more('crossesComplete'),
  dribbling: more('dribblesWon'), finishing: more('finishing'), firstTouch: more('completion'), technique: more('share'),
  marking: less('completionAgainst'), tackling: more('tackles'), decision: more('share'), vision: more('longPasses'),
  anticipation: more('interceptions'), determination: more('share'), composure: more('finishing'), leadership: more('share'),
  workRate: more('share'), handling: more('keeping'), oneOnOnes: more('keeping'), reflexes: more('keeping'),
};

/** Condition 70 instead of 95, morale 100 instead of 60. */
const STATES: Readonly<Record<string, Expectation>> = { condition: less('share'), morale: more('completion') };

/** Level 20 instead of 1. The fourth skill, `boosters`, is what match boosters are measured with. */
const SPEECH: Readonly<Record<string, Expectation>> = {
  attacking: more('goals'),
  defending: less('goalsAgainst'),
  spirit: more('share'),
  focus: more('longPasses'),
};

// biome-ignore format: a table, one group a row
const TEAM: Readonly<Record<string, Expectation>> = {
  'Mentality: Very Defensive': less('goalsAgainst'), 'Mentality: Defensive': less('goalsAgainst'),
  'Mentality: Offensive': more('passPlace'), 'Mentality: Very Offensive': more('passPlace'),
  'Tempo: Low': more('spell'), 'Tempo: High': less('spell'), 'Tempo: Extremely High': less('spell'),
  'When Lose The Ball: Regroup': less('regainsHigh'), 'When Lose The Ball: Counter Press': more('regainsHigh'),
  'When Win The Ball: Hold': more('completion'), 'When Win The Ball: Counter Attack': less('completion'),
  'Defensive Line: Much Lower': less('offsidesAgainst'), 'Defensive Line: Lower': less('offsidesAgainst'),
  'Defensive Line: Higher': more('offsidesAgainst'), 'Defensive Line: Much Higher': more('offsidesAgainst'),
  'Prevent GK Distribution: Yes': more('keeperLongAgainst'),
  'Line of Engagement: Low': less('regainsHigh'), 'Line of Engagement: High': more('regainsHigh'),
  'Defense Width: Narrow': more('crossesAgainst'), 'Defense Width: Wide': less('crossesAgainst'),
  'Attack Width: Narrow': less('widthOfPlay'), 'Attack Width: Wide': more('widthOfPlay'),
  'Final Third Focus: Left': more('leftShare'), 'Final Third Focus: Right': more('rightShare'), 'Final Third Focus: Center': more('centreShare'),
};

/** Given to everyone who may have it. */
// biome-ignore format: a table, one group a row
const INDIVIDUAL: Readonly<Record<string, Expectation>> = {
  'Pressing: Tight': less('completionAgainst'), 'Pressing: Tighter': less('completionAgainst'),
  'Tackling: Tackle Harder': more('fouls'), 'Tackling: Easy Off Tackle': less('fouls'),
  'Team Has The Ball: Stay Back': less('passPlace'), 'Team Has The Ball: Run Forward': more('passPlace'),
  'Team Has The Ball: Stay Wider': more('widthOfPlay'), 'Team Has The Ball: Sit Narrower': less('widthOfPlay'),
  'Player Has The Ball: Hold Ball': more('spell'), 'Player Has The Ball: Cut Inside': more('centreShare'),
  'Player Has The Ball: Run Wider': less('centreShare'), 'Player Has The Ball: Run Forward': more('dribbles'),
  'Passing Directness: Short': less('longPasses'), 'Passing Directness: Long': more('longPasses'),
  'Passing Risks: Take More Risks': less('completion'), 'Passing Risks: Takes Less Risks': more('completion'),
  'Shooting Frequency: Less Often': less('shots'), 'Shooting Frequency: More Often': more('shots'),
  'Crossing Frequency: Less Often': less('crosses'), 'Crossing Frequency: More Often': more('crosses'),
  'Cross From: Byline': more('crossPlace'), 'Cross From: Deep': less('crossPlace'),
  'Dribbling: Less': less('dribbles'), 'Dribbling: More': more('dribbles'),
};

/** Given to the player of one position alone and measured of him, where that is another statistic than for the whole side. */
const PLACE: Readonly<Record<string, Expectation>> = {
  ...INDIVIDUAL,
  'Pressing: Tight': more('regains'),
  'Pressing: Tighter': more('regains'),
  'Player Has The Ball: Hold Ball': more('onBall'),
  'Player Has The Ball: Cut Inside': less('widthOfPlay'),
  'Player Has The Ball: Run Wider': more('widthOfPlay'),
};

/** Raised by 10 points in everything. */
const LINE: Readonly<Record<string, Expectation>> = {
  keeper: less('goalsAgainst'),
  defence: less('goalsAgainst'),
  midfield: more('shots'),
  attack: more('shots'),
};

/** The formation that all others are measured against. */
export const NEUTRAL_FORMATION = '442';

/**
 * Against 442, by distinct features: fewer flank players cross less; central forwards turn play to the centre; a lone
 * forward is offside less often; a higher shape passes higher up; a third centre-back leaves fewer shots.
 */
// biome-ignore format: a table, one kind of shape a row
const FORMATIONS: Readonly<Record<string, Expectation>> = {
  '442Diamond': less('crosses'), '4222Narrow': less('crosses'), '433Narrow': less('crosses'), '4123Narrow': less('crosses'), '4123NarrowAM': less('crosses'),
  '4231DM': less('centreShare'), '4213Wide': less('centreShare'), '433Wide': less('centreShare'), '4123Wide': less('centreShare'),
  '4411': less('offsides'), '451': less('offsides'),
  '4222Wide': less('passPlace'), '4141': less('passPlace'),
  '424': more('passPlace'), '343Wide': more('passPlace'), '343Narrow': more('passPlace'), '3124': more('passPlace'), '3241': more('passPlace'), '3412': more('passPlace'),
  '343Diamond': less('crosses'), '3142': less('crosses'), '3232': less('crosses'),
  '523Wide': less('shotsAgainst'), '523Narrow': less('shotsAgainst'), '5221': less('shotsAgainst'), '532': less('shotsAgainst'), '5212': less('shotsAgainst'),
  '541': less('passPlace'), '541Diamond': less('passPlace'), '523WideDM': less('passPlace'), '5122': less('passPlace'), '5212DM': less('passPlace'),
};

/** By kind and name of the variation. A match booster is expected to do what its attribute does, or its state. */
export const EXPECTED: Readonly<Record<Variation['kind'], Readonly<Record<string, Expectation>>>> = {
  attribute: ATTRIBUTES,
  state: STATES,
  speech: SPEECH,
  booster: { ...ATTRIBUTES, ...STATES },
  team: TEAM,
  individual: INDIVIDUAL,
  formation: FORMATIONS,
  line: LINE,
  place: PLACE,
};

export interface Declared extends Expectation {
  readonly key: string;
  readonly kind: Variation['kind'];
  readonly name: string;
  /** Formation of both sides, with and without the input; default 442. */
  readonly formation?: string;
  /** Starter whose own statistics count. */
  readonly place?: number;
}

/** All inputs that differ from a neutral sheet, each with what it was expected to do. Throws where nothing was declared. */
export function declarations(): Declared[] {
  const whole = [...VARIATIONS, ...LINE_VARIATIONS].filter(({ name }) => name !== NEUTRAL_FORMATION);
  return [
    ...whole.map((variation) => declared(variation, variation.name)),
    ...PLACE_VARIATIONS.map((variation) => {
      const { instruction, formation, place } = variation;
      return { ...declared(variation, instruction), formation, place };
    }),
  ];
}

function declared(variation: Variation, expected: string): Declared {
  const { kind, name } = variation;
  const expectation = EXPECTED[kind][expected];
  if (expectation === undefined) throw new RangeError(`nothing was declared for ${variationKey(variation)}`);
  return { ...expectation, key: variationKey(variation), kind, name };
}
