/** Matches as the server plays them. */

import { simulate } from '@mundo-manager/engine';
import { teamSheetOf } from '@mundo-manager/engine/team-sheet';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { playMatchWith } from '../../src/simulation/play-match.ts';
import type { MatchSimulator } from './match-day.ts';

/** Hands in the sheets of both clubs and plays them through the engine. */
export const playByEngine: MatchSimulator = (home, away, match, seed) => {
  const input = {
    home: teamSheetOf(home, match.home, ALPHA),
    away: teamSheetOf(away, match.away, ALPHA),
    venue: match.venue,
  };
  const played = playMatchWith({ simulate }, { input, seed, ruleset: ALPHA });
  const appearances = new Map(played.appearances.map(({ playerId, ...appearance }) => [playerId, appearance]));
  return { home: played.home, away: played.away, appearances };
};
