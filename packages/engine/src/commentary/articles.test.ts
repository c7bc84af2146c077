import { describe, expect, test } from 'vitest';
import { simulate } from '../index.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import * as english from './en-gb/index.ts';
import * as spanish from './es/index.ts';
import * as portuguese from './index.ts';
import type { ClubArticles } from './named-sheets.ts';

/** Names that no sentence holds, and that ask for 'o' unless an article is given. */
const CLUBS = { home: 'Lagoanense', away: 'Serrana' } as const;
const SIDES = ['home', 'away'] as const;
const WORDS = { o: ['o', 'do', 'pelo'], a: ['a', 'da', 'pela'] } as const;

const named = (seed: number, name: string) => {
  const sheet = teamSheet({ seed, strength: 66 + seed });
  const [playerOut, playerIn] = [sheet.players[10]?.id ?? '', sheet.players[17]?.id ?? ''];
  const tactic = { ...sheet.tactic, substitutions: [{ minutes: 60, playerIn, playerOut }] };
  return { ...sheet, club: { ...sheet.club, name }, tactic };
};
const input = matchInput(named(1, CLUBS.home), named(2, CLUBS.away));
const matches = Array.from({ length: 60 }, (_, seed) =>
  simulate(input, `article ${seed}`, { knockout: seed % 2 === 0 }),
);
const linesOf = (articles?: ClubArticles, { commentate }: Pick<typeof portuguese, 'commentate'> = portuguese) =>
  matches.map(({ events }) => commentate(events, input, articles));

/** The words before a club in a text; the club in brackets has none. */
const wordsBefore = (text: string, club: string) =>
  [...text.matchAll(new RegExp(`(\\S+ |\\()${club}`, 'g'))].map(([, word = '']) => word.trim());

/** The words of a text without the ones before its clubs. */
const withoutArticles = (text: string) => text.replaceAll(new RegExp(`\\S+ (?=${CLUBS.home}|${CLUBS.away})`, 'g'), '');

describe('the article of a club in the Portuguese commentary (R-LNG-11)', () => {
  test.each([
    ['o', 'o'],
    ['o', 'a'],
    ['a', 'o'],
    ['a', 'a'],
  ] as const)('is before every name: home takes “%s”, away “%s”', (home, away) => {
    const articles = { home, away };
    const texts = linesOf(articles).flatMap((lines) => lines.map(({ text }) => text));
    for (const side of SIDES) {
      const words = texts.flatMap((text) => wordsBefore(text, CLUBS[side]));
      const known: readonly string[] = WORDS[articles[side]];
      expect(words.filter((word) => word !== '(' && !known.includes(word.toLowerCase()))).toEqual([]);
      for (const word of known) expect(words).toContain(word);
      expect(words).toContain(articles[side].toUpperCase());
    }
    for (const text of texts) expect(text).not.toMatch(/\b(?:de|em|por|a) [oa] (?:Lagoanense|Serrana)/i);
  });

  test('is a capital where a sentence begins, and nowhere else', () => {
    const texts = linesOf({ home: 'a', away: 'o' }).flatMap((lines) => lines.map(({ text }) => text));
    for (const text of texts) {
      expect(text).not.toMatch(/(?:^|[.!?] )[oa] (?:Lagoanense|Serrana)/);
      expect(text).not.toMatch(/[^.!?] [OA] (?:Lagoanense|Serrana)/);
    }
  });

  test('changes nothing else of a line', () => {
    const [first, ...others] = [{}, { home: 'a' }, { away: 'a' }, { home: 'a', away: 'a' }] as const;
    const plain = (articles: ClubArticles) =>
      linesOf(articles).map((lines) => lines.map((line) => ({ ...line, text: withoutArticles(line.text) })));
    for (const articles of others) expect(plain(articles)).toEqual(plain(first));
  });

  test('is that of the name if none is given, as for matches of before there were articles', () => {
    const [match] = matches;
    const ponte = { ...input, home: named(1, 'Ponte Serrana') };
    const texts = portuguese.commentate(match?.events ?? [], ponte).map(({ text }) => text);
    expect(texts.join(' ')).toMatch(/\b[aA] Ponte Serrana/);
    expect(texts.join(' ')).not.toMatch(/\b[oO] Ponte Serrana/);
    expect(linesOf()).toEqual(linesOf({ home: 'o', away: 'o' }));
  });

  test('is left out in English and Spanish', () => {
    for (const language of [english, spanish]) {
      expect(linesOf({ home: 'a', away: 'a' }, language)).toEqual(linesOf({}, language));
    }
  });
});
