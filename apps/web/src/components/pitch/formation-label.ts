import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What follows the digits of a formation's id, in words. */
const KINDS: Readonly<Record<string, MessageDescriptor>> = {
  Diamond: msg`losango`,
  Wide: msg`aberto`,
  Narrow: msg`fechado`,
  DM: msg`com volantes`,
  AM: msg`com meias`,
};

/** A formation as it is written: '433Wide' is 4-3-3 aberto. R-TSC-31 */
export function formationLabel(name: string): string {
  const digits = /^\d+/.exec(name)?.[0] ?? '';
  const kinds = name.slice(digits.length).match(/[A-Z]+(?![a-z])|[A-Z][a-z]+/g) ?? [];
  const words = kinds.map((kind) => {
    const word = KINDS[kind];
    return word === undefined ? kind : i18n._(word);
  });
  return [[...digits].join('-'), ...words].join(' ');
}
