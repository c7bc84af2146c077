import { describe, expect, test } from 'vitest';
import { createRandom } from '../core/random.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT } from '../testing/index.ts';
import { botClub } from './bot-club.ts';
import { botIdentity } from './bot-identity.ts';
import { BOT_NAME_PATTERNS, BOT_PLACE_ENDINGS, BOT_PLACE_STEMS } from './bot-names.ts';
import { validateEmblem } from './emblem.ts';
import { validateClubName } from './validate-name.ts';

describe('the identity of a bot (R-BOT-3)', () => {
  test('has one of 7200 names, all of them allowed', () => {
    const names = BOT_NAME_PATTERNS.flatMap((pattern) =>
      BOT_PLACE_STEMS.flatMap((stem) => BOT_PLACE_ENDINGS.map((ending) => pattern.replace('*', stem + ending))),
    );
    expect(new Set(names).size).toBe(7200);
    expect(names.filter((name) => !validateClubName(name, ALPHA).ok)).toEqual([]);
  });

  test('has an emblem that exists, in the colours of its kit', () => {
    for (let seed = 0; seed < 50; seed++) {
      const { emblem } = botIdentity(createRandom(seed), () => false, ALPHA);
      expect(validateEmblem(emblem).ok).toBe(true);
    }
    const { club } = botClub({ id: 'b1', now: BUILT_AT }, createRandom(1), ALPHA);
    const { primary, secondary, tertiary } = club.uniform;
    expect(club.emblem).toMatchObject({ primary, secondary, tertiary });
  });

  test('of seed 7 is this one', () => {
    expect(botIdentity(createRandom(7), () => false, ALPHA)).toMatchInlineSnapshot(`
      {
        "emblem": {
          "border": 1,
          "pattern": 1,
          "primary": "#1d46a0",
          "secondary": "#c4202b",
          "shape": 6,
          "symbol": 6,
          "tertiary": "#f6f7f2",
        },
        "kitId": 8,
        "managerName": "Francisco Correia",
        "name": "Independente Guaraguaba",
      }
    `);
  });

  test('avoids names that are taken', () => {
    const first = botIdentity(createRandom(7), () => false, ALPHA).name;
    expect(botIdentity(createRandom(7), (name) => name === first, ALPHA).name).not.toBe(first);
  });

  test('gets a number where every name of the lists is taken, so that names never end', () => {
    const taken = new Set<string>();
    const isPlain = (name: string) => !/\d/.test(name);
    const random = createRandom(7);
    for (let n = 0; n < 300; n++) {
      const { name } = botIdentity(random, (other) => isPlain(other) || taken.has(other), ALPHA);
      expect(name).toMatch(/^(?=.{3,25}$).* \d{1,3}$/u);
      expect(taken).not.toContain(name);
      taken.add(name);
    }
  });

  test('is a programmer error where no name is free or allowed', () => {
    const complaint = "botIdentity: needs a name that is free, got 'none in 1000 attempts'";
    expect(() => botIdentity(createRandom(7), () => true, ALPHA)).toThrow(complaint);
    const strict = { ...ALPHA, clubCreation: { ...ALPHA.clubCreation, nameLength: { minimum: 40, maximum: 50 } } };
    expect(() => botIdentity(createRandom(7), () => false, strict)).toThrow(complaint);
  });
});

describe('the club of a bot (R-BOT-1, R-BOT-3)', () => {
  test('is founded like any other', () => {
    const { club, entries, events } = botClub({ id: 'b1', now: BUILT_AT }, createRandom(7), ALPHA);
    expect(club).toMatchObject({
      id: 'b1',
      name: botIdentity(createRandom(7), () => false, ALPHA).name,
      category: 'Várzea',
    });
    expect(club.players).toHaveLength(25);
    expect(entries.map(({ type }) => type)).toEqual(['Opening Balance', 'Opening Balance']);
    expect(events.map(({ type }) => type)).toEqual(['club-founded']);
  });

  test('is the same for the same seed, and another for another', () => {
    const of = (seed: number) => botClub({ id: 'b1', now: BUILT_AT }, createRandom(seed), ALPHA).club;
    expect(of(7)).toEqual(of(7));
    expect(of(7)).not.toEqual(of(8));
  });

  test('takes no name that is taken', () => {
    const { name } = botIdentity(createRandom(7), () => false, ALPHA);
    const { club } = botClub({ id: 'b1', now: BUILT_AT, isTaken: (other) => other === name }, createRandom(7), ALPHA);
    expect(club.name).not.toBe(name);
  });
});
