import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildEmblem } from '../testing/builders.ts';
import { tableFromMatches } from './table.ts';
import { goalDifference } from './table-position.ts';

/** Results of the Campeonato Brasileiro Série A 2019, from public match records. */
const file = readFileSync(new URL('../../tests/fixtures/brasileirao-2019.csv', import.meta.url), 'utf8');
const results = file
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','))
  .map(([, , home = '', away = '', homeGoals, awayGoals]) => ({
    status: 'finished' as const,
    home: { id: home, score: Number(homeGoals) },
    away: { id: away, score: Number(awayGoals) },
  }));
const clubs = [...new Set(results.map(({ home }) => home.id))].map((id) => ({ id, name: id, emblem: buildEmblem() }));

/** The final table as CBF published it: club, points, wins, goal difference. */
const FINAL_TABLE = [
  ['Flamengo', 90, 28, 49],
  ['Santos', 74, 22, 27],
  ['Palmeiras', 74, 21, 29],
  ['Gremio', 65, 19, 25],
  ['Athletico-PR', 64, 18, 19],
  ['Sao Paulo', 63, 17, 9],
  ['Internacional', 57, 16, 5],
  ['Corinthians', 56, 14, 8],
  ['Fortaleza', 53, 15, 1],
  ['Goias', 52, 15, -18],
  ['Bahia', 49, 12, 1],
  ['Vasco', 49, 12, -6],
  ['Atletico-MG', 48, 13, -4],
  ['Fluminense', 46, 12, -8],
  ['Botafogo-RJ', 43, 13, -14],
  ['Ceara', 39, 10, -5],
  ['Cruzeiro', 36, 7, -19],
  ['CSA', 32, 8, -34],
  ['Chapecoense', 32, 7, -21],
  ['Avai', 20, 3, -44],
];

test('the 380 results of the Brasileirão 2019 give its final table (R-STA-9)', () => {
  expect(results).toHaveLength(380);
  const table = tableFromMatches(clubs, results);
  expect(table.map((row) => [row.clubName, row.points, row.wins, goalDifference(row)])).toEqual(FINAL_TABLE);
  expect(table.every((row) => row.plays === 38)).toBe(true);
});

test('the order of the results does not matter (R-STA-3)', () => {
  expect(tableFromMatches(clubs.toReversed(), results.toReversed())).toEqual(tableFromMatches(clubs, results));
});
