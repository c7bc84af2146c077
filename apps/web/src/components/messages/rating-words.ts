import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RatingColour } from '@mundo-manager/rules/positions';

/** The word for a rating among the players of a category. R-POS-10 */
export const RATING_WORDS: Readonly<Record<RatingColour, MessageDescriptor>> = {
  excellent: msg`excelente`,
  great: msg`ótimo`,
  good: msg`bom`,
  fair: msg`regular`,
  poor: msg`fraco`,
};
