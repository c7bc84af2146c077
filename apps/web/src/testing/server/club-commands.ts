import { clubBadge, PLAYER_LIMIT } from '@mundo-manager/contract';
import { type Club, chooseArticle } from '@mundo-manager/rules/clubs';
import type { Result } from '@mundo-manager/rules/core';
import { collectDailyReward } from '@mundo-manager/rules/daily-rewards';
import { upgradeFacility } from '@mundo-manager/rules/facilities';
import { upgradeSkill } from '@mundo-manager/rules/manager';
import { buyPlayer, parseSearch, searchMarket } from '@mundo-manager/rules/market';
import type { Player } from '@mundo-manager/rules/players';
import { signSponsorship } from '@mundo-manager/rules/sponsorship';
import { saveTactic } from '@mundo-manager/rules/tactics';
import { type FakeWorld, ownClubOf } from '../world.ts';
import { type Handlers, RefusedCall } from './fake-handlers.ts';
import { drawFromFakeChain } from './fake-rewards.ts';

/** Commands of a club and of the market that run the rules on the fake world, as the server does. */
export function clubCommands({ free = [] }: { free?: readonly Player[] } = {}) {
  const market = [...free];
  return {
    upgradeFacility: ({ world, body: { facilityName } }) => {
      const { club } = allowed(upgradeFacility({ club: ownOf(world), facilityName, now: world.now }, world.ruleset));
      return { club: kept(world, club) };
    },
    chooseArticle: ({ world, body }) => ({ club: kept(world, chooseArticle(ownOf(world), body.article)) }),
    upgradeSkill: ({ world, body }) => {
      const { club } = allowed(upgradeSkill({ club: ownOf(world), ...body, now: world.now }, world.ruleset));
      return { club: kept(world, club) };
    },
    saveTactic: ({ world, body }) => {
      const matches = Object.assign({}, ...world.competitions.map((competition) => competition.matches));
      return {
        club: kept(
          world,
          allowed(saveTactic({ club: ownOf(world), ...body, matches, now: world.now }, world.ruleset)).club,
        ),
      };
    },
    signSponsorship: ({ world, body }) => {
      const signing = { club: ownOf(world), offerId: body.sponsorshipOfferId, now: world.now };
      return { club: kept(world, allowed(signSponsorship(signing, world.ruleset)).club) };
    },
    collectDailyReward: ({ world, body: { rewardType }, headers }) => {
      const { club, reward } = drawFromFakeChain(world, { kind: 'dailyItem', spent: [], headers }, (random) =>
        allowed(collectDailyReward({ club: ownOf(world), rewardType, now: world.now }, random, world.ruleset)),
      );
      return { reward, club: kept(world, club) };
    },
    searchMarket: ({ world, params }) => {
      const search = allowed(parseSearch(params.search, world.ruleset));
      const players = [...market, ...world.others.flatMap((club) => club.players)];
      const found = allowed(searchMarket({ club: ownOf(world), search, players, now: world.now }, world.ruleset));
      const playersList = found.players.slice(0, PLAYER_LIMIT).map((player) => {
        const seller = world.others.find(({ id }) => id === player.club);
        return { id: player.id, player, seller: seller ? clubBadge(seller) : null };
      });
      return { club: kept(world, found.club), playersList, more: found.players.length > playersList.length };
    },
    buyPlayer: ({ world, params: { id } }) => {
      const seller = world.others.find(({ players }) => players.some((player) => player.id === id)) ?? null;
      const player = (seller?.players ?? market).find((candidate) => candidate.id === id);
      if (player === undefined) throw new RefusedCall('not-found/player');
      const bought = allowed(buyPlayer({ buyer: ownOf(world), seller, player, now: world.now }, world.ruleset));
      world.others = world.others.map((club) => (club.id === bought.seller?.id ? bought.seller : club));
      if (seller === null) market.splice(market.indexOf(player), 1);
      return { club: kept(world, bought.buyer), player: bought.player };
    },
  } satisfies Handlers;
}

/** The club of the world. Refuses if there is none. */
export function ownOf({ club }: FakeWorld): Club {
  if (club === null) throw new RefusedCall('club/none');
  return club;
}

/** Keeps the club as it is now, under a new version. */
export function kept(world: FakeWorld, club: Club) {
  world.club = club;
  world.version += 1;
  return ownClubOf(world);
}

/** What a rule gives; its refusal is the answer’s. */
export function allowed<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new RefusedCall(result.error.code, result.error.facts);
  return result.value;
}
