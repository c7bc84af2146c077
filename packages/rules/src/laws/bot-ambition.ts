/** Laws of a bot's ambition: how strong it wants to be, and how it parts with starters. */
import fc from 'fast-check';
import * as ours from '../bots/index.ts';
import { DAY } from '../clock/constants.ts';
import { botStrength } from '../club-creation/bot-strength.ts';
import type { Club } from '../clubs/club.ts';
import { botTurnArbitrary } from './bot-turn-inputs.ts';
import type { Law } from './law.ts';
import { same } from './same-answers.ts';

const folder = 'bots';

const withCash = (club: Club, totalMoney: number): Club => ({ ...club, finances: { ...club.finances, totalMoney } });

export const botAmbitionLaws: readonly Law[] = [
  {
    name: 'what a bot wants stays the same for a term, and lies around its own strength in its category',
    folder,
    requirements: ['R-BOT-12'],
    property: (subject) =>
      fc.property(botTurnArbitrary(subject), fc.nat(400), ({ club: some, now }, later) => {
        const { rules, ruleset } = subject;
        const club = withCash(some, 0);
        const { swing, termDays, elevenAbove } = rules.BOT_HABITS;
        const term = (date: number) => Math.floor(rules.startOfUtcDay(date) / (termDays * DAY));
        const then = now + later * DAY;
        const goal = rules.botGoal({ club, now }, ruleset);
        const middle =
          (ruleset.players.categories[club.category]?.mean ?? 0) + botStrength(club, ruleset) + elevenAbove;
        const isSame = rules.botGoal({ club, now: then }, ruleset) === goal;
        return Math.abs(goal - middle) <= swing && goal !== middle && isSame === (term(now) === term(then));
      }),
    broken: {
      what: 'every day has its own goal',
      rules: { botGoal: ({ club, now }, ruleset) => ours.botGoal({ club, now }, ruleset) + (now % 1_000_003) / 1e9 },
    },
  },
  {
    name: 'a till beyond some weeks of income raises what a bot wants, by the weeks and no further than its boldness; a week of age teaches it its income',
    folder,
    requirements: ['R-BOT-14'],
    property: (subject) =>
      fc.property(botTurnArbitrary(subject), fc.nat(40), fc.nat(500_000), ({ club: some, now }, weeks, income) => {
        const { rules, ruleset } = subject;
        const { tillWeeks, weeksAPoint, boldest } = rules.BOT_HABITS;
        const entry = { clubId: some.id, currency: 'money', amount: income } as const;
        const reports = [
          { ...entry, type: 'Opening Balance', date: now - 7 * DAY } as const,
          { ...entry, type: 'Prize', date: now - DAY } as const,
        ];
        const club = withCash({ ...some, finances: { ...some.finances, reports } }, weeks * income);
        const surplus = income === 0 ? 0 : Math.max(0, weeks - tillWeeks);
        const rise = rules.botGoal({ club, now }, ruleset) - rules.botGoal({ club: withCash(club, 0), now }, ruleset);
        return (
          Math.abs(rules.surplusMoney(club, now) - surplus * income) < 0.01 &&
          Math.abs(rise - Math.min(boldest, surplus / weeksAPoint)) < 1e-6
        );
      }),
    broken: {
      what: 'every dollar is surplus',
      rules: { surplusMoney: ({ finances }) => Math.max(0, finances.totalMoney) },
    },
  },
  {
    name: 'the margin of an eleven is its mean rating less what its bot wants',
    folder,
    requirements: ['R-BOT-12'],
    property: (subject) =>
      fc.property(botTurnArbitrary(subject), ({ club, now }) => {
        const { rules, ruleset } = subject;
        const { formation, places } = club.tactics[club.defaultTactic];
        const ratings = rules.formationSlots(formation).flatMap(({ position }, place) => {
          const player = club.players.find(({ id }) => id === places[place]?.playerId);
          return player === undefined ? [] : [rules.ratingIn(player, position, ruleset)];
        });
        const mean = ratings.reduce((sum, rating) => sum + rating, 0) / Math.max(1, ratings.length);
        const margin = rules.botMargin({ club, now }, ruleset);
        return Math.abs(margin - (mean - rules.botGoal({ club, now }, ruleset))) < 1e-6;
      }),
    broken: { what: 'every eleven is as good as its bot wants', rules: { botMargin: () => 0 } },
  },
  {
    name: 'a bot that parts with a starter plays on with a valid line-up, offers one at a time, and does so as a manager does',
    folder,
    requirements: ['R-BOT-1', 'R-BOT-13', 'R-MKT-12'],
    property: (subject) =>
      fc.property(botTurnArbitrary(subject), fc.boolean(), (turn, isRich) => {
        const { rules, ruleset } = subject;
        const before = rules.botLineUp({ ...turn, matches: [] }, rules.createRandom(turn.seed), ruleset).club;
        const club = isRich ? { ...before, players: before.players.map(stronger) } : before;
        const done = rules.botStarterSale({ club, matches: [], now: turn.now }, ruleset);
        const wages = rules.weeklySalaries(club.players);
        const payable = rules.payableWages({ club, now: turn.now }, ruleset) ?? wages;
        const mustSave = wages > payable && club.finances.totalMoney < wages;
        const isAbove = rules.botMargin({ club, now: turn.now }, ruleset) >= rules.BOT_HABITS.sellsAbove;
        const { smallest, fewest } = rules.BOT_HABITS;
        const mustSell =
          club.players.every(({ forSale }) => !forSale) &&
          ((isAbove && club.players.length > smallest) || (mustSave && club.players.length > fewest));
        const listed = done.events.flatMap((event) => (event.type === 'player-listed' ? [event.playerId] : []));
        if (!mustSell) return listed.length === 0;
        const tactics = Object.values(done.club.tactics);
        return (
          listed.length <= 1 &&
          same(done.entries, []) &&
          same(done.released, []) &&
          same(
            done.club.players.flatMap(({ id, forSale }) => (forSale ? [id] : [])),
            listed,
          ) &&
          (listed.length === 0 ||
            tactics.every((tactic) => rules.validateTactic(tactic, done.club.players, ruleset).ok)) &&
          (listed.length === 1 || club.players.every((player) => rules.searchFor(player, turn.now, ruleset) === null))
        );
      }),
    broken: {
      what: 'bots keep every starter',
      rules: { botStarterSale: ({ club }) => ({ club, entries: [], events: [], released: [] }) },
    },
  },
];

/** The player with ten points more in every skill. */
function stronger(player: ours.BotTurn['club']['players'][number]): ours.BotTurn['club']['players'][number] {
  const raised = Object.entries(player.attributes).map(([name, value]) => [
    name,
    name === 'condition' || name === 'morale' || name === 'exp' ? value : Math.min(99, value + 10),
  ]);
  return { ...player, attributes: { ...player.attributes, ...Object.fromEntries(raised) } };
}
