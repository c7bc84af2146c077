/** Whether a request comes from this very machine, asked for by a name of this machine, through no proxy. */

import { isIPv4 } from 'node:net';

export interface RequestOrigin {
  /** Address at the other end of the connection; not what a header claims. */
  readonly remoteAddress: string | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/** Whether the host name means this machine: localhost, 127.x.x.x or [::1]. */
export function isLoopbackHostname(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || isLoopbackAddress(hostname);
}

function isLoopbackAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '');
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
}

/** A page elsewhere can point its own name at 127.0.0.1, and a proxy here speaks for strangers: both are refused. */
export function isLocalCaller({ remoteAddress, headers }: RequestOrigin): boolean {
  const host = headers.host;
  if (typeof host !== 'string' || !URL.canParse(`http://${host}`)) return false;
  return (
    remoteAddress !== undefined &&
    isLoopbackAddress(remoteAddress) &&
    isLoopbackHostname(new URL(`http://${host}`).hostname) &&
    proxyHeaders.every((name) => headers[name] === undefined)
  );
}
