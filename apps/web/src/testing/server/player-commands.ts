import { attachBooster, fuseBoosters, removeBooster, unlockBoosterSlot } from '@mundo-manager/rules/boosters';
import type { Club } from '@mundo-manager/rules/clubs';
import { listPlayer, releasePlayer, unlistPlayer } from '@mundo-manager/rules/market';
import type { Player } from '@mundo-manager/rules/players';
import { train } from '@mundo-manager/rules/training';
import { applyTrainingPlan, checkPlans } from '@mundo-manager/rules/training-plan';
import type { FakeWorld } from '../world.ts';
import { allowed, kept, ownOf } from './club-commands.ts';
import type { Handlers } from './fake-handlers.ts';
import { drawFromFakeChain } from './fake-rewards.ts';

/** Commands on players and their boosters that run the rules on the fake world, as the server does. */
export function playerCommands() {
  return {
    listPlayer: ({ world, params }) =>
      answered(world, allowed(listPlayer({ ...base(world), ...params }, world.ruleset))),
    unlistPlayer: ({ world, params }) =>
      answered(world, allowed(unlistPlayer({ ...base(world), ...params }, world.ruleset))),
    releasePlayer: ({ world, params }) => {
      const { club, player } = allowed(releasePlayer({ ...base(world), ...params }, world.ruleset));
      return answered(world, { club, player: { ...player, club: null } });
    },
    unlockBoosterSlot: ({ world, body }) =>
      answered(world, allowed(unlockBoosterSlot({ ...base(world), ...body }, world.ruleset))),
    addPlayerBooster: ({ world, body }) =>
      answered(world, allowed(attachBooster({ ...base(world), ...body }, world.ruleset))),
    removePlayerBooster: ({ world, body }) => answered(world, allowed(removeBooster({ ...base(world), ...body }))),
    trainPlayers: ({ world, body: { players: numbers, intensity, trainingId } }) => {
      const matches = world.competitions.flatMap((competition) => Object.values(competition.matches));
      const session = { ...base(world), numbers, intensity, trainingId, matches };
      const { club, trainingOutcome } = allowed(train(session, world.ruleset));
      return { club: kept(world, club), trainingOutcome: [...trainingOutcome] };
    },
    saveTrainingPlan: ({ world, body }) => {
      const club = ownOf(world);
      world.plans = { ...allowed(checkPlans(body, club, world.ruleset)), report: world.plans.report };
      return { club: kept(world, club), plans: world.plans };
    },
    applyTrainingPlan: ({ world }) => {
      const matches = world.competitions.flatMap((competition) => Object.values(competition.matches));
      const { plan } = world.plans;
      const { club, report } = allowed(applyTrainingPlan({ ...base(world), plan, matches }, world.ruleset));
      world.plans = { ...world.plans, report };
      return { club: kept(world, club), plans: world.plans };
    },
    mergeBoosters: ({ world, body: { boosters }, headers }) => {
      const { club, reward } = drawFromFakeChain(world, { kind: 'fusion', spent: boosters, headers }, (random) =>
        allowed(fuseBoosters({ ...base(world), boosterIds: boosters }, random, world.ruleset)),
      );
      return { club: kept(world, club), reward };
    },
  } satisfies Handlers;
}

function base(world: FakeWorld) {
  return { club: ownOf(world), now: world.now };
}

function answered(world: FakeWorld, { club, player }: { readonly club: Club; readonly player: Player }) {
  return { club: kept(world, club), player };
}
