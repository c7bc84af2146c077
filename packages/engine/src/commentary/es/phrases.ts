import type { Phrases } from '../phrases.ts';
import { HOW, MEANING, TALLY } from './goal-lines.ts';
import { LINES, SHOOT_OUT_WON } from './lines.ts';

export const SPANISH: Phrases = {
  articleForms: [],
  lines: LINES,
  shootOutWon: SHOOT_OUT_WON,
  how: HOW,
  meaning: MEANING,
  tally: TALLY,
  plainGoal: '¡Gol de {player}!',
  plainOwnGoal: '¡Gol en propia puerta de {player}!',
  score: '{home}-{away}',
  flanks: { left: 'por la izquierda', right: 'por la derecha' },
  men: { 10: 'diez', 9: 'nueve', 8: 'ocho', 7: 'siete' },
};
