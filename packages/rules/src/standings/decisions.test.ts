import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { buildEmblem } from '../testing/builders.ts';
import type { Adjustment } from './counted-results.ts';
import { adjustedTable } from './table.ts';
import { goalDifference } from './table-position.ts';

/** The table of a Campeonato Brasileiro Série A, from public match records: club, points, wins, goal difference. */
function finalTable(year: number, adjustments: readonly Adjustment[]) {
  const file = readFileSync(new URL(`../../tests/fixtures/brasileirao-${year}.csv`, import.meta.url), 'utf8');
  const lines = file.trim().split('\n').slice(1);
  const matches = lines.map((line) => {
    const [home = '', away = '', homeGoals, awayGoals] = line.split(',');
    const [homeSide, awaySide] = [
      { id: home, score: Number(homeGoals) },
      { id: away, score: Number(awayGoals) },
    ];
    return { status: 'finished' as const, home: homeSide, away: awaySide };
  });
  const clubs = [...new Set(matches.map(({ home }) => home.id))].map((id) => ({ id, name: id, emblem: buildEmblem() }));
  const table = adjustedTable({ clubs, matches, adjustments }, ALPHA);
  expect(table).toMatchObject({ ok: true });
  const rows = table.ok ? table.value : [];
  return rows.map((row) => [row.clubName, row.points, row.wins, goalDifference(row)]);
}

describe('the Brasileirão 2013 (R-STA-15)', () => {
  const deducted = (clubId: string): Adjustment => ({ kind: 'points', clubId, points: -4 });

  test('ends with four points fewer for Flamengo and Portuguesa, who goes down instead of Fluminense', () => {
    const table = finalTable(2013, [deducted('Flamengo'), deducted('Portuguesa')]);
    expect(table[0]).toEqual(['Cruzeiro', 76, 23, 40]);
    expect(table.slice(10)).toEqual([
      ['Coritiba', 48, 12, -3],
      ['Bahia', 48, 12, -8],
      ['Internacional', 48, 11, -1],
      ['Criciuma', 46, 13, -14],
      ['Fluminense', 46, 12, -4],
      ['Flamengo', 45, 12, -3],
      ['Portuguesa', 44, 12, 4],
      ['Vasco', 44, 11, -11],
      ['Ponte Preta', 37, 9, -18],
      ['Nautico', 20, 5, -57],
    ]);
  });

  test('would have relegated Fluminense without them', () => {
    expect(finalTable(2013, []).slice(16)[0]).toEqual(['Fluminense', 46, 12, -4]);
  });
});

test('the Brasileirão 2016 counts the match that was never played as a defeat of both by three goals (R-STA-15)', () => {
  const table = finalTable(2016, [
    { kind: 'awarded', home: 'Chapecoense', away: 'Atletico-MG', homeGoals: 3, awayGoals: 3, lost: 'both' },
  ]);
  expect(table).toEqual([
    ['Palmeiras', 80, 24, 30],
    ['Santos', 71, 22, 24],
    ['Flamengo', 71, 20, 17],
    ['Atletico-MG', 62, 17, 8],
    ['Botafogo-RJ', 59, 17, 4],
    ['Athletico-PR', 57, 17, 6],
    ['Corinthians', 55, 15, 6],
    ['Ponte Preta', 53, 15, -4],
    ['Gremio', 53, 14, -2],
    ['Sao Paulo', 52, 14, 8],
    ['Chapecoense', 52, 13, -7],
    ['Cruzeiro', 51, 14, -1],
    ['Fluminense', 50, 13, 0],
    ['Sport', 47, 13, -6],
    ['Coritiba', 46, 11, -2],
    ['Vitoria', 45, 12, -2],
    ['Internacional', 43, 11, -6],
    ['Figueirense', 37, 8, -20],
    ['Santa Cruz', 31, 8, -24],
    ['America-MG', 28, 7, -35],
  ]);
});
