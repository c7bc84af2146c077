/** Laws of how a bot prepares its matches: training, the eleven and the booster. */
import fc from 'fast-check';
import * as ours from '../bots/index.ts';
import { idle } from '../bots/turn.ts';
import { MINUTE } from '../clock/constants.ts';
import { SKILLS } from '../players/attributes.ts';
import { buildClub, buildMatch, buildSquad } from '../testing/builders.ts';
import { botTurnArbitrary } from './bot-turn-inputs.ts';
import type { Law } from './law.ts';
import { same } from './same-answers.ts';

const folder = 'bots';

export const botMatchDaysLaws: readonly Law[] = [
  {
    name: 'a bot below its goal trains everyone who is fit and has something to gain in one session, no other player, and none while its match is live',
    folder,
    requirements: ['R-BOT-5', 'R-BOT-12', 'R-TRA-10', 'R-TRA-20'],
    property: (subject) =>
      fc.property(botTurnArbitrary(subject), fc.boolean(), (turn, isLive) => {
        const { rules, ruleset } = subject;
        const { club, now } = turn;
        const matches = isLive ? [buildMatch({ away: { id: club.id }, date: now })] : [];
        const done = rules.botTraining({ ...turn, matches }, ruleset);
        const { trainsFrom } = rules.BOT_HABITS;
        const trained = club.players.filter((player) => !done.club.players.includes(player));
        const fit = club.players.filter(({ attributes }) => attributes.condition >= trainsFrom);
        const sessions = done.events.flatMap((event) => (event.type === 'training-done' ? event.players : []));
        const session = { club, intensity: Math.max(...ruleset.training.intensities), now };
        const learners = fit.filter((player) => rules.bestExercise(player, session, ruleset) !== null);
        // Where the rule set asks for more than a bot does, some of the fit may not train.
        const isIdle = isLive || rules.isBotContent(club, ruleset);
        const mayAll = !isIdle && ruleset.training.minimumCondition <= trainsFrom;
        return (
          trained.every((player) => fit.includes(player)) &&
          (mayAll ? same(trained, learners) : !isIdle || trained.length === 0) &&
          sessions.reduce((sum, players) => sum + players, 0) === trained.length &&
          sessions.length === done.events.length &&
          same({ ...done.club, players: club.players }, club)
        );
      }),
    broken: {
      what: 'goalkeepers stay at home',
      rules: {
        botTraining: (turn, ruleset) => {
          const done = ours.botTraining(turn, ruleset);
          const players = done.club.players.map((player, index) =>
            player.personalData.position === 'GK' ? (turn.club.players[index] ?? player) : player,
          );
          return { ...done, club: { ...done.club, players } };
        },
      },
    },
  },
  {
    name: 'the eleven that a bot picks is not weaker than auto-pick’s in the formation played so far, and is in all three tactics',
    folder,
    requirements: ['R-BOT-4', 'R-TAC-40'],
    property: (subject) =>
      fc.property(botTurnArbitrary(subject), (turn) => {
        const { rules, ruleset } = subject;
        const { club } = turn;
        const done = rules.botLineUp(turn, rules.createRandom(turn.seed), ruleset);
        const strength = (formation: string, places: typeof club.tactics.A.places) =>
          rules.formationSlots(formation).reduce((sum, { position }, place) => {
            const player = club.players.find(({ id }) => id === places[place]?.playerId);
            if (player === undefined) return sum;
            return sum + rules.ratingIn(player, position, ruleset);
          }, 0);
        const { formation } = club.tactics[club.defaultTactic];
        const before = strength(formation, rules.autoPick(club.players, formation, ruleset));
        const { A, B, C } = done.club.tactics;
        return (
          [A, B, C].every((tactic) => rules.validateTactic(tactic, club.players, ruleset).ok) &&
          [B, C].every((tactic) => tactic.formation === A.formation && same(tactic.places, A.places)) &&
          strength(A.formation, A.places) >= before &&
          done.events.length ===
            rules.TACTIC_NAMES.filter((name) => !rules.sameTactic(club.tactics[name], done.club.tactics[name]))
              .length &&
          rules.botLineUp({ ...turn, club: done.club }, rules.createRandom(turn.seed), ruleset).events.length === 0
        );
      }),
    broken: {
      what: 'bots play as they were founded',
      rules: { botLineUp: ({ club }) => idle(club) },
    },
  },
  {
    name: 'a bot chooses one of its match boosters for a match that has none, while it may, and what it chooses leaves the store',
    folder,
    requirements: ['R-BOT-9', 'R-COM-27'],
    property: (subject) =>
      fc.property(
        botTurnArbitrary(subject),
        fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 3 }),
        fc.constantFrom(null, null, 4),
        fc.integer({ min: -2, max: 2 }),
        fc.boolean(),
        ({ club: founded, now, seed }, matchBoosters, boosterId, minutes, isAtHome) => {
          const { rules, ruleset } = subject;
          const club = { ...founded, matchBoosters };
          const own = { id: club.id, boosterId };
          const sides = isAtHome ? { home: own } : { away: own };
          const date = now + (ruleset.matchWindow.minutesBefore + minutes) * MINUTE;
          const match = buildMatch({ date, ...sides });
          const done = rules.botMatchBooster({ club, match, now }, rules.createRandom(seed), ruleset);
          const mayChoose = boosterId === null && matchBoosters.length > 0;
          if (done === null) return !mayChoose || !rules.canEditMatch(match, club.id, now, ruleset);
          const chosen = (isAtHome ? done.match.home : done.match.away).boosterId ?? 0;
          const asked = rules.setMatchBooster({ club, match, boosterId: chosen, now }, ruleset);
          const store = [...done.club.matchBoosters, chosen];
          return (
            mayChoose &&
            asked.ok &&
            same(asked.value, done) &&
            store.toSorted().join() === matchBoosters.toSorted().join()
          );
        },
      ),
    broken: {
      what: 'the booster stays in the store',
      rules: {
        botMatchBooster: (turn, random, ruleset) => {
          const done = ours.botMatchBooster(turn, random, ruleset);
          return done && { ...done, club: turn.club };
        },
      },
    },
  },
  {
    name: 'a bot of beginners is never content with its eleven, and one of the best players is',
    folder,
    requirements: ['R-BOT-12'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.constantFrom(1, 100), (skill) => {
        const attributes = Object.fromEntries(SKILLS.map((name) => [name, skill]));
        const players = buildSquad().map((player) => ({
          ...player,
          attributes: { ...player.attributes, ...attributes },
        }));
        return rules.isBotContent(buildClub({ players }), ruleset) === (skill === 100);
      }),
    broken: { what: 'a bot always wants more', rules: { isBotContent: () => false } },
  },
];
