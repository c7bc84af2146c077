/** The contact for security reports, if the operator has given an address (RFC 9116). R-NAV-27 */
import type { FastifyInstance } from 'fastify';
import type { RateLimits } from './rate-limits.ts';

/** Milliseconds after which a reader asks anew whether the address still holds. */
const HOLDS_FOR = 180 * 24 * 60 * 60 * 1000;

/** Answers /.well-known/security.txt. */
export function tellSecurityContact(
  app: FastifyInstance,
  { contact, wallNow }: { readonly contact: string | undefined; readonly wallNow: () => number },
  { ofFiles }: Pick<RateLimits, 'ofFiles'>,
): void {
  if (contact === undefined) return;
  app.get('/.well-known/security.txt', { onRequest: ofFiles }, (_request, reply) => {
    const expires = new Date(wallNow() + HOLDS_FOR).toISOString();
    const lines = [`Contact: mailto:${contact}`, `Expires: ${expires}`, 'Preferred-Languages: pt-BR, en'];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
