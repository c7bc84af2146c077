import fc from 'fast-check';
import * as ours from '../club-creation/index.ts';
import { createRandom } from '../core/random.ts';
import { accept, refuse } from '../core/result.ts';
import { TACTIC_NAMES } from '../tactics/tactic.ts';
import { emblemArbitrary, typedNameArbitrary } from '../testing/arbitraries/club-creation.ts';
import { BUILT_AT } from '../testing/builders.ts';
import type { Law } from './law.ts';

const folder = 'club-creation';

export const clubCreationLaws: readonly Law[] = [
  {
    name: 'a text with an offensive word is offensive, however it is disguised, and a plain one is not',
    folder,
    requirements: ['R-CLU-4'],
    property: ({ rules }) =>
      fc.property(
        fc.constantFrom('Bom jogo', 'Que venha o título', 'Parabéns'),
        fc.constantFrom('fuck', 'FUCK', 'fück', 'fuuuck'),
        (plain, word) =>
          !rules.isOffensive(plain, []) &&
          rules.isOffensive(`${plain} ${word}`, []) &&
          rules.isOffensive(plain, ['bom', 'que', 'parabens']),
      ),
    broken: { what: 'nothing offends', rules: { isOffensive: () => false } },
  },
  {
    name: 'a name that is accepted has as many characters as allowed, and letters, digits and single spaces only',
    folder,
    requirements: ['R-CLU-1', 'R-CLU-2', 'R-CLU-3'],
    property: ({ rules, ruleset }) =>
      fc.property(typedNameArbitrary(), (typed) => {
        const result = rules.validateClubName(typed, ruleset);
        if (!result.ok) return true;
        const { minimum, maximum } = ruleset.clubCreation.nameLength;
        const length = [...result.value].length;
        return length >= minimum && length <= maximum && /^[\p{L}\p{Nd}]+( [\p{L}\p{Nd}]+)*$/u.test(result.value);
      }),
    broken: {
      what: 'names are stored as they were typed',
      rules: {
        validateClubName: (name, ruleset) => {
          const result = ours.validateClubName(name, ruleset);
          return result.ok ? accept(name) : result;
        },
      },
    },
  },
  {
    name: 'a name is stored as it was typed but for its spaces and the way its accents are written, and as long as a reader counts it',
    folder,
    requirements: ['R-CLU-2'],
    property: ({ rules, ruleset }) =>
      fc.property(typedNameArbitrary(), (typed) => {
        const stored = rules.normaliseName(typed);
        const result = rules.validateClubName(` ${typed.normalize('NFD')}  `, ruleset);
        return (
          rules.normaliseName(stored) === stored &&
          rules.characterCount(stored) === Array.from(stored).length &&
          (result.ok
            ? result.value === stored
            : result.error.code !== 'club-creation/name-length' ||
              result.error.facts.length === rules.characterCount(stored))
        );
      }),
    broken: { what: 'spaces at the ends count', rules: { normaliseName: (name) => name.normalize('NFC') } },
  },
  {
    name: 'what is stored as a name would be accepted again, unchanged',
    folder,
    requirements: ['R-CLU-2'],
    property: ({ rules, ruleset }) =>
      fc.property(typedNameArbitrary(), (typed) => {
        const result = rules.validateClubName(typed, ruleset);
        if (!result.ok) return true;
        const again = rules.validateClubName(result.value, ruleset);
        return again.ok && again.value === result.value;
      }),
    broken: {
      what: 'the first letter gets lost',
      rules: {
        validateClubName: (name, ruleset) => {
          const result = ours.validateClubName(name, ruleset);
          return result.ok ? accept(result.value.slice(1)) : result;
        },
      },
    },
  },
  {
    name: 'whitespace around a name never changes the answer',
    folder,
    requirements: ['R-CLU-2'],
    property: ({ rules, ruleset }) =>
      fc.property(typedNameArbitrary(), fc.constantFrom(' ', '\n', '\u00a0 '), (typed, space) => {
        const plain = rules.validateClubName(typed, ruleset);
        const padded = rules.validateClubName(`${space}${typed}${space}`, ruleset);
        if (plain.ok && padded.ok) return plain.value === padded.value;
        return !plain.ok && !padded.ok && plain.error.code === padded.error.code;
      }),
    broken: {
      what: 'a leading space is a special character',
      rules: {
        validateClubName: (name, ruleset) =>
          /^\s/u.test(name) ? refuse('club-creation/name-characters') : ours.validateClubName(name, ruleset),
      },
    },
  },
  {
    name: 'a sign-up of letters and an address is taken, trimmed; without an at sign or with a digit in its name it is not',
    folder,
    requirements: ['R-CLU-18'],
    property: ({ rules, ruleset }) => {
      const word = fc.stringMatching(/^[a-záéõç]{2,12}$/u);
      return fc.property(word, word, word, (name, user, host) => {
        const email = `${user}@${host}.com.br`;
        const taken = rules.validateSignUp({ name: ` ${name} `, email: ` ${email} ` }, ruleset);
        const isTrimmed = taken.ok && taken.value.name === name && taken.value.email === email;
        return (
          isTrimmed === name.length >= ruleset.clubCreation.signUpNameMinimum &&
          !rules.validateSignUp({ name, email: `${user}.${host}` }, ruleset).ok &&
          !rules.validateSignUp({ name: `${name}1`, email }, ruleset).ok
        );
      });
    },
    broken: {
      what: 'every sign-up is taken as it is',
      rules: { validateSignUp: (signUp) => ({ ok: true, value: signUp }) },
    },
  },
  {
    name: 'an emblem of parts that exist is valid, and one with a part beyond its table is not',
    folder,
    requirements: ['R-CLU-10'],
    property: ({ rules }) =>
      fc.property(
        emblemArbitrary(),
        fc.constantFrom('shape', 'symbol', 'pattern', 'border'),
        fc.constantFrom(-1, 0.5, 90),
        (emblem, part, beyond) => {
          const wrong = rules.validateEmblem({ ...emblem, [part]: beyond });
          return rules.validateEmblem(emblem).ok && !wrong.ok && wrong.error.facts.field === part;
        },
      ),
    broken: { what: 'anything is an emblem', rules: { validateEmblem: (emblem) => accept(emblem) } },
  },
  {
    name: 'a step never leaves the choices, and the step back undoes it',
    folder,
    requirements: ['R-CLU-11'],
    property: ({ rules }) =>
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.nat(99),
        fc.integer({ min: -200, max: 200 }),
        (count, at, delta) => {
          const index = at % count;
          const next = rules.wrapStep(index, delta, count);
          return next >= 0 && next < count && rules.wrapStep(next, -delta, count) === index;
        },
      ),
    broken: {
      what: 'steps back fall off the start',
      rules: { wrapStep: (index, delta, count) => (index + delta) % count },
    },
  },
  {
    name: 'a new club can join the league at once, keep its tactics, collect its rewards and rest',
    folder,
    requirements: ['R-CLU-13', 'R-CLU-14', 'R-CLU-15', 'R-CLU-17'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.integer(), fc.nat(ours.KIT_PRESETS.length - 1), emblemArbitrary(), (seed, kitId, emblem) => {
        const input = { id: 'c1', name: 'Vaga Lume', emblem, kitId, managerName: 'Ana', now: BUILT_AT };
        const result = rules.createClub(input, createRandom(seed), ruleset);
        if (!result.ok) return false;
        const { club, entries } = result.value;
        const sum = (currency: string) =>
          entries.reduce((total, entry) => (entry.currency === currency ? total + entry.amount : total), 0);
        return (
          club.finances.credits >= ruleset.competitions.leagueEntryCredits &&
          club.finances.credits === sum('credits') &&
          club.finances.totalMoney === sum('money') &&
          rules.isWithinSquadLimits(club.players, ruleset) &&
          TACTIC_NAMES.every((slot) => rules.validateTactic(club.tactics[slot], club.players, ruleset).ok) &&
          rules.collectableCount(club.dailyRewards, BUILT_AT) === 2 &&
          rules.remainingRests(club.rests, BUILT_AT, ruleset) === ruleset.training.restsPerDay
        );
      }),
    broken: {
      what: 'a newcomer has no credits',
      ruleset: (ruleset) => ({ ...ruleset, clubCreation: { ...ruleset.clubCreation, openingCredits: 0 } }),
    },
  },
];
