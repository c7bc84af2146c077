/** The phrases of Brazilian Portuguese, the source: other languages have as many for each occasion. */
import type { Phrases } from '../phrases.ts';
import { HOW, MEANING, TALLY } from './goal-lines.ts';
import { LINES, SHOOT_OUT_WON } from './lines.ts';

export const PORTUGUESE: Phrases = {
  articleForms: ['o', 'O', 'do', 'pelo'],
  lines: LINES,
  shootOutWon: SHOOT_OUT_WON,
  how: HOW,
  meaning: MEANING,
  tally: TALLY,
  plainGoal: 'Gol de {player}!',
  plainOwnGoal: 'Gol contra de {player}!',
  score: '{home} a {away}',
  flanks: { left: 'pela esquerda', right: 'pela direita' },
  men: { 10: 'dez', 9: 'nove', 8: 'oito', 7: 'sete' },
};
