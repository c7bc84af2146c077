/** Laws of a bot's own actions: each step equals public actions of a manager, with the same events and ledger entries. */
import fc from 'fast-check';
import * as ours from '../bots/index.ts';
import { idle } from '../bots/turn.ts';
import { HOUR } from '../clock/constants.ts';
import type { Club } from '../clubs/club.ts';
import type { GameEvent } from '../inbox/events.ts';
import type { Player } from '../players/player.ts';
import { BUILT_AT, buildMatch } from '../testing/builders.ts';
import { type BotTurnCase, botTurnArbitrary } from './bot-turn-inputs.ts';
import type { Law, Subject } from './law.ts';
import { same } from './same-answers.ts';

const folder = 'bots';

/** All that bots do by themselves. */
function policies({ rules, ruleset }: Subject, turn: BotTurnCase) {
  const random = () => rules.createRandom(turn.seed);
  return [
    rules.botRewards(turn, random(), ruleset),
    rules.botSponsor(turn, ruleset),
    rules.botSkills(turn, random(), ruleset),
    rules.botBoosters(turn, random(), ruleset),
    rules.botRest(turn, ruleset),
    rules.botTraining(turn, ruleset),
    rules.botLineUp(turn, random(), ruleset),
    rules.botSelling(turn, ruleset),
    rules.botBuilding(turn, ruleset),
  ];
}

const ofType = <T extends GameEvent['type']>(events: readonly GameEvent[], type: T) =>
  events.filter((event): event is Extract<GameEvent, { readonly type: T }> => event.type === type);

export const botPoliciesLaws: readonly Law[] = [
  {
    name: 'every action of a bot has ledger entries and events, and no debt comes of it',
    folder,
    requirements: ['R-BOT-1', 'R-FIN-1', 'R-FIN-5'],
    property: (subject) =>
      fc.property(botTurnArbitrary(subject), (turn) =>
        policies(subject, turn).every(({ club, entries, events }) => {
          const { finances: before } = turn.club;
          const { money, credits } = subject.rules.ledgerBalance(entries);
          return (
            club.finances.totalMoney === before.totalMoney + money &&
            club.finances.credits === before.credits + credits &&
            club.finances.credits >= 0 &&
            club.finances.totalMoney >= Math.min(0, before.totalMoney) &&
            events.length > 0 === !same(club, turn.club) &&
            events.every(({ clubId, date }) => clubId === club.id && date === turn.now)
          );
        }),
      ),
    broken: {
      what: 'bots build for nothing',
      rules: {
        botBuilding: (turn, ruleset) => {
          const done = ours.botBuilding(turn, ruleset);
          return { ...done, club: { ...done.club, finances: turn.club.finances } };
        },
      },
    },
  },
  {
    name: 'a bot collects the rewards that are there, as a manager would, and leaves none',
    folder,
    requirements: ['R-BOT-9', 'R-DAY-2'],
    property: (subject) =>
      fc.property(botTurnArbitrary(subject), fc.nat(48), fc.nat(48), (turn, money, item) => {
        const { rules, ruleset } = subject;
        const dates = { moneyCollectionDate: BUILT_AT + money * HOUR, itemCollectionDate: BUILT_AT + item * HOUR };
        const club = { ...turn.club, dailyRewards: dates };
        const random = rules.createRandom(turn.seed);
        let expected = club;
        for (const rewardType of rules.DAILY_REWARD_NAMES) {
          const collected = rules.collectDailyReward({ club: expected, rewardType, now: turn.now }, random, ruleset);
          if (collected.ok) expected = collected.value.club;
        }
        const done = rules.botRewards({ ...turn, club }, rules.createRandom(turn.seed), ruleset);
        const left = rules.DAILY_REWARD_NAMES.filter((name) =>
          rules.isCollectable(done.club.dailyRewards[`${name}CollectionDate`], turn.now),
        );
        return left.length === 0 && same(done.club, expected);
      }),
    broken: {
      what: 'bots do not care',
      rules: { botRewards: ({ club }) => idle(club) },
    },
  },
  {
    name: 'a bot raises one of the skills of the speech that are lowest, for its price, where its points are enough',
    folder,
    requirements: ['R-BOT-9', 'R-MAN-4'],
    property: (subject) =>
      fc.property(botTurnArbitrary(subject), fc.constantFrom(1, 2, 3), (turn, level) => {
        const { rules, ruleset } = subject;
        const speech = { ...turn.club.manager.skills.speech, spirit: level };
        const manager = { ...turn.club.manager, skills: { ...turn.club.manager.skills, speech } };
        const club = { ...turn.club, manager };
        const cost = rules.skillUpgradeCost(1, ruleset) ?? Number.POSITIVE_INFINITY;
        const done = rules.botSkills({ ...turn, club }, rules.createRandom(turn.seed), ruleset);
        const [raised] = ofType(done.events, 'skill-upgraded');
        if (raised === undefined) return cost > manager.skillPoints;
        const asked = rules.upgradeSkill({ club, ...raised, now: turn.now }, ruleset);
        const isLowest = raised.skillType === 'speech' && raised.level === 2;
        return isLowest && asked.ok && same(asked.value.club, done.club);
      }),
    broken: {
      what: 'bots do not learn',
      rules: { botSkills: ({ club }) => idle(club) },
    },
  },
  {
    name: 'a bot gives a starter the strongest of its boosters up to as many as it wants, and what it spends on them leaves it the entry of the next league',
    folder,
    requirements: ['R-BOT-9'],
    property: (subject) =>
      fc.property(botTurnArbitrary(subject), (turn) => {
        const { rules, ruleset } = subject;
        const { club, events } = rules.botBoosters(turn, rules.createRandom(turn.seed), ruleset);
        const { credits } = turn.club.finances;
        const fused = ofType(events, 'boosters-fused').length;
        const unlocked = ofType(events, 'booster-slot-unlocked').length;
        const { fusionCredits, slotUnlockCredits } = ruleset.boosters;
        const starters = rules.startersOf(turn.club.tactics[turn.club.defaultTactic], ruleset);
        const occupied = ({ players }: Club) =>
          players.flatMap((player) => player.attributeBoosters.filter(({ status }) => status === 'occupied')).length;
        const count = (of: Club) => of.playerBoosters.length + occupied(of);
        return (
          club.finances.credits === credits - fused * fusionCredits - unlocked * slotUnlockCredits &&
          club.finances.credits >= Math.min(credits, ruleset.competitions.leagueEntryCredits) &&
          count(club) === count(turn.club) - 2 * fused &&
          (ofType(events, 'booster-attached').length === 0 || occupied(club) <= rules.BOT_HABITS.boosters) &&
          ofType(events, 'booster-attached').every(
            ({ boosterId, playerId }) =>
              starters.includes(playerId) &&
              rules.sortPlayerBoosters([...club.playerBoosters, boosterId], ruleset).at(-1) === boosterId,
          )
        );
      }),
    broken: {
      what: 'bots spend their last credit',
      rules: {
        botBoosters: (turn, random, ruleset) => {
          const { finances } = turn.club;
          const rich = { ...turn.club, finances: { ...finances, credits: finances.credits + 100 } };
          const done = ours.botBoosters({ ...turn, club: rich }, random, ruleset);
          const credits = done.club.finances.credits - 100;
          return { ...done, club: { ...done.club, finances: { ...done.club.finances, credits } } };
        },
      },
    },
  },
  {
    name: 'a bot rests its whole squad as a manager would, while a rest is left and none of its matches is live',
    folder,
    requirements: ['R-BOT-5', 'R-TRA-6', 'R-TRA-10'],
    property: (subject) =>
      fc.property(botTurnArbitrary(subject), fc.boolean(), fc.nat(4), (turn, isLive, used) => {
        const { rules, ruleset } = subject;
        const club = { ...turn.club, rests: { value: used, lastUpdate: turn.now } };
        const matches = isLive ? [buildMatch({ home: { id: club.id }, date: turn.now })] : [];
        const numbers = club.players.map(({ number }) => number);
        const input = { club, numbers, trainingId: rules.REST_ID, intensity: 1, matches, now: turn.now };
        const rested = rules.train(input, ruleset);
        const done = rules.botRest({ ...turn, club, matches }, ruleset);
        const line = club.tactics[club.defaultTactic].places.map(({ playerId }) => playerId);
        const isTired = ({ id, attributes }: Player) =>
          line.includes(id) && attributes.condition < rules.BOT_HABITS.restsBelow;
        const expected = rested.ok && club.players.some(isTired) ? rested.value.club : club;
        return same(done.club, expected);
      }),
    broken: {
      what: 'bots rest during a match',
      rules: { botRest: (turn, ruleset) => ours.botRest({ ...turn, matches: [] }, ruleset) },
    },
  },
];
