/** Laws of how a bot buys: what it earns and may pay, and which players it looks for and wants. */
import fc from 'fast-check';
import * as ours from '../bots/index.ts';
import { DAY } from '../clock/constants.ts';
import type { Club } from '../clubs/club.ts';
import { SKILLS } from '../players/attributes.ts';
import type { Player, PublicPlayer } from '../players/player.ts';
import { BUILT_AT, buildClub, buildPlayer, buildSquad } from '../testing/builders.ts';
import { buyerArbitrary, REGULAR_EARNINGS, withLife } from './bot-turn-inputs.ts';
import type { Law, Subject } from './law.ts';
import { same } from './same-answers.ts';

const folder = 'bots';

const WEEK = 7;
const YEAR = 365.25 * DAY;

const amountsArbitrary = () => fc.array(fc.integer({ min: 1, max: 80_000 }), { minLength: 1, maxLength: 12 });

/** Players for sale, free or of another club, of the position, age and overall that a bot looks for, or a little besides. */
function candidatesOf({ ruleset }: Subject, { search, overall }: ours.BotWish, now: number, seed: number): Player[] {
  const age = ruleset.market.ageRanges.find(({ key }) => key === search.age)?.from ?? 0;
  return Array.from({ length: 8 }, (_, index) => {
    const skill = Math.min(99, Math.floor(overall) - 1 + ((seed + index) % 6));
    return buildPlayer({
      id: `free-${index}`,
      club: (seed + index) % 3 === 0 ? 'c2' : null,
      number: 90,
      forSale: index !== 7,
      position: search.position,
      dob: now - (age + 0.5) * YEAR,
      marketValue: 1_000 * ((seed + 7 * index) % 900),
      salary: 500 * ((seed + 3 * index) % 12),
      attributes: Object.fromEntries(SKILLS.map((name) => [name, skill])),
    });
  });
}

/** The starters of the default tactic by the position of a market search, and their ratings there. */
function startersOf({ rules, ruleset }: Subject, { tactics, defaultTactic, players }: Club) {
  const { formation, places } = tactics[defaultTactic];
  return rules.formationSlots(formation).flatMap(({ position }, place) => {
    const player = players.find(({ id }) => id === places[place]?.playerId);
    if (player === undefined) return [];
    const rating = rules.ratingIn(player, position, ruleset);
    return [{ position: rules.marketPosition(position), rating }];
  });
}

export const botMarketLaws: readonly Law[] = [
  {
    name: 'a bot has a known income after a week: its regular earnings since its founding, or of the latest days, by the weeks that have passed',
    folder,
    requirements: ['R-BOT-8'],
    property: ({ rules }) =>
      fc.property(fc.nat(2 * rules.BOT_HABITS.incomeDays), amountsArbitrary(), (days, amounts) => {
        const club = withLife(buildClub(), BUILT_AT, days, amounts);
        const income = rules.weeklyIncome(club, BUILT_AT);
        if (days < WEEK) return income === null;
        const known = Math.min(days, rules.BOT_HABITS.incomeDays);
        const regular = club.finances.reports.filter(
          ({ type, date }) => REGULAR_EARNINGS.some((each) => each === type) && date > BUILT_AT - known * DAY,
        );
        const earned = regular.reduce((sum, { amount }) => sum + amount, 0);
        return income !== null && Math.abs((income * known) / WEEK - earned) < 0.01;
      }),
    broken: {
      what: 'sold players count as income',
      rules: {
        weeklyIncome: (club, now) => {
          const reports = club.finances.reports.map((entry) =>
            entry.type === 'Transfer Out' ? ({ ...entry, type: 'Prize' } as const) : entry,
          );
          return ours.weeklyIncome({ ...club, finances: { ...club.finances, reports } }, now);
        },
      },
    },
  },
  {
    name: 'a bot pays no more for a player than a manager could, and no wages above its share of its income and of its surplus',
    folder,
    requirements: ['R-BOT-8', 'R-BOT-14', 'R-FIN-4'],
    property: (subject) =>
      fc.property(buyerArbitrary(subject), ({ club, now }) => {
        const { rules, ruleset } = subject;
        const budget = rules.botBudget({ club, now }, ruleset);
        const lacks = (price: number) => rules.missingMoney(club.finances.totalMoney, club.players, price, ruleset) > 0;
        const payable = rules.payableWages({ club, now }, ruleset);
        const spare = (payable ?? 0) - rules.weeklySalaries(club.players);
        if (budget === null) return lacks(0) || spare <= 0;
        const { money, salary } = budget;
        return lacks(money) && !lacks(money - 1) && money > 0 && Math.abs(salary - spare) < 0.01 && spare > 0;
      }),
    broken: {
      what: 'the wages of the squad are forgotten',
      rules: {
        botBudget: ({ club, now }, ruleset) => ours.botBudget({ club: { ...club, players: [] }, now }, ruleset),
      },
    },
  },
  {
    name: 'a bot with a budget and a search left searches for a player better than one of its weakest starters below its goal, and for a reserve where its squad is thin, by a search that a manager could make',
    folder,
    requirements: ['R-BOT-8', 'R-MKT-6'],
    property: (subject) =>
      fc.property(buyerArbitrary(subject), ({ club, now, seed }) => {
        const { rules, ruleset } = subject;
        const { ageRanges, overallRanges } = ruleset.market;
        const wish = rules.botWish({ club, now }, rules.createRandom(seed), ruleset);
        const goal = rules.botGoal({ club, now }, ruleset);
        const isBelow = rules.botMargin({ club, now }, ruleset) < 0;
        const canLook =
          (isBelow || club.players.length < rules.BOT_HABITS.depth) &&
          rules.botBudget({ club, now }, ruleset) !== null &&
          rules.remainingSearches(club.marketSearches, now, ruleset) > 0 &&
          ageRanges.some(({ to }) => to <= rules.BOT_HABITS.oldest);
        if (wish === null) return !canLook || !overallRanges.some(({ to }) => to >= goal);
        const range = overallRanges.find(({ key }) => key === wish.search.overall);
        const starters = startersOf(subject, club);
        const weaker = starters.filter(({ rating }) => rating + rules.BOT_HABITS.improvement < wish.overall);
        return (
          canLook &&
          rules.checkSearch({ ...wish.search }, ruleset).ok &&
          (range?.to ?? 0) >= wish.overall &&
          wish.isReserve === !isBelow &&
          (isBelow
            ? weaker.length < rules.BOT_HABITS.weakest &&
              starters.some(
                ({ position, rating }) =>
                  position === wish.search.position && rating + rules.BOT_HABITS.improvement === wish.overall,
              )
            : wish.overall === goal - rules.BOT_HABITS.reserveBelow &&
              starters.some(({ position }) => position === wish.search.position))
        );
      }),
    broken: { what: 'bots never look', rules: { botWish: () => null } },
  },
  {
    name: 'a bot searches as a manager does, and wants one of those it finds who are good enough and whom it can pay: one of another club first, the best of them as a starter and the cheapest as a reserve',
    folder,
    requirements: ['R-BOT-1', 'R-BOT-8'],
    property: (subject) =>
      fc.property(buyerArbitrary(subject), ({ club, now, seed }) => {
        const { rules, ruleset } = subject;
        const wish = rules.botWish({ club, now }, rules.createRandom(seed), ruleset);
        const budget = rules.botBudget({ club, now }, ruleset);
        if (wish === null || budget === null) return true;
        const players = candidatesOf(subject, wish, now, seed);
        const searched = rules.searchMarket({ club, search: { ...wish.search }, players, now }, ruleset);
        const done = rules.botSearch({ club, wish, players, now }, ruleset);
        if (!done.ok || !searched.ok) return done.ok === searched.ok;
        const { wanted, ...found } = done.value;
        const payable = searched.value.players.filter(
          ({ marketValue, salary }) => rules.canAfford(budget.money, marketValue) && salary <= budget.salary,
        );
        const good = payable.filter((player) => rules.overall(player, ruleset) >= wish.overall);
        const held = good.filter(({ club: holder }) => holder !== null);
        const choice = held.length > 0 ? held : good;
        const worth = (player: PublicPlayer) => (wish.isReserve ? -player.marketValue : rules.overall(player, ruleset));
        const best = Math.max(...choice.map(worth));
        return (
          same(found, searched.value) &&
          (choice.length === 0
            ? wanted === null
            : wanted !== null &&
              players.includes(wanted) &&
              choice.some((player) => player.id === wanted.id && worth(player) === best))
        );
      }),
    broken: {
      what: 'the first who is found will do',
      rules: {
        botSearch: (turn, ruleset) => {
          const done = ours.botSearch(turn, ruleset);
          if (!done.ok) return done;
          const [first] = done.value.players;
          return {
            ok: true,
            value: { ...done.value, wanted: turn.players.find(({ id }) => id === first?.id) ?? null },
          };
        },
      },
    },
  },
  {
    name: 'a bot buys as a manager does, but no player whose wages are above its means',
    folder,
    requirements: ['R-BOT-1', 'R-BOT-8', 'R-MKT-9'],
    property: (subject) =>
      fc.property(
        buyerArbitrary(subject),
        fc.nat(6_000),
        fc.nat(300_000),
        ({ club, now, seed }, salary, marketValue) => {
          const { rules, ruleset } = subject;
          const holder = seed % 2 === 0 ? 'c2' : null;
          const player = buildPlayer({ id: 'new', club: holder, number: 90, forSale: true, salary, marketValue });
          const seller = holder && buildClub({ id: holder, players: [...buildSquad(holder), player] });
          const budget = rules.botBudget({ club, now }, ruleset);
          const done = rules.botPurchase({ club, now, seller, player }, ruleset);
          const isWithin = budget !== null && salary <= budget.salary;
          if (!isWithin) return done.ok && done.value === null;
          return same(done, rules.buyPlayer({ buyer: club, now, seller, player }, ruleset));
        },
      ),
    broken: {
      what: 'a bot does not think of wages',
      rules: {
        botPurchase: ({ club, seller, player, now }, ruleset) =>
          ours.botPurchase({ club, seller, player: { ...player, salary: 0 }, now }, ruleset),
      },
    },
  },
];
