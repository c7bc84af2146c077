/** The signed roots of the world, which a witness outside keeps, and the proofs of draws. R-PRF-3, R-PRF-12, R-OPX-10 */
import { ROUTES } from '@mundo-manager/contract';
import { callerClubId } from '../http/find-caller.ts';
import { type RouteHost, registerRoute } from '../http/register-route.ts';
import { rewardChainOf } from '../proofs/reward-chain.ts';
import { rootsAfter } from '../proofs/roots.ts';
import { drawProofsOf } from '../sealing/sealed-draws.ts';

const ROOTS_A_PAGE = 100;

export function registerProofs(host: RouteHost): void {
  const { storage, newRandom } = host.services;

  registerRoute(host, ROUTES.proofs, async ({ query }) => {
    const roots = await rootsAfter(storage.db, query.after ?? 0, ROOTS_A_PAGE);
    const last = roots.at(-1)?.root.number;
    return { roots, next: roots.length < ROOTS_A_PAGE || last === undefined ? null : last };
  });

  registerRoute(host, ROUTES.rewardChain, ({ caller }) => {
    const clubId = callerClubId(caller);
    return storage.transaction((tx) => rewardChainOf(tx, clubId, newRandom()));
  });

  registerRoute(host, ROUTES.drawProofs, ({ params }) => drawProofsOf(storage.db, params.competitionId));
}
