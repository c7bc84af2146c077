/** Clubs as everybody sees them. R-CAL-11 */
import { publicClub, ROUTES } from '@mundo-manager/contract';
import { loadClub } from '../aggregates/clubs.ts';
import { orRefuse } from '../commands/refusal.ts';
import { type RouteHost, registerRoute } from '../http/register-route.ts';

export function registerClubPages(host: RouteHost): void {
  const { storage } = host.services;
  registerRoute(host, ROUTES.club, async ({ params }) => {
    const { club } = orRefuse(await loadClub(storage.db, params.id), 'not-found/club');
    return { club: publicClub(club) };
  });
}
