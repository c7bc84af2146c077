/** Formats of the game's own competitions. */
import type { Format } from './format.ts';
import { entrants, ONCE_AT_HOME, ONCE_AWAY, ONCE_BY_LOT, ONCE_NEUTRAL, placesOf } from './format-parts.ts';

export const OWN_FORMATS = {
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
} as const satisfies Readonly<Record<string, Format>>;
