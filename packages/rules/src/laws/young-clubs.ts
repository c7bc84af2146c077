/** Laws of young clubs: none is founded to be emptied, and wrecked ones stay out of leagues. */
import fc from 'fast-check';
import { DAY } from '../clock/constants.ts';
import { CATEGORIES } from '../clubs/category.ts';
import type { Club } from '../clubs/club.ts';
import * as competitions from '../competitions/index.ts';
import { createRandom } from '../core/random.ts';
import * as market from '../market/index.ts';
import type { Player } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { BUILT_AT, buildClub, buildCompetition, buildSquad, buildTactic } from '../testing/builders.ts';
import type { Law } from './law.ts';

const now = BUILT_AT;

/** A club of that age with a full squad, of which the reserves are in no line-up. */
function clubAged(days: number, ruleset: Ruleset, changes: Partial<Club> = {}): Club {
  const players = buildSquad('c1', ruleset.players.squad.maximum);
  const tactic = buildTactic(players, {}, ruleset);
  const club = buildClub({ players, tactics: { A: tactic, B: tactic, C: tactic }, ...changes });
  return { ...club, createdAt: now - days * DAY };
}

/** Players outside every line-up whose departure leaves the squad large enough; keepers stay. */
function reserves({ players, tactics }: Club, { players: { squad } }: Ruleset): readonly Player[] {
  const placed = new Set(Object.values(tactics).flatMap(({ places }) => places.map(({ playerId }) => playerId)));
  const free = players.filter(({ id, personalData }) => !placed.has(id) && personalData.position !== 'GK');
  return free.slice(0, Math.max(0, players.length - squad.minimum));
}

const ageArbitrary = ({ market: { youngClub } }: Ruleset) => fc.integer({ min: 0, max: 2 * youngClub.days + 1 });

export const youngClubLaws: readonly Law[] = [
  {
    name: 'a club in its first days releases no more players than its rule set says, and puts no more up for sale; an older one as many as it can spare',
    folder: 'market',
    requirements: ['R-FAI-1', 'R-FAI-2'],
    property: ({ rules, ruleset }) =>
      fc.property(ageArbitrary(ruleset), (days) => {
        const { youngClub } = ruleset.market;
        const isYoung = days < youngClub.days;
        const fresh = clubAged(days, ruleset);
        const spare = reserves(fresh, ruleset);
        let [releasing, selling] = [fresh, fresh];
        for (const { id: playerId } of spare) {
          const released = rules.releasePlayer({ club: releasing, playerId, now }, ruleset);
          if (released.ok) releasing = released.value.club;
          const listed = rules.listPlayer({ club: selling, playerId, now }, ruleset);
          if (listed.ok) selling = listed.value.club;
        }
        const gone = fresh.players.length - releasing.players.length;
        const offered = selling.players.filter(({ forSale }) => forSale).length;
        const left = [rules.departuresLeft(releasing, now, ruleset), rules.departuresLeft(selling, now, ruleset)];
        if (!isYoung) return gone === spare.length && offered === spare.length && left.every((one) => one === null);
        return (
          gone === Math.min(spare.length, youngClub.releases) &&
          offered === Math.min(spare.length, youngClub.sales) &&
          left[0]?.releases === youngClub.releases - gone &&
          left[1]?.sales === youngClub.sales - offered &&
          left.every((one) => one?.until === fresh.createdAt + youngClub.days * DAY)
        );
      }),
    broken: {
      what: 'every club may part with whom it likes',
      rules: { departuresLeft: () => null },
    },
  },
  {
    name: 'what a young club has sold stays sold: a sale leaves as many as the offer did, and taking one off the market gives it back',
    folder: 'market',
    requirements: ['R-FAI-2'],
    property: ({ rules, ruleset }) =>
      fc.property(ageArbitrary(ruleset), (days) => {
        const seller = clubAged(days, ruleset);
        const [player] = reserves(seller, ruleset);
        const offered = player && rules.listPlayer({ club: seller, playerId: player.id, now }, ruleset);
        if (!offered?.ok) return true;
        const buyer = buildClub({ id: 'c2', players: buildSquad('c2', ruleset.players.squad.minimum) });
        const rich = { ...buyer, finances: { ...buyer.finances, totalMoney: 1_000_000_000 } };
        const deal = { buyer: rich, seller: offered.value.club, player: offered.value.player, now };
        const bought = rules.buyPlayer(deal, ruleset);
        const back = rules.unlistPlayer({ club: offered.value.club, playerId: player?.id ?? '', now }, ruleset);
        const salesOf = (club: Club | null | undefined) => club && rules.departuresLeft(club, now, ruleset)?.sales;
        return (
          bought.ok &&
          salesOf(bought.value.seller) === salesOf(offered.value.club) &&
          back.ok &&
          salesOf(back.value.club) === salesOf(seller)
        );
      }),
    broken: {
      what: 'a sale is forgotten when the player has left',
      rules: {
        buyPlayer: (input, ruleset) => {
          const bought = market.buyPlayer(input, ruleset);
          if (!bought.ok || bought.value.seller === null) return bought;
          const { firstDepartures: _, ...seller } = bought.value.seller;
          return { ok: true, value: { ...bought.value, seller } };
        },
      },
    },
  },
  {
    name: 'a league lets a club in as long as its best eleven is not further below new clubs than its rule set says, and every new club',
    folder: 'competitions',
    requirements: ['R-FAI-3'],
    property: ({ rules, ruleset }) =>
      fc.property(
        fc.constantFrom(...CATEGORIES),
        fc.integer({ min: -40, max: 10 }),
        fc.string(),
        (category, by, seed) => {
          const players = rules.generateSquad(createRandom(seed), { category, clubId: 'c1', now, above: by }, ruleset);
          const club = { ...buildClub({ players }), category };
          const rich = { ...club, finances: { ...club.finances, credits: ruleset.competitions.leagueEntryCredits } };
          const lowest = ruleset.players.categories[category].mean - ruleset.competitions.leagueMostBelowMean;
          const isStrong = rules.bestElevenRating(club, ruleset) >= lowest;
          const checked = rules.checkStrength(club, ruleset);
          const input = { club: rich, competition: buildCompetition({ category }), current: [], now };
          const joined = rules.joinCompetition(input, ruleset);
          return checked.ok === isStrong && joined.ok === isStrong && (isStrong || by < 0);
        },
      ),
    broken: {
      what: 'a league takes every club',
      rules: {
        checkStrength: (club, ruleset) => ({ ok: true, value: competitions.bestElevenRating(club, ruleset) }),
      },
    },
  },
];
