/** Schemas of notifications outside the game. */
import type { NOTIFICATION_ENDPOINTS } from '../endpoints/notifications.ts';
import {
  browserIdSchema,
  browserSubscriptionSchema,
  emailLanguageSchema,
  notificationChoiceSchema,
  notificationSettingsSchema,
} from '../schemas/index.ts';
import { count, described, record } from '../schemas/schema-parts.ts';
import { emptyBody, type RouteSchemas } from './route.ts';

export const NOTIFICATION_SCHEMAS = {
  notificationSettings: { data: notificationSettingsSchema },
  chooseNotification: { body: notificationChoiceSchema, data: notificationSettingsSchema },
  subscribeBrowser: { body: browserSubscriptionSchema, data: notificationSettingsSchema },
  removeBrowser: { params: record({ browserId: browserIdSchema }), data: notificationSettingsSchema },
  chooseEmailLanguage: { body: emailLanguageSchema, data: notificationSettingsSchema },
  confirmEmail: { body: emptyBody, data: notificationSettingsSchema },
  testNotification: {
    body: emptyBody,
    data: record({ browsers: described(count, 'Browsers that are sent the notification') }),
  },
} as const satisfies Record<keyof typeof NOTIFICATION_ENDPOINTS, RouteSchemas>;
