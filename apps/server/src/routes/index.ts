/** Every call of the contract that this server answers. */
import type { RouteHost } from '../http/register-route.ts';
import { registerClubCreation } from './club-creation.ts';
import { registerClubManagement } from './club-management.ts';
import { registerClubPages } from './club-pages.ts';
import { registerHealth } from './health.ts';
import { registerSession } from './session.ts';

export function registerRoutes(host: RouteHost): void {
  registerHealth(host);
  registerSession(host);
  registerClubCreation(host);
  registerClubManagement(host);
  registerClubPages(host);
}
