/** Formats that can be played: the game's own, and real ones. */
import type { Format, FormatSource, RankPairing, Span, TieRules } from './format.ts';
import { WORLD_CUP_THIRDS } from './world-cup-third-places.ts';

const entrants = (...span: Span): FormatSource => ({ entrants: span });
const placesOf = (stage: string, ...places: Span): FormatSource => ({ stage, places });

const ONCE_AT_HOME: TieRules = { legs: 1, ground: 'better-placed', level: ['shoot-out'] };
const ONCE_AWAY: TieRules = { legs: 1, ground: 'lower-placed', level: ['shoot-out'] };
const ONCE_BY_LOT: TieRules = { legs: 1, ground: 'lot', level: ['shoot-out'] };
const ONCE_NEUTRAL: TieRules = { legs: 1, ground: 'neutral', level: ['shoot-out'] };
const TWICE: TieRules = { legs: 2, ground: 'better-placed', level: ['shoot-out'] };
const TWICE_BY_LOT: TieRules = { legs: 2, ground: 'lot', level: ['shoot-out'] };

const BY_RANK: RankPairing = { by: 'rank', against: 'last' };
const fromPots = (...pots: number[]): RankPairing => ({ by: 'rank', pots, against: 'last' });

/** Formats by id. The real ones are those of the season in the comment; hosts and countries are left out of their draws. R-FRM-9 */
export const FORMATS = {
  'mm-league': {
    id: 'mm-league',
    name: 'MM League',
    entrants: 10,
    stages: [{ id: 'league', kind: 'league', from: [entrants(1, 10)], meetings: 2 }],
    places: [placesOf('league', 1, 10)],
    awardPlaces: [1, 2, 3],
    zones: [
      { places: [1, 2], zone: 'promoted' },
      { places: [9, 10], zone: 'relegated' },
    ],
  },
  'mm-cup': {
    id: 'mm-cup',
    name: 'MM Cup',
    entrants: 32,
    stages: [
      {
        id: 'cup',
        kind: 'knock-out',
        from: [entrants(1, 32)],
        winners: 1,
        pairing: { by: 'lot' },
        ties: ONCE_AWAY,
        final: ONCE_NEUTRAL,
      },
    ],
    places: [placesOf('cup', 1, 32)],
    awardPlaces: [1, 2, 3, 5],
  },
  'mm-tournament': {
    id: 'mm-tournament',
    name: 'MM Tournament',
    entrants: 16,
    stages: [
      { id: 'groups', kind: 'groups', from: [entrants(1, 16)], groups: 4, meetings: 1 },
      {
        id: 'knock-out',
        kind: 'knock-out',
        from: [placesOf('groups', 1, 8)],
        winners: 1,
        pairing: {
          by: 'slots',
          ties: [
            ['1A', '2B'],
            ['1C', '2D'],
            ['1B', '2A'],
            ['1D', '2C'],
          ],
        },
        ties: ONCE_AT_HOME,
        final: ONCE_NEUTRAL,
      },
    ],
    places: [placesOf('knock-out', 1, 8), placesOf('groups', 9, 16)],
    awardPlaces: [1, 2, 3],
  },
  'mm-special': {
    id: 'mm-special',
    name: 'MM Special',
    entrants: 8,
    stages: [
      {
        id: 'cup',
        kind: 'knock-out',
        from: [entrants(1, 8)],
        winners: 1,
        pairing: { by: 'lot' },
        ties: ONCE_BY_LOT,
        final: ONCE_NEUTRAL,
      },
    ],
    places: [placesOf('cup', 1, 8)],
    awardPlaces: [1, 2, 3, 5],
  },
  // 2024: the twelve best enter in the third phase; in the first the visitor, who is ranked higher, needs a draw.
  'copa-do-brasil': {
    id: 'copa-do-brasil',
    name: 'Copa do Brasil',
    entrants: 92,
    stages: [
      {
        id: 'first-phases',
        kind: 'knock-out',
        from: [entrants(13, 92)],
        winners: 20,
        pairing: { by: 'rank', pots: [10, 10, 10, 10, 10, 10, 10, 10], against: 'second-half' },
        ties: { legs: 1, ground: 'lower-placed', level: ['away-side'] },
        final: ONCE_BY_LOT,
      },
      {
        id: 'third-phase',
        kind: 'knock-out',
        from: [entrants(1, 12), placesOf('first-phases', 1, 20)],
        winners: 16,
        pairing: fromPots(16, 16),
        ties: TWICE_BY_LOT,
      },
      {
        id: 'finals',
        kind: 'knock-out',
        from: [placesOf('third-phase', 1, 16)],
        winners: 1,
        pairing: { by: 'lot' },
        ties: TWICE_BY_LOT,
      },
    ],
    places: [placesOf('finals', 1, 16), placesOf('third-phase', 17, 32), placesOf('first-phases', 21, 80)],
    awardPlaces: [1, 2],
  },
  // Since 2006, without what cards decide.
  brasileirao: {
    id: 'brasileirao',
    name: 'Campeonato Brasileiro, séries A e B',
    entrants: 40,
    stages: [
      { id: 'serie-a', kind: 'league', from: [entrants(1, 20)], meetings: 2 },
      { id: 'serie-b', kind: 'league', from: [entrants(21, 40)], meetings: 2 },
    ],
    places: [placesOf('serie-a', 1, 20), placesOf('serie-b', 1, 20)],
    tieBreakers: ['wins', 'goal-difference', 'goals', 'head-to-head', 'lots'],
    awardPlaces: [1],
    zones: [
      { places: [1, 6], zone: 'qualified' },
      { places: [17, 20], zone: 'relegated' },
      { places: [21, 24], zone: 'promoted' },
      { places: [37, 40], zone: 'relegated' },
    ],
  },
  // 2024: 28 clubs enter in the groups, 13 in the second phase and 6 in the first; thirds of groups go on in another cup.
  libertadores: {
    id: 'libertadores',
    name: 'Libertadores',
    entrants: 47,
    stages: [
      {
        id: 'first-phase',
        kind: 'knock-out',
        from: [entrants(42, 47)],
        winners: 3,
        pairing: fromPots(6),
        ties: TWICE_BY_LOT,
      },
      {
        id: 'second-phase',
        kind: 'knock-out',
        from: [entrants(29, 41), placesOf('first-phase', 1, 3)],
        winners: 8,
        pairing: fromPots(8, 8),
        ties: TWICE,
      },
      {
        id: 'third-phase',
        kind: 'knock-out',
        from: [placesOf('second-phase', 1, 8)],
        winners: 4,
        pairing: BY_RANK,
        ties: TWICE,
      },
      {
        id: 'groups',
        kind: 'groups',
        from: [entrants(1, 28), placesOf('third-phase', 1, 4)],
        groups: 8,
        meetings: 2,
      },
      {
        id: 'knock-out',
        kind: 'knock-out',
        from: [placesOf('groups', 1, 16)],
        winners: 1,
        pairing: fromPots(8, 8),
        ties: TWICE,
        final: ONCE_NEUTRAL,
      },
    ],
    places: [
      placesOf('knock-out', 1, 16),
      placesOf('groups', 17, 32),
      placesOf('third-phase', 5, 8),
      placesOf('second-phase', 9, 16),
      placesOf('first-phase', 4, 6),
    ],
    tieBreakers: ['goal-difference', 'goals', 'away-goals', 'lots'],
    awardPlaces: [1, 2],
    zones: [{ places: [17, 24], zone: 'qualified' }],
  },
  // 2024/25: eight matches each; eight go on, sixteen play off, neighbours in the table are drawn against each other's opponents.
  'champions-league': {
    id: 'champions-league',
    name: 'Liga dos Campeões da UEFA',
    entrants: 36,
    stages: [
      { id: 'league', kind: 'league-phase', from: [entrants(1, 36)], pots: 4, opponents: 2 },
      {
        id: 'play-offs',
        kind: 'knock-out',
        from: [placesOf('league', 9, 24)],
        winners: 8,
        pairing: fromPots(2, 2, 2, 2, 2, 2, 2, 2),
        ties: TWICE,
      },
      {
        id: 'knock-out',
        kind: 'knock-out',
        from: [placesOf('league', 1, 8), placesOf('play-offs', 1, 8)],
        winners: 1,
        pairing: fromPots(2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1),
        ties: TWICE,
        final: ONCE_NEUTRAL,
      },
    ],
    places: [placesOf('knock-out', 1, 16), placesOf('play-offs', 9, 16), placesOf('league', 25, 36)],
    tieBreakers: ['goal-difference', 'goals', 'away-goals', 'wins', 'fair-play', 'lots'],
    awardPlaces: [1, 2],
  },
  // 2026: the bracket and the table of thirds of its regulations.
  'world-cup': {
    id: 'world-cup',
    name: 'Copa do Mundo',
    entrants: 48,
    stages: [
      { id: 'groups', kind: 'groups', from: [entrants(1, 48)], groups: 12, meetings: 1 },
      {
        id: 'knock-out',
        kind: 'knock-out',
        from: [placesOf('groups', 1, 32)],
        winners: 1,
        pairing: {
          by: 'slots',
          ties: [
            ['1E', '3ABCDF'],
            ['1I', '3CDFGH'],
            ['2A', '2B'],
            ['1F', '2C'],
            ['2K', '2L'],
            ['1H', '2J'],
            ['1D', '3BEFIJ'],
            ['1G', '3AEHIJ'],
            ['1C', '2F'],
            ['2E', '2I'],
            ['1A', '3CEFHI'],
            ['1L', '3EHIJK'],
            ['1J', '2H'],
            ['2D', '2G'],
            ['1B', '3EFGIJ'],
            ['1K', '3DEIJL'],
          ],
          thirds: WORLD_CUP_THIRDS,
        },
        ties: ONCE_NEUTRAL,
      },
      {
        id: 'third-place',
        kind: 'knock-out',
        from: [placesOf('knock-out', 3, 4)],
        winners: 1,
        pairing: BY_RANK,
        ties: ONCE_NEUTRAL,
      },
    ],
    places: [
      placesOf('knock-out', 1, 2),
      placesOf('third-place', 1, 2),
      placesOf('knock-out', 5, 32),
      placesOf('groups', 33, 48),
    ],
    tieBreakers: ['head-to-head', 'goal-difference', 'goals', 'fair-play', 'lots'],
    awardPlaces: [1, 2, 3],
  },
  // Uruguay, without its Torneo Intermedio: the winners of both halves meet, then the best of them and the leader of the annual table.
  'apertura-clausura': {
    id: 'apertura-clausura',
    name: 'Campeonato Uruguayo',
    entrants: 16,
    stages: [
      { id: 'apertura', kind: 'league', from: [entrants(1, 16)], meetings: 1 },
      { id: 'clausura', kind: 'league', from: [entrants(1, 16)], meetings: 1, mirrors: 'apertura' },
      { id: 'annual', kind: 'table', from: [entrants(1, 16)], of: ['apertura', 'clausura'] },
      {
        id: 'semi-final',
        kind: 'knock-out',
        from: [placesOf('apertura', 1, 1), placesOf('clausura', 1, 1)],
        merge: true,
        winners: 1,
        pairing: BY_RANK,
        ties: ONCE_NEUTRAL,
      },
      {
        id: 'final',
        kind: 'knock-out',
        from: [placesOf('annual', 1, 1), placesOf('semi-final', 1, 1)],
        merge: true,
        winners: 1,
        pairing: BY_RANK,
        ties: TWICE,
      },
    ],
    places: [placesOf('final', 1, 2), placesOf('annual', 1, 16)],
    awardPlaces: [1, 2],
    zones: [{ places: [14, 16], zone: 'relegated' }],
  },
  // K League 2011: six of the ladder play off, step by step up to its leader.
  'k-league': {
    id: 'k-league',
    name: 'K League',
    entrants: 16,
    stages: [
      { id: 'league', kind: 'league', from: [entrants(1, 16)], meetings: 2 },
      {
        id: 'first-round',
        kind: 'knock-out',
        from: [placesOf('league', 3, 6)],
        winners: 2,
        pairing: BY_RANK,
        ties: ONCE_AT_HOME,
      },
      {
        id: 'second-round',
        kind: 'knock-out',
        from: [placesOf('first-round', 1, 2)],
        winners: 1,
        pairing: BY_RANK,
        ties: ONCE_AT_HOME,
      },
      {
        id: 'play-off',
        kind: 'knock-out',
        from: [placesOf('league', 2, 2), placesOf('second-round', 1, 1)],
        winners: 1,
        pairing: BY_RANK,
        ties: ONCE_AT_HOME,
      },
      {
        id: 'final',
        kind: 'knock-out',
        from: [placesOf('league', 1, 1), placesOf('play-off', 1, 1)],
        winners: 1,
        pairing: BY_RANK,
        ties: TWICE,
      },
    ],
    places: [
      placesOf('final', 1, 2),
      placesOf('play-off', 2, 2),
      placesOf('second-round', 2, 2),
      placesOf('first-round', 3, 4),
      placesOf('league', 7, 16),
    ],
    tieBreakers: ['goal-difference', 'goals', 'wins', 'head-to-head', 'lots'],
    awardPlaces: [1, 2, 3],
  },
  // Chile 2021: seventeen clubs, one of which rests each round.
  'primera-division-chile': {
    id: 'primera-division-chile',
    name: 'Primera División de Chile',
    entrants: 17,
    stages: [{ id: 'league', kind: 'league', from: [entrants(1, 17)], meetings: 2 }],
    places: [placesOf('league', 1, 17)],
    tieBreakers: ['goal-difference', 'wins', 'goals', 'away-goals', 'lots'],
    awardPlaces: [1],
    zones: [{ places: [16, 17], zone: 'relegated' }],
  },
  // 1989: two legs in every round, the final too; goals away from home count double.
  'copa-do-brasil-1989': {
    id: 'copa-do-brasil-1989',
    name: 'Copa do Brasil de 1989',
    entrants: 32,
    stages: [
      {
        id: 'cup',
        kind: 'knock-out',
        from: [entrants(1, 32)],
        winners: 1,
        pairing: fromPots(32),
        ties: { legs: 2, ground: 'lot', level: ['away-goals', 'shoot-out'] },
      },
    ],
    places: [placesOf('cup', 1, 32)],
    awardPlaces: [1, 2],
  },
  // 2008–2012: losers of the quarter-finals and semi-finals play on for places 5 and 3.
  'club-world-cup': {
    id: 'club-world-cup',
    name: 'Mundial de Clubes',
    entrants: 7,
    stages: [
      {
        id: 'play-off',
        kind: 'knock-out',
        from: [entrants(6, 7)],
        winners: 1,
        pairing: BY_RANK,
        ties: ONCE_NEUTRAL,
      },
      {
        id: 'quarter-finals',
        kind: 'knock-out',
        from: [entrants(3, 5), placesOf('play-off', 1, 1)],
        winners: 2,
        pairing: fromPots(4),
        ties: ONCE_NEUTRAL,
      },
      {
        id: 'semi-finals',
        kind: 'knock-out',
        from: [entrants(1, 2), placesOf('quarter-finals', 1, 2)],
        winners: 2,
        pairing: fromPots(1, 1, 2),
        ties: ONCE_NEUTRAL,
      },
      {
        id: 'fifth-place',
        kind: 'knock-out',
        from: [placesOf('quarter-finals', 3, 4)],
        winners: 1,
        pairing: BY_RANK,
        ties: ONCE_NEUTRAL,
      },
      {
        id: 'third-place',
        kind: 'knock-out',
        from: [placesOf('semi-finals', 3, 4)],
        winners: 1,
        pairing: BY_RANK,
        ties: ONCE_NEUTRAL,
      },
      {
        id: 'final',
        kind: 'knock-out',
        from: [placesOf('semi-finals', 1, 2)],
        winners: 1,
        pairing: BY_RANK,
        ties: ONCE_NEUTRAL,
      },
    ],
    places: [
      placesOf('final', 1, 2),
      placesOf('third-place', 1, 2),
      placesOf('fifth-place', 1, 2),
      placesOf('play-off', 2, 2),
    ],
    awardPlaces: [1, 2, 3],
  },
} as const satisfies Readonly<Record<string, Format>>;
