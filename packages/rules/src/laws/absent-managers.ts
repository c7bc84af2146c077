/** Laws of absent managers: stages, days of vacation, reports. */
import fc from 'fast-check';
import * as ours from '../absence/index.ts';
import { botDay } from '../bots/day.ts';
import { idle } from '../bots/turn.ts';
import { DAY, HOUR } from '../clock/constants.ts';
import type { Club } from '../clubs/club.ts';
import { createRandom } from '../core/random.ts';
import type { GameEvent } from '../inbox/events.ts';
import type { Player } from '../players/player.ts';
import { BUILT_AT } from '../testing/builders.ts';
import { botTurnArbitrary } from './bot-turn-inputs.ts';
import type { Law } from './law.ts';
import { same } from './same-answers.ts';

const folder = 'absence';
const STAGES: readonly ours.AbsenceStage[] = ['present', 'vacation', 'bot'];

/** Hours on both clocks since a visit, many of them close to a limit. */
const elapsedArbitrary = () => {
  const hours = fc.oneof(
    fc.integer({ min: -48, max: 900 }),
    fc.constantFrom(71, 72, 73, 21 * 24 - 1, 21 * 24, 21 * 24 + 1),
  );
  return fc.record({ real: hours, game: hours, isByHand: fc.boolean() });
};
const at = (hours: { readonly real: number; readonly game: number }) => ({
  real: BUILT_AT + hours.real * HOUR,
  game: BUILT_AT + hours.game * HOUR,
});
const visited = at({ real: 0, game: 0 });

/** All that the careful policy must leave alone. */
const untouched = ({ finances, facilities, manager, playerBoosters, matchBoosters, players, ...club }: Club) => ({
  owned: [finances, facilities, manager, playerBoosters, matchBoosters, club.competitions],
  players: players.map(({ id, forSale, salary, attributeBoosters }) => ({ id, forSale, salary, attributeBoosters })),
});

export const absenceLaws: readonly Law[] = [
  {
    name: 'a manager is away by the slower of two clocks: the other one alone never starts a vacation',
    folder,
    requirements: ['R-VAC-1', 'R-VAC-2', 'R-VAC-4', 'R-VAC-5'],
    property: ({ rules }) =>
      fc.property(elapsedArbitrary(), ({ isByHand, ...hours }) => {
        const stage = rules.absenceStage({ visited, at: at(hours), isByHand });
        const { vacationAfterDays, botAfterDays } = rules.ABSENCE_LIMITS;
        const days = Math.min(hours.real, hours.game) / 24;
        const least = isByHand ? 1 : 0;
        const expected = Math.max(least, days >= botAfterDays ? 2 : days >= vacationAfterDays ? 1 : 0);
        return stage === STAGES[expected];
      }),
    broken: {
      what: 'a fast game sends managers on vacation overnight',
      rules: {
        absenceStage: ({ visited: seen, at: moment, isByHand }) =>
          ours.absenceStage({ visited: seen, at: { ...moment, real: moment.game }, isByHand }),
      },
    },
  },
  {
    name: 'days of absence are whole, begun ones do not count, and a clock that went back gives none',
    folder,
    requirements: ['R-VAC-2'],
    property: ({ rules }) =>
      fc.property(elapsedArbitrary(), (hours) => {
        const days = rules.daysAway({ visited, at: at(hours) });
        const elapsed = Math.min(hours.real, hours.game) * HOUR;
        return Number.isInteger(days) && days >= 0 && days * DAY <= Math.max(0, elapsed) && elapsed < (days + 1) * DAY;
      }),
    broken: { what: 'no manager is ever away', rules: { daysAway: () => 0 } },
  },
  {
    name: 'a club on vacation rests, trains and lines up in its own formation, and owns and owes what it did before',
    folder,
    requirements: ['R-VAC-3'],
    property: (subject) =>
      fc.property(botTurnArbitrary(subject), (turn) => {
        const { rules, ruleset } = subject;
        const { club } = turn;
        const done = rules.vacationDay({ ...turn, hasPlan: false }, ruleset);
        const own = club.tactics[club.defaultTactic];
        const others = rules.TACTIC_NAMES.filter((name) => name !== club.defaultTactic);
        const picked = rules.editTactic(own, { type: 'auto-pick' }, done.club.players, ruleset);
        const rested = rules.botRest(turn, ruleset).club.players;
        const { trainsFrom } = rules.BOT_HABITS;
        const isTrained = (player: Player, index: number) => !same(player, done.club.players[index]);
        const isFit = ({ attributes }: Player) => attributes.condition >= trainsFrom;
        // A player without a session left, or whom no exercise improves, does not train.
        const session = { club, intensity: Math.max(...ruleset.training.intensities), now: turn.now };
        const gains = (player: Player) =>
          rules.canTrain(player, 1, ruleset) &&
          rules.remainingSessions(player, turn.now, ruleset) > 0 &&
          rules.bestExercise(player, session, ruleset) !== null;
        return (
          done.entries.length === 0 &&
          done.released.length === 0 &&
          same(untouched(done.club), untouched(club)) &&
          others.every((name) => same(done.club.tactics[name], club.tactics[name])) &&
          rested.every((player, index) => isTrained(player, index) === (isFit(player) && gains(player))) &&
          picked.ok &&
          same(done.club.tactics[club.defaultTactic].places, picked.value.places)
        );
      }),
    broken: {
      what: 'a club on vacation sells and builds',
      rules: { vacationDay: (turn, ruleset) => botDay(turn, createRandom(1), ruleset) },
    },
  },
  {
    name: 'before a match a club on vacation rests and lines up as on its day, and trains no player',
    folder,
    requirements: ['R-VAC-3'],
    property: (subject) =>
      fc.property(botTurnArbitrary(subject), (turn) => {
        const { rules, ruleset } = subject;
        const done = rules.vacationBeforeMatch(turn, ruleset);
        const withoutTraining = rules.vacationDay({ ...turn, hasPlan: true }, ruleset);
        return same(done, withoutTraining) && same(done.club.players, rules.botRest(turn, ruleset).club.players);
      }),
    broken: { what: 'the tired play on', rules: { vacationBeforeMatch: ({ club }) => idle(club) } },
  },
  {
    name: 'a returning manager reads as many trainings, rests, line-ups and deals as there were',
    folder,
    requirements: ['R-VAC-6'],
    property: ({ rules }) =>
      fc.property(fc.tuple(fc.nat(4), fc.nat(4), fc.nat(4), fc.nat(4), fc.nat(4)), (counts) => {
        const [trainings, rests, lineUps, bought, sold] = counts;
        const own = { clubId: 'c1', date: BUILT_AT };
        const deal = { playerId: 'p1', name: 'Zé', price: 1, otherClub: null };
        const times = (count: number, event: GameEvent) => Array.from({ length: count }, () => event);
        const session = (trainingId: number) => ({ ...own, type: 'training-done', trainingId, players: 11 }) as const;
        const events: GameEvent[] = [
          ...times(trainings, session(4)),
          ...times(rests, session(rules.REST_ID)),
          ...times(lineUps, { ...own, type: 'tactic-saved', tacticName: 'A' }),
          ...times(bought, { ...own, type: 'player-bought', ...deal }),
          ...times(sold, { ...own, type: 'player-sold', ...deal }),
          { ...own, type: 'sponsorship-expired' },
        ];
        return same(rules.absenceReport(events), { trainings, rests, lineUps, bought, sold });
      }),
    broken: {
      what: 'rests count as trainings',
      rules: {
        absenceReport: (events) => {
          const { trainings, rests, ...others } = ours.absenceReport(events);
          return { trainings: trainings + rests, rests: 0, ...others };
        },
      },
    },
  },
];
