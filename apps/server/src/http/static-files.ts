/** The web app and the replay player, if they have been built. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusalAnswer } from '../commands/refusal.ts';
import { sendAnswer } from './answers.ts';
import type { RateLimits } from './rate-limits.ts';
import { PLAYER_PREFIX } from './security-headers.ts';

const built = (app: string) => fileURLToPath(new URL(`../../../${app}/dist`, import.meta.url));

/** Folders of built files. */
export interface StaticFolders {
  readonly web: string;
  readonly player: string;
}

export const STATIC_FOLDERS: StaticFolders = { web: built('web'), player: built('player') };

/** Addresses that are never a page of the web app. */
const NO_PAGES = /^\/(?:api|Webgl_On|assets|metrics)(?:[/?]|$)/;
/** File names with an extension or a leading dot. The app has no pages with such addresses, so a missing file is a 404. */
const FILES = /^[^?]*\/(?:\.[^/?]*|[^/?]*\.[a-z0-9]+)(?:[/?]|$)/i;
const READING: readonly string[] = ['GET', 'HEAD'];

/** Serves what exists; an unknown page is the web app's own to show, an unknown call is refused. Both are limited, by address. */
export async function serveFiles(
  app: FastifyInstance,
  { web, player }: StaticFolders,
  { ofFiles, ofRefused }: Pick<RateLimits, 'ofFiles' | 'ofRefused'>,
): Promise<void> {
  const hasPages = existsSync(web);
  const isPage = ({ method, url }: FastifyRequest) =>
    hasPages && READING.includes(method) && !NO_PAGES.test(url) && !FILES.test(url);
  await app.register(async (files) => {
    files.addHook('onRequest', (request, reply) =>
      request.is404 && !isPage(request) ? ofRefused(request, reply) : ofFiles(request, reply),
    );
    if (existsSync(player)) {
      await files.register(fastifyStatic, {
        root: player,
        prefix: PLAYER_PREFIX,
        decorateReply: false,
        preCompressed: true,
        setHeaders: setCaching,
      });
    }
    if (hasPages)
      await files.register(fastifyStatic, { root: web, wildcard: false, preCompressed: true, setHeaders: setCaching });
    files.setNotFoundHandler((request, reply) =>
      isPage(request)
        ? reply.sendFile('index.html')
        : sendAnswer(reply, refusalAnswer({ code: 'request/unknown-route', facts: {} })),
    );
  });
}

/** Built files carry a hash of their content in their name; pages do not. */
function setCaching(reply: { header(name: string, value: string): unknown }, path: string): void {
  const isHashed = path.includes('/assets/');
  reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}
