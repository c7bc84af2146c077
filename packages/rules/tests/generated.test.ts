/** What is made from the sources is up to date, and says what the rules do: R-PKG-1 to R-PKG-4. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { docstring, entries, exportsOf, PACKAGE, sources } from '../scripts/program.ts';
import { rulesMarkdown } from '../scripts/rules-md.ts';
import { schemas } from '../scripts/schemas.ts';
import { storedShapes } from '../scripts/stored-shapes.ts';
import { ALPHA, createClub, createRandom, drawLeague, joinAsBot, openCompetition, postEntries } from '../src/index.ts';
import { ALLOWED_TEXTS, rulesetVariant } from '../src/ruleset/variant.ts';
import { STORED_VERSIONS } from '../src/stored/index.ts';
import { buildClub, buildMatch, buildPlayer, buildTactic } from '../src/testing/index.ts';

const compiled = sources(entries);

describe('docstrings (R-PKG-1)', () => {
  test('a bare type would be noticed as a bare function would', () => {
    const found = exportsOf('index.ts', compiled);
    expect(found.has('CreateClubInput')).toBe(true);
    expect(found.has('createClub')).toBe(true);
  });

  test.each(entries)('every public export of %s has one', (entry) => {
    const bare = [...exportsOf(entry, compiled)]
      .filter(([, symbol]) => docstring(symbol, compiled.checker).length < 10)
      .map(([name, symbol]) => {
        const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
        return `${relative(PACKAGE, file)}: ${name}`;
      });
    expect(bare).toEqual([]);
  });
});

test('every function that takes a rule set takes it last, and no rule runs without one (R-PKG-14)', () => {
  const wrong = entries
    .flatMap((entry) => [...exportsOf(entry, compiled).values()])
    .flatMap(({ name, declarations = [] }) =>
      declarations.filter(ts.isFunctionDeclaration).flatMap(({ parameters }) => {
        const place = parameters.findIndex(({ type }) => type?.getText() === 'Ruleset');
        const isRight = place === -1 || (place === parameters.length - 1 && !parameters[place]?.initializer);
        return isRight ? [] : [name];
      }),
    );
  expect(wrong).toEqual([]);
});

describe('RULES.md (R-PKG-4)', () => {
  const rules = rulesMarkdown();

  test('is what `npm run generate` writes', () => {
    expect(readFileSync(resolve(PACKAGE, 'RULES.md'), 'utf8')).toBe(rules);
  });

  test.each(entries)('has a row for every function and table of %s', (entry) => {
    const missing = [...exportsOf(entry, compiled)].filter(
      ([name, { flags }]) => flags & ts.SymbolFlags.Value && !rules.includes(`\n| \`${name}\` |`),
    );
    expect(missing.map(([name]) => name)).toEqual([]);
  });
});

describe('the shapes of stored aggregates (R-PKG-16)', () => {
  const written = readFileSync(resolve(PACKAGE, 'src/stored/shapes.ts'), 'utf8');

  test('are what `npm run generate` writes', () => {
    expect(written).toBe(storedShapes());
  });

  test('change with their version alone: another digest here asks for a new version in src/stored/upgrades.ts, and its upgrade', () => {
    const shapes = written.slice(written.indexOf('= {'), written.lastIndexOf('}'));
    const digest = createHash('sha256').update(shapes).digest('hex').slice(0, 16);
    // Version 1 is in no release yet: until then its digest alone follows the types.
    expect({ ...STORED_VERSIONS, digest }).toMatchInlineSnapshot(`
      {
        "club": 1,
        "competition": 1,
        "digest": "5926686c2996b9a9",
        "match": 1,
        "player": 1,
      }
    `);
  });
});

describe('JSON Schemas (R-PKG-2, R-PKG-3)', () => {
  const ajv = new Ajv2020({ allErrors: true, strict: true });
  const validators = new Map([...schemas()].map(([file, schema]) => [file, ajv.compile(schema)]));

  function errorsOf(file: string, value: unknown): readonly string[] {
    const validate = validators.get(file);
    if (!validate) throw new Error(`no schema ${file}`);
    // As another server sees it: text on the wire.
    validate(JSON.parse(JSON.stringify(value)));
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  }

  test('are what `npm run generate` writes', () => {
    const written = readdirSync(resolve(PACKAGE, 'schemas')).sort();
    expect(written).toEqual([...schemas().keys()].sort());
    for (const [file, schema] of schemas()) {
      expect(JSON.parse(readFileSync(resolve(PACKAGE, 'schemas', file), 'utf8'))).toEqual(schema);
    }
  });

  const match = buildMatch();
  const entry = { clubId: 'c1', date: 0, currency: 'money', type: 'Prize', amount: 5 } as const;
  const emblem = match.home.clubEmblem;
  const row = {
    clubId: 'c1',
    clubName: 'Clube c1',
    clubEmblem: emblem,
    plays: 0,
    wins: 0,
    losses: 0,
    draws: 0,
    goals: 0,
    goalsTaken: 0,
    points: 0,
  };
  const founded = createClub(
    { id: 'c1', name: 'Bairro Alto', emblem, kitId: 3, managerName: 'Dona Zefa', now: 0 },
    createRandom(7),
    ALPHA,
  );
  if (!founded.ok) throw new Error(founded.error.code);
  const { club } = founded.value;
  const clubs = [club, ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((number) => buildClub({ id: `c${number}` }))];
  const full = clubs.reduce(
    (competition, entrant) => {
      const joined = joinAsBot({ club: entrant, competition, current: [], now: 0 }, ALPHA);
      if (!joined.ok) throw new Error(joined.error.code);
      return joined.value.competition;
    },
    openCompetition({ id: 'l1', name: 'MM League', number: 1, category: 'Várzea' }),
  );
  const { competition: league } = drawLeague({ competition: full, clubs, now: 0 }, createRandom(7), ALPHA);
  const built = [
    ['club.json', club],
    ['club.json', postEntries(buildClub({ lastMatches: [match] }), [entry])],
    ['player.json', buildPlayer({ attributeBoosters: [{ slotId: 1, status: 'occupied', boosterId: 3 }] })],
    ['tactic.json', buildTactic()],
    ['match.json', match],
    ['competition.json', league],
    ['table-row.json', row],
    ['ledger-entry.json', entry],
    ['game-event.json', { type: 'sponsorship-expired', clubId: 'c1', date: 0 }],
    ['ruleset.json', ALPHA],
  ] as const;

  test.each(built)('%s takes what the rules build', (file, value) => {
    expect(errorsOf(file, value)).toEqual([]);
  });

  test.each([
    {},
    { $schema: 'ruleset-variant.json', market: { searchesPerDay: 8 } },
    { name: 'Bairro', players: { squad: { maximum: 30 } } },
    { facilities: { gym: [{ level: 1, efficiency: 0.7, price: 0 }] } },
    { finances: { ticketPrice: { Pro: 30 } } },
    ALPHA,
  ])('ruleset-variant.json takes what a variant may change: %#', (changes) => {
    expect(errorsOf('ruleset-variant.json', changes)).toEqual([]);
  });

  test.each([
    [{ market: { serchesPerDay: 8 } }, '/market must NOT have additional properties'],
    [{ market: { searchesPerDay: '8' } }, '/market/searchesPerDay must be number'],
    [{ facilities: { gym: [{ level: 1 }] } }, "/facilities/gym/0 must have required property 'efficiency'"],
    [
      { clubCreation: { defaultTactic: 'D' } },
      '/clubCreation/defaultTactic must be equal to one of the allowed values',
    ],
  ])('ruleset-variant.json refuses %j, as rulesetVariant does', (changes, error) => {
    expect(errorsOf('ruleset-variant.json', changes)).toContain(error);
    expect(rulesetVariant(changes, ALPHA).ok).toBe(false);
  });

  test('rulesetVariant has every choice between texts of a rule set (R-SRV-4)', () => {
    const { $defs, ...whole } = Object(schemas().get('ruleset.json'));
    const choices = (node: Record<string, never>, path: string): (readonly [string, readonly string[]])[] => {
      const { enum: texts, items, properties } = Object($defs)[String(node.$ref).replace('#/$defs/', '')] ?? node;
      if (texts) return [[path.slice(1), [...texts].sort()]];
      if (items) return choices(items, `${path}.*`);
      return Object.entries(Object(properties)).flatMap(([key, field]) => choices(Object(field), `${path}.${key}`));
    };
    const allowed = Object.entries(ALLOWED_TEXTS).map(([path, texts]) => [path, [...texts].sort()]);
    expect(allowed.sort()).toEqual(choices(whole, '').sort());
  });

  test.each(built)('%s refuses an unknown field', (file, value) => {
    expect(errorsOf(file, { ...value, weather: 'rain' })).not.toEqual([]);
  });

  test.each(built)('%s refuses a value without one of its fields', (file, value) => {
    const [first = ''] = Object.keys(value);
    expect(errorsOf(file, { ...value, [first]: undefined })).not.toEqual([]);
  });

  test.each([
    ['club.json', buildClub({ name: 3 as never }), '/name must be string'],
    [
      'club.json',
      buildClub({ defaultTactic: 'D' as never }),
      '/defaultTactic must be equal to one of the allowed values',
    ],
    [
      'tactic.json',
      buildTactic([], { substitutions: [{ minutes: '30' } as never] }),
      '/substitutions/0/minutes must be number',
    ],
    [
      'ruleset.json',
      { ...ALPHA, training: { ...ALPHA.training, restsPerDay: null } },
      '/training/restsPerDay must be number',
    ],
  ])('%s names what is wrong', (file, value, error) => {
    expect(errorsOf(file, value)).toContain(error);
  });
});
