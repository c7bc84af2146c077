/** Laws of how a bot keeps its club: which players it parts with, and what it builds. */
import fc from 'fast-check';
import * as ours from '../bots/index.ts';
import type { FacilityName } from '../facilities/constants.ts';
import { botTurnArbitrary, buyerArbitrary } from './bot-turn-inputs.ts';
import type { Law } from './law.ts';
import { same } from './same-answers.ts';

const folder = 'bots';

export const botUpkeepLaws: readonly Law[] = [
  {
    name: 'a bot sells one player at a time, as a manager does, who is in no line-up, and none of a small squad while it has money',
    folder,
    requirements: ['R-BOT-1', 'R-BOT-8', 'R-MKT-12'],
    property: (subject) =>
      fc.property(buyerArbitrary(subject), ({ club, now }) => {
        const { rules, ruleset } = subject;
        const done = rules.botSelling({ club, now }, ruleset);
        const [event, ...others] = done.events;
        if (event === undefined) return same(done.club, club);
        if (event.type !== 'player-listed' && event.type !== 'player-released') return false;
        const action = { club, playerId: event.playerId, now };
        const isReleased = event.type === 'player-released';
        const asked = isReleased ? rules.releasePlayer(action, ruleset) : rules.listPlayer(action, ruleset);
        return (
          others.length === 0 &&
          asked.ok &&
          same([asked.value.club, asked.value.entries], [done.club, done.entries]) &&
          same(done.released, isReleased ? [asked.value.player] : []) &&
          rules.tacticsWith(club.tactics, event.playerId).length === 0 &&
          (isReleased || rules.searchFor(asked.value.player, now, ruleset) !== null) &&
          (club.finances.totalMoney < 0 || club.players.length > rules.BOT_HABITS.smallest)
        );
      }),
    broken: {
      what: 'a released player has no event',
      rules: { botSelling: (turn, ruleset) => ({ ...ours.botSelling(turn, ruleset), released: [] }) },
    },
  },
  {
    name: 'a bot builds one level as a manager does, what it wants most for the price, keeps a reserve of wages, and does build when it has the money for anything',
    folder,
    requirements: ['R-BOT-1', 'R-BOT-7'],
    property: (subject) =>
      fc.property(botTurnArbitrary(subject), fc.nat(3), ({ club: founded, now }, rich) => {
        const { rules, ruleset } = subject;
        const prices = rules.FACILITY_NAMES.map((name) => rules.nextLevel(name, 1, ruleset)?.price ?? 0);
        const reserve = rules.BOT_HABITS.reserveWeeks * rules.weeklySalaries(founded.players);
        const worth = (name: FacilityName) =>
          (rules.nextLevel(name, 1, ruleset)?.price ?? 0) / rules.BOT_HABITS.building[name];
        const plenty = Math.max(...prices) + reserve;
        const totalMoney = rich === 0 ? plenty : founded.finances.totalMoney;
        const club = { ...founded, finances: { ...founded.finances, totalMoney } };
        const done = rules.botBuilding({ club, now }, ruleset);
        const [event, ...others] = done.events;
        if (event === undefined) return same(done.club, club) && totalMoney < plenty;
        if (event.type !== 'facility-upgraded') return false;
        const built = rules.upgradeFacility({ club, facilityName: event.facility, now }, ruleset);
        return (
          others.length === 0 &&
          built.ok &&
          same([built.value.club, built.value.entries], [done.club, done.entries]) &&
          done.club.finances.totalMoney >= reserve &&
          rules.FACILITY_NAMES.every((name) => worth(name) >= worth(event.facility))
        );
      }),
    broken: {
      what: 'bots build with their last money',
      rules: {
        botBuilding: ({ club, now }, ruleset) => {
          const players = club.players.map((player) => ({ ...player, salary: 0 }));
          const done = ours.botBuilding({ club: { ...club, players }, now }, ruleset);
          return { ...done, club: { ...done.club, players: club.players } };
        },
      },
    },
  },
];
