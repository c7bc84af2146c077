import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { COMPETITION_RULES } from './constants.ts';
import { isAwarded, prizeFor, prizeLabel, prizeLabels } from './prizes.ts';

describe('prizes (R-COM-18)', () => {
  test.each([
    ['Várzea', 500_000],
    ['Amador', 1_500_000],
    ['Semi-Pro', 3_000_000],
    ['Pro', 5_000_000],
  ] as const)('a champion of %s wins %d and 40 credits', (category, money) => {
    expect(prizeFor({ competition: 'MM League', category, place: 1 }, ALPHA)).toEqual({ money, credits: 40 });
  });

  test('a place without a prize gives nothing', () => {
    expect(prizeFor({ competition: 'MM League', category: 'Pro', place: 11 }, ALPHA)).toEqual({ money: 0, credits: 0 });
    expect(prizeFor({ competition: 'MM Cup', category: 'Pro', place: 4 }, ALPHA)).toEqual({ money: 0, credits: 0 });
    expect(prizeFor({ competition: 'MM Cup', category: 'Várzea', place: 5 }, ALPHA)).toEqual({
      money: 50_000,
      credits: 3,
    });
  });

  test('prizes are whole dollars, whatever the multiplier', () => {
    const sponsorship = {
      ...ALPHA.sponsorship,
      categoryMultipliers: { ...ALPHA.sponsorship.categoryMultipliers, Pro: 1.0000011 },
    };
    const prize = prizeFor({ competition: 'MM League', category: 'Pro', place: 1 }, { ...ALPHA, sponsorship });
    expect(prize.money).toBe(500_001);
  });

  test('prizes never grow with the place', () => {
    for (const rows of Object.values(COMPETITION_RULES.prizes)) {
      const sorted = rows.toSorted((a, b) => a.place - b.place);
      expect(sorted.map(({ money }) => money)).toEqual(sorted.map(({ money }) => money).sort((a, b) => b - a));
      expect(sorted.map(({ credits }) => credits)).toEqual(sorted.map(({ credits }) => credits).sort((a, b) => b - a));
    }
  });

  test('prizes of a league go to all ten', () => {
    expect(COMPETITION_RULES.prizes['MM League'].map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});

test('the last of a league, with one 7-day sponsorship for credits, can enter the next (R-COM-19)', () => {
  const last = prizeFor({ competition: 'MM League', category: 'Várzea', place: COMPETITION_RULES.leagueClubs }, ALPHA);
  const sponsor = ALPHA.sponsorship.offers.find(({ duration, credits }) => duration === 7 && credits > 0);
  expect(last.credits + (sponsor?.credits ?? 0)).toBeGreaterThanOrEqual(COMPETITION_RULES.leagueEntryCredits);
});

describe('awards (R-COM-20)', () => {
  test.each([
    ['MM League', [1, 2, 3]],
    ['MM Cup', [1, 2, 3, 5]],
    ['MM Tournament', [1, 2, 3]],
    ['MM Special', [1, 2, 3, 5]],
  ] as const)('awards of %s go to places %j', (competition, places) => {
    const awarded = [1, 2, 3, 4, 5, 6, 9].filter((place) => isAwarded({ competition, place }, ALPHA));
    expect(awarded).toEqual(places);
  });

  test('awards follow the rule set', () => {
    const awardPlaces = { ...ALPHA.competitions.awardPlaces, 'MM League': [1] };
    const strict = { ...ALPHA, competitions: { ...ALPHA.competitions, awardPlaces } };
    expect(isAwarded({ competition: 'MM League', place: 2 }, strict)).toBe(false);
    expect(prizeLabels(strict)).toHaveLength(48);
  });
});

describe('prize labels (R-COM-21)', () => {
  test('name competition, level and place', () => {
    const label = prizeLabel({ competition: 'MM League', category: 'Semi-Pro', place: 2 });
    expect(label).toBe('MM League Semi-Pro 2º Colocado');
  });

  test('exist for every awarded place of every category', () => {
    const labels = prizeLabels(ALPHA);
    expect(labels).toHaveLength(4 * (3 + 4 + 3 + 4));
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.slice(0, 4)).toEqual([
      'MM League Várzea 1º Colocado',
      'MM League Várzea 2º Colocado',
      'MM League Várzea 3º Colocado',
      'MM League Amador 1º Colocado',
    ]);
    expect(labels).toContain('MM Cup Pro 5º Colocado');
    expect(labels).not.toContain('MM Tournament Pro 5º Colocado');
  });
});
