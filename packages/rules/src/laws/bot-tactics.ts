/** Laws of how a bot's club plays: its style, its plan for the match, and the tactic that it chooses. */
import fc from 'fast-check';
import * as ours from '../bots/index.ts';
import { MINUTE } from '../clock/constants.ts';
import { buildMatch } from '../testing/builders.ts';
import { botTurnArbitrary } from './bot-turn-inputs.ts';
import type { Law } from './law.ts';
import { same } from './same-answers.ts';

const folder = 'bots';

export const botTacticsLaws: readonly Law[] = [
  {
    name: 'a bot’s three tactics are one style with the same eleven, takers and plan, B more cautious than A and C bolder',
    folder,
    requirements: ['R-BOT-15', 'R-BOT-16', 'R-TAC-27'],
    property: (subject) =>
      fc.property(botTurnArbitrary(subject), (turn) => {
        const { rules, ruleset } = subject;
        const { A, B, C } = rules.botLineUp(turn, rules.createRandom(turn.seed), ruleset).club.tactics;
        const options: readonly string[] =
          rules.TEAM_INSTRUCTIONS.find(({ name }) => name === 'Mentality')?.options ?? [];
        const boldness = ({ teamInstructions }: typeof A) =>
          options.indexOf(teamInstructions.find(({ name }) => name === 'Mentality')?.value ?? '');
        const common = ({ orders: _, teamInstructions, ...tactic }: typeof A) => ({
          ...tactic,
          style: teamInstructions.filter(({ name }) => name !== 'Mentality'),
        });
        const { team } = rules.botStyle(turn.club.id);
        const starters = rules.startersOf(A, ruleset);
        const eleven = turn.club.players.filter(({ id }) => starters.includes(id));
        return (
          same(common(B), common(A)) &&
          same(common(C), common(A)) &&
          same(
            common(A).style,
            team.map(([name, value]) => ({ name, value })),
          ) &&
          boldness(B) < boldness(A) &&
          boldness(A) < boldness(C) &&
          A.setPieces.length === rules.SET_PIECES.length &&
          A.setPieces.every(({ name, value }) => {
            const [best] = rules.bestTakers(name, eleven, ruleset);
            const named = eleven.find(({ number }) => number === value);
            const [own] = named === undefined ? [] : rules.bestTakers(name, [named], ruleset);
            const sum = (values: readonly number[] = []) => values.reduce((total, one) => total + one, 0);
            return own !== undefined && sum(own.values) === sum(best?.values);
          })
        );
      }),
    broken: {
      what: 'all bots play alike',
      rules: { botStyle: () => ({ name: 'wingPlay', team: [], individual: [] }) },
    },
  },
  {
    name: 'a bot plans no more substitutions than it may, late, each for a fresh player of the bench who is no keeper, and leaves some for injuries and orders',
    folder,
    requirements: ['R-BOT-17', 'R-TAC-30', 'R-TAC-32'],
    property: (subject) =>
      fc.property(botTurnArbitrary(subject), (turn) => {
        const { rules, ruleset } = subject;
        const { club } = rules.botLineUp(turn, rules.createRandom(turn.seed), ruleset);
        const { A } = club.tactics;
        const { changes, changesFrom } = rules.BOT_HABITS;
        const bench = rules.benchOf(A, ruleset);
        const isKeeper = (id: string) => club.players.some((player) => player.id === id && rules.isKeeper(player));
        return (
          A.substitutions.length <= Math.min(changes, ruleset.tactics.maximumSubstitutions) &&
          rules.checkSubstitutions(A, ruleset).ok &&
          A.substitutions.every(
            ({ minutes, playerIn, playerOut }) =>
              minutes >= changesFrom && bench.includes(playerIn) && !isKeeper(playerIn) && !isKeeper(playerOut),
          )
        );
      }),
    broken: {
      what: 'bots send on their keepers',
      rules: {
        botLineUp: (turn, random, ruleset) => {
          const done = ours.botLineUp(turn, random, ruleset);
          const { A } = done.club.tactics;
          const keeper = done.club.players.find(
            ({ id, personalData }) =>
              personalData.position === 'GK' &&
              A.places.some((place) => place.playerId === id && Number(place.id) > 10),
          );
          const substitutions = A.substitutions.map((change, at) =>
            at === 0 && keeper !== undefined ? { ...change, playerIn: keeper.id } : change,
          );
          const tactics = { ...done.club.tactics, A: { ...A, substitutions } };
          return { ...done, club: { ...done.club, tactics } };
        },
      },
    },
  },
  {
    name: 'a bot chooses its tactic for a match while it may, as a manager would, and never a bolder one against better opponents',
    folder,
    requirements: ['R-BOT-16', 'R-COM-26'],
    property: (subject) =>
      fc.property(
        botTurnArbitrary(subject),
        fc.integer({ min: -8, max: 8 }),
        fc.integer({ min: -2, max: 2 }),
        fc.boolean(),
        ({ club, now }, better, minutes, isAtHome) => {
          const { rules, ruleset } = subject;
          const date = now + (ruleset.matchWindow.minutesBefore + minutes) * MINUTE;
          const side = { id: club.id, tacticName: club.defaultTactic };
          const match = buildMatch({
            date,
            home: { id: 'o1' },
            away: { id: 'o2' },
            ...(isAtHome ? { home: side } : { away: side }),
          });
          const squad = (points: number) =>
            club.players.map((player) => ({
              ...player,
              attributes: Object.fromEntries(
                Object.entries(player.attributes).map(([name, value]) => [
                  name,
                  Math.min(100, Math.max(1, value + points)),
                ]),
              ) as unknown as typeof player.attributes,
            }));
          const choose = (points: number) =>
            rules.botMatchTactic({ club, match, opponents: squad(points), now }, ruleset);
          const nameOf = (done: ReturnType<typeof choose>) =>
            done === null ? club.defaultTactic : (isAtHome ? done.match.home : done.match.away).tacticName;
          const done = choose(better);
          const tacticName = nameOf(done);
          const asked = rules.setMatchTactic({ club, match, tacticName, now }, ruleset);
          if (!rules.canEditMatch(match, club.id, now, ruleset)) return done === null;
          const boldness = (points: number) => ['B', 'A', 'C'].indexOf(nameOf(choose(points)));
          return (
            (done === null || (asked.ok && same(asked.value, done))) &&
            boldness(better) >= boldness(better + 3) &&
            boldness(-20) === 2 &&
            boldness(20) === 0
          );
        },
      ),
    broken: {
      what: 'bots are bold against every opponent',
      rules: {
        botMatchTactic: ({ opponents: _, ...turn }, ruleset) =>
          ours.botMatchTactic({ ...turn, opponents: [] }, ruleset),
      },
    },
  },
];
