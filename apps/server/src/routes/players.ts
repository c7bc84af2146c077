/** A manager's actions with his players, and the public view of any player. R-CAL-26 to R-CAL-29, R-IDN-7 */
import { ROUTES } from '@mundo-manager/contract';
import { attachBooster, removeBooster, unlockBoosterSlot } from '@mundo-manager/rules/boosters';
import { accept } from '@mundo-manager/rules/core';
import { playerSeenBy, releasePlayer } from '@mundo-manager/rules/market';
import { train } from '@mundo-manager/rules/training';
import { applyTrainingPlan, checkPlans } from '@mundo-manager/rules/training-plan';
import { matchesAround } from '../aggregates/club-matches.ts';
import { loadClub } from '../aggregates/clubs.ts';
import { findPlayer } from '../aggregates/player-location.ts';
import { readPlans, storePlanReport, storePlans } from '../aggregates/training-plans.ts';
import { orRefuse } from '../commands/refusal.ts';
import { registerClubCommand } from '../http/register-command.ts';
import { type RouteHost, registerRoute } from '../http/register-route.ts';
import { clubBadges } from '../views/club-badges.ts';
import { playerCareer } from '../views/player-careers.ts';
import { developmentOf, squadDevelopment } from '../views/player-development.ts';
import { comparablesOf, playerTransfers } from '../views/transfers.ts';

export function registerPlayers(host: RouteHost): void {
  const { storage, clock, rulesets } = host.services;

  registerClubCommand(host, ROUTES.trainPlayers, {
    run: async ({ tx, club, now, ruleset, body }) => {
      const { players: numbers, trainingId, intensity } = body;
      return train(
        { club, numbers, trainingId, intensity, matches: await matchesAround(tx, club.id, now), now },
        ruleset,
      );
    },
    answer: ({ outcome, club }) => ({ trainingOutcome: outcome.trainingOutcome, club }),
  });
  registerRoute(host, ROUTES.trainingPlan, ({ caller }) => readPlans(storage.db, orRefuse(caller.clubId, 'club/none')));
  registerClubCommand(host, ROUTES.saveTrainingPlan, {
    run: async ({ tx, club, ruleset, body }) => {
      const checked = checkPlans(body, club, ruleset);
      if (!checked.ok) return checked;
      await storePlans(tx, club.id, checked.value);
      return accept({ club, entries: [], events: [] });
    },
    answer: async ({ club, context }) => ({ club, plans: await readPlans(context.tx, club.id) }),
  });
  registerClubCommand(host, ROUTES.applyTrainingPlan, {
    run: async ({ tx, club, now, ruleset }) => {
      const { plan } = await readPlans(tx, club.id);
      const applied = applyTrainingPlan({ club, plan, matches: await matchesAround(tx, club.id, now), now }, ruleset);
      if (applied.ok) await storePlanReport(tx, club.id, applied.value.report);
      return applied;
    },
    answer: async ({ club, context }) => ({ club, plans: await readPlans(context.tx, club.id) }),
  });
  registerClubCommand(host, ROUTES.addPlayerBooster, {
    run: ({ club, now, ruleset, body }) => attachBooster({ club, ...body, now }, ruleset),
    answer: ({ outcome, club }) => ({ club, player: outcome.player }),
  });
  registerClubCommand(host, ROUTES.removePlayerBooster, {
    run: ({ club, now, body }) => removeBooster({ club, ...body, now }),
    answer: ({ outcome, club }) => ({ club, player: outcome.player }),
  });
  registerClubCommand(host, ROUTES.unlockBoosterSlot, {
    run: ({ club, now, ruleset, body }) => unlockBoosterSlot({ club, ...body, now }, ruleset),
    answer: ({ outcome, club }) => ({ club, player: outcome.player }),
  });
  registerClubCommand(host, ROUTES.releasePlayer, {
    run: ({ club, now, ruleset, params }) => releasePlayer({ club, ...params, now }, ruleset),
    changes: ({ player }) => ({ players: [player] }),
    answer: ({ outcome, club }) => ({ club, player: outcome.player }),
  });

  registerRoute(host, ROUTES.playerCareer, async ({ params }) =>
    orRefuse(await playerCareer(storage.db, params.playerId), 'not-found/player'),
  );

  registerRoute(host, ROUTES.playerTransfers, async ({ params }) =>
    orRefuse(await playerTransfers(storage.db, params.playerId), 'not-found/player'),
  );

  registerRoute(host, ROUTES.comparableSales, async ({ params }) => {
    const now = clock.now();
    const { player } = orRefuse(await findPlayer(storage.db, params.playerId), 'not-found/player');
    return comparablesOf(storage.db, { player, now }, rulesets.at(now));
  });

  registerRoute(host, ROUTES.playerDevelopment, async ({ params, caller }) => {
    const now = clock.now();
    const { club } = orRefuse(await loadClub(storage.db, orRefuse(caller.clubId, 'club/none')), 'club/none');
    const input = { club, playerId: params.playerId, now };
    return orRefuse(await developmentOf(storage.db, input, rulesets.at(now)), 'club/unknown-player');
  });

  registerRoute(host, ROUTES.squadDevelopment, async ({ caller }) => {
    const now = clock.now();
    const { club } = orRefuse(await loadClub(storage.db, orRefuse(caller.clubId, 'club/none')), 'club/none');
    return { players: await squadDevelopment(storage.db, { club, now }) };
  });

  registerRoute(host, ROUTES.player, async ({ params, caller }) => {
    const found = orRefuse(await findPlayer(storage.db, params.playerId), 'not-found/player');
    const { clubId } = found;
    const player = playerSeenBy(found.player, caller.clubId);
    if (clubId === null) return { player, club: null };
    return { player, club: (await clubBadges(storage.db, [clubId])).get(clubId) ?? null };
  });
}
