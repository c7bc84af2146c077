/** Compresses answers that are worth it for clients that accept that; built files are by the build. Requests are never inflated. */
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Smaller ones fit into a packet or two as they are; bytes. */
const WORTH_IT = 2048;
/** Up to here a stream on another thread costs more than it saves: initial data, of some 30 kB, take 0.15 ms. */
const AT_ONCE = 64 * 1024;

/** Compresses every route but event streams. No answer holds a secret together with another user's text (BREACH). */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['gzip'],
    zlibOptions: { level: 1 },
    threshold: WORTH_IT,
    syncThreshold: AT_ONCE,
  });
}
