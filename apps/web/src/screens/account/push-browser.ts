/** Web push in this browser: whether it can, whether it may, and its subscription. */
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BrowserSubscription } from '@mundo-manager/contract';
import { locale } from '../../ui/text/locale.ts';

const WORKER = '/push-worker.js';

/** What this browser does with notifications; `endpoint` while it is subscribed. */
export type PushState =
  | { readonly kind: 'unsupported' }
  /** Of iPhones and iPads, where only an installed app is notified. */
  | { readonly kind: 'not-installed' }
  | { readonly kind: 'denied' }
  | { readonly kind: 'ready'; readonly endpoint: string | null };

/** The state now; asks the user nothing. */
export async function readPushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return { kind: /iPhone|iPad/.test(navigator.userAgent) ? 'not-installed' : 'unsupported' };
  if (Notification.permission === 'denied') return { kind: 'denied' };
  const subscription = await currentSubscription();
  return { kind: 'ready', endpoint: subscription?.endpoint ?? null };
}

/** Asks for permission and subscribes; null if the user says no. Throws if the browser has no push service to offer. */
export async function subscribeHere(publicKey: string): Promise<BrowserSubscription | null> {
  // Browsers show the question only during a user's gesture, so nothing is awaited before it.
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription with another key of the server can't be used.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(publicKey),
  });
  return described(subscription);
}

/** The subscription of this browser, as it is now; null without one. */
export async function subscriptionHere(): Promise<BrowserSubscription | null> {
  const subscription = await currentSubscription();
  return subscription && described(subscription);
}

function described(subscription: PushSubscription): BrowserSubscription {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!(endpoint && p256dh && auth)) throw new Error('the subscription has no keys');
  return { endpoint, p256dh, auth, label: browserLabel(navigator.userAgent), language: locale };
}

/** Ends the subscription of this browser. */
export async function unsubscribeHere(): Promise<void> {
  await (await currentSubscription())?.unsubscribe();
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const base64 = base64url.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** Signs of browsers in their user agents; those that pretend to be others come first. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/** The browser as the list of browsers names it: 'Firefox no Windows'. */
export function browserLabel(userAgent: string): string {
  const [, browser = i18n._(msg`Navegador`)] = BROWSERS.find(([sign]) => userAgent.includes(sign)) ?? [];
  const [, system] = SYSTEMS.find(([sign]) => userAgent.includes(sign)) ?? [];
  return system === undefined ? browser : i18n._(msg`${browser} no ${system}`);
}
