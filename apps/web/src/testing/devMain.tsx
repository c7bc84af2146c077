/** `npm run dev:fake`: the app in front of the fake server, for looking at screens without a server. Never part of a build. */
import { createRandom } from '@mundo-manager/rules/core';
import { supplyMarket } from '@mundo-manager/rules/market';
import { ROUTES } from '../app/routes.tsx';
import { SignedInLayout } from '../app/SignedInLayout.tsx';
import { start } from '../start.tsx';
import { clubCommands } from './clubCommands.ts';
import { demoWorld } from './demoWorld.ts';
import { createFakeServer } from './fakeServer.ts';
import { memoryTokens } from './memoryTokens.ts';
import { PartsScreen } from './PartsScreen.tsx';
import { playerCommands } from './playerCommands.ts';

const query = new URLSearchParams(location.search);
const world = demoWorld(query.has('noclub') ? { club: null } : {});
const free = supplyMarket(createRandom('market'), {
  categories: ['Várzea'],
  players: [],
  idOf: (n) => `f${n}`,
  now: world.now,
});
const server = createFakeServer(world, { ...clubCommands({ free }), ...playerCommands() });

ROUTES[0]?.children?.push({ element: <SignedInLayout />, children: [{ path: '/parts', element: <PartsScreen /> }] });
start({
  fetch: server.fetch,
  baseUrl: location.origin,
  tokens: memoryTokens(!query.has('signedout')),
  signIn: async () => 'token',
  freshToken: async () => 'token',
  endSession: async () => {},
});
