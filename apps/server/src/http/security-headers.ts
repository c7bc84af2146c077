/** Headers that keep a browser from being turned against its user. */
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const SELF = ["'self'"];

/** Pages of the game: scripts of ours only, nowhere framed. */
const PAGES = {
  defaultSrc: SELF,
  scriptSrc: SELF,
  // Styles set from scripts (positions while dragging) are attributes.
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: SELF,
  connectSrc: SELF,
  frameSrc: SELF,
  workerSrc: SELF,
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: SELF,
  frameAncestors: ["'none'"],
};

/** The replay player, which other sites may embed. */
const PLAYER = {
  ...PAGES,
  workerSrc: ["'self'", 'blob:'],
  frameAncestors: ['*'],
};

/** The player's address. */
export const PLAYER_PREFIX = '/Webgl_On/';

/** The game asks for no device; the player may fill the screen. */
const NO_DEVICES = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** Sets the headers of every answer. `tls`: browsers reach the server through https. */
export async function secureHeaders(app: FastifyInstance, { tls }: { readonly tls: boolean }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...PAGES, ...(tls ? { upgradeInsecureRequests: [] } : {}) },
    },
    // The sign-in popup has to be able to talk back to the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: tls ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  });
  const playerPolicy = policyText(PLAYER);
  app.addHook('onSend', async (request, reply) => {
    reply.header('permissions-policy', NO_DEVICES);
    if (!request.url.startsWith(PLAYER_PREFIX)) return;
    reply.header('content-security-policy', playerPolicy);
    reply.header('cross-origin-resource-policy', 'cross-origin');
    reply.removeHeader('x-frame-options');
  });
}

function policyText(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} ${values.join(' ')}`)
    .join('; ');
}
