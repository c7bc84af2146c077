/** Answers that are worth it are compressed for whoever accepts that; built files are by the build. Requests are never inflated. */
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Smaller ones fit into a packet or two as they are; bytes. */
const WORTH_IT = 2048;

/** Turns it on for every route but streams of events. No answer holds a secret beside a text that somebody else has chosen (BREACH). */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, { globalDecompression: false, encodings: ['br', 'gzip'], threshold: WORTH_IT });
}
