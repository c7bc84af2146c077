/** Push services that this server sends to: it calls no other address that a browser names. R-NOT-13 */

/** Of the services of Chrome, Firefox, Edge and Safari. */
export const PUSH_HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.notify.windows.com',
  'web.push.apple.com',
] as const;

const HOST = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/;
/** A service on this machine, for tests: its origin instead of a host. */
const LOCAL_ORIGIN = /^http:\/\/127\.0\.0\.1:\d{1,5}$/;

/** Whether the setting may name it: a host, '*.' and a domain, or the origin of a service on this machine. */
export function isPushHost(entry: string): boolean {
  return HOST.test(entry) || LOCAL_ORIGIN.test(entry);
}

/** Whether an entry of the setting is for one's own machine alone. */
export function isLocalPushHost(entry: string): boolean {
  return LOCAL_ORIGIN.test(entry);
}

/** Whether the endpoint is of a listed service, by https on its usual port and without credentials. */
export function isPushEndpoint(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (hosts.some((entry) => isLocalPushHost(entry) && entry === origin)) return true;
  if (protocol !== 'https:' || port !== '') return false;
  return hosts.some((entry) => (entry.startsWith('*.') ? hostname.endsWith(entry.slice(1)) : hostname === entry));
}
