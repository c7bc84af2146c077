import type { Phrases } from '../phrases.ts';
import { HOW, MEANING, TALLY } from './goal-lines.ts';
import { LINES, SHOOT_OUT_WON } from './lines.ts';

export const ENGLISH: Phrases = {
  articleForms: [],
  lines: LINES,
  shootOutWon: SHOOT_OUT_WON,
  how: HOW,
  meaning: MEANING,
  tally: TALLY,
  plainGoal: '{player} scores!',
  plainOwnGoal: 'Own goal by {player}!',
  score: '{home}–{away}',
  flanks: { left: 'from the left', right: 'from the right' },
  men: { 10: 'ten', 9: 'nine', 8: 'eight', 7: 'seven' },
};
