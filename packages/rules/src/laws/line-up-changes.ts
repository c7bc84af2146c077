/** Laws of line-ups that are saved, changed and played: what a manager plans is what happens. */
import fc from 'fast-check';
import * as ours from '../tactics/index.ts';
import { lineUpArbitrary } from '../testing/arbitraries/tactics.ts';
import { BUILT_AT, buildClub, buildTactic } from '../testing/builders.ts';
import { fullSquad, fullTactic } from './full-line-up-inputs.ts';
import type { Law } from './law.ts';

const folder = 'tactics';

export const lineUpChangeLaws: readonly Law[] = [
  {
    name: 'a line-up has a place for each starter and each reserve, the goalkeeper’s first',
    folder,
    requirements: ['R-TAC-1', 'R-TAC-2'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.constantFrom(...rules.FORMATION_NAMES), (formation) => {
        const { starters, bench } = ruleset.tactics;
        const ids = rules.placeIds(ruleset);
        const picked = rules.autoPick(fullSquad(ruleset), formation, ruleset).map(({ id }) => id);
        return (
          ids.length === starters + bench &&
          ids.every((id, place) => id === String(place)) &&
          ids.join() === picked.join()
        );
      }),
    broken: { what: 'the bench comes first', rules: { placeIds: (ruleset) => ours.placeIds(ruleset).toReversed() } },
  },
  {
    name: 'a valid line-up that has changed is saved while no match is live',
    folder,
    requirements: ['R-TAC-16', 'R-TAC-17'],
    property: ({ rules, ruleset }) =>
      fc.property(
        lineUpArbitrary(ruleset),
        fc.constantFrom(...ours.TACTIC_NAMES),
        ({ players, tactic }, tacticName) => {
          const empty = buildTactic([]);
          const club = buildClub({ players, tactics: { A: empty, B: empty, C: empty } });
          const input = { club, tacticName, updatedTactic: tactic, matches: [], now: BUILT_AT };
          return rules.saveTactic(input, ruleset).ok === rules.validateTactic(tactic, players, ruleset).ok;
        },
      ),
    broken: {
      what: 'no tactic is ever saved',
      rules: { saveTactic: () => ({ ok: false, error: { code: 'tactics/no-changes', facts: {} } }) },
    },
  },
  {
    name: 'a tactic is the same as itself, and another one with two players exchanged or in another formation',
    folder,
    requirements: ['R-TAC-16'],
    property: ({ rules, ruleset }) => {
      const place = fc.nat(ruleset.tactics.starters - 1);
      return fc.property(fc.constantFrom(...rules.FORMATION_NAMES), place, place, (formation, one, other) => {
        const tactic = fullTactic(ruleset);
        const places = tactic.places.map(({ id }, index) => {
          const from = index === one ? other : index === other ? one : index;
          return { id, playerId: tactic.places[from]?.playerId ?? null };
        });
        return (
          rules.sameTactic(tactic, copyOf(tactic)) &&
          rules.sameTactic(tactic, { ...tactic, formation }) === (formation === tactic.formation) &&
          rules.sameTactic(tactic, { ...tactic, places }) === (one === other)
        );
      });
    },
    broken: { what: 'all tactics are alike', rules: { sameTactic: () => true } },
  },
  {
    name: 'a taker is in error exactly when he is none of the starters, and a set piece without a taker is no error',
    folder,
    requirements: ['R-TAC-26', 'R-TAC-27'],
    property: ({ rules, ruleset }) => {
      const taker: fc.Arbitrary<number | null> = fc.option(fc.integer({ min: 1, max: 30 }));
      return fc.property(lineUpArbitrary(ruleset), taker, ({ players, tactic }, value) => {
        const setPieces = tactic.setPieces.map((piece) => (piece.name === 'captain' ? { ...piece, value } : piece));
        const errors = rules.setPieceErrors({ ...tactic, setPieces }, players, ruleset);
        const captain = players.find(({ number }) => number === value)?.id;
        const starts = tactic.places
          .slice(0, ruleset.tactics.starters)
          .some(({ playerId }) => playerId !== null && playerId === captain);
        return errors.join() === (value === null || starts ? '' : 'captain');
      });
    },
    broken: { what: 'any player may take a penalty', rules: { setPieceErrors: () => [] } },
  },
  {
    name: 'a player is in just those tactics in one of whose places he is',
    folder,
    requirements: ['R-TAC-50'],
    property: ({ rules, ruleset }) =>
      fc.property(lineUpArbitrary(ruleset), fc.subarray([...ours.TACTIC_NAMES]), ({ players, tactic }, names) => {
        const empty = buildTactic([]);
        const of = (name: ours.TacticName) => (names.includes(name) ? tactic : empty);
        const tactics = { A: of('A'), B: of('B'), C: of('C') };
        return players.every(({ id }) => {
          const isPlaced = tactic.places.some(({ playerId }) => playerId === id);
          return rules.tacticsWith(tactics, id).join() === (isPlaced ? names.join() : '');
        });
      }),
    broken: { what: 'the bench does not count', rules: { tacticsWith: () => [] } },
  },
  {
    name: 'any reserve may come in for any starter at a minute of the rule set: from then on he is on the pitch and the other is not',
    folder,
    requirements: ['R-TAC-32', 'R-TAC-33'],
    property: ({ rules, ruleset }) => {
      const { starters, bench, maximumSubstitutions, substitutionMinutes } = ruleset.tactics;
      return fc.property(
        fc.nat(starters - 1),
        fc.nat(Math.max(0, bench - 1)),
        fc.constantFrom(...substitutionMinutes),
        (starter, reserve, minutes) => {
          const tactic = fullTactic(ruleset);
          const at = (place: number) => tactic.places[place]?.playerId ?? '';
          const [playerOut, playerIn] = [at(starter), at(starters + reserve)];
          const planned = rules.addSubstitution(tactic, { minutes, playerIn, playerOut }, ruleset);
          if (!planned.ok) return bench === 0 || maximumSubstitutions === 0;
          const [before, after] = [minutes - 1, minutes].map((minute) => rules.pitchAt(planned.value, minute, ruleset));
          return (
            before?.length === starters &&
            after?.length === starters &&
            before.includes(playerOut) &&
            !before.includes(playerIn) &&
            after.indexOf(playerIn) === before.indexOf(playerOut)
          );
        },
      );
    },
    broken: {
      what: 'who was replaced plays on',
      rules: { pitchAt: (tactic, _minute, ruleset) => ours.pitchAt(tactic, 0, ruleset) },
    },
  },
];

function copyOf<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}
