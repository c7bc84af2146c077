import { i18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

/** How long a contract lasts, in words. */
export function durationText(days: number): string {
  return i18n._(msg`${plural(days, { one: '# dia', other: '# dias' })}`);
}

/** Credits that come with a contract, in words. */
export function creditsText(credits: number): string {
  return i18n._(msg`${plural(credits, { one: '# crédito', other: '# créditos' })}`);
}
