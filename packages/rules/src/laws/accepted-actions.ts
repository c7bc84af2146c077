/** Laws that actions without a reason to refuse them are accepted: a rule that refuses everything would keep all other laws. */
import fc from 'fast-check';
import type { Club } from '../clubs/club.ts';
import { createRandom } from '../core/random.ts';
import * as ours from '../index.ts';
import { boostedPlayerArbitrary } from '../testing/arbitraries/boosters.ts';
import { marketClubArbitrary, marketPlayerArbitrary } from '../testing/arbitraries/market.ts';
import { BUILT_AT, buildClub, buildCompetition, buildMatch } from '../testing/builders.ts';
import type { Law } from './law.ts';
import { same } from './same-answers.ts';

const now = BUILT_AT;

const refuseAll = () => ours.refuse('club/unknown-player', { playerId: '' });

/** A club and which of its players is meant. */
const clubAndPlayer = (ruleset: ours.Ruleset) =>
  fc.tuple(marketClubArbitrary('c1', ruleset), fc.nat()).map(([club, which]) => ({
    club,
    player: club.players[which % club.players.length] as ours.Player,
  }));

/** Whether the players are enough for a squad. */
function isSquad(players: readonly ours.Player[], { players: { squad } }: ours.Ruleset): boolean {
  return players.length >= squad.minimum && players.filter(ours.isKeeper).length >= squad.keepers;
}

const without = ({ players }: Club, gone: ours.Player) => players.filter(({ id }) => id !== gone.id);
const notForSale = (players: readonly ours.Player[]) => players.filter(({ forSale }) => !forSale);

export const acceptedActionLaws: readonly Law[] = [
  {
    name: 'a club with their price and three boosters of a tier below the highest can fuse them',
    folder: 'boosters',
    requirements: ['R-BOO-14'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.constantFrom(...ruleset.boosters.playerBoosters), fc.integer(), ({ id, category }, seed) => {
        const boosterIds = [id, id, id];
        const built = buildClub({ playerBoosters: boosterIds });
        const club = { ...built, finances: { ...built.finances, credits: ruleset.boosters.fusionCredits } };
        const fused = rules.fuseBoosters({ club, boosterIds, now }, createRandom(seed), ruleset);
        return fused.ok === (category !== ours.BOOSTER_CATEGORIES.at(-1));
      }),
    broken: { what: 'the foundry is closed', rules: { fuseBoosters: refuseAll } },
  },
  {
    name: 'a booster in a slot is taken out whenever its manager likes, into the store',
    folder: 'boosters',
    requirements: ['R-BOO-7'],
    property: ({ rules, ruleset }) =>
      fc.property(boostedPlayerArbitrary(ruleset), (player) =>
        player.attributeBoosters.every((slot) => {
          const club = buildClub({ players: [player] });
          const removed = rules.removeBooster({ club, playerId: player.id, slotId: slot.slotId, now });
          if (slot.status !== 'occupied') return !removed.ok;
          return removed.ok && same(removed.value.club.playerBoosters, [slot.boosterId]);
        }),
      ),
    broken: { what: 'boosters are stuck', rules: { removeBooster: refuseAll } },
  },
  {
    name: 'who enters a league, bot or not, is among its clubs, and the league among his',
    folder: 'competitions',
    requirements: ['R-COM-9', 'R-COM-13'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.constantFrom('joinCompetition', 'joinAsBot'), (join) => {
        const built = buildClub();
        const credits = ruleset.competitions.leagueEntryCredits;
        const club = { ...built, finances: { ...built.finances, credits } };
        const joined = rules[join]({ club, competition: buildCompetition(), current: [], now }, ruleset);
        if (!joined.ok) return false;
        const { club: after, competition } = joined.value;
        return (
          after.competitions.current.includes(competition.id) &&
          competition.entrants.some(({ clubId }) => clubId === club.id)
        );
      }),
    broken: {
      what: 'bots forget where they play',
      rules: {
        joinAsBot: (input, ruleset) => {
          const joined = ours.joinAsBot(input, ruleset);
          return joined.ok ? { ok: true, value: { ...joined.value, club: input.club } } : joined;
        },
      },
    },
  },
  {
    name: 'a club that may still edit a match can set its tactic and a booster, and take the booster back',
    folder: 'competitions',
    requirements: ['R-COM-26', 'R-COM-27'],
    property: ({ rules, ruleset }) =>
      fc.property(
        fc.constantFrom(...ours.TACTIC_NAMES),
        fc.constantFrom(...ruleset.boosters.matchBoosters),
        fc.constantFrom('c1', 'c2'),
        (tacticName, { id: boosterId }, clubId) => {
          const club = buildClub({ id: clubId, matchBoosters: [boosterId] });
          const match = buildMatch({ date: now + ruleset.matchWindow.minutesBefore * ours.MINUTE + 1 });
          const side = (of: ours.Match) => (clubId === 'c1' ? of.home : of.away);
          const chosen = rules.setMatchTactic({ club, match, tacticName, now }, ruleset);
          const set = rules.setMatchBooster({ club, match, boosterId, now }, ruleset);
          if (!chosen.ok || !set.ok) return false;
          const taken = rules.removeMatchBooster({ ...set.value, now }, ruleset);
          return (
            side(chosen.value.match).tacticName === tacticName &&
            side(set.value.match).boosterId === boosterId &&
            taken.ok &&
            same(taken.value.club.matchBoosters, club.matchBoosters) &&
            same(taken.value.match, match)
          );
        },
      ),
    broken: { what: 'matches are played as they were drawn', rules: { setMatchTactic: refuseAll } },
  },
  {
    name: 'whom no tactic needs and the squad can do without is put up for sale, and taken back leaves all as it was',
    folder: 'market',
    requirements: ['R-MKT-11', 'R-MKT-12'],
    property: ({ rules, ruleset }) =>
      fc.property(clubAndPlayer(ruleset), ({ club, player }) => {
        const action = { club, playerId: player.id, now };
        const isPlaced = Object.values(club.tactics).some(({ places }) =>
          places.some(({ playerId }) => playerId === player.id),
        );
        const isStaying = !rules.retires(player, now, ruleset);
        const isFree = !player.forSale && !isPlaced && isStaying && isSquad(notForSale(without(club, player)), ruleset);
        const listed = rules.listPlayer(action, ruleset);
        if (!listed.ok || !isFree) return listed.ok === isFree;
        const isOnSale = listed.value.club.players.some(({ id, forSale }) => id === player.id && forSale);
        const back = rules.unlistPlayer({ ...action, club: listed.value.club }, ruleset);
        return isOnSale && back.ok && same(back.value.club, club);
      }),
    broken: { what: 'what is on sale stays on sale', rules: { unlistPlayer: refuseAll } },
  },
  {
    name: 'whom the squad can do without is released, and then is no player of it',
    folder: 'market',
    requirements: ['R-MKT-13', 'R-MKT-14'],
    property: ({ rules, ruleset }) =>
      fc.property(clubAndPlayer(ruleset), ({ club, player }) => {
        const left = without(club, player);
        const isSpare = isSquad(player.forSale ? left : notForSale(left), ruleset);
        const released = rules.releasePlayer({ club, playerId: player.id, now }, ruleset);
        if (!released.ok || !isSpare) return released.ok === isSpare;
        return released.value.club.players.every(({ id }) => id !== player.id);
      }),
    broken: { what: 'contracts are for life', rules: { releasePlayer: refuseAll } },
  },
  {
    name: 'a player of an age and an overall on offer is found by the search that is made for him',
    folder: 'market',
    requirements: ['R-MKT-3', 'R-MKT-7'],
    property: ({ rules, ruleset }) =>
      fc.property(marketPlayerArbitrary({ id: 'p1', club: 'c2', number: 1 }, ruleset), (player) => {
        const { ageRanges, overallRanges } = ruleset.market;
        const lies = (ranges: readonly ours.SearchRange[], value: number) =>
          ranges.some(({ from, to }) => from <= value && value <= to);
        const isOnOffer =
          lies(ageRanges, ours.playerAge(player, now)) &&
          lies(overallRanges, Math.trunc(ours.ownOverall(player, ruleset)));
        const search = rules.searchFor(player, now, ruleset);
        return search === null ? !isOnOffer : isOnOffer && rules.matchesSearch(player, search, now, ruleset);
      }),
    broken: { what: 'no search finds a player', rules: { searchFor: () => null } },
  },
];
