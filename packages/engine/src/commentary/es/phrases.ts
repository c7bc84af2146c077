import type { Phrases } from '../phrases.ts';
import { GOAL_LINES, GOAL_MEANINGS, SCORER_TALLIES } from './goal-lines.ts';
import { COMMENTARY_LINES, SHOOT_OUT_WON } from './lines.ts';

export const SPANISH: Phrases = {
  articleForms: [],
  lines: COMMENTARY_LINES,
  shootOutWon: SHOOT_OUT_WON,
  how: GOAL_LINES,
  meaning: GOAL_MEANINGS,
  tally: SCORER_TALLIES,
  plainGoal: '¡Gol de {player}!',
  plainOwnGoal: '¡Gol en propia puerta de {player}!',
  score: '{home}-{away}',
  flanks: { left: 'por la izquierda', right: 'por la derecha' },
  men: { 10: 'diez', 9: 'nueve', 8: 'ocho', 7: 'siete' },
};
