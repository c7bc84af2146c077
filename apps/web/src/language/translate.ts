import type { I18n, MessageDescriptor } from '@lingui/core';
import { messageKey } from './message-key.ts';

type Message = NonNullable<MessageDescriptor['message']>;
/** The messages of a language: compiled translations by the keys of their sources. */
export type Translations = Readonly<Record<string, Message>>;

/**
 * Shows each message in its translation. Messages have no ids, so `i18n._`, which all of them pass, looks them up by
 * text and context. `i18n.t` is a copy of it. See docs/decisions/0019-languages-by-text.md.
 */
export function translate(i18n: I18n, translations: Translations): void {
  const show = i18n._.bind(i18n);
  /** A descriptor, or the options of the `<Trans>` component. */
  const translated = <T extends { message?: Message; context?: string }>(descriptor: T): T => {
    const message = translations[messageKey(descriptor.message, descriptor.context)];
    return message === undefined ? descriptor : { ...descriptor, message };
  };
  const showTranslated: typeof show = (id: MessageDescriptor | string, values?: object, options?: object) =>
    typeof id === 'object' ? show(translated(id)) : show(id, { ...values }, options && translated(options));
  i18n._ = showTranslated;
  i18n.t = showTranslated;
}
