/** The phrases of Brazilian Portuguese, the source: other languages have as many for each occasion. */
import type { Phrases } from '../phrases.ts';
import { GOAL_LINES, GOAL_MEANINGS, SCORER_TALLIES } from './goal-lines.ts';
import { COMMENTARY_LINES, SHOOT_OUT_WON } from './lines.ts';

export const PORTUGUESE: Phrases = {
  articleForms: ['o', 'O', 'do', 'pelo'],
  lines: COMMENTARY_LINES,
  shootOutWon: SHOOT_OUT_WON,
  how: GOAL_LINES,
  meaning: GOAL_MEANINGS,
  tally: SCORER_TALLIES,
  plainGoal: 'Gol de {player}!',
  plainOwnGoal: 'Gol contra de {player}!',
  score: '{home} a {away}',
  flanks: { left: 'pela esquerda', right: 'pela direita' },
  men: { 10: 'dez', 9: 'nove', 8: 'oito', 7: 'sete' },
};
