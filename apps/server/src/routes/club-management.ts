/** What a manager does with his club away from the squad: facilities, sponsors, skills, daily rewards, its article. R-CAL-18 to R-CAL-21, R-CLU-20 */
import { ROUTES } from '@mundo-manager/contract';
import { chooseArticle } from '@mundo-manager/rules/clubs';
import { accept } from '@mundo-manager/rules/core';
import { collectDailyReward } from '@mundo-manager/rules/daily-rewards';
import { upgradeFacility } from '@mundo-manager/rules/facilities';
import { upgradeSkill } from '@mundo-manager/rules/manager';
import { signSponsorship } from '@mundo-manager/rules/sponsorship';
import { registerClubCommand } from '../http/register-command.ts';
import type { RouteHost } from '../http/register-route.ts';
import { drawFromChain } from '../proofs/reward-chain.ts';

export function registerClubManagement(host: RouteHost): void {
  const { rulesets } = host.services;
  const dailyItem = (now: number) => ({ kind: 'dailyItem', spent: [], rulesetHash: rulesets.hashAt(now) }) as const;

  registerClubCommand(host, ROUTES.upgradeFacility, {
    run: ({ club, now, ruleset, body }) => upgradeFacility({ club, facilityName: body.facilityName, now }, ruleset),
    answer: ({ club }) => ({ club }),
  });

  registerClubCommand(host, ROUTES.chooseArticle, {
    run: ({ club, body }) => accept({ club: chooseArticle(club, body.article), entries: [], events: [] }),
    answer: ({ club }) => ({ club }),
  });

  registerClubCommand(host, ROUTES.signSponsorship, {
    run: ({ club, now, ruleset, body }) => signSponsorship({ club, offerId: body.sponsorshipOfferId, now }, ruleset),
    answer: ({ club }) => ({ club }),
  });

  registerClubCommand(host, ROUTES.upgradeSkill, {
    run: ({ club, now, ruleset, body }) => upgradeSkill({ club, ...body, now }, ruleset),
    answer: ({ club }) => ({ club }),
  });

  registerClubCommand(host, ROUTES.collectDailyReward, {
    run: ({ club, ruleset, body, ...draw }) =>
      drawFromChain({ ...draw, clubId: club.id }, dailyItem(draw.now), (random) =>
        collectDailyReward({ club, rewardType: body.rewardType, now: draw.now }, random, ruleset),
      ),
    answer: ({ outcome, club }) => ({ reward: outcome.reward, club }),
  });
}
