import type { FakeWorld } from '../world.ts';
import type { Handlers } from './fake-handlers.ts';

/** Fake answers of notifications: consents and browsers are kept, nothing is sent. */
export const NOTIFICATION_HANDLERS: Handlers = {
  notificationSettings: ({ world }) => settingsOf(world),
  chooseNotification: ({ world, body: { kind, channel, isOn } }) => {
    const others = world.notifications.consents.filter(
      (consent) => consent.kind !== kind || consent.channel !== channel,
    );
    const consents = isOn ? [...others, { kind, channel, since: world.now }] : others;
    world.notifications = { ...world.notifications, consents };
    return settingsOf(world);
  },
  subscribeBrowser: ({ world, body: { endpoint, label, language = 'pt-BR' } }) => {
    const { browsers } = world.notifications;
    const id = browsers.find((each) => each.endpoint === endpoint)?.id ?? String(browsers.length + 1);
    const browser = { id, endpoint, label, language, createdAt: world.now };
    world.notifications = { ...world.notifications, browsers: [browser, ...browsers.filter((each) => each.id !== id)] };
    return settingsOf(world);
  },
  removeBrowser: ({ world, params: { browserId } }) => {
    const browsers = world.notifications.browsers.filter(({ id }) => id !== browserId);
    world.notifications = { ...world.notifications, browsers };
    return settingsOf(world);
  },
  chooseEmailLanguage: ({ world, body: { language } }) => {
    world.notifications = { ...world.notifications, emailLanguage: language };
    return settingsOf(world);
  },
  confirmEmail: ({ world }) => settingsOf(world),
  testNotification: ({ world }) => ({ browsers: world.notifications.browsers.length }),
};

function settingsOf({ notifications, email }: FakeWorld) {
  return { ...notifications, email, publicKey: 'BAAA' };
}
