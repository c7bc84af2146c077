/** Declared before anything was measured: the most direct statistic of each input, of the side that has it, and which way it goes. */

/** What is measured of a side: its share of the points, its statistics, and with `against` those of its opponent. */
export type Statistic =
  | 'share'
  | 'goals'
  | 'goalsAgainst'
  | 'shots'
  | 'shotsAgainst'
  | 'goalsPerShot'
  | 'goalsPerShotAgainst'
  | 'passes'
  | 'completion'
  | 'completionAgainst'
  | 'possession'
  | 'crosses'
  | 'crossesComplete'
  | 'headedGoals'
  | 'headersAgainst'
  | 'tackles'
  | 'fouls'
  | 'offsides'
  | 'offsidesAgainst'
  | 'dribbles'
  | 'dribblesWon'
  | 'interceptions'
  | 'longPasses'
  | 'passLength'
  | 'passPlace'
  | 'shotDistance'
  | 'lateGoals'
  | 'leftShare'
  | 'centreShare'
  | 'rightShare'
  | 'widthOfPlay'
  | 'regains'
  | 'regainsHigh'
  | 'spell'
  | 'keeperLongAgainst';

export interface Expectation {
  readonly statistic: Statistic;
  /** 1 more, −1 less, 0 either way. */
  readonly sign: 1 | -1 | 0;
}

const more = (statistic: Statistic): Expectation => ({ statistic, sign: 1 });
const less = (statistic: Statistic): Expectation => ({ statistic, sign: -1 });

// biome-ignore format: a table, one input a row
export const EXPECTED: Readonly<Record<string, Expectation>> = {
  stamina: more('share'), speed: more('share'), acceleration: more('share'), agility: more('share'), strength: more('tackles'),
  jumpingReach: more('headedGoals'), heading: more('headedGoals'), passing: more('completion'), crossing: more('crossesComplete'),
  dribbling: more('dribblesWon'), finishing: more('goalsPerShot'), firstTouch: more('completion'), technique: more('share'),
  marking: less('completionAgainst'), tackling: more('tackles'), decision: more('share'), vision: more('passLength'),
  anticipation: more('interceptions'), determination: more('share'), composure: more('goalsPerShot'), leadership: more('share'),
  workRate: more('share'), handling: less('goalsPerShotAgainst'), oneOnOnes: less('goalsPerShotAgainst'), reflexes: less('goalsPerShotAgainst'),
  condition: less('share'), morale: more('share'),
  'speech attacking': more('goals'), 'speech defending': less('goalsAgainst'), 'speech spirit': more('share'), 'speech focus': more('share'),

  'Mentality: Very Defensive': less('goalsAgainst'), 'Mentality: Defensive': less('goalsAgainst'),
  'Mentality: Offensive': more('passPlace'), 'Mentality: Very Offensive': more('passPlace'),
  'Tempo: Low': more('spell'), 'Tempo: High': less('spell'), 'Tempo: Extremely High': less('spell'),
  'When Lose The Ball: Regroup': less('regainsHigh'), 'When Lose The Ball: Counter Press': more('regainsHigh'),
  'When Win The Ball: Hold': more('completion'), 'When Win The Ball: Counter Attack': less('completion'),
  'Defensive Line: Much Lower': less('offsidesAgainst'), 'Defensive Line: Lower': less('offsidesAgainst'),
  'Defensive Line: Higher': more('offsidesAgainst'), 'Defensive Line: Much Higher': more('offsidesAgainst'),
  'Prevent GK Distribution: Yes': more('keeperLongAgainst'), 'Prevent GK Distribution: No': less('keeperLongAgainst'),
  'Line of Engagement: Low': less('regainsHigh'), 'Line of Engagement: High': more('regainsHigh'),
  'Defense Width: Narrow': more('crosses'), 'Defense Width: Wide': less('crosses'),
  'Attack Width: Narrow': less('widthOfPlay'), 'Attack Width: Wide': more('widthOfPlay'),
  'Final Third Focus: Left': more('leftShare'), 'Final Third Focus: Right': more('rightShare'), 'Final Third Focus: Center': more('centreShare'),

  'Pressing: Tight': less('completionAgainst'), 'Pressing: Tighter': less('completionAgainst'),
  'Tackling: Tackle Harder': more('fouls'), 'Tackling: Easy Off Tackle': less('fouls'),
  'Team Has The Ball: Stay Back': less('passPlace'), 'Team Has The Ball: Run Forward': more('passPlace'),
  'Team Has The Ball: Stay Wider': more('widthOfPlay'), 'Team Has The Ball: Sit Narrower': less('widthOfPlay'),
  'Player Has The Ball: Hold Ball': more('spell'), 'Player Has The Ball: Cut Inside': more('centreShare'),
  'Player Has The Ball: Run Wider': less('centreShare'), 'Player Has The Ball: Run Forward': more('dribbles'),
  'Passing Directness: Short': less('passLength'), 'Passing Directness: Long': more('passLength'),
  'Passing Risks: Take More Risks': less('completion'), 'Passing Risks: Takes Less Risks': more('completion'),
  'Shooting Frequency: Less Often': less('shots'), 'Shooting Frequency: More Often': more('shots'),
  'Crossing Frequency: Less Often': less('crosses'), 'Crossing Frequency: More Often': more('crosses'),
  'Cross From: Byline': less('crosses'), 'Cross From: Deep': more('crosses'),
  'Dribbling: Less': less('dribbles'), 'Dribbling: More': more('dribbles'),
};
