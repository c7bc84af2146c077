/**
 * `npm run dev:fake`: the app in front of the fake server, for looking at screens without a server. Never part of a
 * release.
 */
import { RouteFailed } from '../../app/layout/route-failed.tsx';
import { SignedInLayout } from '../../app/layout/signed-in-layout.tsx';
import { APP_ROUTES } from '../../app/routes.tsx';
import { start } from '../../start.tsx';
import { memoryTokens } from '../memory-tokens.ts';
import { initialDataOf } from '../queries/fake-queries.ts';
import { clubCommands } from '../server/club-commands.ts';
import { type Handlers, RefusedCall } from '../server/fake-handlers.ts';
import { createFakeServer } from '../server/fake-server.ts';
import { liveHandlers } from '../server/live-handlers.ts';
import { operatorHandlers } from '../server/operator-handlers.ts';
import { playerCommands } from '../server/player-commands.ts';
import type { BuiltScene } from './demo-scene.ts';
import { incident } from './incident.ts';
import { withLongNames } from './long-names.ts';
import { PartsScreen } from './parts-screen.tsx';

// The address chooses the state: `?signedout`, `?noclub`, `?scene=` one of `SCENES`; `?incident` announces one;
// `?names=long` gives clubs, stadiums, managers and players the longest names; `?hold=` and `?fail=`
// name calls that never answer, or fail.
const query = new URLSearchParams(location.search);
const scene = await sceneOf(query.get('scene') ?? (query.has('noclub') ? 'noclub' : 'demo'));
const { world, free } = scene;
const server = createFakeServer(world, {
  ...clubCommands({ free }),
  ...playerCommands(),
  initialData: (call) => ({ ...initialDataOf(call.world), contact: 'contato@exemplo.com.br' }),
  addLead: () => ({ registered: true }),
  ...(query.has('operator') && operatorHandlers()),
  ...(query.has('incident') && { serverStatus: incident }),
  ...liveHandlers(scene),
  ...answering('hold', never),
  ...answering('fail', () => {
    throw new RefusedCall('server/internal');
  }),
});

APP_ROUTES[0]?.children?.push({
  element: <SignedInLayout />,
  children: [
    {
      errorElement: <RouteFailed />,
      children: [
        { path: '/parts', element: <PartsScreen /> },
        { path: '/broken', Component: Broken },
      ],
    },
  ],
});
await start({
  fetch: query.get('names') === 'long' ? withLongNames(server.fetch, world, free) : server.fetch,
  baseUrl: location.origin,
  tokens: memoryTokens(!query.has('signedout')),
  signIn: async () => {
    if (query.get('hold') === 'signIn') await never();
    if (query.get('fail') === 'signIn')
      throw Object.assign(new Error('the popup was closed'), { code: 'identity/popup-closed' });
    return 'token';
  },
  freshToken: async () => 'token',
  endSession: async () => {},
});

/** From its file, which the build of the slow tests writes beside the app; while developing there is none. */
async function sceneOf(name: string): Promise<BuiltScene> {
  const answer = await fetch(`/scenes/${name}.json`);
  if (answer.headers.get('content-type')?.includes('json')) return answer.json();
  const { buildScene } = await import('./demo-scenes.ts');
  return buildScene(name);
}

/** Handlers of the calls that the address names, all the same. */
function answering(parameter: string, handler: () => never | Promise<never>): Handlers {
  const names = (query.get(parameter) ?? '').split(',').filter((name) => name !== '');
  return Object.fromEntries(names.map((name) => [name, handler]));
}

function never(): Promise<never> {
  return new Promise(() => {});
}

/** A screen with a fault, to see what replaces it. */
function Broken(): never {
  throw new Error('a fault on purpose');
}
