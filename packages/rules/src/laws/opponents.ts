/** Laws of the opponent report and of the odds. */
import fc from 'fast-check';
import * as ours from '../opponents/index.ts';
import { scoutedClubArbitrary, scoutedGoalArbitrary } from '../testing/arbitraries/opponents.ts';
import { leagueResultsArbitrary } from '../testing/arbitraries/standings.ts';
import { lineUpArbitrary } from '../testing/arbitraries/tactics.ts';
import { buildMatch } from '../testing/builders.ts';
import type { Law } from './law.ts';
import { same } from './same-answers.ts';

const folder = 'opponents';

const linesArbitrary = () => {
  const rating = fc.integer({ min: 30, max: 95 });
  return fc.record({ goal: rating, defence: rating, midfield: rating, attack: rating });
};
const total = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
const isNear = (one: number, other: number) => Math.abs(one - other) < 1e-9;

export const opponentLaws: readonly Law[] = [
  {
    name: 'a report reads finished matches alone: what a club plans, and what others play, changes nothing',
    folder,
    requirements: ['R-OPP-1'],
    property: ({ rules, ruleset }) =>
      fc.property(scoutedClubArbitrary(ruleset), (input) => {
        const [first] = input.matches;
        const plans = input.matches.flatMap((scouted) => [
          { ...scouted, match: { ...scouted.match, id: 'planned', status: 'not started' as const, date: input.now } },
          {
            ...scouted,
            match: buildMatch({ status: 'finished', date: input.now, home: { id: 'c3' }, away: { id: 'c4' } }),
          },
        ]);
        const report = rules.opponentReport(input, ruleset);
        return (
          report.matches === Math.min(rules.SCOUTED_MATCHES, input.matches.length) &&
          report.results[0]?.matchId === first?.match.id &&
          same(report, rules.opponentReport({ ...input, matches: [...plans, ...input.matches.toReversed()] }, ruleset))
        );
      }),
    broken: {
      what: 'matches that are planned are read, too',
      rules: {
        opponentReport: (input, ruleset) =>
          ours.opponentReport(
            {
              ...input,
              matches: input.matches.map((scouted) => ({
                ...scouted,
                match: { ...scouted.match, status: 'finished' },
              })),
            },
            ruleset,
          ),
      },
    },
  },
  {
    name: 'the likely eleven are players who may play, each in one place, in the formation of most matches, and no one is named more often than he started',
    folder,
    requirements: ['R-OPP-3', 'R-OPP-8'],
    property: ({ rules, ruleset }) =>
      fc.property(scoutedClubArbitrary(ruleset), (input) => {
        const report = rules.opponentReport(input, ruleset);
        const ids = report.eleven.map(({ playerId }) => playerId);
        const fit = input.club.players.filter(({ injuredUntil }) => injuredUntil === undefined);
        const most = Math.max(0, ...report.formations.map(({ matches }) => matches));
        const hurt = input.club.players.length - fit.length;
        const seconds = report.eleven.flatMap(({ alternative }) => alternative?.playerId ?? []);
        return (
          new Set([...ids, ...seconds]).size === ids.length + seconds.length &&
          ids.length === Math.min(11, fit.length) &&
          ids.every((id) => fit.some((player) => player.id === id)) &&
          report.absent.length === (ruleset.discipline.carriesOver ? hurt : 0) &&
          (report.formations[0]?.matches ?? 0) === most &&
          (report.matches === 0 || report.formations[0]?.value === report.formation) &&
          report.eleven.every(
            ({ starts, rating, alternative }) =>
              starts <= report.matches && rating >= 0 && rating <= 100 && !ids.includes(alternative?.playerId ?? ''),
          )
        );
      }),
    broken: {
      what: 'the injured are lined up',
      rules: {
        opponentReport: (input, ruleset) =>
          ours.opponentReport(
            {
              ...input,
              club: { ...input.club, players: input.club.players.map(({ injuredUntil: _, ...fit }) => fit) },
            },
            ruleset,
          ),
      },
    },
  },
  {
    name: 'every goal has one way, one from a shot one zone, and none is counted twice',
    folder,
    requirements: ['R-OPP-6'],
    property: ({ rules }) =>
      fc.property(fc.array(scoutedGoalArbitrary(), { maxLength: 12 }), (goals) => {
        const sources = rules.goalSources(goals);
        const own = goals.filter(({ route }) => route === 'ownGoal').length;
        return (
          sources.goals === goals.length &&
          total(sources.routes) === goals.length &&
          total(sources.zones) === goals.length - own &&
          sources.headers === goals.filter(({ route, header }) => header && route !== 'ownGoal').length
        );
      }),
    broken: {
      what: 'own goals count as shots',
      rules: {
        goalSources: (goals) =>
          ours.goalSources(goals.map((goal) => (goal.route === 'ownGoal' ? { ...goal, route: 'buildUp' } : goal))),
      },
    },
  },
  {
    name: 'what one club wins of its meetings the other loses, each finished one counts once, the newest first',
    folder,
    requirements: ['R-OPP-9'],
    property: ({ rules }) =>
      fc.property(leagueResultsArbitrary(), ({ matches }) => {
        const [one, other] = [rules.headToHead(matches, 'c0', 'c1'), rules.headToHead(matches, 'c1', 'c0')];
        const met = matches.filter(
          ({ status, home, away }) => status === 'finished' && [home.id, away.id].toSorted().join() === 'c0,c1',
        );
        return (
          one.wins === other.losses &&
          one.losses === other.wins &&
          one.draws === other.draws &&
          one.wins + one.draws + one.losses === met.length &&
          one.meetings.length === Math.min(rules.SHOWN_MEETINGS, met.length) &&
          one.meetings.every(({ date }, index) => date <= (one.meetings[index - 1]?.date ?? date)) &&
          one.meetings.every((meeting, index) => meeting.score === other.meetings[index]?.rivalScore)
        );
      }),
    broken: {
      what: 'the home side is always the one that looks',
      rules: {
        headToHead: (matches, clubId, rivalId) =>
          ours.headToHead(
            matches.map((match) => ({
              ...match,
              home: { ...match.home, id: clubId },
              away: { ...match.away, id: rivalId },
            })),
            clubId,
            rivalId,
          ),
      },
    },
  },
  {
    name: 'the chances of win, draw and defeat add up to one; a stronger line never makes a win less likely, and home never does',
    folder,
    requirements: ['R-OPP-12'],
    property: ({ rules }) =>
      fc.property(
        linesArbitrary(),
        linesArbitrary(),
        fc.constantFrom(...ours.TEAM_LINES),
        fc.integer({ min: 1, max: 15 }),
        (home, away, line, points) => {
          const odds = rules.matchOdds({ home, away });
          const better = rules.matchOdds({ home: { ...home, [line]: home[line] + points }, away });
          const neutral = rules.matchOdds({ home, away, isNeutral: true });
          const turned = rules.matchOdds({ home: away, away: home, isNeutral: true });
          return (
            isNear(odds.home + odds.draw + odds.away, 1) &&
            Math.min(odds.home, odds.draw, odds.away) > 0 &&
            better.home >= odds.home &&
            better.away <= odds.away &&
            neutral.home <= odds.home &&
            isNear(neutral.home, turned.away)
          );
        },
      ),
    broken: {
      what: 'no match is drawn',
      rules: {
        matchOdds: (input) => {
          const { home, away } = ours.matchOdds(input);
          return { home, draw: 0, away };
        },
      },
    },
  },
  {
    name: 'the lines of a team are those of its tactic, the keeper apart from the defence',
    folder,
    requirements: ['R-OPP-5'],
    property: ({ rules, ruleset }) =>
      fc.property(lineUpArbitrary(ruleset), ({ players, tactic }) => {
        const lines = rules.teamLines(tactic, players, ruleset);
        const known = rules.lineRatings(tactic, players, ruleset);
        const keeper = players.find(({ id }) => id === tactic.places.find((place) => place.id === '0')?.playerId);
        const backs = rules
          .formationSlots(tactic.formation)
          .filter(({ position }) => position !== 'GK' && rules.lineOf(position) === 'defence').length;
        const [goal, defence] = [lines.goal ?? 0, lines.defence ?? 0];
        return (
          lines.midfield === known.midfield &&
          lines.attack === known.attack &&
          keeper !== undefined &&
          isNear(goal, rules.ratingIn(keeper, 'GK', ruleset)) &&
          isNear((goal + defence * backs) / (1 + backs), known.defence ?? 0)
        );
      }),
    broken: {
      what: 'the keeper is a defender',
      rules: {
        teamLines: (tactic, players, ruleset) => {
          const lines = ours.teamLines(tactic, players, ruleset);
          return { ...lines, goal: lines.defence };
        },
      },
    },
  },
];
