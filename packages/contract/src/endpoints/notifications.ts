/** Notifications outside the game: consents, browsers, a test. Each sets a state that may be asked for twice. R-NOT-11 */
import { endpoints } from './endpoint.ts';

export const NOTIFICATION_ENDPOINTS = endpoints('account', '/api/account/notifications', {
  notificationSettings: { method: 'GET', path: '', access: 'user' },
  chooseNotification: { method: 'PUT', path: '/consents', access: 'user' },
  subscribeBrowser: { method: 'PUT', path: '/browsers', access: 'user' },
  removeBrowser: { method: 'DELETE', path: '/browsers/:browserId', access: 'user' },
  chooseEmailLanguage: { method: 'PUT', path: '/email', access: 'user' },
  /** A second question within the hour is the same e-mail. */
  confirmEmail: { method: 'POST', path: '/email', access: 'user' },
  /** A second test within ten seconds is the same notification. */
  testNotification: { method: 'POST', path: '/test', access: 'user' },
});
