import type { Phrases } from '../phrases.ts';
import { GOAL_LINES, GOAL_MEANINGS, SCORER_TALLIES } from './goal-lines.ts';
import { COMMENTARY_LINES, SHOOT_OUT_WON } from './lines.ts';

export const ENGLISH: Phrases = {
  articleForms: [],
  lines: COMMENTARY_LINES,
  shootOutWon: SHOOT_OUT_WON,
  how: GOAL_LINES,
  meaning: GOAL_MEANINGS,
  tally: SCORER_TALLIES,
  plainGoal: '{player} scores!',
  plainOwnGoal: 'Own goal by {player}!',
  score: '{home}–{away}',
  flanks: { left: 'from the left', right: 'from the right' },
  men: { 10: 'ten', 9: 'nine', 8: 'eight', 7: 'seven' },
};
