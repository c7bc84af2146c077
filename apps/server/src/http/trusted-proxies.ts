/** Which proxies say whose call it is, in `X-Forwarded-For` and `X-Forwarded-Proto`. R-OPR-3 */
import { BlockList, isIP } from 'node:net';

/** Number of proxies in front of the server, or their addresses and networks; null if there is none. */
export type TrustedProxies = { readonly hops: number } | { readonly addresses: readonly string[] } | null;

/** Networks by their names, as Fastify reads them. */
const NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};
const MOST_HOPS = 10;

/** The setting's value as it is meant; undefined for one that means nothing. */
export function readTrustedProxies(value: string): TrustedProxies | undefined {
  if (value === 'no' || value === '0') return null;
  if (/^\d+$/.test(value)) return Number(value) <= MOST_HOPS ? { hops: Number(value) } : undefined;
  const addresses = value.split(',').map((address) => address.trim());
  return addresses.every(isAddress) ? { addresses } : undefined;
}

/** Whether the setting names a proxy, also where it names it wrongly; an empty one counts as none. */
export function isBehindProxy(value: string | undefined): boolean {
  return Boolean(value) && readTrustedProxies(value ?? '') !== null;
}

/**
 * Fastify's `trustProxy`. Hops are counted from the connection's own address: what a client has written itself is
 * further to the left, and never trusted. Fastify's own number of hops trusts no proxy.
 */
export function addressTrust(proxies: TrustedProxies): false | string | ((address: string, hop: number) => boolean) {
  if (proxies === null) return false;
  if ('addresses' in proxies) return proxies.addresses.join(',');
  const { hops } = proxies;
  return (_address, hop) => hop < hops;
}

/** Returns whether an address that connects is one of the proxies; with a number of them, every one is. */
export function isProxyPeer(proxies: TrustedProxies): (address: string) => boolean {
  if (proxies === null) return () => false;
  if ('hops' in proxies) return () => true;
  const known = new BlockList();
  for (const text of proxies.addresses.flatMap((name) => NETWORKS[name] ?? name)) {
    const [address = '', prefix] = text.split('/');
    const family = familyOf(address);
    if (prefix === undefined) known.addAddress(address, family);
    else known.addSubnet(address, Number(prefix), family);
  }
  return (address) => known.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

/** Whether it is an address, a network such as 10.0.0.0/8, or the name of one. */
function isAddress(text: string): boolean {
  if (Object.hasOwn(NETWORKS, text)) return true;
  const [address = '', prefix, ...more] = text.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (bits < 0 || more.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
}
