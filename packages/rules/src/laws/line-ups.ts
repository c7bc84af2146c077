/** Laws of substitutions and the automatic line-up. */
import fc from 'fast-check';
import * as ours from '../tactics/index.ts';
import { lineUpArbitrary, squadArbitrary, substitutionArbitrary } from '../testing/arbitraries/tactics.ts';
import { buildTactic } from '../testing/builders.ts';
import type { Law } from './law.ts';

const folder = 'tactics';
/** Sums of a few ratings: their last digits may differ. */
const ROUNDING = 1e-9;

export const lineUpLaws: readonly Law[] = [
  {
    name: 'five substitutions never leave ten men',
    folder,
    requirements: ['R-TAC-30', 'R-TAC-32', 'R-TAC-33'],
    property: ({ rules, ruleset }) =>
      fc.property(
        lineUpArbitrary(ruleset),
        fc.array(substitutionArbitrary(ruleset), { maxLength: 60, size: 'max' }),
        ({ tactic }, substitutions) => {
          const planned = substitutions.reduce((plan, substitution) => {
            const next = rules.addSubstitution(plan, substitution, ruleset);
            return next.ok ? next.value : plan;
          }, tactic);
          const started = rules.pitchAt(planned, 0, ruleset).length;
          return (
            planned.substitutions.length <= ruleset.tactics.maximumSubstitutions &&
            [0, ...ruleset.tactics.substitutionMinutes, 90].every(
              (minute) => new Set(rules.pitchAt(planned, minute, ruleset)).size === started,
            )
          );
        },
      ),
    broken: {
      what: 'any player may come in for any other',
      rules: {
        addSubstitution: (tactic, substitution) => ({
          ok: true,
          value: { ...tactic, substitutions: [...tactic.substitutions, substitution].slice(-5) },
        }),
      },
    },
  },
  {
    name: 'a line is rated between its worst and its best starter, the bench counts for nothing, and an empty line has no rating',
    folder,
    requirements: ['R-TAC-52'],
    property: ({ rules, ruleset }) =>
      fc.property(lineUpArbitrary(ruleset), ({ players, tactic }) => {
        const lines = rules.lineRatings(tactic, players, ruleset);
        const rated = rules.formationSlots(tactic.formation).flatMap(({ position }, place) => {
          const player = players.find(({ id }) => id === tactic.places[place]?.playerId);
          if (player === undefined) return [];
          return { line: rules.lineOf(position), rating: rules.positionRating(player.attributes, position, ruleset) };
        });
        return rules.LINES.every((line) => {
          const ratings = rated.flatMap((starter) => (starter.line === line ? starter.rating : []));
          const rating = lines[line];
          if (rating === null) return ratings.length === 0;
          return rating >= Math.min(...ratings) - ROUNDING && rating <= Math.max(...ratings) + ROUNDING;
        });
      }),
    broken: {
      what: 'a line is as good as all of its players together',
      rules: {
        lineRatings: (tactic, players, ruleset) => {
          const { attack, ...others } = ours.lineRatings(tactic, players, ruleset);
          return { ...others, attack: attack === null ? null : 3 * attack };
        },
      },
    },
  },
  {
    name: 'auto-pick fills the eleven places of the starters when the squad has eleven who may play',
    folder,
    requirements: ['R-TAC-40', 'R-TAC-41'],
    property: ({ rules, ruleset }) =>
      fc.property(squadArbitrary(), fc.constantFrom(...rules.FORMATION_NAMES), (players, formation) => {
        const places = rules.autoPick(players, formation, ruleset);
        const enough = players.filter(({ forSale }) => !forSale).length >= ruleset.tactics.starters;
        const picked = buildTactic(players, { formation, places });
        return rules.validateTactic(picked, players, ruleset).ok === enough;
      }),
    broken: {
      what: 'auto-pick forgets the goal',
      rules: {
        autoPick: (players, formation, ruleset) =>
          ours
            .autoPick(players, formation, ruleset)
            .map((place) => (place.id === '0' ? { ...place, playerId: null } : place)),
      },
    },
  },
  {
    name: 'auto-pick puts a goalkeeper in goal wherever one may play',
    folder,
    requirements: ['R-TAC-41'],
    property: ({ rules, ruleset }) =>
      fc.property(squadArbitrary(), fc.constantFrom(...rules.FORMATION_NAMES), (players, formation) => {
        const keepers = players.filter(({ forSale, personalData }) => !forSale && personalData.position === 'GK');
        const inGoal = rules.autoPick(players, formation, ruleset)[0]?.playerId;
        return keepers.length === 0 || keepers.some(({ id }) => id === inGoal);
      }),
    broken: {
      what: 'the striker keeps goal',
      rules: {
        autoPick: (players, formation, ruleset) => {
          const places = ours.autoPick(players, formation, ruleset);
          return places.map((place) =>
            place.id === '0' ? { ...place, playerId: places[10]?.playerId ?? null } : place,
          );
        },
      },
    },
  },
  {
    name: 'auto-pick names the same line-up for a squad in any order',
    folder,
    requirements: ['R-TAC-43'],
    property: ({ rules, ruleset }) =>
      fc.property(squadArbitrary(), fc.constantFrom(...rules.FORMATION_NAMES), (players, formation) => {
        const here = rules.autoPick(players, formation, ruleset);
        const there = rules.autoPick(players.toReversed(), formation, ruleset);
        return here.every(({ playerId }, place) => playerId === there[place]?.playerId);
      }),
    broken: {
      what: 'the first in the list plays',
      rules: {
        autoPick: (players, _formation, ruleset) =>
          ours.placeIds(ruleset).map((id, place) => ({ id, playerId: players[place]?.id ?? null })),
      },
    },
  },
];
