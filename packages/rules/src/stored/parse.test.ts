import { describe, expect, test } from 'vitest';
import { createClub } from '../club-creation/create-club.ts';
import { drawLeague } from '../competitions/draw.ts';
import { joinAsBot } from '../competitions/join.ts';
import { openCompetition } from '../competitions/open-competitions.ts';
import { rememberMatch } from '../competitions/record-result.ts';
import { createRandom } from '../core/random.ts';
import type { Result } from '../core/result.ts';
import { postEntries } from '../finances/ledger.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { buildClub, buildMatch, buildPlayer, buildTactic } from '../testing/index.ts';
import { parseClub, parseCompetition, parseMatch, parsePlayer, type StoredError, upgradedFrom } from './parse.ts';
import { STORED_VERSIONS, UPGRADES } from './upgrades.ts';

const goal = { id: 'p1', name: 'Zeca', number: 9, minutes: 12 };
const played = buildMatch({
  id: 'm1',
  status: 'finished',
  home: { id: 'c1', score: 1, goals: [goal], assists: [{ id: null, name: '', number: 0 }] },
  away: { id: 'c2', score: 0, playerScore: [{ id: 'p2', number: 1, name: 'Beto', value: 6.5 }] },
});
const founded = createClub(
  { id: 'c1', name: 'Bairro Alto', emblem: played.home.clubEmblem, kitId: 3, managerName: 'Dona Zefa', now: 0 },
  createRandom(7),
  ALPHA,
);
if (!founded.ok) throw new Error(founded.error.code);
const sponsorship = { id: '1', startDate: 0, endDate: 7, duration: 7, money: 100, credits: 2 };
const award = { competition: 'MM Cup', number: 1, category: 'Pro', place: 1, date: 0 } as const;
const order = {
  when: [
    { kind: 'minute' as const, from: 60, to: null },
    { kind: 'booked' as const, playerId: 'c1-p1' },
  ],
  action: {
    kind: 'substitution' as const,
    playerIn: 'c1-p2',
    out: { kind: 'mostTired' as const, line: 'attack' as const },
  },
};
const club = rememberMatch(
  {
    ...postEntries(founded.value.club, [{ clubId: 'c1', date: 0, currency: 'money', type: 'Prize', amount: 5 }]),
    finances: { ...founded.value.club.finances, sponsorship },
    awards: [award],
    matchBoosters: [1],
    tactics: { ...founded.value.club.tactics, A: buildTactic([], { orders: [order] }) },
  },
  played,
);
const clubs = [club, ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((number) => buildClub({ id: `c${number}` }))];
const full = clubs.reduce(
  (competition, entrant) => {
    const joined = joinAsBot({ club: entrant, competition, current: [], now: 0 }, ALPHA);
    if (!joined.ok) throw new Error(joined.error.code);
    return joined.value.competition;
  },
  openCompetition({ id: 'l1', name: 'MM League', number: 1, category: 'Várzea' }),
);
/** Fields that a stored aggregate may lack. */
const OPTIONAL = ['forecast'];
const { competition: drawn } = drawLeague({ competition: full, clubs, now: 0 }, createRandom(7), ALPHA);
const league = { ...drawn, matches: Object.fromEntries(Object.entries(drawn.matches).slice(0, 2)) };
const player = buildPlayer({ attributeBoosters: [{ slotId: 1, status: 'occupied', boosterId: 3 }] });

type Parse = (stored: unknown, version?: number) => Result<unknown, StoredError>;
const AGGREGATES: readonly (readonly [name: keyof typeof STORED_VERSIONS, parse: Parse, value: object])[] = [
  ['club', parseClub, club],
  ['competition', parseCompetition, league],
  ['match', parseMatch, played],
  ['player', parsePlayer, player],
];
const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe.each(AGGREGATES)('a stored %s (R-PKG-16)', (name, parse, value) => {
  test('that the rules made is taken as it is', () => {
    expect(parse(asStored(value))).toEqual({ ok: true, value });
  });

  test('is refused for whatever of it has another kind, with the path', () => {
    for (const path of pathsOf(value)) {
      const broken = changed(asStored(value), path, (found) => (Array.isArray(found) ? 7 : [[]]));
      expect(parse(broken)).toMatchObject({ ok: false, error: { code: 'stored/ill-shaped', facts: { path } } });
    }
  });

  test('is refused with an unknown field, and without one of its own', () => {
    expect(parse({ ...value, weather: 'rain' })).toEqual({
      ok: false,
      error: { code: 'stored/ill-shaped', facts: { path: 'weather', expected: 'no such field', found: '"rain"' } },
    });
    for (const field of Object.keys(value).filter((name) => !OPTIONAL.includes(name))) {
      const { [field]: _, ...rest } = value as Record<string, unknown>;
      expect(parse(rest)).toMatchObject({ ok: false, error: { facts: { path: field, found: 'nothing' } } });
    }
  });

  test.each([undefined, null, 7, 'club', []])('is not %j', (stored) => {
    expect(parse(stored)).toMatchObject({ ok: false, error: { facts: { path: '', expected: 'object' } } });
  });

  test('of an unknown version is refused', () => {
    const today = STORED_VERSIONS[name];
    for (const version of [0, today + 1, Number.NaN]) {
      expect(parse(asStored(value), version)).toEqual({
        ok: false,
        error: {
          code: 'stored/unknown-version',
          facts: { path: '', expected: `version ${today}`, found: `version ${version}` },
        },
      });
    }
    expect(parse(asStored(value), today).ok).toBe(true);
  });
});

describe('a stored value of an older version (R-PKG-16)', () => {
  const upgrades = { 1: (stored: unknown) => [stored, 'two'], 2: (stored: unknown) => [stored, 'three'] };

  test('goes through every upgrade in its order', () => {
    expect(upgradedFrom('one', 1, 3, upgrades)).toEqual({ ok: true, value: [['one', 'two'], 'three'] });
    expect(upgradedFrom('two', 2, 3, upgrades)).toEqual({ ok: true, value: ['two', 'three'] });
    expect(upgradedFrom('three', 3, 3, upgrades)).toEqual({ ok: true, value: 'three' });
  });

  test('has an upgrade from each version before today’s', () => {
    for (const [name, version] of Object.entries(STORED_VERSIONS)) {
      const known = Object.keys(UPGRADES[name as keyof typeof UPGRADES]).map(Number);
      expect(known).toEqual(Array.from({ length: version - 1 }, (_, older) => older + 1));
    }
  });
});

/** The path of everything inside a value, with the names of a record of matches among them. */
function pathsOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    const own = path === '' ? name : `${path}.${name}`;
    return [own, ...pathsOf(field, own)];
  });
}

/** The value with something else at the path. */
function changed(value: unknown, path: string, change: (found: unknown) => unknown): unknown {
  const names = path.split('.');
  const last = names.pop() ?? '';
  const holder = Object(names.reduce((inner: unknown, name) => Reflect.get(Object(inner), name), value));
  Reflect.set(holder, last, change(Reflect.get(holder, last)));
  return value;
}
