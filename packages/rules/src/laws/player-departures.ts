/** Laws of players who leave, what it costs, and how a manager searches for others. */
import fc from 'fast-check';
import { DAY } from '../clock/constants.ts';
import * as ours from '../index.ts';
import { SKILLS } from '../players/attributes.ts';
import { marketClubArbitrary, searchArbitrary } from '../testing/arbitraries/market.ts';
import { BUILT_AT, buildClub, buildPlayer } from '../testing/builders.ts';
import type { Law } from './law.ts';
import { same } from './same-answers.ts';

const folder = 'market';

const now = BUILT_AT;
const YEAR = 365.25 * DAY;

/** The other side of the pitch. */
const mirrored = (position: string) => position.replace(/^[LR]/, (side) => (side === 'L' ? 'R' : 'L')) as ours.Position;

export const departureLaws: readonly Law[] = [
  {
    name: 'a club can release whom it can do without, and list him too where he is in no line-up, not listed yet and young enough',
    folder,
    requirements: ['R-MKT-11', 'R-MKT-12', 'R-MKT-13', 'R-MKT-21'],
    property: ({ rules, ruleset }) =>
      fc.property(marketClubArbitrary('c1', ruleset), (club) =>
        club.players.every((player) => {
          const action = { club, playerId: player.id, now };
          const left = rules.checkDeparture(club.players, player, ruleset);
          const isPlaced = rules.tacticsWith(club.tactics, player.id).length > 0;
          const isFree = !player.forSale && !isPlaced && !rules.retires(player, now, ruleset);
          const { minimum, keepers } = ruleset.players.squad;
          const inGoal = left.ok ? left.value.filter(({ personalData }) => personalData.position === 'GK') : [];
          return (
            rules.releasePlayer(action, ruleset).ok === left.ok &&
            rules.listPlayer(action, ruleset).ok === (left.ok && isFree) &&
            (!left.ok ||
              (left.value.length >= minimum &&
                inGoal.length >= keepers &&
                !left.value.includes(player) &&
                left.value.every((other) => club.players.includes(other) && (player.forSale || !other.forSale))))
          );
        }),
      ),
    broken: {
      what: 'a squad can do without any player',
      rules: { checkDeparture: (squad, { id }) => ({ ok: true, value: squad.filter((player) => player.id !== id) }) },
    },
  },
  {
    name: 'who leaves takes nothing along: his boosters are in the store, his places are empty and the rest of the club stays as it is',
    folder: 'players',
    requirements: ['R-PLA-25', 'R-MKT-14', 'R-BOO-9'],
    property: ({ rules, ruleset }) =>
      fc.property(marketClubArbitrary('c1', ruleset), fc.nat(), (before, which) => {
        const player = before.players[which % before.players.length];
        if (player === undefined) return false;
        const { club, player: gone } = rules.leaveClub(before, player);
        const boostersOf = ({ attributeBoosters }: ours.Player) =>
          attributeBoosters.flatMap((slot) => (slot.status === 'occupied' ? slot.boosterId : []));
        const { players, playerBoosters, tactics } = before;
        return (
          club.players.length === players.length - 1 &&
          club.players.every((other) => other !== player && players.includes(other)) &&
          [...club.playerBoosters].sort().join() === [...playerBoosters, ...boostersOf(player)].sort().join() &&
          boostersOf(gone).length === 0 &&
          gone.club === null &&
          !gone.forSale &&
          same(gone.attributes, player.attributes) &&
          same(club.tactics, rules.withoutPlayer(tactics, player)) &&
          same({ ...club, players, playerBoosters, tactics }, before)
        );
      }),
    broken: {
      what: 'he keeps his boosters',
      rules: {
        leaveClub: (club, player) => ({ ...ours.leaveClub(club, player), player: { ...player, club: null } }),
      },
    },
  },
  {
    name: 'a release is a departure for the fee, or for the cash that is there; the player is free and for sale afterwards unless he retires',
    folder,
    requirements: ['R-MKT-14', 'R-MKT-15'],
    property: ({ rules, ruleset }) =>
      fc.property(marketClubArbitrary('c1', ruleset), fc.nat(), fc.nat(9_000), (before, which, cash) => {
        const player = before.players[which % before.players.length];
        if (player === undefined) return false;
        const isPoor = which % 2 === 0;
        const club = isPoor ? { ...before, finances: { ...before.finances, totalMoney: cash } } : before;
        const released = rules.releasePlayer({ club, playerId: player.id, now }, ruleset);
        if (!released.ok) return true;
        const { finances } = club;
        const left = rules.leaveClub(club, player);
        const paid = Math.min(rules.rescissionFee(player, ruleset), Math.max(0, finances.totalMoney));
        return (
          released.value.club.finances.totalMoney === finances.totalMoney - paid &&
          same({ ...released.value.club, finances }, left.club) &&
          same(released.value.player, { ...left.player, forSale: !rules.retires(player, now, ruleset) })
        );
      }),
    broken: { what: 'contracts end for nothing', rules: { rescissionFee: () => 0 } },
  },
  {
    name: 'the fee of a release is the wages of its weeks in whole dollars: twice the wages, twice the fee',
    folder,
    requirements: ['R-MKT-15'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.nat(50_000), (salary) => {
        const fee = (wages: number) => rules.rescissionFee({ salary: wages }, ruleset);
        const { rescissionWeeks } = ruleset.market;
        return (
          Number.isInteger(fee(salary)) &&
          Math.abs(fee(salary) - salary * rescissionWeeks) <= 0.5 &&
          Math.abs(fee(2 * salary) - 2 * fee(salary)) <= 1
        );
      }),
    broken: { what: 'every player costs a flat fee', rules: { rescissionFee: () => 4_000 } },
  },
  {
    name: 'a search is made exactly when each of its three filters is on offer, and the refusal names the first that is not',
    folder,
    requirements: ['R-MKT-6'],
    property: ({ rules, ruleset }) =>
      fc.property(
        searchArbitrary(ruleset),
        fc.subarray(['position', 'overall', 'age'] as const),
        fc.constantFrom('', 'ST', '76-80', '0_17'),
        (offered, wrong, value) => {
          const search = { ...offered, ...Object.fromEntries(wrong.map((field) => [field, value])) };
          const checked = rules.checkSearch(search, ruleset);
          const searched = rules.searchMarket({ club: buildClub(), search, players: [], now }, ruleset);
          if (checked.ok !== searched.ok || checked.ok !== (wrong.length === 0)) return false;
          return checked.ok ? same(checked.value, offered) : checked.error.facts.field === wrong[0];
        },
      ),
    broken: {
      what: 'only the position is looked at',
      rules: {
        checkSearch: (search, ruleset) =>
          ours.checkSearch({ ...ours.DEFAULT_SEARCH, position: search.position }, ruleset),
      },
    },
  },
  {
    name: 'each search takes one of those left, and all of them are back a day after the first',
    folder,
    requirements: ['R-MKT-1', 'R-MKT-2'],
    property: ({ rules, ruleset }) => {
      const { searchesPerDay } = ruleset.market;
      return fc.property(fc.nat(searchesPerDay), fc.nat(2 * DAY), (value, elapsed) => {
        const quota = { value, lastUpdate: now - elapsed };
        const before = rules.remainingSearches(quota, now, ruleset);
        const used = rules.withSearchUsed(quota, now);
        const search = ruleset.market.defaultSearch;
        const input = { club: buildClub({ marketSearches: quota }), search, players: [], now };
        const searched = rules.searchMarket(input, ruleset);
        const start = before === searchesPerDay ? now : quota.lastUpdate;
        return (
          rules.remainingSearches(used, now, ruleset) === Math.max(0, before - 1) &&
          rules.remainingSearches(used, start + DAY - 1, ruleset) < searchesPerDay &&
          rules.remainingSearches(used, start + DAY, ruleset) === searchesPerDay &&
          (searched.ok ? same(searched.value.club.marketSearches, used) : before === 0)
        );
      });
    },
    broken: {
      what: 'every search begins a new day',
      rules: {
        withSearchUsed: (quota, moment) => ({ ...ours.withSearchUsed(quota, moment), lastUpdate: moment }),
      },
    },
  },
  {
    name: 'a position is searched as the same on both sides of the pitch, and as a player of it is found',
    folder,
    requirements: ['R-MKT-4'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.constantFrom(...rules.POSITIONS), (position) => {
        const searched = rules.marketPosition(position);
        const [age, overall] = [ruleset.market.ageRanges[0], ruleset.market.overallRanges[0]];
        const attributes = Object.fromEntries(SKILLS.map((name) => [name, overall?.to ?? 0]));
        const dob = now - ((age?.from ?? 0) + 0.5) * YEAR;
        const found = rules.searchFor(buildPlayer({ position, dob, attributes }), now, ruleset);
        return (
          rules.marketPosition(searched) === searched &&
          rules.MARKET_POSITIONS.includes(searched) &&
          rules.marketPosition(mirrored(position)) === mirrored(searched) &&
          found?.position === searched
        );
      }),
    broken: {
      what: 'right-backs are searched as centre-backs',
      rules: {
        marketPosition: (position) => (position.startsWith('RB') ? 'CB' : ours.marketPosition(position)),
      },
    },
  },
];
