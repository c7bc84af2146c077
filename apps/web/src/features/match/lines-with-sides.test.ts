import { simulate, type TeamSheet } from '@mundo-manager/engine';
import { type ClubArticles, commentate } from '@mundo-manager/engine/commentary';
import { matchInput, teamSheet } from '@mundo-manager/engine/testing';
import { describe, expect, test } from 'vitest';
import { type LineWithSide, linesWithSides } from './lines-with-sides.ts';

/** Adds the club's name to each player's name, so that a sentence says whose player it is about. */
const named = (sheet: TeamSheet, club: string): TeamSheet => ({
  ...sheet,
  club: { ...sheet.club, name: club },
  players: sheet.players.map((player, at) => ({ ...player, name: `${'ABCDEFGHIJKLMNOPQR'[at]}${club}` })),
});
const input = matchInput(
  named(teamSheet({ seed: 1, strength: 72 }), 'lagoa'),
  named(teamSheet({ seed: 2, strength: 68 }), 'serra'),
);
const lines = Array.from({ length: 80 }, (_, seed) =>
  linesWithSides(
    { events: simulate(input, `told ${seed}`, { knockout: seed % 2 === 0 }).events, sheets: input },
    commentate,
  ),
).flat();
const of = (...types: LineWithSide['type'][]) => lines.filter(({ type }) => types.includes(type));
const firstOf = ({ text }: LineWithSide) => (/lagoa|serra/.exec(text)?.[0] === 'lagoa' ? 'home' : 'away');
const starting = (sentence: RegExp) => lines.filter(({ text }) => sentence.test(text));

describe('the emblem beside a line (R-STT-11)', () => {
  test('is of the side whose player the sentence begins with: the keeper who saves, the man who is brought down', () => {
    const saves = starting(/^\wlagoa (?:salva|nega o gol)/);
    const fouls = starting(/^\wserra (?:ganha a|sofre) falta/);
    expect(saves.length * fouls.length).toBeGreaterThan(0);
    for (const { about, side } of saves) expect([side, about]).toEqual(['away', 'home']);
    for (const { about, side } of fouls) expect([side, about]).toEqual(['home', 'away']);
    for (const line of of('shot', 'foul', 'penalty', 'freeKick', 'shootOutKick', 'offside', 'corner')) {
      if (line.occasion !== 'freeKickOff') expect([line.text, line.about]).toEqual([line.text, firstOf(line)]);
    }
  });

  test('is missing if a half begins or ends, which is about both', () => {
    expect(of('periodStart', 'periodEnd').length).toBeGreaterThan(100);
    for (const { about } of of('periodStart', 'periodEnd', 'addedTime')) expect(about).toBeNull();
  });

  test('is of the side that a goal counts for, whoever is named first', () => {
    expect(of('goal').some(({ occasion }) => occasion === 'ownGoal')).toBe(true);
    for (const { about, side } of of('goal')) expect(about).toBe(side);
  });

  test('is the shooter’s if the keeper’s goal is only where he aims', () => {
    const aimed = starting(/^Falta direto para o gol de/);
    expect(aimed.length).toBeGreaterThan(0);
    for (const { about, side } of aimed) expect(about).toBe(side);
  });
});

test('a name within a longer one does not count, and of two that begin alike the longer one is meant', () => {
  const sheets = {
    home: { ...input.home, players: input.home.players.map((player) => ({ ...player, name: 'Edinho Castro' })) },
    away: { ...input.away, players: input.away.players.map((player) => ({ ...player, name: 'Edinho' })) },
  };
  const told = Array.from({ length: 20 }, (_, seed) =>
    linesWithSides({ events: simulate(input, seed).events, sheets }, commentate),
  )
    .flat()
    .filter(({ text }) => /^Edinho Castro (?:salva|nega o gol)/.test(text));
  expect(told.length).toBeGreaterThan(0);
  for (const { about } of told) expect(about).toBe('home');
});

test('a sentence names the clubs with their articles (R-LNG-11)', () => {
  const { events } = simulate(input, 'articles');
  const texts = (articles: ClubArticles) =>
    linesWithSides({ events, sheets: input, articles }, commentate).map(({ text }) => text.toLowerCase());
  expect(texts({ home: 'a', away: 'o' }).join()).toMatch(/\ba lagoa\b.*\bo serra\b/);
  expect(texts({ home: 'a', away: 'o' }).join()).not.toMatch(/\bo lagoa\b|\ba serra\b/);
});
